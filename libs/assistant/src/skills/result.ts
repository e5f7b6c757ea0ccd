/** What a figure measures; its unit follows: inches for lengths, ounces, US dollars, pixels per inch. */
export type Measure =
  | 'thickness'
  | 'spine'
  | 'creep'
  | 'weight'
  | 'postage'
  | 'price'
  /** Of printing and postage. */
  | 'total'
  | 'resolution'
  /** Of a paper, inches. */
  | 'caliper'
  /** Of a paper, gsm. */
  | 'grammage';

/** A figure of an answer as data, for the messages after it. */
export interface Result {
  measure: Measure;
  /** Of one piece; the same twice for an exact figure. */
  low: number;
  high: number;
  /** Of one piece, where the answer names a middle. */
  middle?: number;
  /** Of postage, the class: `EDDM Retail`; of a paper, its name. */
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
