import { enhanceSearch } from './search.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) enhanceSearch(form);

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
