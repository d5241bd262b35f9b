import type { Answered } from './answer-view.ts';
import { ofVisitor, suggestions, toText } from './ask.ts';
import { type Choice, combobox } from './combobox.ts';
import { make } from './make.ts';
import { isSuggested, type Typed, typed } from './not-asked.ts';
import { fill, word } from './sentence.ts';
import type { WidgetTexts } from './texts.ts';

/** How many suggestions fit into the widget. */
const LIMIT = 4;

interface DeviceChoice extends Choice {
  answered: Answered;
}

/** The part of the widget that asks the service and shows the answer. */
export interface Asker {
  origin: string;
  texts: WidgetTexts;
  /** Asks, then shows the answer or the error. */
  ask: (answer: () => Answered | Promise<Answered>, asked?: Partial<Asked>) => void;
}

/** The question behind an answer. */
export interface Asked {
  /** What the visitor typed, without EIDs and IMEIs; empty for a device. */
  text: string;
  /** What such a number says; it counts if the text names no device. */
  note?: string;
  /** The region that the visitor chose; empty if none. */
  region: string;
  /** The answer of a family before the visitor chose a region; absent before that. */
  whole?: Answered;
}

/**
 * Renders the question: a field with suggestions, and a button for the visitor's own device.
 *
 * @param note the line below: why there is no answer
 * @param value what the visitor typed before
 */
export function question(
  { origin, texts: t, ask }: Asker,
  note: string,
  value: string,
): HTMLElement[] {
  const input = make('input', {
    id: 'q',
    autocomplete: 'off',
    spellcheck: false,
    placeholder: t.hint,
    dir: 'auto',
    // More than are read: a paste that loses its end unseen would be answered wrongly.
    maxLength: 1000,
    value,
    // A screen reader announces with the field why there is no answer.
    'aria-describedby': 'said',
  });
  const list = make('ul', { id: 'list', 'aria-label': t.suggestions });
  const status = make('p', { id: 'said', className: 'small', role: 'status' }, note);
  const said = ({ note }: Typed): string => (note === null ? '' : t[note]);
  const onsubmit = (event: Event): void => {
    event.preventDefault();
    // The submit event must not reach the form of the shop around the widget.
    event.stopPropagation();
    const asked = typed(input.value);
    const { query, note } = asked;
    if (query !== '' && note !== 'long') {
      ask(() => toText(origin, query, ''), { text: query, note: said(asked) });
    } else {
      status.textContent = said(asked);
      input.focus();
    }
  };
  const form = make(
    'form',
    { className: 'main', onsubmit },
    make(
      'button',
      { type: 'button', className: 'own', onclick: () => ask(() => ofVisitor(origin)) },
      t.detect,
    ),
    make(
      'div',
      {},
      make('label', { htmlFor: 'q' }, t.label),
      make('div', { className: 'field' }, input, make('button', { type: 'submit' }, t.check), list),
      status,
    ),
  );
  combobox<DeviceChoice>({
    input,
    list,
    status,
    find: async (text, signal) =>
      isSuggested(text)
        ? (await suggestions(origin, text, LIMIT, signal)).map(({ name, verdict, device }) => ({
            label: name,
            detail: word(t, verdict),
            kind: verdict.supports,
            answered: { verdict, devices: [device], similar: [] },
          }))
        : [],
    choose: ({ answered }) => ask(() => answered),
    tell: (n, text) =>
      n > 0
        ? fill(t.count, { count: String(n) })
        : isSuggested(text)
          ? fill(t.nothing, { query: text })
          : said(typed(text)),
  });
  return [make('p', { className: 'title' }, t.question), form];
}
