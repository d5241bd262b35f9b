import type { FC } from 'hono/jsx';
import { MAX_QUERY, queryFault } from '../lookup/index.ts';
import type { PageContext } from './page.ts';

/** The most characters that a field takes. It takes more than are read, so that the page can say that it left some out. */
export const MAX_TYPED = 1000;

/** Returns the part of a question that is read: all of it, or its first {@link MAX_QUERY} characters. */
export const partRead = (query: string): string =>
  queryFault(query) === null ? query : [...query.trim()].slice(0, MAX_QUERY).join('');

/** Says that only the beginning of a question is read, if it is too long. */
export const LongQuery: FC<{ context: PageContext; query: string }> = ({
  context: { t },
  query,
}) =>
  partRead(query) === query ? null : (
    <p>
      <strong>{t('queryTooLong', { count: String(MAX_QUERY) })}</strong>
    </p>
  );
