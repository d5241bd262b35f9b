import { labelled } from '../language.ts';
import { SITE_NAME } from '../name.ts';
import type { Page, PageContext } from '../page.ts';
import { questionAndAnswer } from '../structured-data.ts';

/** What an eSIM is, and how to find out whether one's own device has one. */
export function whatIsEsimPage(context: PageContext): Page {
  const { t, language } = context;
  const check = [
    t('sureDial'),
    labelled(language, 'iPhone', t('sureIphone')),
    labelled(language, 'Samsung Galaxy', t('sureSamsung')),
    labelled(language, 'Google Pixel', t('surePixel')),
    labelled(language, 'Android', t('sureAndroid')),
  ];
  const before = [
    [t('whatIs'), t('whatIsText')],
    [t('whyRegion'), t('whyRegionText')],
  ] as const;
  const after = [
    [t('whatEid'), t('whatEidText')],
    [t('lock'), t('lockText')],
    [t('whatTravel'), t('whatTravelText')],
    [t('whatUnknown'), t('whatUnknownText')],
  ] as const;
  const questions = [...before, [t('howCheck'), check.join(' ')] as const, ...after];
  return {
    title: `${t('whatTitle')} ${SITE_NAME}`,
    description: t('whatIsText'),
    path: '/what-is-esim',
    translated: true,
    preview: null,
    section: '/what-is-esim',
    data: [questionAndAnswer(context, questions)],
    body: (
      <article class="prose">
        <h1>{t('whatTitle')}</h1>
        {before.map(([question, answer]) => (
          <>
            <h2>{question}</h2>
            <p>{answer}</p>
          </>
        ))}
        <h2>{t('howCheck')}</h2>
        <ul>
          {check.map((step) => (
            <li>{step}</li>
          ))}
        </ul>
        {after.map(([question, answer]) => (
          <>
            <h2>{question}</h2>
            <p>{answer}</p>
          </>
        ))}
      </article>
    ),
  };
}
