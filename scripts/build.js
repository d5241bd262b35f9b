// npm run build: installs and compiles what has changed. With --package, also builds what only the package
// contains: the worker and the types.
import { build, buildPackage, install } from './project.js';

const forThePackage = process.argv.includes('--package');
install({ tests: forThePackage });
if (forThePackage) buildPackage();
else build();
