import { pathToFileURL } from 'node:url';
import { type Lookup, openLookup } from '../lookup/index.ts';

/** Opens the data set that `SNAPSHOT` names, like the service; without it, the one in the package. */
export const openData = (): Promise<Lookup> =>
  openLookup(process.env.SNAPSHOT ? { snapshot: pathToFileURL(process.env.SNAPSHOT) } : {});
