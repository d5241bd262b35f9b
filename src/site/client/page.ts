import { enhanceFilter } from './filter.ts';
import { narrowToScreen } from './own-iphone.ts';
import { enhanceSearch } from './search.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) enhanceSearch(form);
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filter]'))
  enhanceFilter(form);

// When a visitor goes back, the browser restores the last choice, but the page answers for the one in its
// address.
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll<HTMLFormElement>('form.bought')) form.reset();
});

for (const data of document.querySelectorAll<HTMLElement>('[data-own]')) narrowToScreen(data);

/** Buttons that copy code, badges and the address of the page. Only a secure page may (https, localhost). */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = navigator.clipboard === undefined;
  button.addEventListener('click', async () => {
    const source = document.getElementById(button.dataset.copy!);
    await navigator.clipboard.writeText(source?.textContent ?? location.href);
    button.dataset.done = '';
    setTimeout(() => delete button.dataset.done, 2000);
  });
}

/** On a computer, shows the address as a QR code for the phone; its module is loaded on demand. */
for (const scan of document.querySelectorAll<HTMLElement>('[data-qr]')) {
  const { qr = '', module = '' } = scan.dataset;
  (import(module) as Promise<typeof import('./qr.ts')>).then(
    ({ qrCode }) => {
      scan.prepend(qrCode(qr));
      scan.hidden = false;
    },
    // Without a network there is no code to scan.
    () => {},
  );
}
