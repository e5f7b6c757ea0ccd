import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseSize } from '../measure/inches.ts';
import { allowanceFor, envelopes, envelopesFor, fitOf, type Fit, type Insert } from './index.ts';

const named = (name: string) => {
  const envelope = envelopes.rows.find((one) => one.name === name);
  if (!envelope) throw new Error(`No envelope ${name}`);
  return envelope;
};

function fitting(insert: Insert): Fit[] {
  const found = envelopesFor(insert);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const card = (height: number, width: number, thickness = 0.014): Insert => ({ height, width, thickness });
const side = fc.integer({ min: 16, max: 16 * 16 }).map((parts) => parts / 16);
const inserts = fc.record({
  height: side,
  width: side,
  thickness: fc.integer({ min: 4, max: 750 }).map((t) => t / 1000),
});

/** Sizes that a usage names for flat pieces: `5 x 7 invitations`. */
const forPieces = envelopes.rows.flatMap((envelope) =>
  [
    ...envelope.usage.matchAll(
      /([\d./-]+ x [\d./-]+) (?:cards?|invitations?|booklets?)|booklets? ([\d./-]+ x [\d./-]+)/g,
    ),
  ].map(([, before, after]) => [envelope.name, before ?? after ?? '', envelope] as const),
);

describe('G1 envelopes for named pieces', () => {
  it('G1 some envelopes name the pieces that they are for', () => {
    expect(forPieces.length).toBeGreaterThanOrEqual(5);
  });

  it.each(forPieces)('G1 %s takes the %s that its usage names', (_, size, envelope) => {
    const piece = parseSize(size);
    if (!piece.ok) throw new Error(piece.reason);
    expect(fitOf(envelope, { ...piece.value, thickness: 0.016 })).toMatchObject({
      ok: true,
      value: { fits: true },
    });
  });

  it.each([
    ['A10', '6 x 9'],
    ['A8', '5-1/2 x 8-1/2'],
  ])('G1 %s does not take %s', (name, size) => {
    const envelope = envelopes.rows.find((row) => row.name === name);
    const piece = parseSize(size);
    if (!envelope || !piece.ok) throw new Error(name);
    expect(fitOf(envelope, { ...piece.value, thickness: 0.016 })).toMatchObject({ value: { fits: false } });
  });
});

describe('G1 envelope fit', () => {
  it('G1 requires 1/8 in, and 1/4 in at 3/16 in thick', () => {
    expect(allowanceFor(0.014)).toBe(0.125);
    expect(allowanceFor(0.0625)).toBe(0.125);
    expect(allowanceFor(0.1875)).toBe(0.25);
  });

  it.each([
    [card(5, 7), 'A7'],
    [card(7, 5), 'A7'],
    [card(4.25, 5.5), 'A2'],
    [card(3.6667, 8.5), '#10'],
    [card(3.5, 6.25), '#6-3/4'],
    // The 8-3/4 × 11-1/4 fits tightly and has to be ordered.
    [card(8.5, 11), '9 x 12'],
    [card(5.75, 5.75), '6 x 6'],
    // 5 × 7 in to whole millimeters.
    [card(127 / 25.4, 178 / 25.4), 'A7'],
    [card(5, 7 + 1 / 32), 'A9'],
  ])('G1 finds the smallest plain envelope for %j', (insert, name) => {
    expect(fitting(insert)[0]?.envelope.name).toBe(name);
  });

  it('G1 lists #9, window and specialty envelopes after the #10 for a letter in thirds', () => {
    const names = fitting(card(3.6667, 8.5)).map(({ envelope }) => envelope.name);
    expect(names.slice(0, 5)).toEqual(['#10', '#9', '#9 Window', 'DL', '#10 Window']);
  });

  it('G1 reports the clearance, negative when an insert is too large', () => {
    expect(fitOf(named('A7'), card(5, 7))).toMatchObject({
      ok: true,
      value: { spareHeight: 0.125, spareWidth: 0, fits: true, isRotated: false },
    });
    expect(fitOf(named('A7'), card(7, 5))).toMatchObject({
      ok: true,
      value: { fits: true, isRotated: true },
    });
    expect(fitOf(named('A6'), card(5, 7))).toMatchObject({
      ok: true,
      value: { spareHeight: -0.5, spareWidth: -0.75, fits: false },
    });
  });

  it('G1 finds a larger envelope for a thicker insert', () => {
    const names = (thickness: number) =>
      fitting(card(8.5, 11, thickness)).map(({ envelope }) => envelope.name);
    expect(names(0.1875)).toContain('8-3/4 x 11-1/4');
    expect(names(0.25)).not.toContain('8-3/4 x 11-1/4');
    expect(names(0.25)[0]).toBe('9 x 12');
  });

  it('G1 finds none for an insert larger than every envelope', () => {
    expect(fitting(card(13, 16))).toEqual([]);
  });

  it('G1 still fits an insert that is made smaller, thinner or rotated', () => {
    fc.assert(
      fc.property(inserts, inserts, (one, other) => {
        const smaller = {
          height: Math.min(one.height, other.height),
          width: Math.min(one.width, other.width),
          thickness: Math.min(one.thickness, other.thickness),
        };
        const ids = (insert: Insert) => fitting(insert).map(({ envelope }) => envelope.id);
        expect(ids(smaller)).toEqual(expect.arrayContaining(ids(one)));
        expect(ids({ ...one, height: one.width, width: one.height })).toEqual(ids(one));
      }),
    );
  });

  it.each([card(0, 5), card(5, -1), card(5, 5, 0), card(Number.NaN, 5)])(
    'G1 gives a reason for %j',
    (insert) => {
      expect(envelopesFor(insert)).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) });
    },
  );
});
