import { describe, expect, it } from 'vitest';
import { Lookup } from '../../src/lookup/index.ts';
import { openDataset } from './dataset.ts';

const { bytes, snapshot, devices } = openDataset();
const lookup = new Lookup(bytes);
const table = snapshot.devices;

/** The devices of a category that are made with and without a modem, by name. */
const withEditions = (category: string): { device: number; name: string }[] =>
  devices.flatMap(({ brand, model }, device) => {
    const name = `${brand} ${model}`;
    if (table.editions(device)?.cellular == null || table.category(device) !== category) return [];
    // A name that several devices have means none of them alone.
    return lookup.answer(name).meant === 'one' ? [{ device, name }] : [];
  });

const TABLETS = withEditions('tablet');
const WATCHES = withEditions('watch');

const CELLULAR = [
  '{device} Wi-Fi + Cellular 128GB',
  '{device} (Wi-Fi + Cellular, Space Gray)',
  '{device} cellular',
  '{device} LTE 128GB black',
  'used {device} with 5G, 256 GB',
  '{device} WiFi+4G',
  'Tablet {device} mit LTE, schwarz, sehr gut',
  '{device} con 5G',
  '{device} Wi-Fi + Cellulaire 64 Go',
  '{device} セルラーモデル',
  '{device} सेलुलर',
  '{device} seluler',
  '{device} 蜂窝版',
  '{device} 셀룰러',
  '{device} LTE esim?',
  '{device} wifi and cellular',
  '{device} WLAN und LTE',
  '{device} wifi et 4G',
  '{device} Wi-Fi / 5G',
  '{device} WiFi+Cell 256GB',
  '{device} WLAN + Mobilfunk',
  '{device} LTE, viaje a Perú',
  '{device} 5G - seyahat için esim',
  '{device}. It is the cellular one, for an esim in Spain',
  '{device}, ist die LTE-Version',
  '{device} cellular rather than wifi',
];

const WITHOUT = [
  '{device} Wi-Fi',
  '{device} WiFi only',
  '{device} (Wi-Fi, 128GB, Silver)',
  '{device} 64GB WLAN Space Grau',
  '{device} nur WLAN',
  '{device} wifi - can I buy a data plan for it?',
  '{device} WLAN, kann ich einen Datentarif dazu kaufen?',
  '{device} ohne LTE',
  '{device} sans 4G',
  '{device} Wi-Fiモデル',
  '{device} 无线局域网 256GB',
  'wifi {device}',
  '{device} somente wifi',
  '{device} sadece wifi',
  '{device} hanya wifi',
  '{device} केवल wifi',
  '{device} csak wifi',
  '{device} no cellular',
  '{device} GPS + Wi-Fi',
  '{device} Wi-Fi + 64GB',
  '{device} WiFi, kein SIM Slot',
  '{device} wifi без сим карты',
  '{device} LTE değil',
  '{device} cellular नहीं',
  '{device} Wi-Fi rather than cellular',
  '{device} WLAN statt LTE',
  '{device}, wifi and nothing else',
  "{device}, c'est le modèle wifi",
  '{device}, purtroppo è la versione solo Wi-Fi',
  '{device} without a modem',
];

const OF_WATCHES = [
  '{device} 블루투스',
  '{device} بلوتوث',
  '{device} GPS',
  '{device} Bluetooth black',
  '{device} (GPS) aluminium',
];

/** Words that name no edition of the unit. */
const NEITHER = [
  'do i need wifi to install esim on {device}',
  '{device} wifi 6e',
  '{device}',
  'does {device} have lte',
  '{device} without wifi',
  '{device} WiFi+Zell',
  '{device} wifi + sim card slot',
  '{device} LTE: no',
  '{device} cellular no',
  '{device} cellular nein',
  '{device} LTE yok',
  '{device} LTE нет',
  '{device} セルラー なし',
  '{device} 셀룰러 없음',
  '{device} with LTE router',
  '{device} 5G data plan',
  '{device} LTE roaming',
  // A band of the wireless LAN, and no network of phones.
  '{device} 2.4G/5G',
];

