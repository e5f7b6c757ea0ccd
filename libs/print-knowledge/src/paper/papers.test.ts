import { describe, expect, it } from '@jest/globals';
import { provenanceOf, type KnowledgeTable } from '../figures/provenance.ts';
import { mailShape } from '../mail/index.ts';
import {
  boards,
  paperFinishes,
  paperUseCategories,
  paperUses,
  paperWeights,
  stockOf,
  stocks,
} from './index.ts';
import { textureCategories, texturedPapers } from './textures.ts';

/** weight, type, gsm, gloss, silk, uncoated, thinnest, thickest, cost */
type Line = [
  string,
  string,
  string,
  number | undefined,
  number | undefined,
  number | undefined,
  number,
  number,
  number,
];
const sixteen: Line[] = [
  ['20# Bond', 'Bond', '75', undefined, undefined, 0.0039, 0.0038, 0.0041, 1],
  ['24# Bond', 'Bond', '90', undefined, undefined, 0.0046, 0.0038, 0.0048, 1],
  ['28# Bond', 'Bond', '105', undefined, undefined, 0.0052, 0.0045, 0.0058, 2],
  ['50# Text', 'Text', '74', undefined, undefined, 0.0039, 0.0036, 0.0041, 1],
  ['60# Text', 'Text', '89', undefined, undefined, 0.0045, 0.0042, 0.0048, 1],
  ['70# Text', 'Text', '104', 0.003, undefined, 0.0051, 0.003, 0.0052, 2],
  ['80# Text', 'Text', '118', 0.0035, 0.0038, 0.0057, 0.0032, 0.006, 2],
  ['100# Text', 'Text', '148', 0.0046, 0.0049, 0.0075, 0.0042, 0.0075, 3],
  ['65# Cover', 'Cover', '176', undefined, undefined, 0.0088, 0.0085, 0.0095, 2],
  ['110# Index', 'Cardstock', '199', undefined, undefined, 0.009, 0.0085, 0.0095, 2],
  ['80# Cover', 'Cover', '216', 0.007, 0.0075, 0.0108, 0.0068, 0.011, 3],
  ['100# Cover', 'Cover', '270', 0.0087, 0.0095, 0.0135, 0.0085, 0.0139, 3],
  ['120# Cover', 'Cover', '325', 0.011, undefined, 0.0155, 0.0105, 0.016, 4],
  ['130# Cover', 'Cover', '352', 0.0125, undefined, 0.017, 0.012, 0.018, 4],
  ['14 pt Cardstock', 'Cardstock', '310–350', 0.014, undefined, undefined, 0.0133, 0.0147, 4],
  ['C1S/C2S Cover', 'Cover', '220–570', undefined, undefined, undefined, 0.01, 0.024, 5],
];

