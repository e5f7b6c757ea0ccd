import { describe, expect, it } from '@jest/globals';
import { provenanceOf, type Standing } from '../figures/provenance.ts';
import { imaging } from './ink-or-toner.ts';
import { pressGuides } from './press-guide.ts';
import { cutoffs, makereadySheets, pressSheets } from './press-sheets.ts';
import { presses, pressOf, type PressFigure } from './presses.ts';
import { runAdvice } from './run-advice.ts';

const standingOf = (row: string, column: PressFigure): Standing | undefined =>
  provenanceOf(presses, row, column)?.standing;

describe('G7 presses', () => {
  it('G7 lists the figures of the product document', () => {
    expect(pressOf('sheetfed')).toMatchObject({
      largestSheet: { acrossIn: 40, aroundIn: 28 },
      smallestSheet: { acrossIn: 8.5, aroundIn: 11 },
      weight: { from: 60, to: 600 },
      registrationMm: 0.1,
      sheetsPerHour: { from: 8000, to: 18_000 },
      run: { from: 500, to: 50_000 },
    });
    expect(pressOf('web')).toMatchObject({
      webWidth: { from: 8.5, to: 78 },
      weight: { from: 45, to: 200 },
      registrationMm: 0.2,
      feetPerMinute: { from: 500, to: 3000 },
      run: { from: 10_000 },
    });
    expect(pressOf('digital')).toMatchObject({
      largestSheet: { acrossIn: 13, aroundIn: 19 },
      smallestSheet: { acrossIn: 4, aroundIn: 6 },
      weight: { from: 60, to: 350 },
      run: { from: 1, to: 2500 },
    });
  });

  it('G7 lists common sheets, margins and cutoffs', () => {
    expect(pressOf('digital')).toMatchObject({ registrationMm: 0.5, resolution: { from: 600, to: 2400 } });
    const lines = pressSheets.rows.map(({ id, press, ...sheet }) =>
      [id, press, ...Object.values(sheet)].join(' '),
    );
    expect(lines).toEqual([
      'digital-12x18 digital 12 18 0.1 0.1 0.1',
      'digital-13x19 digital 13 19 0.1 0.1 0.1',
      'digital-13x26 digital 13 26 0.1 0.1 0.1',
      'digital-13x47 digital 13 47 0.1 0.1 0.1',
      'offset-12x18 sheetfed 18 12 0.5 0.375 0.375',
      'offset-19x25 sheetfed 25 19 0.5 0.375 0.375',
      'offset-20x26 sheetfed 26 20 0.5 0.375 0.375',
      'offset-23x35 sheetfed 35 23 0.5 0.375 0.375',
      'offset-25x38 sheetfed 38 25 0.5 0.375 0.375',
      'offset-26x40 sheetfed 40 26 0.5 0.375 0.375',
      'offset-28x40 sheetfed 40 28 0.5 0.375 0.375',
    ]);
    expect(cutoffs.rows.map(({ lengthIn }) => lengthIn)).toEqual([17.75, 21, 22.75, 23.5625]);
    expect(makereadySheets).toEqual({ from: 100, to: 500 });
  });

  it('G7 recommends presses by quantity as the document does', () => {
    expect(runAdvice.rows.map(({ press, run }) => [press, run])).toEqual([
      ['digital', 'under 2,500'],
      ['sheetfed', '2,500–50,000'],
      ['web', '50,000+'],
    ]);
    expect(runAdvice.from.standing).toBe('product');
  });

  it('G11 cites the document for file rules and trade practice for overlap advice', () => {
    for (const { press, filePreparation, advantages, overlap } of pressGuides) {
      const own = filePreparation.filter(({ from }) => from.standing === 'product').map(({ text }) => text);
      expect(own).toEqual(press === 'web' ? [] : ['Images at 300 ppi', 'Bleed of 0.125 in on every side']);
      expect(new Set(advantages.map(({ from }) => from.standing))).toEqual(new Set(['practice']));
      expect(overlap.from.standing).not.toBe('product');
    }
  });

  it('G7 promises no digital turnaround that contradicts its own', () => {
    const words = JSON.stringify(pressGuides);
    expect(words).not.toMatch(/day or two|1–2 days/);
  });

  it('G7 cites trade practice and the document separately', () => {
    expect(standingOf('sheetfed', 'registrationMm')).toBe('product');
    expect(standingOf('web', 'registrationMm')).toBe('product');
    expect(standingOf('digital', 'registrationMm')).toBe('practice');
    expect(standingOf('digital', 'resolution')).toBe('practice');
    expect(standingOf('digital', 'run')).toBe('product');
  });

  it('G7 dates and sources every figure on a tile', () => {
    for (const { press, tiles } of pressGuides) {
      expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length);
      for (const { figures, words } of tiles) {
        expect(figures.length > 0 || words).toBeTruthy();
        for (const figure of figures) {
          expect(pressOf(press)[figure]).toBeDefined();
          expect(provenanceOf(presses, press, figure)?.date).toMatch(/^\d{4}-\d{2}/);
        }
      }
    }
  });

  it('G7 the press guide has the tiles of the document', () => {
    const titles = Object.fromEntries(
      pressGuides.map(({ press, tiles }) => [press, tiles.map(({ title }) => title)]),
    );
    const rest = ['Paper Weights', 'Substrates', 'Color Options', 'Binding', 'Finishing', 'Quality'];
    expect(titles).toEqual({
      sheetfed: ['Sheet Sizes', ...rest],
      web: ['Web Sizes', ...rest],
      digital: ['Sheet Sizes', ...rest, 'Variable Data', 'Ink versus Toner'],
    });
  });

  it('G7 gives every tile details', () => {
    for (const { tiles } of pressGuides) {
      for (const { id, details } of tiles) {
        expect(details.length + (id === 'ink-or-toner' ? imaging.rows.length : 0)).toBeGreaterThan(0);
      }
    }
  });

  it('G7 keeps sheets within the press limits', () => {
    for (const sheet of pressSheets.rows.filter(({ press }) => press === 'sheetfed')) {
      expect(sheet.acrossIn).toBeLessThanOrEqual(40);
      expect(sheet.aroundIn).toBeLessThanOrEqual(28);
      expect(sheet.acrossIn).toBeGreaterThan(sheet.aroundIn);
    }
  });
});
