import type { FC } from 'hono/jsx';
import { SUPPORTS, type Supports } from '../model/index.ts';

/** The card of every mark: a SIM card with its cut corner. */
const CARD = 'M7 3h13l9 9v15a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z';

/** What is drawn on the card, as paths. */
export const SIGNS = {
  yes: 'm10 19 4.5 4.5L23 15',
  no: 'm11 13.5 11 11m0-11-11 11',
  unknown: 'M12.5 14.5a4 4 0 1 1 5.7 3.6c-1.2.6-1.7 1.2-1.7 2.4m0 4v.2',
} as const satisfies Partial<Record<Supports, string>>;

/**
 * The answer as a shape: a solid card with a tick, an outlined one with a cross, one that is half
 * filled, or a dotted one with a question mark. They differ without colour.
 */
export const VerdictMark: FC<{ supports: Supports }> = ({ supports }) => (
  <svg class={`mark ${supports}`} width="33" height="33" aria-hidden="true" focusable="false">
    <use href={`#mark-${supports}`} />
  </svg>
);

/** The four shapes, once per page: lists repeat them hundreds of times. */
export const VerdictShapes: FC = () => (
  <svg width="0" height="0" class="shapes" aria-hidden="true" focusable="false">
    {SUPPORTS.map((supports) => (
      <symbol id={`mark-${supports}`} viewBox="0 0 33 33">
        {SHAPES[supports]()}
      </symbol>
    ))}
  </svg>
);

const SHAPES: Readonly<Record<Supports, () => unknown>> = {
  yes: () => (
    <>
      <path class="shape-fill" d={CARD} />
      <path class="shape-cut" d={SIGNS.yes} />
    </>
  ),
  no: () => (
    <>
      <path class="shape-line" d={CARD} />
      <path class="shape-line" d={SIGNS.no} />
    </>
  ),
  partial: () => (
    <>
      <path class="shape-line" d={CARD} />
      <path class="shape-fill" d="M4 18h25v9a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" />
    </>
  ),
  unknown: () => (
    <>
      <path class="shape-line shape-dots" d={CARD} />
      <path class="shape-line" d={SIGNS.unknown} />
    </>
  ),
};

/** The product's mark: a card with its contacts. */
export const ChipMark: FC = () => (
  <svg class="chip" viewBox="0 0 33 33" width="28" height="28" aria-hidden="true" focusable="false">
    <path class="chip-card" d={CARD} />
    <path
      class="chip-contact"
      d="M10 14.5h13v11H10zM10 18h4.5m4 0H23M10 22h4.5m4 0H23M14.5 14.5v11m4-11v11"
    />
  </svg>
);
