import { type KnowledgeTable, productDocument, tradePractice } from '../figures/provenance.ts';
import type { PressId, SheetSize } from './presses.ts';

/** A common press sheet with its nonprinting margins, in inches. */
export interface PressSheet extends SheetSize {
  id: string;
  press: Exclude<PressId, 'web'>;
  /** Leading edge, held by the press. */
  gripperIn: number;
  /** Trailing edge, for color bars and trim. */
  tailIn: number;
  /** Each side. */
  sideIn: number;
}

const offset = { press: 'sheetfed', gripperIn: 0.5, tailIn: 0.375, sideIn: 0.375 } as const;
// The image area of a digital press is about 0.2 in smaller than the sheet in both directions.
const digital = { press: 'digital', gripperIn: 0.1, tailIn: 0.1, sideIn: 0.1 } as const;

/** Offset sheets run long side across the cylinder (gripper edge); digital sheets run lengthwise. */
export const pressSheets: KnowledgeTable<PressSheet> = {
  rows: [
    { id: 'digital-12x18', acrossIn: 12, aroundIn: 18, ...digital },
    { id: 'digital-13x19', acrossIn: 13, aroundIn: 19, ...digital },
    { id: 'digital-13x26', acrossIn: 13, aroundIn: 26, ...digital },
    { id: 'digital-13x47', acrossIn: 13, aroundIn: 47, ...digital },
    { id: 'offset-12x18', acrossIn: 18, aroundIn: 12, ...offset },
    { id: 'offset-19x25', acrossIn: 25, aroundIn: 19, ...offset },
    { id: 'offset-20x26', acrossIn: 26, aroundIn: 20, ...offset },
    { id: 'offset-23x35', acrossIn: 35, aroundIn: 23, ...offset },
    { id: 'offset-25x38', acrossIn: 38, aroundIn: 25, ...offset },
    { id: 'offset-26x40', acrossIn: 40, aroundIn: 26, ...offset },
    { id: 'offset-28x40', acrossIn: 40, aroundIn: 28, ...offset },
  ],
  columns: {
    acrossIn: { unit: 'in', from: tradePractice },
    aroundIn: { unit: 'in', from: tradePractice },
    gripperIn: { unit: 'in', from: tradePractice },
    tailIn: { unit: 'in', from: tradePractice },
    sideIn: { unit: 'in', from: tradePractice },
  },
  exceptions: [
    { row: 'digital-13x19', column: 'acrossIn', from: productDocument },
    { row: 'digital-13x19', column: 'aroundIn', from: productDocument },
    { row: 'offset-28x40', column: 'acrossIn', from: productDocument },
    { row: 'offset-28x40', column: 'aroundIn', from: productDocument },
  ],
};

/** Common cutoffs: the cylinder circumference or half of it. A page must divide one evenly. */
export interface Cutoff {
  id: string;
  lengthIn: number;
}

export const cutoffs: KnowledgeTable<Cutoff> = {
  rows: [
    { id: 'cutoff-17-3/4', lengthIn: 17.75 },
    { id: 'cutoff-21', lengthIn: 21 },
    { id: 'cutoff-22-3/4', lengthIn: 22.75 },
    { id: 'cutoff-23-9/16', lengthIn: 23.5625 },
  ],
  columns: { lengthIn: { unit: 'in', from: tradePractice } },
};

/** Makeready sheets on a sheetfed press, before the first good sheet. */
export const makereadySheets = { from: 100, to: 500 } as const;
