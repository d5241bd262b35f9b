import { defineConfig } from 'vitest/config';

/** The unit tests beside the mutated code. */
export default defineConfig({
  test: { include: ['src/compile/answer/**/*.test.ts', 'src/verdict/**/*.test.ts'] },
});
