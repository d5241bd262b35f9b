// npm run build: installs and compiles what has changed.
import { build, install } from './project.js';

install();
build();
