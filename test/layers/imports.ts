import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The modules of a folder with their imports, as paths in the project with `/`. Tests are left out. */
export function modulesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .sort();
}

/**
 * What a module imports: static, dynamic and type-only imports, re-exports and `import('…')` types.
 *
 * @param file its path in the project
 * @returns packages by their name; modules of the project by their path in it
 * @example importsOf('src/http/app.ts') // ['hono', 'src/http/answer.ts', …]
 */
export function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]!.message}`);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((e) => e.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end));
      return literal === null ? [] : literal[2]!;
    }),
  ];
  return specifiers.map((specifier) =>
    specifier.startsWith('.') ? join(dirname(file), specifier).split(sep).join('/') : specifier,
  );
}
