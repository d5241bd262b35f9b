#!/usr/bin/env node
import { createProgram } from './program.ts';
import { run } from './run.ts';

await run(createProgram());
