import { describe, expect, it } from 'vitest';
import { BrandNames } from './brand-names.ts';
import { BRANDS } from './brands.fixture.ts';
import { tidied } from './build-name.ts';
import { modelName, nameInCode, repeatsCode, saysNothing } from './listed-name.ts';

describe('the name on the box', () => {
  it.each([
    ['LGE', 'LG G7 ThinQ', 'lg', 'G7 ThinQ'],
    ['Redmi', 'Note 13', 'xiaomi', 'Redmi Note 13'],
    ['Redmi', 'Redmi Note 13', 'xiaomi', 'Redmi Note 13'],
    ['Redmi', 'REDMI A7 Pro', 'xiaomi', 'Redmi A7 Pro'],
    ['Xiaomi', 'HM Note 2', 'xiaomi', 'Redmi Note 2'],
    ['Xiaomi', 'REDMI Note 17', 'xiaomi', 'Redmi Note 17'],
    ['realme', '真我11 Pro', 'realme', '11 Pro'],
    ['Realme', '真我 V20', 'realme', 'V20'],
    ['realme', '真我', 'realme', '真我'],
    ['Tecno', 'TECNO Mobile SPARK 8', 'tecno', 'SPARK 8'],
    ['TECNO Mobile', 'TECNO SPARK 10', 'tecno', 'SPARK 10'],
    ['OPPO', 'Reno4 中国版', 'oppo', 'Reno4'],
    ['Huawei', 'HONOR 20', 'honor', '20'],
    ['Huawei', '荣耀20i', 'honor', '荣耀20i'],
    ['Huawei', 'P30', 'huawei', 'P30'],
    ['Samsung', 'Galaxy S24', 'samsung', 'Galaxy S24'],
    ['Samsung', 'Samsungish', 'samsung', 'Samsungish'],
    ['Samsung', 'Galaxy J3(2018)', 'samsung', 'Galaxy J3 (2018)'],
    ['Samsung', 'Galaxy J3 (2018)', 'samsung', 'Galaxy J3 (2018)'],
    ['Samsung', 'moto g(9) play', 'samsung', 'moto g(9) play'],
    ['Samsung', 'MID1008_Samsung', 'samsung', 'MID1008'],
    ['Samsung', 'PRIV by Samsung', 'samsung', 'PRIV by Samsung'],
    ['AT&T', 'AT&T Calypso® 4', 'at-t', 'Calypso 4'],
    ['New_Brand', 'New_Brand X', 'new-brand', 'X'],
    ['DIGMA', 'DIGMA Plane 1572N 3G PS1187MG', 'digma', 'Plane 1572N 3G'],
    ['DIGMA', 'LS5040PL', 'digma', 'LS5040PL'],
    ['DIGMA PRO', 'Edge TA3D1M01', 'digma-pro', 'Edge'],
    ['SUNWIND', 'Sky 7143B 3G SS7265PG', 'sunwind', 'Sky 7143B 3G'],
    ['AI+', 'AI+NovaTab', 'ai-plus', 'NovaTab'],
    ['AI+', 'AI+note', 'ai-plus', 'AI+note'],
    ['Sky Devices', 'SKY PAD8', 'sky-devices', 'PAD8'],
    ['Bmobile', 'B60Pro_DG', 'bmobile', 'B60Pro'],
    ['Bmobile', 'COMET_TG06', 'bmobile', 'COMET'],
    ['Acme', 'COMET TG06', 'acme', 'COMET TG06'],
    ['BenQ', 'F5_06', 'benq', 'F5'],
    ['BenQ', 'T47_09', 'benq', 'T47'],
    ['BenQ', 'T3 17A', 'benq', 'T3 17A'],
    ['Orbic', 'RC609LP-RWANZ', 'orbic', 'RC609LP'],
    ['Unnecto', 'UE020_albssl', 'unnecto', 'UE020'],
    ['Famous Fones', 'Famous 5', 'famous-fones', 'Famous 5'],
    ['Mara Phones', 'Mara X', 'mara-phones', 'Mara X'],
    ['Sky Devices', 'Skyline 2', 'sky-devices', 'Skyline 2'],
    ['Acme', 'Acme', 'acme', 'Acme'],
    ['bq', 'Aquaris X2', 'bq', 'Aquaris X2'],
    ['BQru', 'BQ-5059', 'bq-ru', '5059'],
    ['Ulefone', 'Armor_22', 'ulefone', 'Armor 22'],
    ['Acme', 'Acme7296S', 'acme', '7296S'],
    ['Acme', 'Acme6mq', 'acme', 'Acme6mq'],
    ['Brandon', 'Brandon10 Pro', 'brandon', '10 Pro'],
    ['Brandon', 'BrandonG61', 'brandon', 'G61'],
    ['Brandon', 'BrandonPhone 2', 'brandon', 'BrandonPhone 2'],
    ['Ab-Cd', 'AB CD A1', 'ab-cd', 'A1'],
    ['Ab Cd', 'AbCd Extreme', 'ab-cd', 'Extreme'],
    ['Ab-Cd', 'AB CDE', 'ab-cd', 'AB CDE'],
    ['Crosscall', 'Core- X3', 'crosscall', 'Core-X3'],
    ['HTC', 'Wildfire S A515c', 'htc', 'Wildfire S'],
    ['HTC', 'Desire D626w', 'htc', 'Desire D626w'],
    ['Positivo', 'S430 Positivo Twist Mini', 'positivo', 'Twist Mini'],
    ['LG', 'Style L-03K LG', 'lg', 'Style L-03K LG'],
    ['Acme', 'T1800Q＿Plus', 'acme', 'T1800Q_Plus'],
    ['Samsung', 'Galaxy Tab A (8.0",2019)', 'samsung', 'Galaxy Tab A (8.0", 2019)'],
  ])('%s, %s', (listed, name, slug, expected) => {
    const brand = new BrandNames(BRANDS).of(listed, name)!;
    expect(brand.slug).toBe(slug);
    expect(modelName(name, brand, listed)).toBe(expected);
  });

  it.each([
    ['TJD(SZ)', 'TJD', 'tjd-sz'],
    ['EXO S.A.', 'EXO', 'exo-s-a'],
    ['Example Co., Ltd.', 'Example', 'example-co-ltd'],
    ['H(tab)', 'H(tab)', 'h-tab'],
    ['LG (KR)', 'LG (KR)', 'lg-kr'],
  ])('is without the note of the list: %s', (listed, name, slug) => {
    expect(new BrandNames(BRANDS).of(listed)).toMatchObject({ name, slug });
    // The next import finds the brand that the first one added.
    const known = new BrandNames({ ...BRANDS, [slug]: { name } });
    expect(known.of(listed)).toMatchObject({ name, slug });
    expect(known.added).toEqual({});
  });

  it('keeps the note of the second brand of one name', () => {
    const brands = new BrandNames(BRANDS);
    const names = ['EL (Africa)', 'EL(elongmobile)', 'EL (Africa)'].map((l) => brands.of(l)!.name);
    expect(names).toEqual(['EL', 'EL(elongmobile)', 'EL']);
  });

  it.each([
    ['Note_13_Pro_EEA', 'Note 13 Pro'],
    ['N10 EEA', 'N10'],
    ['A30-RU', 'A30'],
    ['M7_US', 'M7'],
    ['K50_EEA_B', 'K50'],
    ['X501_USA_OM', 'X501'],
    ['N8000_USA_Cricket', 'N8000'],
    ['K90Pro_ROW_BND', 'K90Pro'],
    ['X50_15EEA', 'X50 15'],
    ['X50US', 'X50'],
    ['Tab6_NEU', 'Tab6'],
    ['WP5_Pro_row', 'WP5 Pro'],
    ['Tab E US A1', 'Tab E US A1'],
    ['TAQ 703 eea', 'TAQ 703'],
    ['MUSEUM', 'MUSEUM'],
    ['EU', 'EU'],
    ['P40HD_RUS', 'P40HD'],
  ])('is tidied: %s', (name, expected) => {
    expect(tidied(name)).toBe(expected);
  });

  it.each([
    ['A5800-D', 'Lenovo A5800-D', 'Lenovo', true],
    ['DIW362P', 'DIW362P', '1&1', true],
    ['V2110', 'V2111', 'vivo', true],
    ['Pixel 8', 'Pixel 8', 'Google', false],
    ['Jewel', 'Jewel', 'Cell_C', false],
    ['Galaxy S24', 'SM-S921B', 'Samsung', false],
    ['Mi 9', 'MI 9', 'Xiaomi', false],
    ['5.4', 'Nokia 5.4', 'Nokia', false],
    ['Armor 22', 'Armor_22', 'Ulefone', false],
    ['GQ5010', 'GQ5010', 'Ulefone', true],
  ])('%s only repeats %s: %s %s', (model, code, brand, expected) => {
    expect(repeatsCode(model, code, new BrandNames(BRANDS).of(brand)!)).toBe(expected);
  });

  it.each([
    ['Lenovo', 'Lenovo', true],
    ['DragonTouch', 'Dragon Touch', true],
    ['TCL', 'Smartphone', true],
    ['FASTWD', 'Tablet', true],
    ['ZTE', 'Russia', true],
    ['Trevi', 'Retailer Stores', true],
    ['Reliance', 'Reliance Retail Limited', true],
    ['Condor', 'Customer need debug', true],
    ['Sharp', 'SHARP TBC', true],
    ['Acme', 'Limited Edition', false],
    ['OPPO', 'Pad', false],
    ['Acme', 'Tablet 7', false],
    ['Alcatel', 'Nova', false],
  ])('of %s as %s says nothing: %s', (brand, name, expected) => {
    expect(saysNothing(name, [brand])).toBe(expected);
  });
});

