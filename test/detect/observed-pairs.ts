import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

/** A user agent and the model and platform that the same browser sent as client hints. */
export interface ObservedPair {
  userAgent: string;
  model: string;
  platform: string;
}

/**
 * Every pair from Android with a model that the package fingerprint-generator (Apache-2.0) has
 * collected from real browsers. It keeps them as one JSON file in a zip archive, from which it
 * samples.
 */
export function observedPairs(): ObservedPair[] {
  const root = dirname(createRequire(import.meta.url).resolve('fingerprint-generator'));
  const archive = readFileSync(join(root, 'data_files', 'fingerprint-network-definition.zip'));
  const network = JSON.parse(onlyEntry(archive)) as {
    nodes: { name: string; conditionalProbabilities: { deeper: Record<string, object> } }[];
  };
  const node = network.nodes.find((n) => n.name === 'userAgentData')!;
  const MARK = '*STRINGIFIED*';
  return Object.entries(node.conditionalProbabilities.deeper).flatMap(([userAgent, values]) =>
    Object.keys(values)
      .filter((value) => value.startsWith(MARK))
      .map((value) => JSON.parse(value.slice(MARK.length)) as Partial<ObservedPair> | null)
      .filter((data) => data?.model && data.model.length > 1 && data.platform === 'Android')
      .map((data) => ({ userAgent, model: data!.model!, platform: data!.platform! })),
  );
}

/** The text of a zip archive's first file, found through the central directory. */
function onlyEntry(archive: Buffer): string {
  const directory = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16);
  const size = archive.readUInt32LE(directory + 20);
  const file = archive.readUInt32LE(directory + 42);
  const data = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
  return inflateRawSync(archive.subarray(data, data + size)).toString('utf8');
}