describe('G1 papers', () => {
  it('G1 lists the sixteen weights', () => {
    expect(
      paperWeights.rows.map((row): Line => {
        const gsm = row.gsmLow === row.gsmHigh ? String(row.gsmLow) : `${row.gsmLow}–${row.gsmHigh}`;
        const { weight, type, gloss, silk, uncoated, thinnest, thickest, costLevel } = row;
        return [weight, type, gsm, gloss, silk, uncoated, thinnest, thickest, costLevel];
      }),
    ).toEqual(sixteen);
  });

  it('G1 states which covers work as postcards', () => {
    const usage = (id: string) => paperWeights.rows.find((row) => row.id === id)?.usage;
    expect(usage('80-cover')).toContain('by our rule only for folded mailers, not postcards');
    expect(usage('100-cover')).toContain('Postcards (house minimum)');
  });

  it('G1 calls the postcard stock a house minimum, because USPS sets a thickness that 100# gloss misses on large cards', () => {
    const { minThickness, minThicknessLarge } = mailShape('letter');
    const gloss = stockOf('100-gloss-cover')?.caliperIn;
    expect(gloss).toBeGreaterThanOrEqual(minThickness);
    expect(gloss).toBeLessThan(minThicknessLarge);
    const papers = paperUses.rows.find(({ id }) => id === 'postcards')?.papers;
    expect(papers?.map(({ use }) => use)).toEqual(['house minimum; USPS sets a thickness, not a weight']);
  });

  it.each(paperWeights.rows)('G1 keeps the calipers of $weight within the mill range', (row) => {
    for (const caliper of [row.gloss, row.silk, row.uncoated]) {
      if (caliper === undefined) continue;
      expect(caliper).toBeGreaterThanOrEqual(row.thinnest);
      expect(caliper).toBeLessThanOrEqual(row.thickest);
    }
    expect(row.description).not.toBe('');
    expect(row.usage).not.toBe('');
  });

  it('G1 lists textures, finishes and uses', () => {
    expect(textureCategories).toEqual(['Smooth', 'Linen', 'Laid', 'Felt']);
    expect(
      texturedPapers.rows.map(({ category, name, weights, costLevel }) => [
        category,
        name,
        weights.join('; '),
        costLevel,
      ]),
    ).toEqual([
      ['Smooth', 'Smooth Offset / Opaque', '50#, 60#, 70#, 80# Text; 65#, 80# Cover', 1],
      ['Smooth', 'Ultra Smooth Premium', '24# Writing; 70#, 80#, 100# Text; 80#–130# Cover', 3],
      ['Smooth', 'Vellum / Eggshell', '60#–80# Text; 65#–100# Cover', 2],
      ['Linen', 'Linen Writing/Text', '24# Writing; 70#, 80# Text', 3],
      ['Linen', 'Linen Cover', '80#, 100# Cover', 4],
      ['Laid', 'Laid Writing/Text', '24# Writing; 70#, 75#, 80# Text', 3],
      ['Laid', 'Laid Cover', '80#, 100# Cover', 4],
      ['Felt', 'Felt Text', '70#, 80# Text', 4],
      ['Felt', 'Felt Cover', '80#, 100#, 110# Cover', 5],
    ]);
    expect(texturedPapers.columns.weights?.unit).toBeUndefined();
    expect(paperFinishes.rows.map(({ name }) => name)).toEqual([
      'Uncoated',
      'Gloss Coated',
      'Matte/Satin Coated',
      'Specialty Textured',
    ]);
    expect(paperFinishes.rows.map(({ inkLow, inkHigh }) => [inkLow, inkHigh])).toEqual([
      [240, 280],
      [300, 320],
      [280, 300],
      [240, 260],
    ]);
    expect([...new Set(paperUses.rows.map(({ category }) => category))]).toEqual(paperUseCategories);
  });

  it('G1 lists 22 stocks with their calipers', () => {
    expect(stocks.rows).toHaveLength(22);
    expect(new Set(stocks.rows.map(({ id }) => id)).size).toBe(22);
    const caliper = (id: string) => stocks.rows.find((one) => one.id === id)?.caliperIn;
    expect(caliper('100-gloss-cover')).toBe(0.0087);
    expect(caliper('100-cover')).toBe(0.0135);
    expect(caliper('14pt-c2s')).toBe(0.014);
  });

  it.each([
    ['weights', paperWeights],
    ['textures', texturedPapers],
    ['finishes', paperFinishes],
    ['uses', paperUses],
    ['stocks', stocks],
    ['boards', boards],
  ] as const)('G11 dates and sources every figure of the %s', (_name, given) => {
    const table = given as unknown as KnowledgeTable<{ id: string }>;
    const columns = Object.keys(table.columns) as 'id'[];
    expect(columns.length).toBeGreaterThan(0);
    for (const { id } of table.rows) {
      for (const column of columns) {
        const from = provenanceOf(table, id, column);
        expect(from?.source).toMatch(/\w/);
        expect(from?.date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      }
    }
    for (const { row } of table.exceptions ?? []) {
      expect(table.rows.map(({ id }) => id)).toContain(row);
    }
  });

  it('G11 cites unverified calipers as trade practice', () => {
    expect(provenanceOf(paperWeights, '120-cover', 'gloss')?.standing).toBe('practice');
    expect(provenanceOf(paperWeights, '100-cover', 'gloss')?.standing).toBe('sourced');
    expect(provenanceOf(boards, '24pt', 'gsmLow')?.standing).toBe('practice');
    expect(provenanceOf(stocks, '20-bond', 'caliperIn')?.standing).toBe('practice');
  });
});
