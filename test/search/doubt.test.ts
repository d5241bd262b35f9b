import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const lookup = new Lookup(openDataset().bytes);

describe('a device of which a text doubts that it is one', () => {
  it.each([
    'fake Pixel 10a esim',
    'gefälschtes iPhone 15, geht eSIM?',
    'mi Galaxy S24 es falso, ¿sirve la esim?',
    'ho un iPhone 13 tarocco',
    '가짜 아이폰 14 프로 이심',
    'фейковый айфон 15 есть esim',
    'how do I see whether my iphone 15 is a fake',
  ])('gets no answer, but is found: %s', (text) => {
    const { verdict, results } = lookup.check(text);
    expect([verdict.meant, verdict.supports]).toEqual(['none', 'unknown']);
    expect(results.length).toBeGreaterThan(0);
  });

  it.each(['iPhone 15 128gb original, not fake', 'Pixel 8 100% original, kein Fake'])(
    'gets its answer if the doubt is denied: %s',
    (text) => {
      expect(lookup.answer(text).verdict).toMatchObject({ meant: 'one', supports: 'yes' });
    },
  );
});

describe('a device that is given up for one of another maker', () => {
  const others = ['Walton Primo G8', 'Casper VIA X20', 'LANIX Ilium X260', 'SPURT K600'];
  const texts = [
    'not the Pixel 10a but the NEW, does it support esim?',
    'niet de Pixel 10a maar de NEW, eSIM?',
    'troquei o Pixel 10a pelo NEW, funciona esim?',
    'zamieniłem Pixel 10a na NEW, działa esim?',
    'Pixel 10a değil NEW, eSIM var mı?',
    'switched from Pixel 10a to NEW, will my eSIM work on it?',
  ];

  it.each(texts)('gives no yes: %s', (text) => {
    const answers = others.map((other) => lookup.answer(text.replace('NEW', other)));
    expect(
      answers.filter(({ meant, verdict }) => meant === 'one' && verdict.supports === 'yes'),
    ).toEqual([]);
  });
});

describe('a text about an accessory', () => {
  it.each([
    'Spigen Tough Armor case for Pixel 9 Pro XL, black',
    'tempered glass 3-pack fits galaxy s23 plus',
    'Etui rugged armor do Google Pixel 7 czarny mat',
    'чехол книжка на хонор 90 черный',
    'iPhone 13 手机壳 磨砂',
    'charger for Galaxy S24, eSIM version',
    'Galaxy S24 Ultra Lego model',
    'iPhone 12/13 case',
    'case for iPhone 12 / iPhone 13',
    'Pixel Watch 2 charger',
  ])('means no device: %s', (text) => {
    const { verdict, results } = lookup.check(text);
    expect([verdict.meant, verdict.supports]).toEqual(['none', 'unknown']);
    expect(results).toEqual([]);
  });

  it.each([
    'iPhone 13 with case and charger',
    'iPhone 13 inkl. Hülle',
    'Pixel 8 + case',
    'iPhone 13, box, charger',
    'Galaxy S24 ohne Ladegerät',
    'OS 7713 galaxy s20 plus troca de vidro',
    'an iPhone 15 in the car, will the eSIM work',
  ])('means the device if the thing comes with it: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('one');
  });

  it.each([
    'iPhone 15 128GB with a case for free',
    'which case for my iphone 15, and does it support esim',
    'Does it support for Pixel 9 an eSIM',
  ])('is none if it is about the device: %s', (text) => {
    expect(lookup.answer(text)).toMatchObject({ meant: 'one', verdict: { supports: 'yes' } });
  });
});

describe('a text about what is sold for a device', () => {
  it.each([
    'Je cherche une coque pour iPhone 15 Pro, vous en vendez ?',
    'Ich brauche nur das Display für ein Huawei P40 Pro. Was kostet das?',
    'Ürün: Fairphone 4 için ekran koruyucu, telefon dahil değil. eSIM destekli mi?',
    '商品：vivo X100 Pro用保護フィルムのみ（本体なし）',
    'Xiaomi 13 배터리, 본체 미포함',
    'We sell the OLED display of the Fairphone 5, phone not included',
  ])('is no yes, wherever it names the thing: %s', (text) => {
    const { meant, verdict } = lookup.answer(text);
    expect([meant, verdict.supports]).not.toEqual(['one', 'yes']);
  });

  it.each(['Apple Watch Ultra 2, ohne Handy unterwegs', 'galaxy s24 for Luc'])(
    'is another text: %s',
    (text) => {
      expect(lookup.answer(text)).toMatchObject({ meant: 'one', verdict: { supports: 'yes' } });
    },
  );
});

