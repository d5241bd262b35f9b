// Compiles a part of the facts with another date, as a second version of the data set for tests.
//
//   node --import tsx scripts/part-of-facts.ts FILE DEVICES
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../src/compile/index.ts';
import { loadFacts } from '../src/data/index.ts';
import { root } from './project.js';

const [file, count] = process.argv.slice(2);
const { facts } = loadFacts(join(root, 'data'));
const devices = facts.devices.slice(0, Number(count));
writeFileSync(file!, compile({ ...facts, date: '2026-01-01', devices }).bytes);