describe('the name in a code', () => {
  const acme = new BrandNames(BRANDS).of('Acme')!;
  it.each([
    ['Acme C60', 'HLTE243E', 'C60'],
    ['Acme Blade A5', 'T221', 'Blade A5'],
    ['Acme L676', 'l676be', 'L676'],
    ['Acme 4500', '4500L', null],
    ['Acme C60', 'Nova', null],
    ['Acme X20', 'X20 2022', null],
    ['Acme 8089', 'CP8089', '8089'],
    ['Acme 858', 'V858', null],
    ['HLTE200T', 'F26', null],
    ['Acme Tablet Pro 4', 'adelroth', 'Tablet Pro 4'],
    ['IO 3D', 'dingo', 'IO 3D'],
    ['KYV40', 'rafre', null],
    ['Acme Nova', 'nova', null],
  ])('%s, filed as %s', (code, listed, name) => {
    expect(nameInCode(code, listed, acme, 'Acme')).toBe(name);
  });

  it("is the whole code where the list has a brand's numbers from the factory", () => {
    const condor = { ...acme, slug: 'condor', name: 'Condor' };
    expect(nameInCode('GT 70', 'SP665', condor, 'Condor')).toBe('GT 70');
    expect(nameInCode('SP638', 'SP638', condor, 'Condor')).toBeNull();
    const prestigio = { ...acme, slug: 'prestigio', name: 'Prestigio' };
    expect(nameInCode('PMT4238_4G_EEA', 'HP8A6L', prestigio, 'Prestigio')).toBe('PMT4238 4G');
    const leotec = { ...acme, slug: 'leotec', name: 'LEOTEC' };
    expect(nameInCode('SUPERNOVA Qi32', 'Letab1020', leotec, 'Leotec')).toBe('SUPERNOVA Qi32');
  });
});
