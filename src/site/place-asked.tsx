import type { FC } from 'hono/jsx';
import { ELSEWHERE } from '../widget/answer-view.ts';
import type { PageContext } from './page.ts';

/** The region that an address gives. */
export interface PlaceAsked {
  /** A region id or a country's code, in lower case; `null` if none is given, or none that exists. */
  region: string | null;
  /**
   * True if the address gives a region that does not exist. The answer is then not for the requested place.
   */
  isUnknown: boolean;
}

/** Reads `region` of an address. An empty one is the form's "Not sure". */
export function placeAsked({ lookup }: PageContext, given: string | null): PlaceAsked {
  const text = given?.trim().toLowerCase() ?? '';
  if (text === '' || text === ELSEWHERE) return { region: null, isUnknown: false };
  const isKnown = lookup.place(text) !== null;
  return { region: isKnown ? text : null, isUnknown: !isKnown };
}

/** Says that the answer below is not for the region of the address. */
export const UnknownPlace: FC<{ context: PageContext; asked: PlaceAsked }> = ({
  context: { t },
  asked,
}) =>
  asked.isUnknown ? (
    <p>
      <strong>{t('noSuchRegion')}</strong>
    </p>
  ) : null;
