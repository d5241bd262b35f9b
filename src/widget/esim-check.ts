import { type Answered, answerView } from './answer-view.ts';
import { ofUnit, withPlans } from './ask.ts';
import { link, make } from './make.ts';
import { type Asked, type Asker, question } from './question.ts';
import { result } from './result.ts';
import { originOf, textsFor } from './service.ts';
// The build puts the minified text of the file here.
import css from './style.css';
import type { WidgetTexts } from './texts.ts';
import { inheritAccent } from './theme.ts';

const NAME = 'eSIM Lookup';
/** Shown if the texts of the language cannot be loaded. */
const UNREACHABLE = 'The eSIM check is unavailable.';
/** Shown to the developer of the page if the address of the service is missing. */
const NO_SERVICE = '<esim-check> needs the attribute "service": the address of the service.';

/** A server that renders a page has no elements. The package's script does nothing there. */
const Base = IS_SERVED ? HTMLElement : (globalThis.HTMLElement ?? Object);

let sheet: CSSStyleSheet | undefined;

/**
 * `<esim-check>`: asks whether the visitor's device supports eSIM, and tells the page.
 *
 * Attributes: `lang` (default: the nearest one of the page, then the browser's), `device` (a slug: show the
 * answer for this device at once), `service` (the address of the service; default: the origin of this script;
 * required with the script of the npm package), `compact` (one line), `name` (the name of its value in a form),
 * `block` (a form with it is not submitted after a `no`).
 *
 * Looks: the custom properties `--esim-color`, `--esim-background`, `--esim-accent`, `--esim-on-accent`,
 * `--esim-border`, `--esim-radius`, `--esim-font`, `--esim-height`; the accent follows the page's
 * `accent-color`, light or dark its `color-scheme`.
 *
 * Events (they bubble and are composed): `esim-answer` with `{ verdict, device }` as in the answer of
 * `/api/check`; `esim-reset` when the visitor starts over; `esim-error` with `{ message }` if the service does
 * not answer. `esim-verdict` is the older name of `esim-answer`.
 *
 * In a form its value is the answer: `yes`, `no`, `partial` or `unknown`; empty before there is one.
 *
 * @example
 * document.addEventListener('esim-answer', ({ detail }) => {
 *   if (detail.verdict.supports === 'no') warnBeforePayment();
 * });
 */
