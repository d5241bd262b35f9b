// npm run test:mutation: changes the code that computes answers in every small way (a condition, a
// constant, a line left out) and counts how many of the changes make a test beside it fail.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export default {
  mutate: [
    'src/compile/answer/**/*.ts',
    'src/verdict/**/*.ts',
    '!src/**/*.test.ts',
    '!src/**/*.fixture.ts',
  ],
  ignorePatterns: [
    'data',
    'dist',
    'bench',
    'docs',
    'deploy',
    'examples',
    '.cache',
    'test',
    'schema',
  ],
  // An absolute path: the runner starts in the folder of a copy.
  plugins: [require.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  // Stryker would read tsconfig.json with the JavaScript API, which TypeScript 7 lacks.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  concurrency: 2,
  tempDirName: '.cache/mutation',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
