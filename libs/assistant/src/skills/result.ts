/** What a figure measures; its unit follows: inches for lengths, ounces, US dollars, pixels per inch. */
export type Measure =
  | 'thickness'
  | 'spine'
  | 'creep'
  | 'weight'
  | 'postage'
  | 'price'
  /** The sum of printing and postage. */
  | 'total'
  | 'resolution'
  /** Caliper of a paper, inches. */
  | 'caliper'
  /** Grammage of a paper, gsm. */
  | 'grammage';

/** A figure of an answer as data, for the messages after it. */
export interface Result {
  measure: Measure;
  /** The least for one piece; an exact figure is both the least and the most. */
  low: number;
  high: number;
  /** The middle for one piece, where the answer names it. */
  middle?: number;
  /** The class of postage, `EDDM Retail`, or the name of a paper. */
  by?: string;
  /** Pieces, where the answer is about so many. */
  quantity?: number;
}

/** A figure without a range. */
export const exactly = (measure: Measure, value: number, quantity?: number): Result => ({
  measure,
  low: value,
  high: value,
  ...(quantity !== undefined && { quantity }),
});
