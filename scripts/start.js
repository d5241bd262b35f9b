// npm start: sets up if needed, then serves on http://localhost:8080 (HOST and PORT change it).
import { build, install } from './project.js';

install();
build();
process.argv.splice(2, Infinity, 'serve');
await import('../dist/cli/main.js');
