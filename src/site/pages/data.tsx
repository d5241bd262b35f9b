import type { FC } from 'hono/jsx';
import { SUPPORTS } from '../../model/index.ts';
import type { Counts } from '../catalogue.ts';
import { CATEGORY } from '../category.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { Scroll } from '../scroll.tsx';
import { dataset } from '../structured-data.ts';
import { verdictWord } from '../verdict.ts';

/** Where the data comes from, what it is worth, how complete it is, and how to get it. */
export function dataPage(context: PageContext): Page {
  const { lookup, catalogue, t, options } = context;
  const { version, date, devices, codes } = lookup.info;
  const { total, categories, years } = catalogue.coverage;
  const number = (n: number): string => n.toLocaleString('en');
  const newest = [...years].filter(([y]) => y > 0).sort(([a], [b]) => b - a);
  return {
    title: `The data: sources, grades and coverage – ${SITE_NAME}`,
    description: `How ${number(devices)} devices are graded as supporting eSIM or not, how complete the data is, and where to download it.`,
    path: '/data',
    translated: false,
    preview: null,
    section: '/data',
    data: [dataset(context)],
    body: (
      <article class="prose">
        <h1>The data</h1>
        <p class="lead">
          {number(devices)} devices and {number(codes)} model codes. Data set {version} of {date}.
        </p>
        <h2>What the answers mean</h2>
        <ul>
          <li>
            <strong>yes</strong>: every unit sold supports eSIM, except in the regions named as
            exceptions.
          </li>
          <li>
            <strong>no</strong>: no unit does, except in the regions named as exceptions.
          </li>
          <li>
            <strong>partial</strong>: it depends on something other than the region, such as the
            Wi-Fi or the cellular version.
          </li>
          <li>
            <strong>unknown</strong>: no reliable source says yes or no. It does not mean no.
          </li>
        </ul>
        <h2>How much an answer is worth</h2>
        <p>
          A grade is computed from the sources. Nobody writes it by hand, and lists that copy from
          each other count once.
        </p>
        <ul>
          <li>
            <strong>verified</strong>: the maker, a standards body, the operating system’s or the
            stock firmware’s own tables, or a test on the unit says so.
          </li>
          <li>
            <strong>reported</strong>: two or more independent public lists say so.
          </li>
          <li>
            <strong>inferred</strong>: it follows from a published rule. For instance: no phone from
            before the first one with an eSIM has an eSIM.
          </li>
        </ul>
        <p>
          A device can have several variants, with model codes of their own. The answer for a region
          is that of the variant sold there; the answer for a device is computed from its variants.
        </p>
        <h2 id="coverage">How complete it is</h2>
        <Coverage
          caption="Devices by kind"
          rows={[
            ...[...categories].map(([c, counts]) => [t(CATEGORY[c]), counts] as const),
            ['All', total] as const,
          ]}
          context={context}
        />
        <Coverage
          caption="Devices by year of release"
          rows={newest.map(([year, counts]) => [String(year), counts] as const)}
          context={context}
        />
        <h2 id="download">Download</h2>
        <p>
          The whole data set, with every claim and its source:{' '}
          <a href="/dataset.json">dataset.json</a>. As a table with one row per device:{' '}
          <a href="/dataset.csv">dataset.csv</a>, and with one row per model code:{' '}
          <a href="/codes.csv">codes.csv</a>. What changed: <a href="/changes.json">changes.json</a>{' '}
          and a <a href="/changes.atom">feed</a>.
        </p>
        <h2 id="licence">Licence</h2>
        <p>
          The facts are licensed under{' '}
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">
            CC BY 4.0
          </a>
          . If you use them or the service, show a visible link back to this site.
        </p>
        <h2 id="correct">Correct a fact</h2>
        <p>
          Each device is one file, in which every claim names a public source and the day it was
          checked. To correct a fact, change that file and name your source.{' '}
          {options.repositoryUrl === null ? (
            'The guide for contributors is next to the data.'
          ) : (
            <a href={`${options.repositoryUrl}/blob/HEAD/CONTRIBUTING.md`}>
              How to fix a device in five minutes
            </a>
          )}
        </p>
      </article>
    ),
  };
}

const Coverage: FC<{
  caption: string;
  rows: readonly (readonly [string, Counts])[];
  context: PageContext;
}> = ({ caption, rows, context }) => (
  <Scroll label={caption}>
    <table>
      <caption class="quietly">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{caption}</th>
          {SUPPORTS.map((s) => (
            <th scope="col" class="number">
              {verdictWord(context.t, s)}
            </th>
          ))}
          <th scope="col" class="number">
            With an answer
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, counts]) => {
          const all = SUPPORTS.reduce((n, s) => n + counts[s], 0);
          return (
            <tr>
              <th scope="row">{name}</th>
              {SUPPORTS.map((s) => (
                <td class="number">{counts[s].toLocaleString('en')}</td>
              ))}
              <td class="number">{Math.floor(((all - counts.unknown) / all) * 100)} %</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Scroll>
);
