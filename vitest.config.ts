import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Slow suites in short files. Vitest starts with the longest file where no earlier run has told it how
 * long each takes; these would come last, one core idle beside them.
 */
const SLOW =
  /\/(?:setup\/start|browser\/lighthouse|fuzz\/fuzz|examples\/examples|docs\/types)\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): boolean => SLOW.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tools/**/*.test.ts', 'test/**/*.test.ts'],
    sequence: { sequencer: SlowFirst },
    // Ends what hangs, not what is slow: on a machine with other work a test took 25 times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
