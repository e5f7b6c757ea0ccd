import {
  binderyPractice,
  binderySizes,
  blockArithmetic,
  caseBoundSpine,
  glueAllowance,
  pagesPerInch,
  perfectBoundSpine,
  printOnDemandSpine,
  type BindingId,
  type PrintOnDemandPaper,
  type Spine,
} from '@printpartner/print-knowledge/binding';
import { provenanceOf, type Outcome, type Provenance } from '@printpartner/print-knowledge/figures';
import { stocks, type Stock } from '@printpartner/print-knowledge/paper';

export type SpineKind = 'perfect' | 'case' | 'on-demand';

/** A print-on-demand house has page ranges of its own, which the guide does not hold. */
export const spineKinds: readonly { id: SpineKind; name: string; binding?: BindingId }[] = [
  { id: 'perfect', name: 'Perfect bound', binding: 'perfect-bound' },
  { id: 'case', name: 'Case bound', binding: 'case-bound' },
  { id: 'on-demand', name: 'Print on demand' },
];

interface SpineChoice {
  kind: SpineKind;
  body: Stock;
  cover: Stock;
  hasGlue: boolean;
  /** Inches, as it was typed. */
  board: Outcome<number>;
  paper: PrintOnDemandPaper;
}

export interface SpineSum extends Spine {
  /** The sum without its result. */
  arithmetic: string;
  /** Pages per inch. */
  perInch: number;
  /** What the sum rests on. */
  sources: readonly Provenance[];
  /** What the text block alone rests on, and its pages per inch. */
  blockSources: readonly Provenance[];
}

const four = (inches: number) => inches.toFixed(4);

/** The spine of one's choice, with its sum and its sources; a reason for pages that have none. */
export function spineSumOf(pages: number, choice: SpineChoice): Outcome<SpineSum> {
  const { kind, body, cover, hasGlue, board, paper } = choice;
  if (kind === 'on-demand')
    return withWords(printOnDemandSpine(pages, paper), {
      arithmetic: `${pages} × ${paper.inchesPerPage}`,
      perInch: 1 / paper.inchesPerPage,
      sources: [paper.from],
      blockSources: [paper.from],
    });
  const leaves = `${pages} ÷ 2 × ${four(body.caliperIn)}`;
  const block = { pages, textCaliper: body.caliperIn };
  const blockSources = distinct([blockArithmetic, ...caliperSource(body)]);
  const words = { perInch: pagesPerInch(body.caliperIn), blockSources };
  if (kind === 'case') {
    if (!board.ok) return board;
    return withWords(caseBoundSpine({ ...block, board: board.value }), {
      ...words,
      arithmetic: `${leaves} + 2 × ${board.value}`,
      sources: [...blockSources, binderyPractice],
    });
  }
  const { glue } = binderySizes;
  const coverCaliper = cover.caliperIn;
  return withWords(perfectBoundSpine({ ...block, coverCaliper, ...(hasGlue && { glue }) }), {
    ...words,
    arithmetic: `${leaves} + 2 × ${four(coverCaliper)}${hasGlue ? ` + ${glue}` : ''}`,
    sources: distinct([...blockSources, ...caliperSource(cover), ...(hasGlue ? [glueAllowance] : [])]),
  });
}

function caliperSource({ id }: Stock): readonly Provenance[] {
  const from = provenanceOf(stocks, id, 'caliperIn');
  return from ? [from] : [];
}

const distinct = (sources: readonly Provenance[]): readonly Provenance[] => [...new Set(sources)];

function withWords(found: Outcome<Spine>, words: Omit<SpineSum, keyof Spine>): Outcome<SpineSum> {
  return found.ok ? { ok: true, value: { ...found.value, ...words } } : found;
}
