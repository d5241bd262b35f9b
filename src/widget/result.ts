import type { DeviceRecord } from '../model/index.ts';
import { type Answered, type AnswerView, deviceName, unitPath } from './answer-view.ts';
import { ofDevice, ofUnit } from './ask.ts';
import { make } from './make.ts';
import { mark } from './mark.ts';
import type { Asked, Asker } from './question.ts';
import { fill, word } from './sentence.ts';
import type { WidgetTexts } from './texts.ts';

/** The answer that is shown, and what it was asked with. */
export interface Shown extends Asked {
  answered: Answered;
  view: AnswerView;
}

/** The answer: for one device or a family the verdict; else the devices to choose from. */
export function result(asker: Asker, shown: Shown): HTMLElement {
  const { texts: t, origin } = asker;
  const { view, answered, text, region } = shown;
  const { verdict } = answered;
  const box = make('div', { className: 'main result', role: 'status', tabIndex: -1 });
  if (view.meant === 'none' && text !== '') {
    box.append(make('p', {}, make('b', {}, fill(t.nothing, { query: text }))));
    box.append(...choices(asker, t.similar, view.similar, null));
    return box;
  }
  const { supports } = view;
  if (view.word !== null) {
    box.append(make('p', { className: `word ${supports}` }, mark(supports), view.word));
  }
  box.append(make('p', { className: 'sentence' }, view.sentence));
  if (view.meant === 'several') box.append(...choices(asker, t.which, view.candidates, t));
  if (view.candidates.length > 0) return box;
  const { device } = view;
  if (device !== null && (region !== '' || asksForPlace(answered))) {
    box.append(
      picker(t, device.exceptionRegions, region, (chosen) =>
        asker.ask(() => ofUnit(origin, device.slug, verdict.modelCode, chosen), { region: chosen }),
      ),
    );
  }
  if (supports !== 'no') box.append(make('p', { className: 'small lock' }, t.lock));
  const path = device === null ? '' : unitPath(device, verdict, region || null);
  box.append(
    make(
      'p',
      { className: 'small more' },
      make('a', {
        href: origin + t.path + path,
        target: '_blank',
        rel: 'noopener',
        textContent: t.details,
      }),
    ),
  );
  return box;
}

/** Can the place of sale change the answer? A code that names the unit has decided it already. */
const asksForPlace = ({ verdict, devices: [device] }: Answered): boolean =>
  (verdict.basis !== 'variant' || verdict.modelCode === null) &&
  verdict.exceptionRegions.length + (device?.exceptionRegions.length ?? 0) > 0;

/** Devices to choose from. */
function choices(
  { ask }: Asker,
  title: string,
  devices: readonly DeviceRecord[],
  answers: WidgetTexts | null,
): HTMLElement[] {
  if (devices.length === 0) return [];
  const entries = devices.map((device) => {
    const choose = make(
      'button',
      { type: 'button', className: 'choice' },
      make('span', {}, deviceName(device), ' ', make('small', {}, `${device.releaseYear ?? ''}`)),
      make('b', { className: device.supports }, answers === null ? '' : word(answers, device)),
    );
    choose.addEventListener('click', () => ask(async () => ofDevice(device)));
    return make('li', {}, choose);
  });
  return [
    make('p', { className: 'small' }, title),
    make('ul', { className: 'choices' }, ...entries),
  ];
}

/** "Where did you buy it?", the regions with an answer of their own first. */
function picker(
  t: WidgetTexts,
  exceptions: readonly string[],
  region: string,
  choose: (region: string) => void,
): HTMLElement {
  const nameOf = (id: string): string => t.regions[id] ?? id;
  const others = Object.keys(t.regions).filter((id) => !exceptions.includes(id));
  const order = (ids: readonly string[]): string[] =>
    [...ids].sort((a, b) => nameOf(a).localeCompare(nameOf(b), t.lang));
  const select = make('select', { id: 'region' }, make('option', { value: '' }, t.notSure));
  for (const id of [...order(exceptions), ...order(others)]) {
    select.append(make('option', { value: id, selected: id === region }, nameOf(id)));
  }
  select.addEventListener('change', () => choose(select.value));
  return make('div', {}, make('label', { htmlFor: 'region', textContent: t.bought }), select);
}
