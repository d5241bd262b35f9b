import type { Source } from '../../model/index.ts';
import { sourceFile } from '../source-files.ts';
import type { Rule } from './rule.ts';

const id = 'source-address';

/** Every source has an address, or says why it has none. */
export const sourceAddress: Rule = {
  id,
  *check({ sources }) {
    for (const [name, source] of Object.entries(sources)) {
      const fault = faultOf(source);
      if (!fault) continue;
      const [field, value, why, cure] = fault;
      yield {
        file: sourceFile(source.publisher),
        field: `sources.${name}.${field}`,
        value,
        why,
        cure,
        rule: id,
        fixable: false,
      };
    }
  },
};

function faultOf({ url, withoutUrl, kind }: Source): [string, string, string, string] | null {
  if (url !== undefined && withoutUrl !== undefined) {
    return ['withoutUrl', withoutUrl, 'The source has an address.', 'Remove withoutUrl.'];
  }
  if (url === undefined && withoutUrl === undefined) {
    const cure = 'Add the address of the page or of the repository in which it was read.';
    return ['url', '', 'The source has no address.', cure];
  }
  if (withoutUrl === 'derived' && kind !== 'catalogue') {
    const why = 'Only a date can be derived. What somebody says about a device has an address.';
    return ['withoutUrl', withoutUrl, why, 'Add the address of what was read.'];
  }
  return null;
}
