/** The most characters of an answer that are shown. Megabytes of text would block the page. */
const SHOWN = 20_000;

/** The forms of the API's page: each calls its operation and shows the answer below. */
for (const form of document.querySelectorAll<HTMLFormElement>('form.try')) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void call(form);
  });
}

async function call(form: HTMLFormElement): Promise<void> {
  const { method = 'GET', base = '' } = form.dataset;
  const output = form.querySelector('output')!;
  const path = pathOf(form);
  if (method === 'GET') rewrite(form, base + path);
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  output.replaceChildren(pre);
  pre.textContent = '…';
  try {
    const body = form.querySelector('textarea')?.value;
    const response = await fetch(
      path,
      body === undefined ? {} : { method, body, headers: { 'Content-Type': 'application/json' } },
    );
    const text = await response.text();
    const shown = pretty(text);
    const cut = shown.length > SHOWN ? `${shown.slice(0, SHOWN)}\n…` : shown;
    pre.textContent = `${response.status} ${response.statusText}\n\n${cut}`;
  } catch (error) {
    pre.textContent = String(error);
  }
}

/** Returns the path with the typed values, percent-encoded and without empty ones. */
function pathOf(form: HTMLFormElement): string {
  let path = form.dataset.path ?? '';
  const query: string[] = [];
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-in]')) {
    const value = encode(field.value);
    if (field.dataset.in === 'path') path = path.replace(`{${field.name}}`, value);
    else if (value !== '') query.push(`${field.name}=${value}`);
  }
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** An apostrophe would end the strings of the examples. */
const encode = (value: string): string => encodeURIComponent(value).replaceAll("'", '%27');

/** Puts the called address into the examples, so that they can be copied. */
function rewrite(form: HTMLFormElement, address: string): void {
  const before = form.dataset.address!;
  for (const code of form.closest('section')!.querySelectorAll('.sample code')) {
    code.textContent = code.textContent.replaceAll(before, address);
  }
  form.dataset.address = address;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
