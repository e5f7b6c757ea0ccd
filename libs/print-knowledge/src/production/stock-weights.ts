import type { KnowledgeTable, Provenance } from '../figures/provenance.ts';
import { productDocument } from '../figures/sources.ts';

/** The weights that booklets and brochures are printed on. */
export interface StockWeights {
  id: 'cover' | 'text';
  name: string;
  fromGsm: number;
  toGsm: number;
}

export const stockWeights: KnowledgeTable<StockWeights> = {
  rows: [
    { id: 'cover', name: 'Cover stock', fromGsm: 200, toGsm: 300 },
    { id: 'text', name: 'Text stock', fromGsm: 70, toGsm: 100 },
  ],
  columns: {
    fromGsm: { unit: 'gsm', from: productDocument },
    toGsm: { unit: 'gsm', from: productDocument },
  },
};

/** Text stock as American shops name it, beside the product's range: pounds are not grams. */
export const americanTextWeights: {
  fromLb: number;
  toLb: number;
  fromGsm: number;
  toGsm: number;
  from: Provenance;
} = {
  fromLb: 70,
  toLb: 100,
  fromGsm: 104,
  toGsm: 148,
  from: {
    standing: 'arithmetic',
    source: 'Arithmetic from TAPPI basis sizes: lb × 1406.139 ÷ 950 in²',
    date: '2026-11',
  },
};
