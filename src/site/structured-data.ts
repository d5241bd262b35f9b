import { languageTag } from '../locale/index.ts';
import { SITE_NAME } from './name.ts';
import type { PageContext } from './page.ts';

const CONTEXT = 'https://schema.org';

/** The site with its search: schema.org WebSite. */
export const webSite = ({ base, href, language }: PageContext): object => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: SITE_NAME,
  inLanguage: languageTag(language),
  url: base + href('/'),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${base}${href('/')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
});

/** Questions with their answers: schema.org FAQPage. */
export const questionAndAnswer = (
  { language }: PageContext,
  pairs: readonly (readonly [question: string, answer: string])[],
): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  inLanguage: languageTag(language),
  mainEntity: pairs.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

/** The path to a page: schema.org BreadcrumbList. */
export const breadcrumbs = (
  { base, href }: PageContext,
  steps: readonly (readonly [name: string, path: string])[],
): object => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: base + href(path),
  })),
});

/** The open data: schema.org Dataset. */
export const dataset = ({ base, lookup }: PageContext): object => ({
  '@context': CONTEXT,
  '@type': 'Dataset',
  name: 'Devices that support eSIM',
  description:
    'Which phones, tablets, watches and laptops support eSIM, in which regions they do not, and which sources say so.',
  url: `${base}/data`,
  license: 'https://creativecommons.org/licenses/by/4.0/',
  version: lookup.info.version,
  dateModified: lookup.info.date,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: SITE_NAME, url: `${base}/about` },
  distribution: [
    ['application/json', '/dataset.json'],
    ['text/csv', '/dataset.csv'],
    ['application/json', '/changes.json'],
    ['application/atom+xml', '/changes.atom'],
  ].map(([encodingFormat, path]) => ({
    '@type': 'DataDownload',
    encodingFormat,
    contentUrl: base + path,
  })),
});
