import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { classifyPiece, type Classification, type MailPiece, type PriceCategory } from './classify-piece.ts';

const postcard: MailPiece = { height: 4, length: 6, thickness: 0.014, weight: 0.2, pieceType: 'card' };

function classified(changes: Partial<MailPiece> = {}): Classification {
  const outcome = classifyPiece({ ...postcard, ...changes });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const eligibleFor = (changes: Partial<MailPiece> = {}): PriceCategory[] =>
  classified(changes)
    .eligibility.filter(({ isEligible }) => isEligible)
    .map(({ category }) => category);

const clearanceOf = (changes: Partial<MailPiece>, category: PriceCategory, measure: string, kind: string) =>
  classified(changes)
    .eligibility.find((one) => one.category === category)
    ?.limits.find((check) => check.measure === measure && check.kind === kind)?.clearance;

describe('G8 piece classification', () => {
  it('G8 a 4 × 6 card qualifies for every card and letter price', () => {
    expect(classified().shape).toBe('card');
    expect(classified().machinability).toBe('machinable');
    expect(eligibleFor()).toEqual(['card', 'commercial-card', 'letter']);
  });

  it.each([
    ['4¼ × 6', { height: 4.25, length: 6 }, 'card', ['card', 'commercial-card', 'letter']],
    ['just over 4¼ × 6', { height: 4.2501, length: 6 }, 'letter', ['commercial-card', 'letter']],
    ['6 × 9', { height: 6, length: 9 }, 'letter', ['commercial-card', 'letter']],
    ['6 × 9¼', { height: 6, length: 9.25 }, 'letter', ['letter']],
    ['6⅛ × 9', { height: 6.125, length: 9 }, 'letter', ['letter']],
    ['6⅛ × 11½', { height: 6.125, length: 11.5 }, 'letter', ['letter', 'eddm-flat']],
    ['6 × 11, an EDDM flat too', { height: 6, length: 11 }, 'letter', ['letter', 'eddm-flat']],
    ['6¼ × 11', { height: 6.25, length: 11 }, 'flat', ['flat', 'marketing-flat', 'eddm-flat']],
    ['12 × 15', { height: 12, length: 15 }, 'flat', ['flat', 'marketing-flat', 'eddm-flat']],
    [
      '15 × 12 addressed along the short side',
      { height: 15, length: 12 },
      'flat',
      ['flat', 'marketing-flat', 'eddm-flat'],
    ],
    ['12 × 15¼', { height: 12, length: 15.25 }, 'none', []],
    ['3 × 5', { height: 3, length: 5 }, 'none', []],
  ] as const)('G8 classifies %s and its price categories', (_, size, shape, prices) => {
    expect(classified(size).shape).toBe(shape);
    expect(eligibleFor(size)).toEqual(prices);
  });

  it.each([
    ['108 × 152.4 mm', { height: 108, length: 152.4 }, 'card'],
    ['108.1 × 152.4 mm', { height: 108.1, length: 152.4 }, 'letter'],
    ['155.6 × 292.1 mm', { height: 155.6, length: 292.1 }, 'letter'],
    ['155.7 × 292.1 mm', { height: 155.7, length: 292.1 }, 'flat'],
    ['a letter 6.4 mm thick', { height: 152.4, length: 228.6, thickness: 6.4 }, 'letter'],
    ['a flat 19.1 mm thick', { height: 228.6, length: 304.8, thickness: 19.1 }, 'flat'],
    ['a flat 19.2 mm thick', { height: 228.6, length: 304.8, thickness: 19.2 }, 'none'],
    ['a card 0.178 mm thick', { height: 108, length: 152.4, thickness: 0.178 }, 'card'],
  ] as const)('G8 classifies %s by the limits as they are shown in millimeters', (_, sides, shape) => {
    const piece = Object.fromEntries(Object.entries(sides).map(([side, mm]) => [side, mm / 25.4]));
    expect(classified(piece).shape).toBe(shape);
    if (shape === 'letter') expect(classified(piece).machinability).not.toBe('not applicable');
  });

  it('G8 reports the clearance to each limit, negative when exceeded', () => {
    expect(clearanceOf({}, 'card', 'height', 'at most')).toBe(0.25);
    expect(clearanceOf({ length: 6.5 }, 'card', 'length', 'at most')).toBe(-0.5);
    expect(clearanceOf({}, 'letter', 'weight', 'at most')).toBe(3.3);
    expect(
      clearanceOf({ height: 6, length: 9, thickness: 0.0087 }, 'commercial-card', 'thickness', 'at least'),
    ).toBe(-0.0003);
  });

  it('G8 accepts 100# gloss cover for a small card and rejects it for a large one', () => {
    expect(eligibleFor({ thickness: 0.0087 })).toContain('card');
    const large = { height: 6, length: 9, thickness: 0.0087 };
    expect(eligibleFor(large)).toEqual(['letter']);
    expect(classified(large).machinability).toBe('nonmachinable');
    expect(classified(large).nonmachinableReasons[0]).toMatch(/0\.0087 in is thinner than the 0\.009 in/);
  });

  it('G8 rounds a thickness that was typed in millimeters', () => {
    const [reason] = classified({ height: 6, length: 9, thickness: 0.228 / 25.4 }).nonmachinableReasons;
    expect(reason).toMatch(/^0\.00898 in is thinner than the 0\.009 in/);
  });

  it('G8 classifies a card thicker than 0.016 in as a letter', () => {
    expect(eligibleFor({ thickness: 0.018 })).toEqual(['letter']);
  });

  it('G8 offers the card price only to cards', () => {
    expect(eligibleFor({ pieceType: 'envelope' })).toEqual(['letter']);
  });

  it('G8 classifies a letter over 3.5 oz as a flat', () => {
    expect(eligibleFor({ pieceType: 'envelope', weight: 3.6, thickness: 0.2 })).toEqual([
      'flat',
      'marketing-flat',
    ]);
    const letter = { pieceType: 'envelope', height: 6, length: 9, thickness: 0.2 } as const;
    expect(classified({ ...letter, weight: 3.5 })).toMatchObject({ shape: 'letter', isHeavyLetter: false });
    expect(classified({ ...letter, weight: 5 })).toMatchObject({
      shape: 'flat',
      isHeavyLetter: true,
      machinability: 'not applicable',
    });
    expect(classified({ height: 9, length: 12, thickness: 0.3 }).isHeavyLetter).toBe(false);
  });

  it('G8 offers no card price over 3.5 oz', () => {
    expect(eligibleFor({ weight: 3.5 })).toEqual(['card', 'commercial-card', 'letter']);
    expect(eligibleFor({ weight: 3.6 })).toEqual(['flat', 'marketing-flat']);
    expect(classified({ height: 6, length: 9, weight: 14 }).shape).toBe('flat');
    expect(eligibleFor({ height: 6, length: 9, weight: 14 })).toEqual(['marketing-flat']);
  });

  it('G8 limits Marketing Mail flats to under 20 oz, First-Class to 13 oz and EDDM to 3.3 oz', () => {
    const flat = { height: 9, length: 12, thickness: 0.3, pieceType: 'envelope' } as const;
    expect(eligibleFor({ ...flat, weight: 3.4 })).toEqual(['flat', 'marketing-flat']);
    expect(eligibleFor({ ...flat, weight: 13.1 })).toEqual(['marketing-flat']);
    expect(eligibleFor({ ...flat, weight: 20 })).toEqual([]);
  });

  it.each([
    ['a square', { height: 5, length: 5 }, /1\.00, below 1\.3/],
    ['a long strip', { height: 3.5, length: 9 }, /2\.57, above 2\.5/],
    ['an address parallel to the short side', { height: 6, length: 5 }, /short side/],
    ['a polybag', { features: ['wrapped'] }, /not paper/],
    ['a long self-mailer', { pieceType: 'self-mailer', length: 11, height: 6 }, /at most 10\.5 in long/],
    ['a tall self-mailer', { pieceType: 'self-mailer', height: 6.125, length: 9 }, /at most 6 in high/],
    ['a tall booklet', { pieceType: 'booklet', height: 6.125, length: 9 }, /at most 6 in high/],
    ['a heavy booklet', { pieceType: 'booklet', weight: 3.1 }, /at most 3 oz/],
    [
      'a thin booklet',
      { pieceType: 'booklet', height: 4, length: 6, thickness: 0.008 },
      /booklet must be at least 0\.009 in thick/,
    ],
    ['an unsealed self-mailer', { pieceType: 'self-mailer', features: ['unsealed'] }, /not sealed/],
  ] as const)('G8 reports %s as nonmachinable', (_, changes, why) => {
    const { machinability, nonmachinableReasons } = classified(changes);
    expect(machinability).toBe('nonmachinable');
    expect(nonmachinableReasons.join(' ')).toMatch(why);
  });

  it('G8 ignores the seal of a card, which has none', () => {
    expect(classified({ features: ['unsealed'] })).toMatchObject({
      shape: 'card',
      machinability: 'machinable',
    });
    expect(eligibleFor({ features: ['unsealed'] })).toEqual(['card', 'commercial-card', 'letter']);
  });

  it('G8 rejects rigid and uneven flats', () => {
    expect(eligibleFor({ height: 9, length: 12, features: ['rigid'] })).toEqual([]);
    expect(eligibleFor({ height: 9, length: 12, features: ['uneven'] })).toEqual([]);
  });

  it.each([
    [4.5, 5.85],
    [5.2, 6.76],
    [4.56, 11.4],
    [3.5, 8.75],
  ])('G8 reports %s × %s as machinable, exactly at an aspect ratio limit', (height, length) => {
    expect(classified({ height, length, pieceType: 'envelope' })).toMatchObject({
      machinability: 'machinable',
      nonmachinableReasons: [],
    });
  });

  it.each([
    [4.5, 5.8499],
    [4.56, 11.4001],
  ])('G8 reports %s × %s as nonmachinable, just past an aspect ratio limit', (height, length) => {
    expect(classified({ height, length, pieceType: 'envelope' }).machinability).toBe('nonmachinable');
  });

  it.each([
    ['an overweight flat', { height: 9, length: 12, thickness: 0.3, weight: 24 }, true],
    ['an oversized flat', { height: 12, length: 15.25 }, true],
    ['a card that is too thick', { thickness: 0.8 }, true],
    ['a rigid flat', { height: 9, length: 12, features: ['rigid'] }, true],
    ['a piece below the minimum size', { height: 3, length: 5 }, false],
    ['a heavy piece that is too thin', { height: 9, length: 12, thickness: 0.006, weight: 24 }, false],
    ['a small piece over 1/4 in thick', { height: 3.4, length: 5, thickness: 0.3 }, true],
    ['a small piece of 1/4 in', { height: 3.4, length: 5, thickness: 0.25 }, false],
    ['a card addressed along the short side', { height: 6, length: 4 }, false],
    ['a card', {}, false],
  ] as const)('G8 decides whether %s mails as a parcel', (_, changes, isParcel) => {
    expect(classified({ pieceType: 'envelope', ...changes }).isParcel).toBe(isParcel);
  });

  it.each([
    ['card', 6, 4],
    ['envelope', 10.5, 6],
    ['envelope', 11, 6],
  ] as const)(
    'G8 calls a %s of %d × %d addressed along its short side a nonmachinable letter',
    (pieceType, height, length) => {
      const found = classified({ pieceType, height, length });
      expect(found).toMatchObject({
        shape: 'letter',
        isTurned: true,
        machinability: 'nonmachinable',
        isParcel: false,
      });
      expect(found.nonmachinableReasons).toEqual(['The address is parallel to the short side.']);
    },
  );

  it.each([
    ['addressed along its short side', { height: 6, length: 4 }, 'address on the short side'],
    ['too stiff', { features: ['rigid'] }, 'not a plain card'],
  ] as const)('G8 offers a card that is %s the letter price, not a card price', (_, changes, short) => {
    const { shape, machinability, eligibility } = classified(changes);
    expect([shape, machinability]).toEqual(['letter', 'nonmachinable']);
    expect(eligibleFor(changes)).toEqual(['letter']);
    expect(eligibility[0]?.reasons.map((reason) => reason.short)).toEqual([short]);
  });

  it.each([
    [6, 4, 'card', { height: -1.75, length: -1 }, ['address on the short side']],
    [6, 4, 'commercial-card', { length: -1 }, ['address on the short side']],
    [9, 6, 'card', { height: -4.75 }, []],
    [9, 6, 'commercial-card', { height: -3 }, ['address on the short side']],
    [11, 6, 'card', { height: -6.75 }, []],
    [11, 6, 'commercial-card', { height: -5 }, []],
  ] as const)(
    'G8 measures a card %d in high and %d in long as addressed for the price category %s',
    (height, length, category, exceeded, shorts) => {
      const found = classified({ height, length }).eligibility.find((one) => one.category === category);
      const unmet = found?.limits.filter(({ isMet }) => !isMet) ?? [];
      expect(Object.fromEntries(unmet.map(({ measure, clearance }) => [measure, clearance]))).toEqual(
        exceeded,
      );
      expect(found?.reasons.map(({ short }) => short)).toEqual(shorts);
    },
  );

  it('G8 keeps the card price of a card whose only fault is its aspect ratio', () => {
    const card = { height: 4.25, length: 5.5 };
    expect(classified(card)).toMatchObject({ shape: 'card', machinability: 'nonmachinable' });
    expect(eligibleFor(card)).toEqual(['card', 'commercial-card', 'letter']);
  });

  it('G8 the classification does not turn a piece that is no card or letter either way', () => {
    expect(classified({ height: 3, length: 2 })).toMatchObject({ shape: 'none' });
    expect(classified({ height: 3, length: 2 }).isTurned).toBe(false);
    expect(classified({ height: 15, length: 12 })).toMatchObject({ shape: 'flat' });
    expect(classified({ height: 15, length: 12 }).isTurned).toBe(false);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('G8 rejects a height of %s', (height) => {
    expect(classifyPiece({ ...postcard, height })).toMatchObject({ ok: false });
  });

  const inches = (max: number) => fc.double({ min: 0.001, max, noNaN: true });
  const pieces = fc.record({
    height: inches(20),
    length: inches(20),
    thickness: inches(1),
    weight: inches(25),
    pieceType: fc.constantFrom('card', 'envelope', 'self-mailer', 'booklet'),
  });

  it('G8 requires every limit of a category to be met, except the thickness of thin letters', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        for (const { isEligible, limits, category } of classified(piece).eligibility) {
          const unmet = limits.filter(({ isMet, kind }) => !isMet && kind !== 'one over');
          const isThin = category === 'letter' && unmet.every(({ measure }) => measure === 'thickness');
          if (isEligible && !isThin) expect(unmet).toEqual([]);
        }
      }),
    );
  });

  it('G8 offers a card price only to pieces that qualify for a letter price', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const eligible = eligibleFor(piece);
        if (eligible.includes('card')) expect(eligible).toContain('commercial-card');
        if (eligible.includes('commercial-card') && piece.weight <= 3.5) expect(eligible).toContain('letter');
      }),
    );
  });

  it('G8 gives an EDDM flat the same result in both orientations', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const rotated = { ...piece, height: piece.length, length: piece.height };
        expect(eligibleFor(rotated).includes('eddm-flat')).toBe(eligibleFor(piece).includes('eddm-flat'));
      }),
    );
  });
});
