import type { GradeId } from './basis.ts';

export type PaperType = 'Bond' | 'Text' | 'Cover' | 'Cardstock';

export type CaliperFinish = 'gloss' | 'silk' | 'uncoated';

export interface PaperWeight {
  id: string;
  weight: string;
  type: PaperType;
  /** gsm; boards have a range. */
  gsmLow: number;
  gsmHigh: number;
  /** Typical caliper, inches. Boards list theirs under gloss. */
  gloss?: number;
  silk?: number;
  uncoated?: number;
  /** Caliper range that mills make under this name, inches. */
  thinnest: number;
  thickest: number;
  description: string;
  usage: string;
  /** 1 (cheapest) to 5: relative price per area. */
  costLevel: number;
  /** Stocked by most printers. */
  isHouseStock: boolean;
  /** Basis weight; undefined for boards. */
  basis?: { pounds: number; grade: GradeId };
}
