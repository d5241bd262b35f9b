import type { FC } from 'hono/jsx';
import { regionName } from '../locale/index.ts';
import { ELSEWHERE } from '../widget/answer-view.ts';
import type { PageContext } from './page.ts';

/**
 * "Where did you buy it?": a form that asks for the answer for units that were sold in one place. It
 * works without scripts.
 */
export const RegionPicker: FC<{
  context: PageContext;
  /** The path of the page that answers. */
  action: string;
  /** Its other parameters. */
  hidden: Readonly<Record<string, string>>;
  /** Regions with an answer of their own; they come first. */
  exceptions: readonly string[];
  /** True for one common entry for all other regions. */
  isShort?: boolean;
  /** The region that is chosen. */
  region: string | null;
}> = ({ context, action, hidden, exceptions, isShort, region }) => {
  const { t, language, lookup } = context;
  const { regions } = lookup.snapshot.devices;
  const name = (id: string): string => regionName(language, id, regions);
  const order = new Intl.Collator(language);
  const byName = (ids: readonly string[]): string[] =>
    [...ids].sort((a, b) => order.compare(name(a), name(b)));
  const option = (id: string) => (
    <option value={id} selected={id === region}>
      {name(id)}
    </option>
  );
  return (
    <form class="bought" action={action} method="get">
      {Object.entries(hidden).map(([key, value]) => (
        <input type="hidden" name={key} value={value} />
      ))}
      <label for="region">{t('whereBought')}</label>
      <div class="field">
        <select id="region" name="region" autocomplete="off">
          <option value="">{t('notSure')}</option>
          {isShort ? (
            <>
              {byName(exceptions).map(option)}
              <option value={ELSEWHERE} selected={region === ELSEWHERE}>
                {t('elsewhere')}
              </option>
            </>
          ) : (
            <>
              {exceptions.length === 0 ? null : (
                <optgroup label={t('exceptions')}>{byName(exceptions).map(option)}</optgroup>
              )}
              <optgroup label={t('otherRegions')}>
                {byName(Object.keys(regions).filter((id) => !exceptions.includes(id))).map(option)}
              </optgroup>
            </>
          )}
        </select>
        <button type="submit" class="quiet">
          {t('show')}
        </button>
      </div>
    </form>
  );
};
