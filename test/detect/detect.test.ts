// One file, so that the whole data set is compiled once for all of them.
import './cases.suite.ts';
import './corpora.suite.ts';
import './forms.suite.ts';
import './held-out-codes.suite.ts';
import './hostile.suite.ts';
import './iphones.suite.ts';
import './properties.suite.ts';
import './shapes.suite.ts';
import './siblings.suite.ts';
