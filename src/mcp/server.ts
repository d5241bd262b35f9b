import { type CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { answerOfCode, type Lookup, queryFault } from '../lookup/index.ts';
import { CheckInput, CheckOutput, DeviceInput, DeviceOutput } from './schemas.ts';
import { ADVICE, description, sentence, verdictSentence } from './words.ts';

const HINTS = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
} as const;

const MEANING =
  '"unknown" means that nobody has shown it either way: say so, it is not a no. "partial" means ' +
  'that it depends on the version (Wi-Fi or cellular, carrier, edition): ask which one, or look at ' +
  'get_device. exceptionRegions are the regions of sale where the answer is the opposite. Always ' +
  'pass on the advice: the device must not be locked to a carrier, and *#06# shows an EID.';

/** A server with the two tools, over a data set. The same for every transport. */
export function createMcpServer(lookup: Lookup): McpServer {
  const server = new McpServer(
    { name: 'esim-lookup', title: 'eSIM Lookup', version: lookup.info.version },
    { instructions: `Answers whether a device supports eSIM, and where it does not. ${MEANING}` },
  );

  server.registerTool(
    'check_device',
    {
      title: 'Does this device support eSIM?',
      description:
        'Finds phones, tablets, watches and laptops by name, nickname or model code and says ' +
        `whether they support eSIM. ${MEANING}`,
      inputSchema: CheckInput,
      outputSchema: CheckOutput,
      annotations: HINTS,
    },
    ({ query, limit }) => {
      const fault = queryFault(query);
      if (fault !== null) return { content: [{ type: 'text', text: fault }], isError: true };
      const { results, count } = lookup.check(query, { limit });
      const code = answerOfCode(lookup, query)?.verdict;
      const verdict = code?.basis === 'variant' ? code : null;
      const lines = [
        ...(verdict === null ? [] : [verdictSentence(verdict)]),
        ...results.map(sentence),
        ...(count === 0 ? ['No device was found. Ask for the model code.'] : []),
      ];
      return answer({ results, count, verdict, advice: ADVICE }, lines);
    },
  );

  server.registerTool(
    'get_device',
    {
      title: 'Everything known about a device',
      description:
        'The variants of a device with their model codes, regions and answers, and each claim ' +
        `with its source and date. ${MEANING}`,
      inputSchema: DeviceInput,
      outputSchema: DeviceOutput,
      annotations: HINTS,
    },
    ({ slug }) => {
      const device = lookup.device(slug);
      const text =
        device === null ? 'No device has this slug. Use check_device.' : description(device);
      return answer({ device, advice: ADVICE }, [text]);
    },
  );
  return server;
}

function answer(
  structuredContent: Record<string, unknown>,
  lines: readonly string[],
): CallToolResult {
  const text = [...lines, ...ADVICE].join('\n');
  return { content: [{ type: 'text', text }], structuredContent };
}
