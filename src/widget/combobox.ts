/** One choice of a combobox. */
export interface Choice {
  /** What stands in the list. */
  label: string;
  /** What stands beside it. */
  detail: string;
  /** A class for the choice's mark. */
  kind: string;
}

/** How a combobox is set up. */
export interface ComboboxOptions<C extends Choice> {
  input: HTMLInputElement;
  /** An empty list with an id; it is placed and styled by the page. */
  list: HTMLElement;
  /** An element with role status that tells how many choices there are. */
  status: HTMLElement;
  /** The choices for a text. Rejects with an AbortError when it is no longer wanted. */
  find: (text: string, signal: AbortSignal) => Promise<readonly C[]>;
  choose: (choice: C) => void;
  /** What is said of a number of choices. */
  tell: (count: number, text: string) => string;
  /** Makes the mark of a choice. */
  mark?: (choice: C) => Node;
}

/** Typing pauses of this length, in milliseconds, ask for suggestions. */
const PAUSE = 120;

/**
 * Makes an input an editable combobox with list autocomplete (WAI-ARIA Authoring Practices): the
 * focus stays in the input, `aria-activedescendant` names the choice; Down and Up move, Home and
 * End belong to the text, Enter takes the choice or submits, Escape closes and then clears.
 */
export function combobox<C extends Choice>(options: ComboboxOptions<C>): void {
  const { input, list, status, find, choose, tell, mark } = options;
  let choices: readonly C[] = [];
  let active = -1;
  let asked: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  for (const [name, value] of [
    ['role', 'combobox'],
    ['aria-autocomplete', 'list'],
    ['aria-controls', list.id],
    ['aria-expanded', 'false'],
  ] as const) {
    input.setAttribute(name, value);
  }
  list.setAttribute('role', 'listbox');
  list.hidden = true;

  const show = (open: boolean): void => {
    list.hidden = !open;
    input.setAttribute('aria-expanded', String(open));
    if (!open) activate(-1);
  };
  const activate = (index: number): void => {
    list.children[active]?.removeAttribute('aria-selected');
    active = index;
    const option = list.children[index];
    if (option === undefined) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    option.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', option.id);
  };
  const draw = (text: string): void => {
    list.replaceChildren(
      ...choices.map((choice, i) => {
        const option = document.createElement('li');
        option.id = `${list.id}-${i}`;
        option.className = choice.kind;
        option.setAttribute('role', 'option');
        const label = document.createElement('span');
        label.textContent = choice.label;
        const detail = document.createElement('small');
        detail.textContent = choice.detail;
        option.append(...(mark === undefined ? [] : [mark(choice)]), label, ' ', detail);
        return option;
      }),
    );
    active = -1;
    input.removeAttribute('aria-activedescendant');
    show(choices.length > 0);
    status.textContent = tell(choices.length, text);
  };
  const stop = (): void => {
    clearTimeout(timer);
    asked?.abort();
  };
  const ask = async (): Promise<void> => {
    const text = input.value.trim();
    asked = new AbortController();
    const { signal } = asked;
    try {
      choices = text === '' ? [] : await find(text, signal);
      if (!signal.aborted) draw(text);
    } catch {
      // No suggestions without a network; the form still works.
      if (!signal.aborted) show(false);
    }
  };
  const take = (index: number): void => {
    const choice = choices[index];
    if (choice === undefined) return;
    stop();
    input.value = choice.label;
    show(false);
    choose(choice);
  };

  input.addEventListener('input', () => {
    stop();
    timer = setTimeout(ask, PAUSE);
  });
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const open = !list.hidden;
    const last = choices.length - 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (choices.length === 0) return;
      const down = event.key === 'ArrowDown';
      show(true);
      if (event.altKey && down) activate(-1);
      else if (down) activate(active >= last ? 0 : active + 1);
      else activate(active <= 0 ? last : active - 1);
    } else if (event.key === 'Enter' && open && active >= 0) {
      take(active);
    } else if (event.key === 'Escape') {
      stop();
      if (open) show(false);
      else input.value = '';
    } else {
      return;
    }
    event.preventDefault();
  });
  input.addEventListener('blur', () => {
    stop();
    show(false);
  });
  // A press must not take the focus from the input, or the list would close before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]');
    if (option !== null) take([...list.children].indexOf(option));
  });
}
