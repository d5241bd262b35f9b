import { type Found, fixed, get, own, suggestions } from './ask.ts';
import { type Choice, combobox } from './combobox.ts';
import { mark } from './mark.ts';
import { fill, sentence } from './sentence.ts';
// The build puts the minified text of the file here.
import css from './style.css';
import type { WidgetTexts } from './texts.ts';

/** The service is where this script came from. */
const ORIGIN = new URL(import.meta.url).origin;
const NAME = 'eSIM Lookup';
const LANGUAGES = 'en de fr es pt it ja ko zh-hans zh-hant ar ru tr hi'.split(' ');

let sheet: CSSStyleSheet | undefined;
const texts = new Map<string, Promise<WidgetTexts>>();

/** The texts of a language are asked for once, however many elements there are. */
function textsOf(language: string): Promise<WidgetTexts> {
  let promise = texts.get(language);
  if (promise === undefined) {
    promise = get<WidgetTexts>(ORIGIN, `/widget/${language}.json`);
    promise.catch(() => texts.delete(language));
    texts.set(language, promise);
  }
  return promise;
}

function languageFor(tag: string): string {
  const t = tag.toLowerCase();
  if (t.startsWith('zh')) return /hant|tw|hk|mo/.test(t) ? 'zh-hant' : 'zh-hans';
  const primary = t.split('-', 1)[0]!;
  return LANGUAGES.includes(primary) ? primary : 'en';
}

function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], 'style'>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

interface DeviceChoice extends Choice {
  found: Found;
}

/**
 * `<esim-check>`: asks whether the visitor's device supports eSIM, and tells the page.
 *
 * Attributes: `lang` (default: the nearest one of the page, then the browser's), `device` (a slug:
 * show the answer for this device at once). Looks: the custom properties `--esim-color`,
 * `--esim-background`, `--esim-accent`, `--esim-border`, `--esim-radius`, `--esim-font`,
 * `--esim-height`; light or dark follows the page's `color-scheme`.
 *
 * Event `esim-verdict` (bubbles, composed): `detail` is `{ verdict, device }`, as in the answer of
 * `/api/detect`.
 *
 * @example
 * document.addEventListener('esim-verdict', ({ detail }) => {
 *   if (detail.verdict.supports === 'no') warnBeforePayment();
 * });
 */
export class EsimCheck extends HTMLElement {
  static observedAttributes: string[] = ['lang', 'device'];
  readonly #root: ShadowRoot;
  #texts: WidgetTexts | undefined;
  /** Counts the drawings, so that a late answer does not overwrite a newer one. */
  #turn = 0;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    if (sheet === undefined) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    // A constructed sheet needs no 'unsafe-inline' in the page's content security policy.
    this.#root.adoptedStyleSheets = [sheet];
  }

  connectedCallback(): void {
    void this.#start();
  }

  attributeChangedCallback(_name: string, before: string | null, after: string | null): void {
    if (this.isConnected && before !== after) void this.#start();
  }

  async #start(): Promise<void> {
    const turn = ++this.#turn;
    const tag =
      this.lang || this.closest<HTMLElement>('[lang]')?.lang || navigator.language || 'en';
    try {
      this.#texts = await textsOf(languageFor(tag));
    } catch {
      this.#texts = undefined;
    }
    if (turn !== this.#turn) return;
    const slug = this.getAttribute('device');
    this.#form();
    if (slug !== null) await this.#answer(() => fixed(ORIGIN, slug));
  }

  /** Draws the box around what is given. */
  #frame(...content: Node[]): void {
    const t = this.#texts;
    const box = make(
      'div',
      { className: 'box', lang: t?.lang ?? 'en', dir: t?.dir ?? 'ltr' },
      ...content,
      make(
        'p',
        { className: 'by' },
        make('a', { href: `${ORIGIN}/`, target: '_blank', rel: 'noopener', textContent: NAME }),
      ),
    );
    this.#root.replaceChildren(box);
  }

  #form(problem = ''): void {
    const t = this.#texts;
    if (t === undefined) {
      this.#frame(make('div', { className: 'main' }));
      return;
    }
    const input = make('input', { id: 'q', type: 'text', autocomplete: 'off', spellcheck: false });
    input.placeholder = t.hint;
    input.dir = 'auto';
    const list = make('ul', { id: 'list', ariaLabel: t.suggestions });
    const status = make('p', { className: 'quietly', role: 'status' });
    const button = make('button', { type: 'button', textContent: t.detect });
    const note = make('p', { className: 'small', role: 'status', textContent: problem });
    button.addEventListener('click', () => this.#answer(() => own(ORIGIN), button));
    combobox<DeviceChoice>({
      input,
      list,
      status,
      find: async (text, signal) =>
        (await suggestions(ORIGIN, text, 3, signal)).map((found) => ({
          label: found.name,
          detail: t.words[found.verdict.supports],
          kind: '',
          found,
        })),
      choose: ({ found }) => this.#answer(async () => found),
      tell: (n, text) =>
        n > 0 || text === ''
          ? fill(t.count, { count: String(n) })
          : fill(t.nothing, { query: text }),
    });
    const label = make('label', { htmlFor: 'q', textContent: t.label });
    this.#frame(
      make('p', { className: 'title', textContent: t.question }),
      make(
        'div',
        { className: 'main' },
        button,
        make('div', { className: 'field' }, label, input, list, status),
        note,
      ),
    );
  }

  async #answer(ask: () => Promise<Found>, button?: HTMLButtonElement): Promise<void> {
    const turn = ++this.#turn;
    if (button !== undefined) button.disabled = true;
    try {
      const found = await ask();
      if (turn === this.#turn) this.#result(found, button !== undefined);
    } catch {
      if (turn === this.#turn) this.#form(this.#texts?.failed);
    }
  }

  #result(found: Found, focus: boolean): void {
    const t = this.#texts;
    const { verdict, device, name } = found;
    if (t !== undefined && verdict.basis === 'none') this.#form(t.unnamed);
    else if (t !== undefined) {
      const { supports } = verdict;
      const path = device === null ? '/' : `/${device.slug}`;
      const prefix = t.lang === 'en' ? '' : `/${t.lang.toLowerCase()}`;
      const result = make(
        'div',
        { className: 'main result', role: 'status', tabIndex: 0 },
        make('p', { className: `word ${supports}` }, mark(supports), t.words[supports]),
        make('p', {}, sentence(t, verdict, name)),
        make('p', { className: 'small' }, supports === 'no' ? '' : t.lock),
        make(
          'p',
          { className: 'small' },
          make('a', {
            href: ORIGIN + prefix + path,
            target: '_blank',
            rel: 'noopener',
            textContent: t.details,
          }),
        ),
      );
      const again = make('button', { className: 'again', type: 'button', textContent: t.again });
      again.addEventListener('click', () => {
        this.#turn++;
        this.#form();
        this.#root.querySelector('input')?.focus();
      });
      this.#frame(result, ...(this.hasAttribute('device') ? [] : [again]));
      if (focus) result.focus({ preventScroll: true });
    }
    const detail = { verdict, device };
    this.dispatchEvent(new CustomEvent('esim-verdict', { detail, bubbles: true, composed: true }));
  }
}

// Two copies of the script on a page are one element.
if (customElements.get('esim-check') === undefined) customElements.define('esim-check', EsimCheck);
