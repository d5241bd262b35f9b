import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { tool } from '../../scripts/project.js';
import { generated } from '../../scripts/schemas.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files = generated();

describe('the committed schemas', () => {
  test.each(Object.keys(files))('%s is what npm run schemas writes', (file) => {
    expect(readFileSync(root + file, 'utf8')).toBe(files[file]);
  });

  test('are no more than those', () => {
    const committed = readdirSync(`${root}schema`).map((f) => `schema/${f}`);
    expect(committed.sort()).toEqual(Object.keys(files).sort());
  });

  test.each(Object.keys(files).filter((f) => f !== 'schema/openapi.json'))(
    '%s is a JSON Schema',
    (file) => {
      const ajv = new Ajv2020({ strict: false });
      expect(ajv.validateSchema(JSON.parse(files[file]!))).toBe(true);
    },
  );

  test('of the interface passes the linter', () => {
    const redocly = [tool('@redocly/cli', 'redocly'), 'lint', 'schema/openapi.json'];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    execFileSync(process.execPath, redocly, { cwd: root, env, stdio: 'pipe' });
  });
});

describe('the facts', () => {
  const device = new Ajv2020({ strict: false }).compile(JSON.parse(files['schema/device.json']!));
  const folder = `${root}data/devices`;
  const devices = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((f) =>
    f.endsWith('.json'),
  );

  test('follow the schema that their editor sees', () => {
    const wrong = devices.filter(
      (f) => !device(JSON.parse(readFileSync(`${folder}/${f}`, 'utf8'))),
    );
    expect(wrong).toEqual([]);
  });
});