export class EsimCheck extends Base {
  static readonly formAssociated = true;
  static readonly observedAttributes: string[] = ['lang', 'device', 'service', 'block'];
  readonly #root: ShadowRoot;
  readonly #internals: ElementInternals | undefined;
  #texts: WidgetTexts | undefined;
  /** Counts the renderings, so that a late answer does not replace a newer one. */
  #turn = 0;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    // Safari before 16.4 lacks this interface, so the element has no value in a form there.
    this.#internals = this.attachInternals?.();
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    // A constructed sheet needs no 'unsafe-inline' in the page's content security policy.
    this.#root.adoptedStyleSheets = [sheet];
  }

  /** The answer that is shown: `yes`, `no`, `partial` or `unknown`; empty before the first one. */
  value = '';

  // Frameworks set `block` as a property. `false` removes the attribute.
  get block(): boolean {
    return this.hasAttribute('block');
  }
  set block(on: boolean) {
    this.toggleAttribute('block', !!on);
  }
  get compact(): boolean {
    return this.hasAttribute('compact');
  }
  set compact(on: boolean) {
    this.toggleAttribute('compact', !!on);
  }

  connectedCallback(): void {
    inheritAccent(this, getComputedStyle(this));
    void this.#start();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (!this.isConnected || before === after) return;
    if (name === 'block') this.#judge();
    else void this.#start();
  }

  /** The form around it is reset. */
  formResetCallback(): void {
    this.#reset();
  }

  get #origin(): string {
    return originOf(this.getAttribute('service'));
  }

  async #start(): Promise<void> {
    const turn = ++this.#turn;
    const tag = this.lang || this.closest<HTMLElement>('[lang]')?.lang || navigator.language;
    const origin = this.#origin;
    try {
      if (!IS_SERVED && origin === '') throw new Error(NO_SERVICE);
      const texts = await textsFor(origin, tag);
      if (turn !== this.#turn) return;
      this.#texts = texts;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#texts = undefined;
      this.#frame(
        make(
          'p',
          { className: 'main', role: 'status' },
          !IS_SERVED && origin === '' ? NO_SERVICE : UNREACHABLE,
        ),
      );
      this.#tell('esim-error', { message: `${error}` });
      return;
    }
    this.#form();
    const slug = this.getAttribute('device');
    if (slug !== null) this.#ask(() => ofUnit(origin, slug, {}, ''));
  }

  /** Renders the box of the widget around its content. Keeps the focus if it is inside. */
  #frame(...content: Node[]): void {
    const t = this.#texts;
    const root = this.#root;
    const focus = root.activeElement;
    root.replaceChildren(
      make(
        'div',
        { className: 'box', lang: t?.lang ?? 'en', dir: t?.dir ?? 'ltr' },
        ...content,
        make('p', { className: 'small' }, link(`${this.#origin}/`, NAME)),
      ),
    );
    // Keeps the focus on the list of regions, so that arrow keys go on although each key renders a new answer.
    const next = focus && (root.getElementById(focus.id) ?? root.querySelector('.result,input'));
    (next as HTMLElement | null)?.focus({ preventScroll: true });
  }

  #asker(texts: WidgetTexts): Asker {
    return { origin: this.#origin, texts, ask: (answer, asked) => this.#ask(answer, asked) };
  }

  /** Renders the question and removes the answer. */
  #form(note = '', text = ''): void {
    const t = this.#texts;
    this.#judge('');
    if (t !== undefined) this.#frame(...question(this.#asker(t), note, text));
  }

  async #ask(
    answer: () => Answered | Promise<Answered>,
    asked: Partial<Asked> = {},
  ): Promise<void> {
    const turn = ++this.#turn;
    this.#root.firstElementChild?.setAttribute('aria-busy', 'true');
    try {
      const answered = await withPlans(this.#origin, await answer());
      if (turn === this.#turn) this.#show(answered, { text: '', region: '', ...asked });
    } catch (error) {
      if (turn !== this.#turn) return;
      // No device has the slug. Trying again would not help, so the visitor is asked.
      this.#form(/404|410/.test(error as string) ? '' : this.#texts?.failed, asked.text);
      this.#tell('esim-error', { message: `${error}` });
    }
  }

  #show(answered: Answered, asked: Asked): void {
    const t = this.#texts;
    if (t === undefined) return;
    const view = answerView(t, answered);
    const { verdict } = answered;
    if (view.meant === 'none' && asked.text === '') {
      this.#form(view.sentence);
    } else {
      const shown = result(this.#asker(t), { answered, view, ...asked });
      const again = make(
        'button',
        { type: 'button', className: 'again', onclick: () => this.#reset() },
        t.again,
      );
      this.#frame(shown, ...(this.hasAttribute('device') ? [] : [again]));
    }
    this.#judge(verdict.supports);
    const detail = { verdict, device: view.device };
    this.#tell('esim-answer', detail);
    this.#tell('esim-verdict', detail);
  }

  #reset(): void {
    this.#turn++;
    this.#form();
    this.#tell('esim-reset', null);
  }

  /** Sets the value in the form, and blocks the form after a `no` if the page asks for that. */
  #judge(value: string = this.value): void {
    this.value = value;
    this.#internals?.setFormValue(value || null);
    const told = this.#root.querySelector('.sentence');
    if (this.block && value === 'no' && told) {
      this.#internals?.setValidity({ customError: true }, told.textContent, told.parentElement!);
    } else this.#internals?.setValidity({});
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

const registry = globalThis.customElements;
// A page may load the script twice; the element is defined once.
if (IS_SERVED || registry) registry.get('esim-check') ?? registry.define('esim-check', EsimCheck);
