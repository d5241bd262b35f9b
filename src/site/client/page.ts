import { type Found, suggestions } from '../../widget/ask.ts';
import { type Choice, combobox } from '../../widget/combobox.ts';

/** Suggestions that are asked for; more do not fit beside a phone's keyboard. */
const LIMIT = 6;

interface DeviceChoice extends Choice {
  path: string;
}

const SUPPORTS = ['yes', 'no', 'partial', 'unknown'] as const;

/** Makes the search field of a page a combobox whose choices lead to the devices' pages. */
function enhance(form: HTMLFormElement): void {
  const input = form.querySelector('input')!;
  const { suggest = '/', list: name = '', count = '', none = '', words = '' } = form.dataset;
  const wordOf = words.split('|');
  const list = document.createElement('ul');
  list.id = 'suggestions';
  list.className = 'suggestions';
  list.setAttribute('aria-label', name);
  const status = document.createElement('p');
  status.className = 'quietly';
  status.setAttribute('role', 'status');
  form.querySelector('.field')!.append(list, status);

  const home = suggest.replace(/\/$/, '');
  const choice = ({ name, verdict, device }: Found, text: string): DeviceChoice => ({
    label: name,
    detail: wordOf[SUPPORTS.indexOf(verdict.supports)] ?? '',
    kind: verdict.supports,
    // The device's own page does not know of which unit the code is.
    path:
      verdict.basis === 'variant' || device === null
        ? `${suggest}?q=${encodeURIComponent(text)}`
        : `${home}/${device.slug}`,
  });
  combobox<DeviceChoice>({
    input,
    list,
    status,
    find: async (text, signal) =>
      (await suggestions('', text, LIMIT, signal)).map((found) => choice(found, text)),
    choose: ({ path }) => location.assign(path),
    tell: (n, text) =>
      n === 0
        ? text === ''
          ? ''
          : none.replace('{query}', text)
        : count.replace('{count}', String(n)),
  });
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) enhance(form);

/** Blocks of code and badges can be copied with one press. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy!);
    await navigator.clipboard.writeText(source?.textContent ?? '');
    button.dataset.done = '';
    setTimeout(() => delete button.dataset.done, 2000);
  });
}
