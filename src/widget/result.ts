import type { DeviceRecord } from '../model/index.ts';
import {
  type Answered,
  type AnswerView,
  deviceName,
  ELSEWHERE,
  familySoldIn,
  type UnitSaid,
  unitPath,
} from './answer-view.ts';
import { ofUnit, toText } from './ask.ts';
import { link, make } from './make.ts';
import { mark } from './mark.ts';
import type { Asked, Asker } from './question.ts';
import { fill, word } from './sentence.ts';
import type { WidgetTexts } from './texts.ts';

/** The answer that is shown, and its question. */
export interface Shown extends Asked {
  answered: Answered;
  view: AnswerView;
}

/** Renders the answer: the verdict for one device or a family, else the devices to choose from. */
export function result(asker: Asker, shown: Shown): HTMLElement {
  const { texts: t, origin } = asker;
  const { view, answered, text, region, note } = shown;
  const { verdict } = answered;
  const box = make('div', { className: 'main result', role: 'status', tabIndex: -1 });
  if (view.meant === 'none' && text !== '') {
    box.append(
      make('p', {}, make('b', {}, note || fill(t.nothing, { query: text }))),
      ...choices(asker, t.similar, view.similar, null),
    );
    return box;
  }
  const { supports } = view;
  if (view.word !== null) {
    box.append(
      make('p', { className: `word ${supports}` }, mark(supports, t.signs[supports]), view.word),
    );
  }
  box.append(make('p', { id: 'said', className: 'sentence' }, view.sentence));
  // A place that the text names is preselected.
  const place = region || (verdict.modelCode === null && verdict.regions[0]) || '';
  box.append(
    ...picker(asker, shown, place),
    ...choices(asker, t.which, view.candidates, t, verdict, place),
  );
  if (view.candidates.length > 0) return box;
  if (supports !== 'no') {
    if (answered.isCarrierOnly) box.append(make('p', {}, t.plans));
    box.append(make('p', { className: 'small lock' }, t.lock));
  }
  const path = view.device === null ? '' : unitPath(view.device, verdict, place);
  box.append(make('p', { className: 'small more' }, link(origin + t.path + path, t.details)));
  return box;
}

/**
 * Renders "Where did you buy it?" if the place can change the answer. Regions with an answer of their own come
 * first. The service answers for a unit and for a text; for a family, only the exception regions are known.
 */
function picker(
  asker: Asker,
  { answered, view, text, whole = answered }: Shown,
  place: string,
): Node[] {
  const { texts: t, origin, ask } = asker;
  const { verdict } = answered;
  const { device, meant } = view;
  if (device === null && meant !== 'several') return [];
  // A code that names the unit settles the answer, and a device without a modem takes no SIM anywhere.
  const isDecided = verdict.basis === 'variant' && verdict.edition !== 'cellular';
  const own = device === null ? view.candidates : [device];
  const exceptions = [whole.verdict, ...own].flatMap((d) => d.exceptionRegions);
  if (place === '' && (isDecided || exceptions.length === 0)) return [];
  const isFamily = device === null && text === '';
  const ids = Object.keys(t.regions);
  const first = ids.filter((id) => exceptions.includes(id));
  // A screen reader that returns to the list announces the answer with it.
  const select = make(
    'select',
    { id: 'region', 'aria-describedby': 'said' },
    make('option', { value: '' }, t.notSure),
  );
  for (const value of new Set([...first, ...(isFamily ? [ELSEWHERE] : ids)])) {
    const name = t.regions[value] ?? t.elsewhere;
    select.append(make('option', { value, selected: value === place }, name));
  }
  select.onchange = () => {
    const region = select.value;
    const there = (): Answered | Promise<Answered> =>
      device !== null
        ? ofUnit(origin, device.slug, verdict, region)
        : !isFamily
          ? toText(origin, text, region)
          : region === ''
            ? whole
            : familySoldIn(whole, region);
    ask(there, { text, region, whole });
  };
  return [make('div', {}, make('label', { htmlFor: 'region' }, t.bought), select)];
}

/**
 * Renders the devices to choose from.
 *
 * @param answers the texts of their answers; `null` to show none, if they are about whole devices
 * @param unit what the question says about the unit
 * @param region where it was bought; empty if not stated
 */
function choices(
  { ask, origin, texts }: Asker,
  title: string,
  devices: readonly DeviceRecord[],
  answers: WidgetTexts | null,
  unit: UnitSaid = {},
  region = '',
): HTMLElement[] {
  if (devices.length === 0) return [];
  const entries = devices.map((device) => {
    const onclick = (): void =>
      ask(() => ofUnit(origin, device.slug, unit, region in texts.regions ? region : ''), {
        region,
      });
    const choose = make(
      'button',
      { type: 'button', className: 'choice', onclick },
      make('bdi', {}, deviceName(device), ' ', make('small', {}, `${device.releaseYear}`)),
      make('b', { className: device.supports }, answers === null ? '' : word(answers, device)),
    );
    return make('li', {}, choose);
  });
  return [
    make('p', { className: 'small' }, title),
    make('ul', { className: 'choices' }, ...entries),
  ];
}
