import type { Point, Slit } from '../sheet/sheet.ts';
import { construction } from './construction.ts';
import type { SlitKind } from './templates.ts';

/** Four diagonal slits for the corners of a business card, or two half-moons for its ends, around a center. */
export function cardSlits(
  panel: string,
  kind: Extract<SlitKind, 'corner' | 'half-moon'>,
  [x, y]: Point,
): Slit[] {
  const { card, cardPlay, cornerSlit, halfMoon } = construction;
  const both = [-1, 1] as const;
  if (kind === 'half-moon') {
    const inner = card.width / 2 - halfMoon.underCard;
    return both.map((side) => ({
      panel,
      line: {
        from: [x + side * inner, y - halfMoon.half],
        control: [x + side * (inner + halfMoon.bow), y],
        to: [x + side * inner, y + halfMoon.half],
      },
    }));
  }
  const [half, tall] = [card.width / 2 + cardPlay, card.height / 2 + cardPlay];
  return both.flatMap((side) =>
    both.map((end) => ({
      panel,
      line: {
        from: [x + side * half, y + end * (tall - cornerSlit)] as const,
        to: [x + side * (half - cornerSlit), y + end * tall] as const,
      },
    })),
  );
}

/** The slit of a vertical pocket's face, opened for a brochure. @param fold x of the pocket's fold */
export function brochureSlit(panel: string, fold: number): Slit {
  const { length, above, fromFold } = construction.brochureSlit;
  return { panel, line: { from: [fold + fromFold, above], to: [fold + fromFold + length, above] } };
}

/** Two level slits that hold a card by its top and foot, in the middle of a panel. */
export function levelSlits(panel: string, middle: number): Slit[] {
  const { length, apart, above } = construction.twoSlits;
  return [above, above + apart].map((y) => ({
    panel,
    line: { from: [middle - length / 2, y], to: [middle + length / 2, y] },
  }));
}