describe('a device that is not the one in question', () => {
  it.each([
    "I don't have an iPhone 15, what about my phone?",
    'Não tenho um Galaxy S24. Mesmo assim consigo usar eSIM no meu celular?',
    'У меня нет Galaxy S22 Ultra. Смогу ли я пользоваться eSIM?',
    'Bende Huawei P40 Pro yok. Yine de eSIM kullanabilir miyim?',
    'my order is #A1984 and the eSIM has not arrived',
    'Ordine no. A2483: non ho ricevuto la eSIM',
    'O Galaxy Tab S20 aceita eSIM?',
    'Google Pixel 8 Fold tem eSIM',
    'Galaxy S24 Mega',
    'NOT the Galaxy S24, the other one, the cheap one',
    "I have an iPhone 13 and it works great, but will my wife's phone work too?",
    "J'ai un iPhone 14 Plus ça marche, mais le téléphone de ma fille ?",
    '¿La funda del Samsung Galaxy S24 tiene eSIM?',
  ])('gets no answer: %s', (text) => {
    expect(lookup.answer(text)).toMatchObject({ meant: 'none', verdict: { supports: 'unknown' } });
  });

  it.each([
    ["Doesn't the iPhone 13 support eSIM?", 'apple/iphone-13'],
    ["Isn't the iPhone 13 supposed to have eSIM?", 'apple/iphone-13'],
    ["I have an iPhone 13, it is my wife's phone. eSIM?", 'apple/iphone-13'],
    ['iPad Pro 11 M4 without a SIM tray', 'apple/ipad-pro-11-inch-m4'],
    ['why is there no eSIM in my iPhone 13', 'apple/iphone-13'],
    ['not working with iPhone 13', 'apple/iphone-13'],
    ['El Xiaomi 17 era de la empresa y lo entregué. El mío es un Xiaomi 12 Lite', 'xiaomi/12-lite'],
  ])('is another one, if the text denies something else: %s', (text, slug) => {
    const { meant, devices } = lookup.answer(text);
    expect([meant, devices[0]?.slug]).toEqual(['one', slug]);
  });

  it.each([
    'Nella lista vedo il Galaxy Z Fold4 ma non il mio Redmi Note 10 Pro. Il mio è compatibile?',
    'En su web aparece el iPhone 15 pero no mi LG Velvet. ¿Es compatible el mío?',
    "Ho quello prima dell'iPhone 15, la eSIM va?",
    'Tengo un Huawei P40 y mi novia un P30 Pro, ¿a cuál le sirve la eSIM?',
  ])('stays in question beside one that is: %s', (text) => {
    const { meant, verdict } = lookup.answer(text);
    expect([meant, verdict.supports]).not.toEqual(['one', 'yes']);
  });
});

describe('a number that counts the word behind it', () => {
  it.each([
    'mate 20 quid for 10 gigs is a rip off',
    'please honor 200 euro refund as agreed',
    'driving from Reno 8 hours to Vegas',
    'Spark 20 GB prepay in New Zealand as esim',
  ])('is not that of an everyday word: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('none');
  });

  it.each(['honor 200 esim', 'Honor 200 8GB', 'honor 90 256 euro', 'honor 90 din germania'])(
    'is that of the device in "%s"',
    (text) => {
      expect(lookup.answer(text).devices[0]!.slug).toMatch(/^honor\/(200|90)$/);
    },
  );
});

describe('a text with another maker and a number beside the name', () => {
  it.each([
    'Huawei Mate 40 Pro, Hammer Iron 6',
    'iPhone 15 Pro and a FANGOR UJ 1098',
    'Galaxy Z Flip4 as well as QMobile Energy X5 4G',
    'I have an iPhone 17 Pro Max and a Galaxy Buddy2, will both work with eSIM?',
    'Pixel 8 / TechPad 816',
  ])('is no yes for one device: %s', (text) => {
    const { meant, verdict } = lookup.answer(text);
    expect([meant, verdict.supports]).not.toEqual(['one', 'yes']);
  });

  it.each([
    'iPhone 15 with a Samsung 25W charger, does it take an esim?',
    'iPhone 15, Spigen case, 2 years old',
    'iPhone 15 from Amazon, 128GB',
    'iPhone 15 bought at Coppel a 18 meses',
    'HW-P50PRO-256-BLK | Huawei P50 Pro 256GB',
    'iPhone X = iPhone 10',
    'Huawei Mate 40 Pro\nHuawei Mate 40 Pro',
  ])('is about the one device if the number is of something else: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('one');
  });
});

