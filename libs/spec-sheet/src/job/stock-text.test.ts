import { describe, expect, it } from '@jest/globals';
import { paperWeights, stocks } from '@printpartner/print-knowledge/paper';
import fc from 'fast-check';
import { paperOf } from './stock-text.ts';

describe('S9 papers as typed', () => {
  it.each([
    ['80# gloss text', '80# gloss text', 118, 0.0035],
    ['80 lb text gloss', '80# gloss text', 118, 0.0035],
    ['80lb. Gloss Book', '80# gloss text', 118, 0.0035],
    ['80#T gloss', '80# gloss text', 118, 0.0035],
    ['80t gloss', '80# gloss text', 118, 0.0035],
    ['80lb t, gloss', '80# gloss text', 118, 0.0035],
    ['#80 gloss text', '80# gloss text', 118, 0.0035],
    ['80–lb gloss txt', '80# gloss text', 118, 0.0035],
    ['100# gloss cvr', '100# gloss cover', 270, 0.0087],
    ['100c gloss', '100# gloss cover', 270, 0.0087],
    ['150 g/m^2 silk', '100# silk/matte text', 150, 0.0049],
    ['White 80# gloss text, FSC', '80# gloss text', 118, 0.0035],
    ['80# gloss text (118 gsm)', '80# gloss text', 118, 0.0035],
    ['100 lb. silk cover', '100# silk cover', 270, 0.0095],
    ['100# matte cover', '100# silk cover', 270, 0.0095],
    ['100# gloss cover with matte lamination', '100# gloss cover', 270, 0.0087],
    ['100# gloss cover + satin aqueous', '100# gloss cover', 270, 0.0087],
    ['McCoy® -100# gloss text', '100# gloss text', 148, 0.0046],
    ['10% PCW -80# gloss text', '80# gloss text', 118, 0.0035],
    ['80# dull text', '80# silk/matte text', 118, 0.0038],
    ['60# offset', '60# uncoated offset', 89, 0.0045],
    ['70# uncoated text', '70# uncoated offset', 104, 0.0051],
    ['80# opaque cover', '80# uncoated cover', 216, 0.0108],
    ['80# opaque', '80# uncoated opaque', 118, 0.0057],
    ['120# gloss cover', '120# gloss cover', 325, 0.011],
    ['24# bond', '24# Bond', 90, 0.0046],
    ['65# cover', '65# uncoated cover', 176, 0.0088],
    ['110# cardstock', '110# Index', 199, 0.009],
    ['55# natural antique book', '55# natural antique book', 81, 0.0056],
    ['14pt C2S', '14 pt C2S', 350, 0.014],
    ['14 pt. cover, coated two sides', '14 pt C2S', 350, 0.014],
    ['14pt', '14 pt C2S', 350, 0.014],
    ['12pt C1S', '12 pt C1S', 270, 0.012],
    ['12 pt C2S', '12 pt C2S', 300, 0.012],
    ['18-point', '18 pt', 430, 0.018],
    ['120 gsm gloss', '80# gloss text', 120, 0.0035],
    ['150 g/m² silk', '100# silk/matte text', 150, 0.0049],
  ])('S9 reads the paper “%s” as %s', (text, name, gsm, caliperIn) => {
    expect(paperOf(text)).toEqual({ gsm, stock: { text, name, gsm, caliperIn } });
  });

  it.each([
    ['80# text', 118],
    ['100# cover', 270],
    ['120 gsm', 120],
    ['80 gsm uncoated', 80],
    ['130gsm art paper', 130],
    ['67# bristol', 147],
    ['90# gloss text', 133],
    ['80# gloss or silk text', 118],
    ['80# antique text', 118],
    ['60# coated text', 89],
    ['60# enamel book', 89],
  ])("S9 knows the weight of “%s” and doesn't guess its caliper", (text, gsm) => {
    expect(paperOf(text)).toEqual({ gsm });
  });

  it.each<readonly [string, string]>([
    ['', 'nothing'],
    ['house gloss', 'no weight'],
    ['80#', 'no grade'],
    ['80# gloss', 'no grade'],
    ['80# text / 100# cover', 'two papers'],
    ['80# gloss book cover', 'two grades'],
    ['13pt C2S', 'no such board in the guide'],
    ['14pt uncoated', 'no weight of it in the guide'],
    ['10pt 80# cover', 'two measures'],
    ['0 gsm', 'no weight'],
    ['-80# gloss text', 'a negative weight'],
    ['8.5 pt type', 'no paper'],
    ...[
      '80-100# gloss text',
      '80 or 100# gloss text',
      '100# gloss text (or 80#)',
      '10/12pt C2S',
      '60/24# offset',
    ].map((text) => [text, 'a choice'] as const),
    ['1,80# gloss text', 'a comma within a number'],
    ...[
      '2-ply 100# cover',
      'double thick 130# cover',
      'duplexed 80# cover',
      '20# bond 3-part NCR',
      '80# text x 2',
    ].map((text) => [text, 'several sheets'] as const),
    ...['10 pt synthetic', '10pt Yupo', '14 pt plastic', '24 pt magnet', '440 gsm vinyl'].map(
      (text) => [text, 'no paper'] as const,
    ),
  ])("S9 doesn't guess the paper “%s”: %s", (text) => {
    expect(paperOf(text)).toEqual({});
  });

  it("S9 reads the guide's own names of all stocks, with weight and caliper", () => {
    for (const { name, gsm, caliperIn } of stocks.rows)
      for (const text of [name, `  ${name.toUpperCase()} `])
        expect(paperOf(text).stock).toMatchObject({ name, gsm, caliperIn });
  });

  it("S9 reads the guide's basis weights with each of their finishes", () => {
    for (const { weight, gsmLow, basis, ...row } of paperWeights.rows)
      for (const finish of ['gloss', 'silk', 'uncoated'] as const)
        if (basis && row[finish] !== undefined)
          expect(paperOf(`${weight}, ${finish}`).stock).toMatchObject({
            gsm: gsmLow,
            caliperIn: row[finish],
          });
  });

  it('S9 gives a stock only with the weight of its paper', () => {
    const word = fc.constantFrom(
      '80',
      '100',
      '14',
      '#',
      'lb',
      'pt',
      'gsm',
      'gloss',
      'silk',
      'text',
      'cover',
      '/',
      '(',
      ')',
      'C1S',
      'antique',
      'uv',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(word, { maxLength: 8 }).map((words) => words.join(' ')),
        ),
        (text) => {
          const { gsm, stock } = paperOf(text);
          if (stock) expect(stock.gsm).toBe(gsm);
          if (gsm !== undefined) expect(gsm).toBeGreaterThan(0);
        },
      ),
    );
  });
});
