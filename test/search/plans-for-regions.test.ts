import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);
const regionOf = (question: string): string | null => lookup.answer(question).said.region;

const DEVICES = ['iPhone 14', 'Galaxy S22 Ultra', 'Pixel 7 Pro', 'OPPO Find X8'];
/** Questions with each device and each place. */
const asked = (texts: readonly string[], places: readonly string[]): string[] =>
  DEVICES.flatMap((device) =>
    texts.flatMap((text) =>
      places.map((place) => text.replace('{d}', device).replace('{p}', place)),
    ),
  );

describe('a region for which a plan or an eSIM is', () => {
  it.each([
    [
      'en',
      ['China', 'Hong Kong', 'Taiwan'],
      [
        'esim for {p} on {d}',
        'does the {d} take an esim for {p}?',
        'your {p} eSIM, does it work with {d}?',
        'I bought your {p} plan yesterday, my phone is a {d}',
        'ordered the 5GB {p} eSIM. Will {d} do?',
      ],
    ],
    ['de', ['China', 'Hongkong'], ['eSIM für {p}, {d}?', 'eure {p}-eSIM, geht die auf dem {d}?']],
    ['fr', ['Chine', 'Japon'], ["j'ai pris votre forfait {p}, {d} compatible ?"]],
    ['es', ['China', 'Japón'], ['esim para {p} en mi {d}', 'vuestra eSIM de {p} ¿va en {d}?']],
    ['it', ['Cina', 'Giappone'], ['eSIM per la {p}, ho un {d}', 'la vostra eSIM {p} su {d}']],
    ['pl', ['Chiny', 'Hongkong'], ['eSIM na {p}, mam {d}']],
    ['ru', ['Китая', 'Гонконга'], ['есим для {p} на {d}', 'тариф для {p}, телефон {d}']],
    [
      'ja',
      ['香港', '中国', '韓国'],
      ['{p}用のeSIMは{d}で使えますか', '{p}eSIMを買いました、{d}です'],
    ],
    ['zh', ['香港', '日本'], ['{p}的eSIM，{d}能用吗', '你们的{p}流量卡，{d}可以吗']],
  ])('is no region of sale: %s', (_, places, texts) => {
    expect(asked(texts, places).filter((text) => regionOf(text) !== null)).toEqual([]);
  });
});

describe('a region of a unit beside a plan or an eSIM', () => {
  it.each([
    [
      'en',
      ['China', 'Hong Kong', 'Taiwan'],
      [
        '{d} {p} esim',
        '{d} esim {p}',
        '{p} eSIM {d}',
        '{d} with eSIM, {p} version',
        'eSIM {p} version {d}',
        'bought in {p}, esim for Spain on {d}',
        'esim for my {d} from {p}',
        'I bought a {d} in {p} on a plan, esim?',
      ],
    ],
    ['de', ['China', 'Hongkong'], ['{d} aus {p} mit eSIM', '{p}-Version {d} eSIM']],
    ['es', ['China', 'Japón'], ['compré un {d} con eSIM de {p}', '{d} versión de {p} con esim']],
    ['ru', ['Китая', 'Гонконга'], ['есим на {d} из {p}', '{d} куплен из {p}, есим есть?']],
    ['ja', ['香港', '中国'], ['{p}版{d}でeSIM', '{p}で買った{d}のeSIM']],
    ['zh', ['香港', '日本'], ['{p}版{d}eSIM', '在{p}买的{d}，eSIM能用吗']],
  ])('is its region of sale: %s', (_, places, texts) => {
    expect(asked(texts, places).filter((text) => regionOf(text) === null)).toEqual([]);
  });
});
