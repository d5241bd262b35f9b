import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { InvalidQueryError, type Lookup } from '../lookup/index.ts';
import { placeNames } from '../places/index.ts';
import { CheckInput, CheckOutput, DeviceInput, DeviceOutput, NO_PLACE } from './schemas.ts';
import { Words } from './words.ts';

const HINTS = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
} as const;

const MEANING =
  'Answer from verdict, not from results. verdict.meant "several": ask which device it is. ' +
  '"unknown" means that nobody has shown it either way: say so, it is not a no. "partial" means ' +
  'that it depends on the version: ask which one, or look at get_device. exceptionRegions are the ' +
  'regions of sale where the answer differs: ask where the device was bought. Pass on the ' +
  'advice.';

/** Creates a server with the two tools for a data set. It works with every transport. */
export function createMcpServer(lookup: Lookup): McpServer {
  const words = new Words(lookup);
  const server = new McpServer(
    { name: 'esim-lookup', title: 'eSIM Lookup', version: lookup.info.version },
    { instructions: `Answers whether a device supports eSIM, and where it does not. ${MEANING}` },
  );

  server.registerTool(
    'check_device',
    {
      title: 'Does this device support eSIM?',
      description:
        'Finds phones, tablets, watches, laptops and hotspots by name, nickname or model code and says ' +
        'whether they support eSIM. Answer from verdict; pass on advice.',
      inputSchema: CheckInput,
      outputSchema: CheckOutput,
      annotations: HINTS,
    },
    ({ query, limit, region }) => {
      try {
        const place = region === undefined ? undefined : placeNames(lookup).find(region);
        if (place === null) throw new InvalidQueryError('region', NO_PLACE);
        const found = lookup.check(
          query,
          place === undefined ? { limit } : { limit, region: place },
        );
        const { candidates, results, verdict } = found;
        const { meant, supports } = verdict;
        const listed =
          candidates !== undefined
            ? candidates.map((device) => words.choice(device))
            : results.slice(0, meant === 'one' ? 1 : limit).map((device) => words.sentence(device));
        const [best] = meant === 'one' ? results : [];
        const advice = words.advice(best ? [{ ...best, supports }] : (candidates ?? []));
        const lines = candidates === undefined ? [...advice, ...listed] : [...listed, ...advice];
        return answer({ ...found, advice }, [words.verdictSentence(found), ...lines]);
      } catch (error) {
        if (!(error instanceof InvalidQueryError)) throw error;
        const text = `${error.parameter}: ${error.message}`;
        return { content: [{ type: 'text', text }], isError: true };
      }
    },
  );

  server.registerTool(
    'get_device',
    {
      title: 'Everything known about a device',
      description:
        'The variants of a device with their model codes, regions and answers, and each claim ' +
        'with its source and date.',
      inputSchema: DeviceInput,
      outputSchema: DeviceOutput,
      annotations: HINTS,
    },
    ({ slug }) => {
      const device = lookup.device(slug);
      if (device === null) {
        return answer({ device, advice: [] }, ['No device has this slug. Use check_device.']);
      }
      const advice = words.advice([device]);
      return answer({ device, advice }, [words.description(device), ...advice]);
    },
  );
  return server;
}

function answer(
  structuredContent: Record<string, unknown>,
  lines: readonly string[],
): CallToolResult {
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent };
}
