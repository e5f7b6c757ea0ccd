import { type Exception, type KnowledgeTable, tradePractice } from '../figures/provenance.ts';
import { gsmOf, wholeGsm, type GradeId } from './basis.ts';
import { basisArithmetic, estimatedCaliper, millSheets, stockChart } from './paper-sources.ts';
import { stockOf } from './stocks.ts';
import type { PaperType, PaperWeight } from './paper-weight.ts';
import { weightWords, type WeightId } from './weight-words.ts';

type Calipers = Pick<PaperWeight, 'gloss' | 'silk' | 'uncoated' | 'thinnest' | 'thickest'>;

function sold(
  id: WeightId,
  type: PaperType,
  [pounds, grade]: [number, GradeId],
  calipers: Calipers,
  costLevel: number,
): PaperWeight {
  const gsm = gsmOf(pounds, grade);
  if (!gsm.ok) throw new RangeError(`${id}: ${gsm.reason}`);
  const gsmLow = wholeGsm(gsm.value);
  return {
    ...weightWords[id],
    id,
    type,
    gsmLow,
    gsmHigh: gsmLow,
    ...calipers,
    costLevel,
    basis: { pounds, grade },
  };
}

/** Caliper of a stock preset. */
function preset(id: string): number {
  const stock = stockOf(id);
  if (!stock) throw new RangeError(`Unknown stock: ${id}`);
  return stock.caliperIn;
}

const range = (thinnest: number, thickest: number) => ({ thinnest, thickest });

const rows: readonly PaperWeight[] = [
  sold('20-bond', 'Bond', [20, 'bond'], { uncoated: preset('20-bond'), ...range(0.0038, 0.0041) }, 1),
  sold('24-bond', 'Bond', [24, 'bond'], { uncoated: 0.0046, ...range(0.0038, 0.0048) }, 1),
  sold('28-bond', 'Bond', [28, 'bond'], { uncoated: 0.0052, ...range(0.0045, 0.0058) }, 2),
  sold('50-text', 'Text', [50, 'text'], { uncoated: preset('20-bond'), ...range(0.0036, 0.0041) }, 1),
  sold('60-text', 'Text', [60, 'text'], { uncoated: preset('60-offset'), ...range(0.0042, 0.0048) }, 1),
  sold(
    '70-text',
    'Text',
    [70, 'text'],
    { gloss: preset('70-gloss-text'), uncoated: preset('70-offset'), ...range(0.003, 0.0052) },
    2,
  ),
  sold(
    '80-text',
    'Text',
    [80, 'text'],
    {
      gloss: preset('80-gloss-text'),
      silk: preset('80-silk-text'),
      uncoated: preset('80-opaque'),
      ...range(0.0032, 0.006),
    },
    2,
  ),
  sold(
    '100-text',
    'Text',
    [100, 'text'],
    {
      gloss: preset('100-gloss-text'),
      silk: preset('100-silk-text'),
      uncoated: preset('100-opaque'),
      ...range(0.0042, 0.0075),
    },
    3,
  ),
  sold('65-cover', 'Cover', [65, 'cover'], { uncoated: preset('65-cover'), ...range(0.0085, 0.0095) }, 2),
  sold('110-index', 'Cardstock', [110, 'index'], { uncoated: 0.009, ...range(0.0085, 0.0095) }, 2),
  sold(
    '80-cover',
    'Cover',
    [80, 'cover'],
    {
      gloss: preset('80-gloss-cover'),
      silk: preset('80-silk-cover'),
      uncoated: preset('80-cover'),
      ...range(0.0068, 0.011),
    },
    3,
  ),
  sold(
    '100-cover',
    'Cover',
    [100, 'cover'],
    {
      gloss: preset('100-gloss-cover'),
      silk: preset('100-silk-cover'),
      uncoated: preset('100-cover'),
      ...range(0.0085, 0.0139),
    },
    3,
  ),
  sold('120-cover', 'Cover', [120, 'cover'], { gloss: 0.011, uncoated: 0.0155, ...range(0.0105, 0.016) }, 4),
  sold('130-cover', 'Cover', [130, 'cover'], { gloss: 0.0125, uncoated: 0.017, ...range(0.012, 0.018) }, 4),
  {
    ...weightWords['14pt'],
    id: '14pt',
    type: 'Cardstock',
    gsmLow: 310,
    gsmHigh: 350,
    gloss: preset('14pt-c2s'),
    ...range(0.0133, 0.0147),
    costLevel: 4,
  },
  {
    ...weightWords['c1s-c2s'],
    id: 'c1s-c2s',
    type: 'Cover',
    gsmLow: 220,
    gsmHigh: 570,
    ...range(0.01, 0.024),
    costLevel: 5,
  },
];

const estimated = (row: WeightId): Exception<PaperWeight>[] =>
  (['gloss', 'uncoated', 'thinnest', 'thickest'] as const).map((column) => ({
    row,
    column,
    from: estimatedCaliper,
  }));

/** The guide's sixteen papers. */
export const paperWeights: KnowledgeTable<PaperWeight> = {
  rows,
  columns: {
    gsmLow: { unit: 'gsm', from: basisArithmetic },
    gsmHigh: { unit: 'gsm', from: basisArithmetic },
    gloss: { unit: 'in', from: millSheets },
    silk: { unit: 'in', from: millSheets },
    uncoated: { unit: 'in', from: millSheets },
    thinnest: { unit: 'in', from: millSheets },
    thickest: { unit: 'in', from: millSheets },
    usage: { from: tradePractice },
    costLevel: { unit: 'level', from: tradePractice },
  },
  exceptions: [
    ...(['20-bond', '50-text'] as const).map((row) => ({
      row,
      column: 'uncoated' as const,
      from: stockChart,
    })),
    ...estimated('120-cover'),
    ...estimated('130-cover'),
    ...(['14pt', 'c1s-c2s'] as const).flatMap((row) =>
      (['gsmLow', 'gsmHigh'] as const).map((column) => ({ row, column, from: millSheets })),
    ),
    { row: 'c1s-c2s', column: 'gsmHigh', from: estimatedCaliper },
  ],
};
