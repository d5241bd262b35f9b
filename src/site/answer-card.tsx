import type { Child, FC } from 'hono/jsx';
import { regionList } from '../locale/index.ts';
import type { DeviceDetail } from '../lookup/index.ts';
import { formatDate } from './language.ts';
import type { MessageKey } from './messages/index.ts';
import { NextSteps } from './next-steps.tsx';
import type { PageContext } from './page.ts';
import { RegionPicker } from './region-picker.tsx';
import { sourceTally } from './source-tally.ts';
import { traitSentences } from './traits.ts';
import { type Answer, answerWord, verdictSentence } from './verdict.ts';
import { VerdictMark } from './verdict-mark.tsx';

const DEPENDS: Readonly<Record<string, MessageKey>> = {
  connectivity: 'dependsConnectivity',
  carrier: 'dependsCarrier',
  edition: 'dependsEdition',
  storage: 'dependsStorage',
  market: 'dependsMarket',
};

/** What an answer card shows. */
export interface AnswerCardProps {
  context: PageContext;
  answer: Answer;
  /** The record of the device; null if only the family is known. */
  detail: DeviceDetail | null;
  /** The heading's level. */
  level: 'h1' | 'h2';
  /** The line above the name. */
  label?: string;
  /** The question that the card answers, shown instead of the device's name. */
  question?: string;
  /** The address of the device's page, for a card on another page. */
  more?: string;
  /** The form that asks for another place of sale. */
  picker:
    | {
        action: string;
        hidden: Readonly<Record<string, string>>;
        region: string | null;
        /** The exception regions of a family: the only regions that its form offers. */
        exceptions?: readonly string[];
      }
    | undefined;
  children?: Child;
}

/** Shows an answer: a word and a shape, the sentence, what to do next, and what it depends on. */
export const AnswerCard: FC<AnswerCardProps> = (props) => {
  const {
    context,
    answer,
    detail,
    level: Heading,
    label,
    question,
    more,
    picker,
    children,
  } = props;
  const { t, language } = context;
  const { regions } = context.lookup.snapshot.devices;
  const { verdict, name } = answer;
  const { supports, exceptionRegions, basis } = verdict;
  const traits = detail === null ? [] : traitSentences(context, detail, verdict);
  const tally = detail === null ? '' : sourceTally(context, detail);
  const grade = detail !== null && isOfDevice(answer, detail) ? detail.grade : null;
  const dated = t('dated', { date: formatDate(language, context.lookup.info.date) });
  // The codes of the device stand on its page alone.
  const depends = dependsOn(answer, detail, more === undefined);
  const hasFacts = basis !== 'none' || detail !== null;
  return (
    <article class={`card ${supports}`}>
      <div class="verdict">
        {label === undefined ? null : <p class="label">{label}</p>}
        {question === undefined ? (
          <Heading class="name">
            <bdi>{name}</bdi>
          </Heading>
        ) : (
          <Heading class="question">{question}</Heading>
        )}
        <p class="word">
          <VerdictMark supports={supports} />
          <span>{answerWord(language, verdict, regions)}</span>
        </p>
        <p class="sentence">{verdictSentence(language, answer, regions)}</p>
        {picker === undefined || !asksForPlace(answer, detail, picker.region) ? null : (
          <RegionPicker
            context={context}
            {...picker}
            exceptions={picker.exceptions ?? detail?.exceptionRegions ?? exceptionRegions}
            isShort={picker.exceptions !== undefined}
          />
        )}
        {children}
        <p class="actions">
          {more === undefined ? null : (
            <a class="more" href={more}>
              {t('details')}
            </a>
          )}
          {label === undefined && name !== '' ? (
            // A script shows it. On the home page the address does not name the device.
            <button type="button" class="as-link" data-copy="" hidden>
              {t('copyLink')}
            </button>
          ) : null}
        </p>
      </div>
      {!hasFacts ? null : (
        <dl class="facts">
          {depends.length === 0 ? null : (
            <Fact term={t('dependsOn')}>
              {depends.map((key) => (
                <p>{t(key)}</p>
              ))}
            </Fact>
          )}
          <Fact term={t('nextSteps')}>
            <NextSteps context={context} verdict={verdict} detail={detail} name={name} />
          </Fact>
          {exceptionRegions.length > 0 ? (
            <Fact term={t('exceptions')} name="exceptions">
              <Exceptions context={context} answer={answer} detail={detail} />
            </Fact>
          ) : null}
          {traits.length === 0 ? null : (
            <Fact term={t('alsoKnow')}>
              {traits.map((s) => (
                <p>{s}</p>
              ))}
            </Fact>
          )}
          {supports === 'no' ? null : <Fact term={t('lock')}>{t('lockText')}</Fact>}
          {grade === null && tally === '' ? null : (
            <Fact term={dated}>
              {grade === null ? null : <p>{t(GRADE_TEXT[grade])}</p>}
              {tally === '' ? null : <p class="tally">{`${t('sources')} · ${tally}`}</p>}
            </Fact>
          )}
        </dl>
      )}
      {grade === null && tally === '' && hasFacts ? <p class="tally">{dated}</p> : null}
    </article>
  );
};

/**
 * True if the place of sale can change the answer. It cannot if a code names the unit, or if it has no modem.
 */
const asksForPlace = (
  { verdict }: Answer,
  detail: DeviceDetail | null,
  region: string | null,
): boolean => {
  if (region !== null) return true;
  if (verdict.basis === 'variant' && verdict.edition !== 'cellular') return false;
  return verdict.exceptionRegions.length > 0 || (detail?.exceptionRegions.length ?? 0) > 0;
};

/**
 * Returns the texts about what a `partial` answer depends on, without what the question has said. If nothing is left, the
 * model code tells, but only a page with the codes leads to them.
 */
function dependsOn(
  { verdict }: Answer,
  detail: DeviceDetail | null,
  hasCodes: boolean,
): MessageKey[] {
  if (verdict.supports !== 'partial' || detail === null) return [];
  const left = detail.dependsOn.filter(
    (d) => d !== 'connectivity' || verdict.edition === undefined,
  );
  if (left.length > 0) return left.map((d) => DEPENDS[d] ?? 'dependsOther');
  return hasCodes && detail.variants.length > 0 ? ['dependsOther'] : [];
}

/** True for the answer of the whole device, to which the grade belongs, as opposed to one unit. */
const isOfDevice = ({ verdict }: Answer, detail: DeviceDetail): boolean =>
  verdict.basis === 'device' && verdict.supports === detail.supports;

const GRADE_TEXT = {
  verified: 'gradeVerifiedText',
  reported: 'gradeReportedText',
  inferred: 'gradeInferredText',
} as const satisfies Record<string, MessageKey>;

const Fact: FC<{ term: string; name?: string; children?: Child }> = ({ term, name, children }) => (
  <div data-fact={name}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** The regions where the answer differs, with the model codes that are sold there. */
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

/** Groups exception regions in which the same codes are sold. */
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

/** The most codes of a region on a card. The table below has all of them. */
const MAX_CODES = 6;
