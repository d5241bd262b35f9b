// npm start: sets up if needed, then serves on http://localhost:8080 (environment variables change it).
import { join } from 'node:path';
import { build, install, root, stopWithNpm } from './project.js';

install();
build();
stopWithNpm();
const main = join(root, 'dist', 'bundle', 'main.js');
// Workers of the service are started with the same command.
process.argv.splice(1, Infinity, main, 'serve');
await import('../dist/bundle/main.js');
