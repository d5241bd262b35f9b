export { type Compiled, compile, compileDevices } from './compile.ts';
