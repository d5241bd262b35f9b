// npm run build: installs and compiles what has changed. With --package, also what only the package
// holds: the worker and the types.
import { build, buildPackage, install } from './project.js';

const forThePackage = process.argv.includes('--package');
install({ tests: forThePackage });
if (forThePackage) buildPackage();
else build();
