import { builtinModules } from 'node:module';
import { describe, expect, test } from 'vitest';
import { importsOf, modulesOf } from './imports.ts';
import { LAYERS } from './layers.ts';

const layers = new Map(LAYERS.map((layer) => [layer.name, layer]));
/** The layer of a module of `src`; `undefined` for any other file. */
const layerOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];
const isNodes = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

describe('the layers', () => {
  test('import only from layers above them in the list, so that no two import each other', () => {
    for (const [i, { name, imports }] of LAYERS.entries()) {
      const above = LAYERS.slice(0, i).map((layer) => layer.name);
      expect(above, name).toEqual(expect.arrayContaining([...imports]));
    }
  });

  test('import nothing of Node if they run anywhere', () => {
    for (const { name, imports, runtime } of LAYERS) {
      if (runtime === 'node') continue;
      const onNode = imports.filter((other) => layers.get(other)!.runtime === 'node');
      expect(onNode, name).toEqual([]);
    }
  });
});

describe.each(modulesOf('src'))('%s', (file) => {
  test('imports what its layer may', () => {
    const own = layers.get(layerOf(file) ?? '');
    expect(own, 'Add the folder to test/layers/layers.ts.').toBeDefined();
    const { name, imports, runtime } = own!;
    const refused = importsOf(file).filter((imported) => {
      if (isNodes(imported)) return runtime === 'any';
      // Packages, and files that the build makes, have no layer.
      if (!/^(?:src|tools|test|scripts|bench)\/.*\.tsx?$/.test(imported)) return false;
      const layer = layerOf(imported);
      return layer === undefined || (layer !== name && !imports.includes(layer));
    });
    expect(refused).toEqual([]);
  });
});

test('every layer has modules', () => {
  const found = new Set(modulesOf('src').map(layerOf));
  expect(LAYERS.filter(({ name }) => !found.has(name)).map(({ name }) => name)).toEqual([]);
});

test('the imports of a module are found in every form', () => {
  const found = importsOf('src/http/app.ts');
  expect(found).toContain('hono');
  expect(found).toContain('src/http/answer.ts'); // static
  expect(importsOf('src/http/index.ts')).toContain('src/http/app.ts'); // re-export
  expect(importsOf('src/hosts/assistants.ts')).toContain('src/mcp/index.ts'); // dynamic
  expect(importsOf('src/http/check.ts')).toContain('src/http/api-state.ts'); // type-only
});
