/** A linear price: setup plus a price per piece. Printing only, US dollars, online prices. */
export interface PriceModel {
  id: string;
  name: string;
  spec: string;
  setupUsd: number;
  perPieceUsd: number;
  /** The range is the middle price times these. */
  lowFactor: number;
  highFactor: number;
  /** Quantities that the source prices cover. */
  from: number;
  to: number;
}