describe('a text that asks for the eSIM of another thing', () => {
  it.each([
    'eSIM for my dashcam, app on an iPhone 13',
    'eSIM for my car, app on a Pixel 8',
    'My phone is a Pixel 8, that works. The eSIM is for the drone.',
    'eSIM не для телефона (iPhone XR), а для ноутбука',
    'forfait eSIM pour la caméra de surveillance, appli sur Galaxy S24',
    'Hay eSIM en el Galaxy Buds3 Pro? Me lo dieron con el Galaxy S24',
  ])('means none: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('none');
  });

  it.each([
    'eSIM for the Pixel 8 and not for my router',
    'can I use the eSIM of my iPhone 13 as a hotspot in the car',
    'iPhone 13 in the car eSIM',
    'does ur esim work on my iphone 13',
  ])('but not: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('one');
  });
});

describe('a device that a text only mentions', () => {
  it.each([
    'How much is 5 GB for Turkey? Sent from my iPhone 15',
    'Was kosten 5 GB? Gesendet von meinem Galaxy S24',
    'is there an alternative to the iPhone 15 with eSIM',
    'the seller says iPhone 15 but it has a Play Store and a microSD slot, can I use an eSIM',
  ])('is not meant: %s', (text) => {
    expect(lookup.answer(text).meant).toBe('none');
  });

  it.each([
    ['Does my iPhone 8 work? Sent from my iPhone 15', 'iPhone 8'],
    ['Does this phone support eSIM? Sent from my Pixel 8', 'Pixel 8'],
    ['Galaxy S24 with Play Store and microSD, esim?', 'Galaxy S24'],
    ['switch from android 14 to iPhone 15, can i move my esim', 'iPhone 15'],
    ['QR code sent from Airalo to my iPhone 13 does not scan', 'iPhone 13'],
    ['I got the esim QR code on my laptop, how to scan with iPhone 13', 'iPhone 13'],
    ['selling iPhone 7 pm me', 'iPhone 7'],
  ])('leaves the other one, or the phone that wrote it: %s', (text, model) => {
    const { meant, devices } = lookup.answer(text);
    expect([meant, devices[0]?.model]).toEqual(['one', model]);
  });
});

describe('a text that names no device', () => {
  it.each([
    '£12,99',
    '19 €',
    '$19',
    '20 euro',
    'eSIM cannot be added',
    'my garota esim is not working',
  ])('is not answered with that of a device: %s', (text) => {
    expect(lookup.answer(text).verdict).toMatchObject({ meant: 'none', supports: 'unknown' });
  });
});

describe('a name in two words, or with a network', () => {
  it.each([
    ['hi, i have i phone 12', 'apple/iphone-12'],
    ['i use an i phone 13 mini', 'apple/iphone-13-mini'],
    ['my iphone 3g', 'apple/iphone-3g'],
  ])('means one device: %s', (text, slug) => {
    const { meant, devices } = lookup.answer(text);
    expect([meant, devices[0]?.slug]).toEqual(['one', slug]);
  });

  it('gives no yes of the device beside it', () => {
    const { verdict } = lookup.answer('I had a Pixel 9, now I have an iPhone 3G. Does it work?');
    expect(verdict.supports).not.toBe('yes');
  });
});

describe('a text that asks for a phone without its name', () => {
  it.each([
    "works on my husband's Pixel 9, what about my phone?",
    "It works on my mum's iPhone 14, no idea what model mine is. Can I use eSIM?",
    'My sister has a Galaxy S24. Can I use an eSIM on my own phone?',
    'Bei meinem Bruder (iPhone 15) geht es. Geht das auf meinem Handy auch?',
    'Sur le Pixel 8 de mon mari ça marche, et sur mon téléphone ?',
    'El iPhone 14 de mi hermano funciona, ¿y en mi teléfono?',
    "my iPhone 13 works, but will my wife's phone?",
    "Je n'ai plus mon Pixel 8. Ça marchera sur mon nouveau téléphone ?",
    'iPhone 15 у меня больше нет. А на новом телефоне eSIM заработает?',
  ])('gets no answer of the phone that it names: %s', (text) => {
    const { verdict, results } = lookup.check(text);
    expect([verdict.meant, verdict.supports]).toEqual(['none', 'unknown']);
    expect(results.length).toBeGreaterThan(0);
  });

  it.each([
    "my husband's Pixel 9, does it take an eSIM?",
    'My sister has a Galaxy S24. Can she use an eSIM on her phone?',
    "an iPhone 13, it is my wife's phone",
    'my phone is an iPhone 14, my brother said it has eSIM',
  ])('gets the answer of its phone: %s', (text) => {
    expect(lookup.answer(text)).toMatchObject({ meant: 'one', verdict: { supports: 'yes' } });
  });
});
