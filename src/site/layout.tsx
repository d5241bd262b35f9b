import { raw } from 'hono/html';
import type { FC } from 'hono/jsx';
import { languageTag } from '../locale/index.ts';
import { direction, LANGUAGES, localPath, nameOf } from './language.ts';
import { SITE_NAME } from './name.ts';
import type { Address, Page, PageContext } from './page.ts';
import { SearchForm } from './search-form.tsx';
import { ChipMark, VerdictShapes } from './verdict-mark.tsx';

const NAVIGATION = [
  ['/brands', 'navBrands'],
  ['/what-is-esim', 'navWhat'],
  ['/data', 'navData'],
  ['/api', 'navApi'],
  ['/shops', 'navShops'],
] as const;

/** The pages for developers exist in English only. */
const ENGLISH_ONLY: ReadonlySet<string> = new Set(['/data', '/api', '/shops']);

interface PageProps {
  page: Page;
  context: PageContext;
  here?: Address | undefined;
}

/** A whole HTML document. */
export const Layout: FC<PageProps> = ({ page, context, here }) => {
  const { language, t, href } = context;
  const lang = page.translated ? language : 'en';
  return (
    <html lang={languageTag(lang)} dir={direction(lang)}>
      <Head page={page} context={context} />
      <body>
        <VerdictShapes />
        <a class="skip" href="#content">
          {t('skip')}
        </a>
        <header class="site-head">
          <a class="wordmark" href={href('/')}>
            <span dir="ltr">
              <ChipMark /> {SITE_NAME}
            </span>
          </a>
          <nav aria-label={SITE_NAME}>
            {NAVIGATION.map(([path, key]) => (
              <a
                href={ENGLISH_ONLY.has(path) ? path : href(path)}
                hreflang={ENGLISH_ONLY.has(path) ? 'en' : undefined}
                aria-current={page.section === path ? 'page' : undefined}
              >
                {t(key)}
              </a>
            ))}
          </nav>
          <LanguageMenu page={page} context={context} here={here} />
        </header>
        <main id="content" tabindex={-1}>
          {page.search ? null : <SearchForm context={context} compact />}
          {page.body}
        </main>
        <Footer context={context} />
      </body>
    </html>
  );
};

const previewPath = (slug: string | null): string =>
  slug === null ? '/og.png' : `/og/${slug}.png`;

const Head: FC<{ page: Page; context: PageContext }> = ({ page, context }) => {
  const { options, base, language } = context;
  const { paths } = options.assets;
  const canonical =
    page.path === null ? null : base + (page.translated ? context.href(page.path) : page.path);
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <meta name="color-scheme" content="light dark" />
      <link rel="stylesheet" href={paths.style} />
      <script type="module" src={paths.script} />
      <link rel="icon" href={paths.icon} type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" href="/changes.atom" type="application/atom+xml" title="Changes" />
      {canonical === null || page.listed === false ? (
        <meta name="robots" content="noindex" />
      ) : null}
      {canonical === null ? null : <link rel="canonical" href={canonical} />}
      {page.path !== null && page.translated
        ? [
            ...LANGUAGES.map((l) => (
              <link
                rel="alternate"
                hreflang={languageTag(l)}
                href={base + localPath(l, page.path!)}
              />
            )),
            <link rel="alternate" hreflang="x-default" href={base + page.path} />,
          ]
        : null}
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:locale" content={languageTag(language).replace('-', '_')} />
      {canonical === null ? null : <meta property="og:url" content={canonical} />}
      {page.preview !== undefined ? (
        <>
          <meta property="og:image" content={base + context.href(previewPath(page.preview))} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
      {(page.data ?? []).map((object) => (
        // A data block is not executed, so the content security policy allows it.
        <script type="application/ld+json">{raw(jsonForHtml(object))}</script>
      ))}
    </head>
  );
};

const HOME: Address = { path: '/', search: '' };

/** Links to the page in the other languages. It opens without a script. */
const LanguageMenu: FC<PageProps> = ({ page, context, here }) => {
  const { t, language } = context;
  // The links keep the question and the unit: a "no" for one unit may be a "yes" for the device.
  const { path, search } = page.translated && here ? here : HOME;
  return (
    <details class="languages">
      <summary>
        <span class="quietly">{t('languages')}: </span>
        {page.translated ? nameOf(language) : nameOf('en')}
      </summary>
      <ul>
        {LANGUAGES.map((l) => (
          <li>
            <a
              href={localPath(l, path) + search}
              hreflang={languageTag(l)}
              lang={languageTag(l)}
              dir={direction(l)}
              aria-current={page.translated && l === language ? 'true' : undefined}
            >
              {nameOf(l)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};

const Footer: FC<{ context: PageContext }> = ({ context }) => {
  const { t, options } = context;
  return (
    <footer class="site-foot">
      <p class="about-links">
        <a href="/about" hreflang="en">
          {t('navAbout')}
        </a>
        <a href="/privacy" hreflang="en">
          {t('navPrivacy')}
        </a>
      </p>
      <p>
        {t('footerFree')}{' '}
        {options.repositoryUrl === null ? null : (
          <a href={options.repositoryUrl}>{new URL(options.repositoryUrl).hostname}</a>
        )}
      </p>
    </footer>
  );
};

/** Formats JSON so that it cannot end its script element. */
export const jsonForHtml = (value: object): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
