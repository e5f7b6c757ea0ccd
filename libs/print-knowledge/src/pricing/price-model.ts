/** A straight line through prices: making ready, then so much a piece. Print only, in US dollars, at online prices. */
export interface PriceModel {
  id: string;
  name: string;
  spec: string;
  setupUsd: number;
  perPieceUsd: number;
  /** The middle price times these is the range. */
  lowFactor: number;
  highFactor: number;
  /** Quantities that the prices behind the line cover. */
  from: number;
  to: number;
}
