import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pressSheets, type PressSheet } from './press-sheets.ts';
import { printableArea, sheetsFor, sheetsOut, type Piece } from './sheets-out.ts';

function sheetOf(id: string): PressSheet {
  const sheet = pressSheets.rows.find((row) => row.id === id);
  if (!sheet) throw new Error(id);
  return sheet;
}

const upOf = (piece: Piece, sheet: string): number => {
  const out = sheetsOut(piece, sheetOf(sheet));
  return out.ok ? out.value.best.up : 0;
};

const lengthIn = fc.integer({ min: 1, max: 16 * 45 }).map((sixteenths) => sixteenths / 16);
const spaceIn = fc.integer({ min: 0, max: 16 }).map((sixteenths) => sixteenths / 32);
const pieces: fc.Arbitrary<Piece> = fc.record({
  widthIn: lengthIn,
  heightIn: lengthIn,
  bleedIn: spaceIn,
  gutterIn: spaceIn,
});
const sheets = fc.constantFrom(...pressSheets.rows);

/** Counts pieces one by one until the next would cross the edge. */
function countOneByOne(availableIn: number, pieceIn: number, gutterIn: number): number {
  let count = 0;
  for (let end = pieceIn; end <= availableIn + 1e-6; end += gutterIn + pieceIn) count += 1;
  return count;
}

describe('G7 sheets out', () => {
  it('G7 fits nine 4 × 6 cards on a 13 × 19 in sheet, and 24 business cards or 25 rotated', () => {
    const space = { bleedIn: 0.125, gutterIn: 0 };
    expect(upOf({ widthIn: 4, heightIn: 6, ...space }, 'digital-13x19')).toBe(9);
    expect(sheetsOut({ widthIn: 3.5, heightIn: 2, ...space }, sheetOf('digital-13x19'))).toMatchObject({
      ok: true,
      value: {
        best: { up: 25, isRotated: true },
        other: { up: 24, across: 3, around: 8 },
      },
    });
  });

  it('G7 counts 5,000 pieces as 209 sheets 24-up and 556 sheets 9-up', () => {
    expect(sheetsFor(5000, 24)).toBe(209);
    expect(sheetsFor(5000, 9)).toBe(556);
  });

  it('G7 rotates the piece if more fit', () => {
    const out = sheetsOut(
      { widthIn: 6, heightIn: 9, bleedIn: 0.125, gutterIn: 0.125 },
      sheetOf('digital-13x19'),
    );
    expect(out).toMatchObject({ ok: true, value: { best: { up: 4, isRotated: false }, other: { up: 2 } } });
    const rotated = sheetsOut(
      { widthIn: 9, heightIn: 6, bleedIn: 0.125, gutterIn: 0 },
      sheetOf('digital-13x19'),
    );
    expect(rotated).toMatchObject({ ok: true, value: { best: { up: 4, isRotated: true } } });
  });

  it('G7 excludes gripper, tail and sides from the printable area', () => {
    expect(printableArea(sheetOf('offset-28x40'))).toEqual({ acrossIn: 39.25, aroundIn: 27.125 });
    const digital = printableArea(sheetOf('digital-13x19'));
    expect(digital.acrossIn).toBeCloseTo(12.8);
    expect(digital.aroundIn).toBeCloseTo(18.8);
  });

  it('G7 matches a one-by-one count in the better orientation', () => {
    fc.assert(
      fc.property(pieces, sheets, (piece, sheet) => {
        const area = printableArea(sheet);
        const bled = { width: piece.widthIn + 2 * piece.bleedIn, height: piece.heightIn + 2 * piece.bleedIn };
        const count = (across: number, around: number) =>
          countOneByOne(area.acrossIn, across, piece.gutterIn) *
          countOneByOne(area.aroundIn, around, piece.gutterIn);
        const most = Math.max(count(bled.width, bled.height), count(bled.height, bled.width));
        const out = sheetsOut(piece, sheet);
        expect(out.ok ? out.value.best.up : 0).toBe(most);
      }),
    );
  });

  it('G7 never uses more than the whole sheet', () => {
    fc.assert(
      fc.property(pieces, sheets, (piece, sheet) => {
        const out = sheetsOut(piece, sheet);
        if (out.ok) expect(out.value.yield).toBeLessThan(1);
        if (out.ok) expect(out.value.best.up).toBeGreaterThanOrEqual(out.value.other.up);
      }),
    );
  });

  it('G7 needs exactly enough sheets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 500 }), (quantity, up) => {
        const count = sheetsFor(quantity, up);
        expect(count * up).toBeGreaterThanOrEqual(quantity);
        expect((count - 1) * up).toBeLessThan(quantity);
      }),
    );
  });

  it.each([
    [{ widthIn: 0, heightIn: 2, bleedIn: 0, gutterIn: 0 }, /more than 0/],
    [{ widthIn: NaN, heightIn: 2, bleedIn: 0, gutterIn: 0 }, /more than 0/],
    [{ widthIn: 3, heightIn: 2, bleedIn: -1, gutterIn: 0 }, /0 in or more/],
    [{ widthIn: 13, heightIn: 19, bleedIn: 0.125, gutterIn: 0 }, /printable area/],
  ])('G7 gives a reason for %j', (piece, reason) => {
    expect(sheetsOut(piece, sheetOf('digital-13x19'))).toEqual({
      ok: false,
      reason: expect.stringMatching(reason),
    });
  });
});
