import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inksOf } from './ink-text.ts';
import type { SideInks } from './sheet-job.ts';

const side = (process: SideInks['process'], ...spots: string[]): SideInks => ({ process, spots });
const cmyk = side('cmyk');
const black = side('black');
const none = side('none');

describe('F7 inks as typed', () => {
  it.each<[string, SideInks, SideInks]>([
    ['4/4', cmyk, cmyk],
    ['4/0', cmyk, none],
    ['4/1', cmyk, black],
    ['1/1', black, black],
    ['1/0', black, none],
    ['4 / 4', cmyk, cmyk],
    ['4 over 0', cmyk, none],
    ['4c/4c', cmyk, cmyk],
    ['4cp/1', cmyk, black],
    ['4/k', cmyk, black],
    ['4-color over 1-color', cmyk, black],
    ['4/4, CMYK both sides', cmyk, cmyk],
    ['4/4 process', cmyk, cmyk],
    ['4/1 (CMYK/K)', cmyk, black],
    ['4/1 black', cmyk, black],
    ['4/1, CMYK outside, black inside', cmyk, black],
    ['4/4 + satin aqueous', cmyk, cmyk],
    ['4/4 + spot UV', cmyk, cmyk],
    ['5/5 (CMYK + spot gloss varnish)', cmyk, cmyk],
    ['4/0, CMYK one side', cmyk, none],
    ['CMYK both sides', cmyk, cmyk],
    ['full color both sides', cmyk, cmyk],
    ['Full-color throughout', cmyk, cmyk],
    ['four color process, 2-sided', cmyk, cmyk],
    ['4/c one side', cmyk, none],
    ['full color front, black back', cmyk, black],
    ['Front: CMYK; back: black', cmyk, black],
    ['black back, CMYK front', cmyk, black],
    ['4-color front, 1-color back', cmyk, black],
    ['CMYK outside, inside blank', cmyk, none],
    ['CMYK / black', cmyk, black],
    ['K/K', black, black],
    ['b/w both sides', black, black],
    ['grayscale, front only', black, none],
    ['2/2 black + PMS 185', side('black', 'PMS 185'), side('black', 'PMS 185')],
    ['2/0, black and PMS 185 C', side('black', 'PMS 185 C'), none],
    ['2/2 black + PMS', side('black', ''), side('black', '')],
    ['2/2 PMS 185 and 286', side('none', 'PMS 185', 'PMS 286'), side('none', 'PMS 185', 'PMS 286')],
    ['1/1 PMS 185', side('none', 'PMS 185'), side('none', 'PMS 185')],
    ['2/1, black + PMS 185 / black', side('black', 'PMS 185'), black],
    ['5/5 (CMYK + PANTONE 185 C)', side('cmyk', 'PANTONE 185 C'), side('cmyk', 'PANTONE 185 C')],
    ['4/4 + PMS 185', side('cmyk', 'PMS 185'), side('cmyk', 'PMS 185')],
    ['5/4 CMYK + PMS 185', side('cmyk', 'PMS 185'), cmyk],
    ['5/1 CMYK + PMS 185, black', side('cmyk', 'PMS 185'), black],
    ['4/1 PMS 185', cmyk, side('none', 'PMS 185')],
    ['4/2 black + PMS 185', cmyk, side('black', 'PMS 185')],
    ['5/0', side('cmyk', ''), none],
    ['6/6', side('cmyk', '', ''), side('cmyk', '', '')],
    ['6/0 CMYK + Reflex Blue + metallic silver', side('cmyk', 'Reflex Blue', 'metallic silver'), none],
    ['CMYK + PMS 185 front, CMYK back', side('cmyk', 'PMS 185'), cmyk],
    ['4/4 plus gold foil', cmyk, cmyk],
  ])('F7 reads the inks “%s”', (text, front, back) => {
    expect(inksOf(text)).toEqual({ front, back });
  });

  it.each<[string, SideInks]>([
    ['4', cmyk],
    ['4, CMYK', cmyk],
    ['1, black', black],
    ['CMYK', cmyk],
    ['black', black],
    ['black, 1/4 in margins', black],
    ['K', black],
    ['0, unprinted', none],
    ['blank', none],
    ['CMYK + 1 PMS', side('cmyk', '')],
    ['CMYK + two spot colors', side('cmyk', '', '')],
    ['CMYK, 175 line screen', cmyk],
    ['CMYK + white ink', side('cmyk', 'white ink')],
    ['2 color: black and Pantone Warm Red', side('black', 'Pantone Warm Red')],
    ['PMS 485C', side('none', 'PMS 485C')],
    ['PMS 185C, 286C', side('none', 'PMS 185C', 'PMS 286C')],
    ['PMS Black 6 C', side('none', 'PMS Black 6 C')],
    ['process blue', side('none', 'process blue')],
    ['process black', black],
    ['2/1 black + PMS 185', side('black', 'PMS 185')],
    ['6/5 CMYK + PMS 185 + PMS 286', side('cmyk', 'PMS 185', 'PMS 286')],
  ])('F7 reads the inks “%s”, which tell nothing definite of the back', (text, front) => {
    expect(inksOf(text)).toEqual({ front });
  });

  it.each([
    ['', 'nothing'],
    ['see PDF', 'no inks'],
    ['RGB', 'no press inks'],
    ['2/2', 'two inks without names'],
    ['3/0', 'three inks without names'],
    ['2/2 PMS 185', 'one of two names'],
    ['1/1 CMYK', 'a contradiction'],
    ['5/5 CMYK + PMS 185 + PMS 286', 'more names than inks'],
    ['4/4 and 4/1', 'two pairs'],
    ['4/4/1', 'three sides'],
    ['PMS 185/286', 'a number that may be an ink of the back'],
    ['99/99', 'no press'],
    ['4/4+1', 'an ink without a name'],
    ['4+1/4+1', 'an ink without a name'],
    ['4/4 + white', 'an ink that could be paper'],
    ['CMYK+OGV', 'three inks more'],
    ['CMYK + 2', 'two inks more'],
    ['K+185', 'a number without PMS'],
    ['4/4, CMYK + PMS 185 on front only', 'a spot ink on one side'],
  ])("F7 the reader doesn't guess the inks “%s”: %s", (text) => {
    expect(inksOf(text)).toBeUndefined();
  });

  it('F7 never orders more inks than are counted', () => {
    const count = fc.integer({ min: 0, max: 12 });
    const words = fc.constantFrom(
      '',
      ' CMYK',
      ' black',
      ' + PMS 185',
      ', PMS 185, 286',
      ' + varnish',
      ' process + 2 PMS',
    );
    fc.assert(
      fc.property(count, count, words, (front, back, text) => {
        const inks = inksOf(`${front}/${back}${text}`);
        const plates = { cmyk: 4, black: 1, none: 0 };
        for (const [one, counted] of [
          [inks?.front, front],
          [inks?.back, back],
        ] as const)
          if (one && one.process !== 'cmyk')
            expect(plates[one.process] + one.spots.length).toBeLessThanOrEqual(counted);
          // Beside 4, the process alone is often counted.
          else if (one && counted !== 4) expect(4 + one.spots.length).toBeLessThanOrEqual(counted);
      }),
    );
  });
});