/** Who asks which edition it is, does not say it. "And" is among the words that may be "or". */
const ASKED = [
  '{device} cellular?',
  'is {device} LTE?',
  'hat das {device} LTE?',
  'can i get LTE on {device}',
  'add 5G to {device}',
  'difference {device} cellular wifi',
  '{device} wifi or cellular',
  '{device} LTE oder WLAN',
  '{device} 4G ou wifi',
  '{device} wifi o 4G',
  '{device} wifi veya LTE',
  '{device} wifi или LTE',
  '{device} wifi vs cellular',
  '{device} without sim or cellular',
  'is {device} the wifi or the cellular version',
  '{device} esim - is it the cellular version?',
  '{device}, do they all have LTE',
];

/** "5G" beside a wireless LAN may be its band. */
const BANDS = ['{device} WiFi 5G', '{device} 5G WiFi', '{device} WiFi 2.4G + 5G'];

const asked = (texts: readonly string[], named: readonly { device: number; name: string }[]) =>
  texts.flatMap((text) =>
    named.map(({ device, name }) => {
      const question = text.replace('{device}', name);
      return { device, question, ...lookup.answer(question) };
    }),
  );

/** The questions that mean one device: nearly all, or nothing would be asked. */
const ofOne = (texts: readonly string[], named: readonly { device: number; name: string }[]) => {
  const all = asked(texts, named);
  const one = all.filter(({ meant }) => meant === 'one');
  expect(one.length / all.length).toBeGreaterThan(0.9);
  return one;
};

describe('the edition of a tablet or a watch that a question names', () => {
  it('is asked of dozens of tablets and watches', () => {
    expect(TABLETS.length).toBeGreaterThan(30);
    expect(WATCHES.length).toBeGreaterThan(30);
  });

  it('decides, if it is the one with a modem', () => {
    const wrong = ofOne(CELLULAR, [...TABLETS, ...WATCHES]).filter(({ device, verdict }) => {
      const { supports, exceptionRegions } = table.editions(device)!.cellular!;
      const isRight =
        verdict.edition === 'cellular' &&
        verdict.supports === supports &&
        `${verdict.exceptionRegions}` === `${exceptionRegions}`;
      return !isRight;
    });
    expect(wrong.map(({ question }) => question)).toEqual([]);
  });

  it('decides, if it is the one without', () => {
    const all = [...ofOne(WITHOUT, [...TABLETS, ...WATCHES]), ...ofOne(OF_WATCHES, WATCHES)];
    const wrong = all.filter(
      ({ verdict }) => verdict.supports !== 'no' || verdict.basis !== 'variant',
    );
    expect(wrong.map(({ question }) => question)).toEqual([]);
  });

  it('is not said by who asks for it', () => {
    const wrong = ofOne(ASKED, [...TABLETS, ...WATCHES]).filter(
      ({ verdict }) => verdict.edition !== undefined,
    );
    expect(wrong.map(({ question }) => question)).toEqual([]);
  });

  it('is not the one with a modem for the band of a wireless LAN', () => {
    const wrong = ofOne(BANDS, [...TABLETS, ...WATCHES]).filter(
      ({ verdict }) => verdict.edition === 'cellular',
    );
    expect(wrong.map(({ question }) => question)).toEqual([]);
  });

  it('is no radio that stands beside it', () => {
    const wrong = asked(NEITHER, [...TABLETS, ...WATCHES]).filter(
      ({ verdict }) => verdict.edition !== undefined,
    );
    expect(wrong.map(({ question }) => question)).toEqual([]);
    const ofTablets = asked(OF_WATCHES, TABLETS).filter(({ verdict }) => verdict.supports === 'no');
    expect(ofTablets.map(({ question }) => question)).toEqual([]);
  });
});
