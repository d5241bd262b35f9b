import type { PageContext } from './page.ts';

/** What assistants read first: `/llms.txt`. */
export function llmsText({ base, lookup }: PageContext): string {
  const { devices, codes, date, version } = lookup.info;
  return `# eSIM Lookup

> Does a phone, tablet, watch or laptop support eSIM, and in which regions does it not? Answers for ${devices} devices and ${codes} model codes, with sources. Data set ${version} of ${date}.

- \`supports\` is \`yes\`, \`no\`, \`partial\` (it depends on the version) or \`unknown\`. \`unknown\` is not \`no\`: nobody has shown it either way.
- \`exceptionRegions\` are the regions of sale where the answer differs.
- A device that is locked to a carrier can refuse an eSIM even where the answer is \`yes\`. On the device itself, *#06# shows an EID if there is an eSIM chip.
- Use is free with a visible link to ${base}/.

## Ask

- [Search](${base}/api/check?q=pixel%208&limit=1): \`GET /api/check?q={name or model code}&limit={1 to 25}\`
- [A device](${base}/api/devices/google/pixel-8): \`GET /api/devices/{brandSlug}/{modelSlug}\`, with variants, sources and dates
- [OpenAPI document](${base}/openapi.json)
- [Tools for assistants](${base}/mcp): Model Context Protocol over HTTP

## Read

- [What eSIM is and how to check](${base}/what-is-esim)
- [How answers are graded, and how complete they are](${base}/data)
- [The API for people](${base}/api)
- [The whole data set](${base}/dataset.json)
`;
}
