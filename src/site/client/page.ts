import type { DeviceRecord, SearchResponse } from '../../model/index.ts';
import { type Choice, combobox } from '../../widget/combobox.ts';

/** Suggestions that are asked for; more do not fit beside a phone's keyboard. */
const LIMIT = 6;

interface DeviceChoice extends Choice {
  slug: string;
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

  const choice = (d: DeviceRecord): DeviceChoice => ({
    label: d.model.toLowerCase().startsWith(`${d.brand.toLowerCase()} `)
      ? d.model
      : `${d.brand} ${d.model}`,
    detail: wordOf[SUPPORTS.indexOf(d.supports)] ?? '',
    kind: d.supports,
    slug: d.slug,
  });
  combobox<DeviceChoice>({
    input,
    list,
    status,
    async find(text, signal) {
      // The canonical form (lower case, `limit` after `q`), so that caches are hit more often.
      const q = encodeURIComponent(text.toLowerCase());
      const response = await fetch(`/api/check?q=${q}&limit=${LIMIT}`, { signal });
      if (!response.ok) return [];
      const { results } = (await response.json()) as SearchResponse;
      return results.map(choice);
    },
    choose({ slug }) {
      location.assign(`${suggest.replace(/\/$/, '')}/${slug}`);
    },
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
