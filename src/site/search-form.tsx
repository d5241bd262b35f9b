import type { FC } from 'hono/jsx';
import { MAX_QUERY } from '../lookup/index.ts';
import { MAX_TYPED } from './long-query.tsx';
import type { MessageKey } from './messages/index.ts';
import type { PageContext } from './page.ts';

/** A hyphen, at which the line does not end: model codes are read as one word. */
const UNBROKEN_HYPHEN = '-\u2060';

/**
 * The search field. Without scripts it is a form; the page's script makes it a combobox with
 * suggestions (WAI-ARIA Authoring Practices, editable combobox with list autocomplete).
 */
export const SearchForm: FC<{
  context: PageContext;
  query?: string | undefined;
  compact?: boolean;
}> = ({ context, query, compact }) => {
  const { t, href } = context;
  const unsent = (key: MessageKey): string => `${t(key)} ${t('notSent')}`;
  return (
    <search class={compact ? 'compact' : undefined}>
      <form
        class="search"
        action={href('/')}
        method="get"
        data-suggest={href('/')}
        data-list={t('suggestions')}
        data-count={t('suggestionCount')}
        data-none={t('nothingFound')}
        data-yes={t('wordYes')}
        data-no={t('wordNo')}
        data-partial={t('wordPartial')}
        data-unknown={t('wordUnknown')}
        data-yes-except={t('wordYesExcept')}
        data-no-except={t('wordNoExcept')}
        data-eid={unsent('eidText')}
        data-imei={unsent('imeiText')}
        data-mistyped={unsent('mistypedText')}
        data-long={t('queryTooLong', { count: String(MAX_QUERY) })}
      >
        <label for="q">{t('searchLabel')}</label>
        <div class="field">
          <input
            id="q"
            name="q"
            type="search"
            value={query}
            maxlength={MAX_TYPED}
            required
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            enterkeyhint="search"
            dir="auto"
            placeholder={compact ? t('searchLabel') : undefined}
            {...(compact ? {} : { 'aria-describedby': 'q-hint' })}
          />
          <button type="submit">{t('searchButton')}</button>
        </div>
        {compact ? null : (
          <p id="q-hint" class="hint">
            {t('searchHint').replace(/-/g, UNBROKEN_HYPHEN)}
          </p>
        )}
      </form>
    </search>
  );
};
