import { make } from './make.ts';

/** One choice of a combobox. */
export interface Choice {
  /** The text of the option. */
  label: string;
  /** The answer beside it. */
  detail: string;
  /** A class for the choice's mark. */
  kind: string;
}

/** How a combobox is set up. */
export interface ComboboxOptions<C extends Choice> {
  input: HTMLInputElement;
  /** An empty list with an id; it is placed and styled by the page. */
  list: HTMLElement;
  /** An element with the role `status`, which announces the number of choices. */
  status: HTMLElement;
  /** Returns the choices for a text, none for an empty one. Rejects with an AbortError once the signal is aborted. */
  find: (text: string, signal: AbortSignal) => Promise<readonly C[]>;
  choose: (choice: C) => void;
  /** Returns the status text for a number of choices. It is visible if there are none. */
  tell: (count: number, text: string) => string;
}

/** Milliseconds without typing after which suggestions are requested. */
const PAUSE = 120;

/**
 * Makes an input an editable combobox with list autocomplete (WAI-ARIA Authoring Practices): the
 * focus stays in the input, `aria-activedescendant` names the choice; Down and Up move, Home and
 * End belong to the text, Enter takes the choice or submits, Escape closes and then clears.
 *
 * Choices belong to one text: as soon as it changes, none of them is active, and Enter submits what
 * was typed.
 */
export function combobox<C extends Choice>(options: ComboboxOptions<C>): void {
  const { input, list, status, find, choose, tell } = options;
  let choices: readonly C[] = [];
  /** The text that the choices are for. */
  let answered = '';
  let active = -1;
  let asked: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', list.id);
  list.setAttribute('role', 'listbox');

  const show = (open: boolean): void => {
    list.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    if (!open) activate(-1);
  };
  const activate = (index: number): void => {
    list.children[active]?.setAttribute('aria-selected', 'false');
    active = index;
    const option = list.children[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option?.id ?? '');
  };
  const draw = (text: string): void => {
    answered = text;
    active = -1;
    list.replaceChildren(
      ...choices.map(({ kind, label, detail }, i) =>
        make(
          'li',
          { id: `${list.id}-${i}`, className: kind, role: 'option', 'aria-selected': 'false' },
          make('bdi', {}, label),
          ' ',
          make('small', {}, detail),
        ),
      ),
    );
    const { length } = choices;
    show(length > 0);
    status.textContent = tell(length, text);
    // The number of choices is for people who cannot see the list. Everybody sees that there are none.
    status.classList.toggle('quietly', length > 0);
  };
  const stop = (): void => {
    clearTimeout(timer);
    asked?.abort();
  };
  const close = (): void => {
    stop();
    show(false);
  };
  const ask = async (andThen?: () => void): Promise<void> => {
    const text = input.value.trim();
    asked = new AbortController();
    const { signal } = asked;
    try {
      const found = await find(text, signal);
      if (signal.aborted || input.value.trim() !== text) return;
      choices = found;
      draw(text);
      andThen?.();
    } catch {
      // No suggestions without a network; the form still works.
      if (!signal.aborted) show(false);
    }
  };
  const take = (index: number): void => {
    const choice = choices[index];
    if (choice === undefined) return;
    input.value = answered = choice.label;
    close();
    choose(choice);
  };
  const isCurrent = (): boolean => answered === input.value.trim() && choices.length > 0;

  show(false);
  input.addEventListener('input', () => {
    stop();
    activate(-1);
    status.textContent = '';
    // Choices for the previous text stay visible until the new ones arrive, but no key can take them.
    if (input.value.trim() === '') show(false);
    timer = setTimeout(ask, PAUSE);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const open = !list.hidden;
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      const toEnd = (): void => activate(step > 0 ? 0 : choices.length - 1);
      if (!isCurrent()) {
        // Nothing was typed since the page loaded, or the answer is on its way.
        stop();
        void ask(event.altKey ? undefined : toEnd);
      } else if (!open) {
        show(true);
        if (!event.altKey) toEnd();
      } else if (event.altKey && step < 0) show(false);
      else if (active + step in choices) activate(active + step);
      else toEnd();
    } else if (key === 'Enter' && open && active >= 0) {
      take(active);
    } else if (key === 'Escape') {
      stop();
      status.textContent = '';
      if (open) show(false);
      else input.value = '';
    } else {
      return;
    }
    event.preventDefault();
  });
  input.addEventListener('blur', close);
  // After a submit the page shows the answer: late suggestions must not cover it.
  input.form?.addEventListener('submit', close);
  // A press must not move the focus from the input, or the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    // A press beside the choices is in none of them, and takes none.
    const options: (Element | null)[] = [...list.children];
    take(options.indexOf((event.target as Element).closest('li')));
  });
}
