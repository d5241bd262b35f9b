import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'claim-kind';

/** A catalogue lists names, codes and dates: it never carries a claim about eSIM. */
export const claimKind: Rule = {
  id,
  *check({ devices, sources }) {
    for (const entry of devices) {
      for (const { field, statement } of statements(entry)) {
        if (sources[statement.source]?.kind !== 'catalogue') continue;
        yield deviceProblem(
          id,
          entry,
          `${field}.source`,
          statement.source,
          'A catalogue says nothing about eSIM.',
          'Cite a source about eSIM, or remove the claim.',
        );
      }
    }
  },
};
