import type { Quote } from '@printpartner/contracts/types';
import type { Comparison, OpenCost } from '@printpartner/spec-sheet/quotes';

export type CurveKind = 'total' | 'unit';

export interface Curve {
  /** The quote's. */
  id: string;
  name: string;
  /** Among all quotes, from 0: decides its dashes and points. */
  place: number;
  points: CurvePoint[];
}

export interface CurvePoint {
  quantity: number;
  cents: number;
  /** What the total lacks. */
  lacks: readonly OpenCost[];
}

/** Some of its totals lack the freight or the postage: the curve lies too low. */
export const isIncomplete = ({ points }: Curve): boolean => points.some(({ lacks }) => lacks.length > 0);

/** A curve for each quote that has a price, with the totals as far as they are quoted. */
export function curvesOf(
  { quantities }: Comparison,
  quotes: readonly Pick<Quote, 'id' | 'vendor_name'>[],
  kind: CurveKind,
): Curve[] {
  return quotes
    .map(({ id, vendor_name: name }, place) => ({
      id,
      name,
      place,
      points: quantities.flatMap(({ quantity, prices }) => {
        const price = prices[id];
        if (!price) return [];
        const cents = kind === 'total' ? price.total_cents : price.total_unit_cents;
        return [{ quantity, cents, lacks: price.lacks }];
      }),
    }))
    .filter(({ points }) => points.length > 0);
}
