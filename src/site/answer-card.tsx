import type { Child, FC } from 'hono/jsx';
import { regionList } from '../locale/index.ts';
import type { DeviceDetail } from '../lookup/index.ts';
import { formatDate } from './language.ts';
import type { MessageKey } from './messages/index.ts';
import type { PageContext } from './page.ts';
import { type Answer, verdictSentence, verdictWord } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

const DEPENDS: Readonly<Record<string, MessageKey>> = {
  connectivity: 'dependsConnectivity',
  carrier: 'dependsCarrier',
  edition: 'dependsEdition',
  storage: 'dependsStorage',
};

/** What an answer card shows. */
export interface AnswerCardProps {
  context: PageContext;
  answer: Answer;
  /** What is known of the device; null where only the family is. */
  detail: DeviceDetail | null;
  /** The heading's level. */
  level: 'h1' | 'h2';
  /** What stands above the name. */
  label?: string;
  /** The question that the card answers, in the place of the device's name. */
  question?: string;
  /** The address of the device's page, where the card stands on another one. */
  more?: string;
  children?: Child;
}

/** The answer: a word and a shape, the sentence, what it depends on, and how to be sure. */
export const AnswerCard: FC<AnswerCardProps> = (props) => {
  const { context, answer, detail, level: Heading, label, question, more, children } = props;
  const { t, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  const { supports, exceptionRegions } = answer.verdict;
  const none = answer.verdict.basis === 'none';
  return (
    <article class={`card ${supports}`}>
      <div class="verdict">
        {label === undefined ? null : <p class="label">{label}</p>}
        {question === undefined ? (
          <Heading class="name">
            <bdi>{answer.name}</bdi>
          </Heading>
        ) : (
          <Heading class="question">{question}</Heading>
        )}
        <p class="word">
          <VerdictMark supports={supports} />
          <span>{verdictWord(t, supports)}</span>
        </p>
        <p class="sentence">{verdictSentence(t, language, answer, regions)}</p>
        {children}
        {more === undefined ? null : (
          <p>
            <a class="more" href={more}>
              {t('details')}
            </a>
          </p>
        )}
      </div>
      {none ? null : (
        <dl class="facts">
          {exceptionRegions.length > 0 ? (
            <Fact term={t('exceptions')}>
              <Exceptions context={context} answer={answer} detail={detail} />
            </Fact>
          ) : null}
          {supports === 'partial' && detail !== null ? (
            <Fact term={t('dependsOn')}>
              {(detail.dependsOn.length > 0 ? detail.dependsOn : ['']).map((d) => (
                <p>{t(DEPENDS[d] ?? 'dependsOther')}</p>
              ))}
            </Fact>
          ) : null}
          {detail === null ? null : <Traits context={context} detail={detail} />}
          {supports === 'no' ? null : <Fact term={t('lock')}>{t('lockText')}</Fact>}
          <Fact term={t('sure')}>
            {howToBeSure(context, detail, answer.name).map((sentence) => (
              <p>{sentence}</p>
            ))}
          </Fact>
          <Fact term={t('dated', { date: formatDate(language, context.lookup.info.date) })}>
            {detail === null || detail.sources.length === 0
              ? null
              : sourceNames(detail).map((name, i) => [i > 0 ? ', ' : '', <bdi>{name}</bdi>])}
            {detail?.grade ? <p>{t(GRADE_TEXT[detail.grade])}</p> : null}
          </Fact>
        </dl>
      )}
    </article>
  );
};

const GRADE_TEXT = {
  verified: 'gradeVerifiedText',
  reported: 'gradeReportedText',
  inferred: 'gradeInferredText',
} as const satisfies Record<string, MessageKey>;

const Fact: FC<{ term: string; children?: Child }> = ({ term, children }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The regions where the answer is the opposite, with the model codes that are sold there. */
const Exceptions: FC<{
  context: PageContext;
  answer: Answer;
  detail: DeviceDetail | null;
}> = ({ context, answer, detail }) => {
  const { regions } = context.lookup.snapshot.devices;
  return (
    <ul class="plain">
      {exceptionGroups(answer, detail).map(({ ids, codes }) => (
        <li>
          {regionList(context.language, ids, regions)}{' '}
          {codes.slice(0, MAX_CODES).map((code) => (
            <>
              <code dir="ltr">{code}</code>{' '}
            </>
          ))}
        </li>
      ))}
    </ul>
  );
};

/** Exception regions in which the same codes are sold stand together. */
function exceptionGroups(
  { verdict }: Answer,
  detail: DeviceDetail | null,
): { ids: string[]; codes: string[] }[] {
  const groups = new Map<string, { ids: string[]; codes: string[] }>();
  for (const id of verdict.exceptionRegions) {
    const codes = (detail?.variants ?? [])
      .filter((v) => v.regions.includes(id) && v.supports !== verdict.supports)
      .flatMap((v) => v.codes);
    const key = codes.join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { ids: [id], codes });
    else group.ids.push(id);
  }
  return [...groups.values()];
}

/** A card names this many codes of a region; the table below it has them all. */
const MAX_CODES = 6;

const Traits: FC<{ context: PageContext; detail: DeviceDetail }> = ({ context, detail }) => {
  const { t, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  const own = detail.traits.map((trait) => ({ ...trait, regions: trait.regions ?? [] }));
  const varying = detail.variants.flatMap((v) =>
    v.traits.map((trait) => ({ ...trait, regions: trait.regions ?? v.regions })),
  );
  const esimOnly = varying.filter((x) => x.trait === 'esim-only').flatMap((x) => x.regions);
  const carrierOnly = detail.category === 'watch' ? 'traitCarrierOnlyWatch' : 'traitCarrierOnly';
  const sentences = new Set<string>();
  for (const { trait, value, regions: where } of own) {
    if (trait === 'esim-only' && where.length > 0) esimOnly.push(...where);
    else if (trait === 'esim-only') sentences.add(t('traitEsimOnly'));
    else if (trait === 'carrier-plan-only') sentences.add(t(carrierOnly));
    else if (trait === 'needs-update') sentences.add(t('traitUpdate'));
    else if (value !== undefined) {
      const key = trait === 'active-profiles' ? 'traitActive' : 'traitStored';
      sentences.add(t(key, { count: value.toLocaleString(language) }));
    }
  }
  if (esimOnly.length > 0) {
    const list = regionList(language, [...new Set(esimOnly)].sort(), regions);
    sentences.add(t('traitEsimOnlyRegions', { regions: list }));
  }
  if (sentences.size === 0) return null;
  return (
    <Fact term={t('alsoKnow')}>
      {[...sentences].map((s) => (
        <p>{s}</p>
      ))}
    </Fact>
  );
};

/** Where a person finds out on the device itself, for this kind of device. */
export function howToBeSure(
  { t }: PageContext,
  detail: Pick<DeviceDetail, 'brandSlug' | 'model' | 'category'> | null,
  name: string,
): string[] {
  const category = detail?.category ?? 'phone';
  if (category === 'watch') return [t('sureWatch')];
  if (category === 'laptop') return [t('sureWindows')];
  if (category === 'hotspot') return [t('sureAndroid')];
  if (detail === null ? name === 'iPad' : detail.brandSlug === 'apple' && category === 'tablet') {
    return [t('sureIpad')];
  }
  if (detail === null ? name === 'iPhone' : detail.brandSlug === 'apple') {
    return [t('sureDial'), t('sureIphone')];
  }
  const settings =
    detail?.brandSlug === 'samsung'
      ? t('sureSamsung')
      : detail?.brandSlug === 'google'
        ? t('surePixel')
        : t('sureAndroid');
  return category === 'tablet' ? [settings] : [t('sureDial'), settings];
}

/** The publishers that speak of eSIM on the device, each once. */
function sourceNames(detail: DeviceDetail): string[] {
  const speaking = new Set(
    [detail, ...detail.variants].flatMap((part) => part.claims.map((c) => c.source)),
  );
  return [...new Set(detail.sources.filter((s) => speaking.has(s.id)).map((s) => s.publisher))];
}
