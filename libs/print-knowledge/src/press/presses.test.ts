import { describe, expect, it } from '@jest/globals';
import { provenanceOf, type Standing } from '../figures/provenance.ts';
import { imaging } from './ink-or-toner.ts';
import { pressGuides } from './press-guide.ts';
import { cutoffs, pressSheets } from './press-sheets.ts';
import { presses, pressOf, type PressFigure } from './presses.ts';

const standingOf = (row: string, column: PressFigure): Standing | undefined =>
  provenanceOf(presses, row, column)?.standing;

describe('G7 presses', () => {
  it('G7 has the figures of the product document', () => {
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

  it('G7 does not pass off trade practice as the product document', () => {
    expect(standingOf('sheetfed', 'registrationMm')).toBe('product');
    expect(standingOf('web', 'registrationMm')).toBe('product');
    expect(standingOf('digital', 'registrationMm')).toBe('practice');
    expect(standingOf('digital', 'resolution')).toBe('practice');
    expect(standingOf('digital', 'run')).toBe('product');
  });

  it('G7 gives every figure on a tile a source, a date and something to show', () => {
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

  it('G7 has the tiles that the document names', () => {
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

  it('G7 leaves no tile without details', () => {
    for (const { tiles } of pressGuides) {
      for (const { id, details } of tiles) {
        expect(details.length + (id === 'ink-or-toner' ? imaging.rows.length : 0)).toBeGreaterThan(0);
      }
    }
  });

  it('G7 keeps its sheets within what the presses take', () => {
    for (const sheet of pressSheets.rows.filter(({ press }) => press === 'sheetfed')) {
      expect(sheet.acrossIn).toBeLessThanOrEqual(40);
      expect(sheet.aroundIn).toBeLessThanOrEqual(28);
      expect(sheet.acrossIn).toBeGreaterThan(sheet.aroundIn);
    }
    for (const { lengthIn } of cutoffs.rows) expect(lengthIn).toBeGreaterThan(17);
  });
});
