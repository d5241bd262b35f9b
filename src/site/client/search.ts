import { mayBecomeIdentifier } from '../../model/identifier.ts';
import { unitPath } from '../../widget/answer-view.ts';
import { type Found, suggestions } from '../../widget/ask.ts';
import { type Choice, combobox } from '../../widget/combobox.ts';
import { identifierKey } from '../../widget/identifier-key.ts';

/** The most suggestions. More do not fit above a phone's keyboard. */
const LIMIT = 6;
/** The answers in the order of `data-words`. */
const WORDS = ['yes', 'no', 'partial', 'unknown', 'yesExcept', 'noExcept'] as const;

interface DeviceChoice extends Choice {
  path: string;
}

/** Makes the search field of a page a combobox whose choices lead to the devices' pages. */
export function enhanceSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const { suggest = '/', list: name = '', count = '', none = '', words = '' } = form.dataset;
  const wordOf = words.split('|');
  const list = document.createElement('ul');
  list.id = 'suggestions';
  list.className = 'suggestions';
  list.setAttribute('aria-label', name);
  const status = document.createElement('p');
  status.className = 'told';
  status.setAttribute('role', 'status');
  const field = form.querySelector('.field')!;
  field.append(list);
  field.after(status);

  const home = suggest.replace(/\/$/, '');
  const choice = ({ name, verdict, device }: Found): DeviceChoice => {
    const { supports, exceptionRegions, basis, modelCode, regions } = verdict;
    const excepts = exceptionRegions.length > 0 && (supports === 'yes' || supports === 'no');
    const region = basis === 'variant' && modelCode === null ? (regions[0] ?? null) : null;
    return {
      label: name,
      detail: wordOf[WORDS.indexOf(excepts ? `${supports}Except` : supports)] ?? '',
      kind: supports,
      path: home + unitPath(device, verdict, region),
    };
  };
  const says = (text: string): string => {
    const key = identifierKey(text);
    return (key !== null && form.dataset[key]) || '';
  };
  combobox<DeviceChoice>({
    input,
    list,
    status,
    find: async (text, signal) =>
      mayBecomeIdentifier(text) ? [] : (await suggestions('', text, LIMIT, signal)).map(choice),
    choose: ({ path }) => location.assign(path),
    tell: (n, text) => {
      if (n > 0) return count.replace('{count}', String(n));
      if (text === '' || mayBecomeIdentifier(text)) return says(text);
      return none.replace('{query}', () => text);
    },
  });
  form.addEventListener('submit', (event) => {
    const text = says(input.value);
    if (text === '') return;
    // An EID or an IMEI is not sent.
    event.preventDefault();
    status.textContent = text;
  });
}
