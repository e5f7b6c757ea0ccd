import { provenanceOf, type Exception, type KnowledgeTable, type Provenance } from '../figures/provenance.ts';
import { basisArithmetic, millSheets, stockChart } from './paper-sources.ts';

export type StockFinish = 'uncoated' | 'gloss' | 'silk' | 'C1S' | 'C2S';
export type StockKind = 'text' | 'cover' | 'board';

/** A common stock, for the calculators. */
export interface Stock {
  id: string;
  name: string;
  kind: StockKind;
  finish: StockFinish;
  /** Inches per sheet; mill tolerance ±5%. */
  caliperIn: number;
  gsm: number;
}

const stock = (
  id: string,
  name: string,
  kind: StockKind,
  finish: StockFinish,
  caliperIn: number,
  gsm: number,
): Stock => ({ id, name, kind, finish, caliperIn, gsm });

const rows: readonly Stock[] = [
  stock('20-bond', '20# bond / 50# offset', 'text', 'uncoated', 0.0039, 75),
  stock('60-offset', '60# uncoated offset', 'text', 'uncoated', 0.0045, 89),
  stock('70-offset', '70# uncoated offset', 'text', 'uncoated', 0.0051, 104),
  stock('80-opaque', '80# uncoated opaque', 'text', 'uncoated', 0.0057, 118),
  stock('100-opaque', '100# uncoated opaque', 'text', 'uncoated', 0.0075, 148),
  stock('55-antique', '55# natural antique book', 'text', 'uncoated', 0.0056, 81),
  stock('70-gloss-text', '70# gloss text', 'text', 'gloss', 0.003, 104),
  stock('80-gloss-text', '80# gloss text', 'text', 'gloss', 0.0035, 118),
  stock('80-silk-text', '80# silk/matte text', 'text', 'silk', 0.0038, 118),
  stock('100-gloss-text', '100# gloss text', 'text', 'gloss', 0.0046, 148),
  stock('100-silk-text', '100# silk/matte text', 'text', 'silk', 0.0049, 148),
  stock('65-cover', '65# uncoated cover', 'cover', 'uncoated', 0.0088, 176),
  stock('80-gloss-cover', '80# gloss cover', 'cover', 'gloss', 0.007, 216),
  stock('80-silk-cover', '80# silk cover', 'cover', 'silk', 0.0075, 216),
  stock('80-cover', '80# uncoated cover', 'cover', 'uncoated', 0.0108, 216),
  stock('100-gloss-cover', '100# gloss cover', 'cover', 'gloss', 0.0087, 270),
  stock('100-silk-cover', '100# silk cover', 'cover', 'silk', 0.0095, 270),
  stock('100-cover', '100# uncoated cover', 'cover', 'uncoated', 0.0135, 270),
  stock('10pt-c1s', '10 pt C1S', 'board', 'C1S', 0.01, 220),
  stock('12pt-c1s', '12 pt C1S', 'board', 'C1S', 0.012, 270),
  stock('14pt-c2s', '14 pt C2S', 'board', 'C2S', 0.014, 350),
  stock('16pt-c2s', '16 pt C2S', 'board', 'C2S', 0.016, 400),
];

/** Board is sold by caliper, so its weight comes from mill sheets, not from a basis weight. */
const boardWeights = rows
  .filter(({ kind }) => kind === 'board')
  .map(({ id }): Exception<Stock> => ({ row: id, column: 'gsm', from: millSheets }));

export const stocks: KnowledgeTable<Stock> = {
  rows,
  columns: {
    caliperIn: { unit: 'in', from: millSheets },
    gsm: { unit: 'gsm', from: basisArithmetic },
  },
  exceptions: [{ row: '20-bond', column: 'caliperIn', from: stockChart }, ...boardWeights],
};

/** @returns undefined for an unknown id */
export const stockOf = (id: string): Stock | undefined => rows.find((one) => one.id === id);

/** Mill tolerance of weight and caliper, ±. */
export const millTolerance: { share: number; from: Provenance } = {
  share: 0.05,
  from: { standing: 'sourced', source: 'Wausau Paper “Shoptalk” on mill tolerance', date: '2026-11' },
};

/** Source of a stock's caliper. */
export const caliperSource = ({ id }: Stock): Provenance =>
  provenanceOf(stocks, id, 'caliperIn') ?? millSheets;

/** Source of a stock's weight. */
export const gsmSource = ({ id }: Stock): Provenance => provenanceOf(stocks, id, 'gsm') ?? basisArithmetic;
