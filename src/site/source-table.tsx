import type { FC } from 'hono/jsx';
import { regionList } from '../locale/index.ts';
import type { DeviceDetail } from '../lookup/index.ts';
import { formatDate, labelled } from './language.ts';
import type { PageContext } from './page.ts';
import { Scroll } from './scroll.tsx';
import { sourceTally } from './source-tally.ts';
import { verdictWord } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

type Claim = DeviceDetail['claims'][number];
type Source = DeviceDetail['sources'][number];

/** Shows who says what about a device's eSIM, and when it was checked. */
export const SourceTable: FC<{ context: PageContext; detail: DeviceDetail }> = (props) => {
  const { context, detail } = props;
  const { t, language } = context;
  const rows = claimRows(detail);
  return (
    <>
      {detail.rule === null ? null : (
        <p>
          {labelled(language, t('rule'), '')}
          <q lang="en">{detail.rule.statement}</q>
        </p>
      )}
      {rows.length === 0 ? (
        <p class="faint">{t('noSources')}</p>
      ) : (
        <>
          <p class="tally">{sourceTally(context, detail)}</p>
          <Claims context={context} rows={rows.slice(0, OPEN)} />
          {rows.length <= OPEN ? null : (
            <details>
              <summary>{t('sourcesAll', { count: rows.length.toLocaleString(language) })}</summary>
              <Claims context={context} rows={rows.slice(OPEN)} />
            </details>
          )}
        </>
      )}
    </>
  );
};

/** The number of sources that are shown. The others are folded. */
const OPEN = 5;

interface ClaimRow {
  source: Source;
  claim: Claim;
  codes: string[];
}

const Claims: FC<{ context: PageContext; rows: readonly ClaimRow[] }> = ({ context, rows }) => {
  const { t, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  return (
    <Scroll label={t('sources')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('says')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ source, claim, codes }) => (
            <tr>
              <th scope="row">
                {source.url === null ? (
                  <bdi lang="en">{source.publisher}</bdi>
                ) : (
                  <a href={source.url} rel="external nofollow">
                    <bdi lang="en">{source.publisher}</bdi>
                  </a>
                )}
                <small>
                  <bdi lang="en">{source.title}</bdi>
                </small>
                {source.of === null && source.via === null ? null : (
                  <small>
                    <Copied context={context} source={source} />
                  </small>
                )}
                <small>
                  {labelled(language, t('checked'), formatDate(language, claim.checked))}
                </small>
              </th>
              <td>
                <span class="says">
                  <VerdictMark supports={claim.supports} /> {verdictWord(t, claim.supports)}
                </span>
                {claim.regions === undefined ? null : (
                  <small>{regionList(language, claim.regions, regions)}</small>
                )}
                {codes.length === 0 ? null : (
                  <small>
                    <code dir="ltr">{codes.join(' ')}</code>
                  </small>
                )}
                {claim.note === undefined ? null : (
                  <small lang="en" dir="ltr">
                    {claim.note}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};

/** The publisher whom a source repeats, or the copy in which it was read. */
const Copied: FC<{ context: PageContext; source: Source }> = ({ context, source }) => {
  const { t } = context;
  const { of, via } = source;
  if (of !== null) return <>{t('copyOf', { publisher: of })}</>;
  if (via === null) return null;
  if (via === 'not-kept') return <>{t('copyLost')}</>;
  return (
    <a href={via} rel="external nofollow">
      {t('copyAt', { host: new URL(via).hostname })}
    </a>
  );
};

/** The rank of a source: the maker of the device and tests on it come first. */
const WORTH: readonly string[] = ['maker', 'standards', 'firmware', 'os', 'test', 'carrier'];
const rankOf = ({ kind }: Source): number => {
  const at = WORTH.indexOf(kind);
  return at < 0 ? WORTH.length : at;
};

/** The claims, best sources first. A claim that several variants share appears once, with their codes. */
function claimRows(detail: DeviceDetail): ClaimRow[] {
  const sources = new Map(detail.sources.map((s) => [s.id, s]));
  const rows = new Map<string, ClaimRow>();
  const add = (claim: Claim, codes: readonly string[]): void => {
    const source = sources.get(claim.source);
    if (source === undefined) return;
    const key = JSON.stringify([
      claim.source,
      claim.supports,
      claim.checked,
      claim.regions,
      claim.note,
    ]);
    const row = rows.get(key);
    if (row === undefined) rows.set(key, { source, claim, codes: [...codes] });
    else row.codes.push(...codes);
  };
  for (const claim of detail.claims) add(claim, []);
  for (const v of detail.variants) for (const claim of v.claims) add(claim, v.codes.slice(0, 4));
  return [...rows.values()].sort(
    (a, b) => rankOf(a.source) - rankOf(b.source) || (a.claim.checked < b.claim.checked ? 1 : -1),
  );
}
