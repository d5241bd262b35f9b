import { describe, expect, it } from 'vitest';
import { namesIn } from './several-names.ts';

describe('several names in one', () => {
  it.each([
    ['SPARK 50/50S', ['SPARK 50', 'SPARK 50S']],
    ['SMART 7 or SMART 7 PLUS', ['SMART 7', 'SMART 7 PLUS']],
    ['Comfort 7', ['Comfort 7']],
    ['EM749/748', ['EM749', 'EM748']],
    ['Watch E2/S2', ['Watch E2', 'Watch S2']],
    ['K4/K7 (2017)', ['K4 (2017)', 'K7 (2017)']],
    ['HT0705W08/Koral 7W4', ['Koral 7W4', 'HT0705W08']],
    ['MD7305 Tablet / Maker', ['MD7305 Tablet']],
    ['Watch Pro 4G/LTE', ['Watch Pro 4G']],
    ['TH 24/7 YOU', ['TH 24/7 YOU']],
    ['DG-D07S/GP', ['DG-D07S/GP']],
    ['A/S10', ['A/S10']],
    ['A27 (P17 Pro 4G)', ['A27', 'P17 Pro 4G']],
    ['Vision1 Plus (P36 Pro LTE)', ['Vision1 Plus', 'P36 Pro LTE']],
    ['P37 Pro（Vision2 Plus）', ['P37 Pro', 'Vision2 Plus']],
    ['SMART 5 (SMART 6)', ['SMART 5', 'SMART 6']],
    ['Fonepad Note 6 (ME560CG)', ['Fonepad Note 6 (ME560CG)']],
    ['Tab A (8.4", 2020)', ['Tab A (8.4", 2020)']],
    ['One (M8 EYE)', ['One (M8 EYE)']],
    ['One', ['One']],
  ])('%s', (listed, names) => {
    expect(namesIn(listed)).toEqual(names);
  });
});
