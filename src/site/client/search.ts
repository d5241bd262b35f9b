import { unitPath } from '../../widget/answer-view.ts';
import { type Found, suggestions } from '../../widget/ask.ts';
import { type Choice, combobox } from '../../widget/combobox.ts';
import { make } from '../../widget/make.ts';
import { isSuggested, type Typed, typed } from '../../widget/not-asked.ts';

/** The most suggestions. More do not fit above a phone's keyboard. */
const LIMIT = 6;

interface DeviceChoice extends Choice {
  path: string;
}

/** Makes the search field of a page a combobox whose choices lead to the devices' pages. */
export function enhanceSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const { suggest = '/', list: name = '', count = '', none = '' } = form.dataset;
  const list = make('ul', { id: 'suggestions', className: 'suggestions', 'aria-label': name });
  const status = make('p', { className: 'told', role: 'status' });
  const field = form.querySelector('.field')!;
  field.append(list);
  field.after(status);

  const home = suggest.replace(/\/$/, '');
  const choice = ({ name, verdict, device }: Found): DeviceChoice => {
    const { supports, exceptionRegions, basis, modelCode, regions } = verdict;
    const { [supports]: word = '', [`${supports}Except`]: excepting } = form.dataset;
    const region = basis === 'variant' && modelCode === null ? (regions[0] ?? null) : null;
    return {
      label: name,
      detail: (exceptionRegions.length > 0 && excepting) || word,
      kind: supports,
      path: home + unitPath(device, verdict, region),
    };
  };
  const said = (note: Typed['note']): string => (note !== null && form.dataset[note]) || '';
  combobox<DeviceChoice>({
    input,
    list,
    status,
    find: async (text, signal) =>
      isSuggested(text) ? (await suggestions('', text, LIMIT, signal)).map(choice) : [],
    choose: ({ path }) => location.assign(path),
    tell: (n, text) => {
      if (n > 0) return count.replace('{count}', String(n));
      return isSuggested(text) ? none.replace('{query}', () => text) : said(typed(text).note);
    },
  });
  form.addEventListener('submit', (event) => {
    // An EID or an IMEI is not sent. The page says what it left out of a long text.
    const { query, note } = typed(input.value);
    if (note === null) return;
    if (query === '') event.preventDefault();
    else input.value = query;
    status.textContent = said(note);
  });
}
