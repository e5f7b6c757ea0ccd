import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classifyPiece, type Classification, type MailPiece, type PriceKind } from './classify-piece.ts';

const postcard: MailPiece = { height: 4, length: 6, thickness: 0.014, weight: 0.2, construction: 'card' };

function classified(changes: Partial<MailPiece> = {}): Classification {
  const outcome = classifyPiece({ ...postcard, ...changes });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const openTo = (changes: Partial<MailPiece> = {}): PriceKind[] =>
  classified(changes)
    .doors.filter(({ isOpen }) => isOpen)
    .map(({ price }) => price);

const roomOf = (changes: Partial<MailPiece>, price: PriceKind, measure: string, kind: string) =>
  classified(changes)
    .doors.find((door) => door.price === price)
    ?.margins.find((margin) => margin.measure === measure && margin.kind === kind)?.room;

describe('G8 shape and prices of a piece', () => {
  it('G8 a 4 × 6 card may pay every card and letter price', () => {
    expect(classified().shape).toBe('card');
    expect(classified().machinability).toBe('machinable');
    expect(openTo()).toEqual(['card', 'commercial-card', 'letter']);
  });

  it.each([
    ['4¼ × 6', { height: 4.25, length: 6 }, 'card', ['card', 'commercial-card', 'letter']],
    ['4¼ × 6 and a hair', { height: 4.2501, length: 6 }, 'letter', ['commercial-card', 'letter']],
    ['6 × 9', { height: 6, length: 9 }, 'letter', ['commercial-card', 'letter']],
    ['6 × 9¼', { height: 6, length: 9.25 }, 'letter', ['letter']],
    ['6⅛ × 9', { height: 6.125, length: 9 }, 'letter', ['letter']],
    ['6⅛ × 11½', { height: 6.125, length: 11.5 }, 'letter', ['letter', 'eddm-flat']],
    ['6 × 11, an EDDM flat too', { height: 6, length: 11 }, 'letter', ['letter', 'eddm-flat']],
    ['6¼ × 11', { height: 6.25, length: 11 }, 'flat', ['flat', 'marketing-flat', 'eddm-flat']],
    ['12 × 15', { height: 12, length: 15 }, 'flat', ['flat', 'marketing-flat', 'eddm-flat']],
    [
      '15 × 12, addressed along its short side',
      { height: 15, length: 12 },
      'flat',
      ['flat', 'marketing-flat', 'eddm-flat'],
    ],
    ['12 × 15¼', { height: 12, length: 15.25 }, 'none', []],
    ['3 × 5', { height: 3, length: 5 }, 'none', []],
  ] as const)('G8 %s', (_, size, shape, prices) => {
    expect(classified(size).shape).toBe(shape);
    expect(openTo(size)).toEqual(prices);
  });

  it('G8 says by how much a limit is kept or broken', () => {
    expect(roomOf({}, 'card', 'height', 'at most')).toBe(0.25);
    expect(roomOf({ length: 6.5 }, 'card', 'length', 'at most')).toBe(-0.5);
    expect(roomOf({}, 'letter', 'weight', 'at most')).toBe(3.3);
    expect(
      roomOf({ height: 6, length: 9, thickness: 0.0087 }, 'commercial-card', 'thickness', 'at least'),
    ).toBe(-0.0003);
  });

  it('G8 100# gloss cover is thick enough for a small card and too thin for a large one', () => {
    expect(openTo({ thickness: 0.0087 })).toContain('card');
    const large = { height: 6, length: 9, thickness: 0.0087 };
    expect(openTo(large)).toEqual(['letter']);
    expect(classified(large).machinability).toBe('nonmachinable');
    expect(classified(large).whyNonmachinable[0]).toMatch(/0\.0087 in is thinner than the 0\.009 in/);
  });

  it('G8 a card thicker than 0.016 in is a letter', () => {
    expect(openTo({ thickness: 0.018 })).toEqual(['letter']);
  });

  it('G8 only a card pays the card price', () => {
    expect(openTo({ construction: 'envelope' })).toEqual(['letter']);
  });

  it('G8 a letter over 3.5 oz pays the price of a flat', () => {
    expect(openTo({ construction: 'envelope', weight: 3.6, thickness: 0.2 })).toEqual([
      'flat',
      'marketing-flat',
    ]);
    const letter = { construction: 'envelope', height: 6, length: 9, thickness: 0.2 } as const;
    expect(classified({ ...letter, weight: 3.5 })).toMatchObject({ shape: 'letter', isHeavyLetter: false });
    expect(classified({ ...letter, weight: 5 })).toMatchObject({
      shape: 'flat',
      isHeavyLetter: true,
      machinability: 'not asked',
    });
    expect(classified({ height: 9, length: 12, thickness: 0.3 }).isHeavyLetter).toBe(false);
  });

  it('G8 a card over 3.5 oz pays no card price', () => {
    expect(openTo({ weight: 3.5 })).toEqual(['card', 'commercial-card', 'letter']);
    expect(openTo({ weight: 3.6 })).toEqual(['flat', 'marketing-flat']);
    expect(classified({ height: 6, length: 9, weight: 14 }).shape).toBe('flat');
    expect(openTo({ height: 6, length: 9, weight: 14 })).toEqual(['marketing-flat']);
  });

  it('G8 Marketing Mail flats go up to under 20 oz, First-Class ones to 13 oz, EDDM ones to 3.3 oz', () => {
    const flat = { height: 9, length: 12, thickness: 0.3, construction: 'envelope' } as const;
    expect(openTo({ ...flat, weight: 3.4 })).toEqual(['flat', 'marketing-flat']);
    expect(openTo({ ...flat, weight: 13.1 })).toEqual(['marketing-flat']);
    expect(openTo({ ...flat, weight: 20 })).toEqual([]);
  });

  it.each([
    ['a square', { height: 5, length: 5 }, /1\.00, below 1\.3/],
    ['a long strip', { height: 3.5, length: 9 }, /2\.57, above 2\.5/],
    ['an address along the short side', { height: 6, length: 5 }, /short side/],
    ['a polybag', { hindrances: ['wrapped'] }, /not paper/],
    ['a wide self-mailer', { construction: 'self-mailer', length: 11, height: 6 }, /at most 10\.5 in long/],
    ['a high self-mailer', { construction: 'self-mailer', height: 6.125, length: 9 }, /at most 6 in high/],
    ['a high booklet', { construction: 'booklet', height: 6.125, length: 9 }, /at most 6 in high/],
    ['a heavy booklet', { construction: 'booklet', weight: 3.1 }, /at most 3 oz/],
    [
      'a thin booklet',
      { construction: 'booklet', height: 4, length: 6, thickness: 0.008 },
      /booklet .* at least 0\.009 in thick/,
    ],
    ['a self-mailer without tabs', { construction: 'self-mailer', hindrances: ['unsealed'] }, /not sealed/],
  ] as const)('G8 machines cannot sort %s', (_, changes, why) => {
    const { machinability, whyNonmachinable } = classified(changes);
    expect(machinability).toBe('nonmachinable');
    expect(whyNonmachinable.join(' ')).toMatch(why);
  });

  it('G8 a stiff or uneven flat is none', () => {
    expect(openTo({ height: 9, length: 12, hindrances: ['rigid'] })).toEqual([]);
    expect(openTo({ height: 9, length: 12, hindrances: ['uneven'] })).toEqual([]);
  });

  it.each([
    [4.5, 5.85],
    [5.2, 6.76],
    [4.56, 11.4],
    [3.5, 8.75],
  ])('G8 machines sort %s × %s, exactly at a limit of length ÷ height', (height, length) => {
    expect(classified({ height, length, construction: 'envelope' })).toMatchObject({
      machinability: 'machinable',
      whyNonmachinable: [],
    });
  });

  it.each([
    [4.5, 5.8499],
    [4.56, 11.4001],
  ])('G8 machines do not sort %s × %s, a hair beyond it', (height, length) => {
    expect(classified({ height, length, construction: 'envelope' }).machinability).toBe('nonmachinable');
  });

  it.each([
    ['too heavy a flat', { height: 9, length: 12, thickness: 0.3, weight: 24 }, true],
    ['too large a flat', { height: 12, length: 15.25 }, true],
    ['too thick a card', { thickness: 0.8 }, true],
    ['a stiff flat', { height: 9, length: 12, hindrances: ['rigid'] }, true],
    ['a slip', { height: 3, length: 5 }, false],
    ['a film', { height: 9, length: 12, thickness: 0.006, weight: 24 }, false],
    ['a card on its side', { height: 6, length: 4 }, false],
    ['a card', {}, false],
  ] as const)('G8 tells whether %s mails as a parcel', (_, changes, isParcel) => {
    expect(classified({ construction: 'envelope', ...changes }).isParcel).toBe(isParcel);
  });

  it('G8 says what a card would be if it were addressed along its long side', () => {
    expect(classified({ height: 6, length: 4 })).toMatchObject({ shape: 'none', turned: 'card' });
    expect(classified({ height: 3, length: 2 }).turned).toBeUndefined();
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('G8 refuses a height of %s', (height) => {
    expect(classifyPiece({ ...postcard, height })).toMatchObject({ ok: false });
  });

  const inches = (max: number) => fc.double({ min: 0.001, max, noNaN: true });
  const pieces = fc.record({
    height: inches(20),
    length: inches(20),
    thickness: inches(1),
    weight: inches(25),
    construction: fc.constantFrom('card', 'envelope', 'self-mailer', 'booklet'),
  });

  it('G8 a door is open only where every limit is kept, but for thin letters', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        for (const { isOpen, margins, price } of classified(piece).doors) {
          const broken = margins.filter(({ isKept, kind }) => !isKept && kind !== 'one over');
          const isThin = price === 'letter' && broken.every(({ measure }) => measure === 'thickness');
          if (isOpen && !isThin) expect(broken).toEqual([]);
        }
      }),
    );
  });

  it('G8 a card price is open only to what a letter price is open to', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const open = openTo(piece);
        if (open.includes('card')) expect(open).toContain('commercial-card');
        if (open.includes('commercial-card') && piece.weight <= 3.5) expect(open).toContain('letter');
      }),
    );
  });

  it('G8 turning a flat changes nothing for EDDM', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const turned = { ...piece, height: piece.length, length: piece.height };
        expect(openTo(turned).includes('eddm-flat')).toBe(openTo(piece).includes('eddm-flat'));
      }),
    );
  });
});
