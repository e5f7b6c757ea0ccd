import { type KnowledgeTable, productDocument } from '../figures/provenance.ts';
import { conversionSource, gsmOf, poundsOf, wholeGsm } from '../paper/basis.ts';

/** Stock weights for booklets and brochures. */
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

/** A house range in pounds of its own grade: 70–100 gsm is 47#–68# text. */
export function inPounds({ id, fromGsm, toGsm }: StockWeights): { fromLb: number; toLb: number } {
  return { fromLb: wholePounds(fromGsm, id), toLb: wholePounds(toGsm, id) };
}

function wholePounds(gsm: number, grade: StockWeights['id']): number {
  const pounds = poundsOf(gsm, grade);
  if (!pounds.ok) throw new Error(pounds.reason);
  return Math.round(pounds.value);
}

const textGsm = (pounds: number): number => {
  const gsm = gsmOf(pounds, 'text');
  if (!gsm.ok) throw new Error(gsm.reason);
  return wholeGsm(gsm.value);
};

const [fromLb, toLb] = [70, 100] as const;

/** Text stock in US basis weights, beside the product's gsm range. */
export const basisTextWeights = {
  fromLb,
  toLb,
  fromGsm: textGsm(fromLb),
  toGsm: textGsm(toLb),
  from: conversionSource,
} as const;
