import { enhanceFilter } from './filter.ts';
import { narrowToScreen } from './own-iphone.ts';
import { enhanceSearch } from './search.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) enhanceSearch(form);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]'))
  enhanceFilter(form);

for (const data of document.querySelectorAll<HTMLElement>('[data-own]')) narrowToScreen(data);

/** Blocks of code, badges and the page's own address can be copied with one press. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy!);
    await navigator.clipboard.writeText(source?.textContent ?? location.href);
    button.dataset.done = '';
    setTimeout(() => delete button.dataset.done, 2000);
  });
}

/** A computer shows the address as a code for the phone; what draws it is loaded with the first. */
for (const scan of document.querySelectorAll<HTMLElement>('[data-qr]')) {
  const { qr = '', module = '' } = scan.dataset;
  void (import(module) as Promise<typeof import('./qr.ts')>).then(({ qrCode }) => {
    scan.prepend(qrCode(qr));
    scan.hidden = false;
  });
}
