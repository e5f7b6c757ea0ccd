import type { Quote } from '@printpartner/contracts/types';
import type { ComparedQuantity, Comparison, OpenCost } from '@printpartner/spec-sheet/quotes';

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
  /** Far above the others of its quantity: to scale, it would press them flat. */
  isOffChart: boolean;
}

/** Some of its totals lack the freight or the postage: the curve lies too low. */
export const isIncomplete = ({ points }: Curve): boolean => points.some(({ lacks }) => lacks.length > 0);

/** A total over this many times the median of its quantity is off the chart. */
export const MAX_OF_MEDIAN = 10;

/** Where the chart ends, in cents; undefined if every point fits. */
export function chartTop(curves: readonly Curve[]): number | undefined {
  const points = curves.flatMap((curve) => curve.points);
  if (!points.some(({ isOffChart }) => isOffChart)) return undefined;
  const top = Math.max(...points.map(({ cents, isOffChart }) => (isOffChart ? 0 : cents)));
  const step = 10 ** Math.floor(Math.log10(top)) / 2;
  return Math.ceil(top / step) * step;
}

/** A curve for each quote that has a price, with the totals as far as they are quoted. */
export function curvesOf(
  { quantities }: Comparison,
  quotes: readonly Pick<Quote, 'id' | 'vendor_name'>[],
  kind: CurveKind,
): Curve[] {
  const mosts = new Map(quantities.map(({ quantity, prices }) => [quantity, mostOnChart(prices)]));
  return quotes
    .map(({ id, vendor_name: name }, place) => ({
      id,
      name,
      place,
      points: quantities.flatMap(({ quantity, prices }) => {
        const price = prices[id];
        if (!price) return [];
        const cents = kind === 'total' ? price.total_cents : price.total_unit_cents;
        const isOffChart = price.total_cents > (mosts.get(quantity) ?? Infinity);
        return [{ quantity, cents, lacks: price.lacks, isOffChart }];
      }),
    }))
    .filter(({ points }) => points.length > 0);
}

/** Totals of $0 don't count: everything is more than ten times 0. Of two, the lower one counts as the median. */
function mostOnChart(prices: ComparedQuantity['prices']): number {
  const totals = Object.values(prices)
    .flatMap((price) => (price && price.total_cents > 0 ? [price.total_cents] : []))
    .toSorted((a, b) => a - b);
  const median = totals[Math.floor((totals.length - 1) / 2)] ?? Infinity;
  return median * MAX_OF_MEDIAN;
}
