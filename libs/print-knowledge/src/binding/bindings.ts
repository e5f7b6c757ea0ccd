import { productDocument, type KnowledgeTable, type Statement } from '../figures/provenance.ts';
import { leastFraction, limitText } from '../limits/limits.ts';
import { binderyPractice, signaturePractice } from './binding-sources.ts';
import type { Binding } from './binding.ts';

const binderyTip = (text: string): Statement => ({ text, from: binderyPractice });

const calendarMargin: Statement = {
  text: `Leave a binding margin of at least ${limitText('gutter-calendar')} on a calendar.`,
  from: productDocument,
};

const saddleAndMechanical: readonly Binding[] = [
  {
    id: 'saddle-stitch',
    name: 'Saddle Stitch',
    description: 'Nested folded sheets, stapled with wire through the fold.',
    minPages: 8,
    maxPages: 92,
    pageMultiple: 4,
    costLevel: 2,
    usage: 'Programs, catalogs, newsletters, magazines',
    opensFlat: 'Nearly',
    spinePrinted: 'No',
    tips: [
      binderyTip('Count every side, including the cover’s four.'),
      binderyTip(
        `Creep grows with page count and caliper: keep page numbers ${limitText('page-number')} from the face.`,
      ),
      binderyTip('Keep the book under about 1/8–3/16 in thick: 40–48 pages on 100# text.'),
      binderyTip('Loop stitches let it hang in a ring binder.'),
    ],
  },
  {
    id: 'spiral-coil',
    name: 'Spiral Coil',
    description: 'A plastic coil threaded through punched holes.',
    minPages: 4,
    maxPages: 300,
    pageMultiple: 2,
    costLevel: 2,
    usage: 'Manuals, workbooks, cookbooks',
    opensFlat: 'Yes, folds all the way back',
    spinePrinted: 'No, the coil shows',
    tips: [
      binderyTip(`Keep ${limitText('gutter-coil')} clear at the bind edge.`),
      binderyTip(
        'The coil adds about 1/4 in to the width; its diameter is about 1/8 in more than the book’s thickness.',
      ),
      binderyTip('Facing pages are offset by half a pitch: don’t run images across.'),
    ],
  },
  {
    id: 'wire-o',
    name: 'Wire-O',
    description: 'Double loops of metal wire through punched holes.',
    minPages: 4,
    maxPages: 300,
    pageMultiple: 2,
    costLevel: 3,
    usage: 'Calendars, presentations, journals',
    opensFlat: 'Yes, folds all the way back; pages stay aligned',
    spinePrinted: 'No',
    tips: [
      binderyTip(`Keep ${limitText('gutter-coil')} clear at the bind edge.`),
      calendarMargin,
      binderyTip('Wire is made up to about 1 in; above about 9/16 in, the pitch is 2:1.'),
      binderyTip('The wire dents in the mail: pack it flat.'),
    ],
  },
];

const perfect: Binding = {
  id: 'perfect-bound',
  name: 'Perfect Bound',
  description: 'Single leaves, roughened at the spine and glued into a wraparound cover.',
  minPages: 32,
  maxPages: 300,
  pageMultiple: 2,
  costLevel: 3,
  usage: 'Books, thick catalogs, annual reports',
  opensFlat: 'No',
  spinePrinted: `From ${leastFraction('spine-bind')}; type from ${leastFraction('spine-type')}`,
  tips: [
    binderyTip(`Leave a gutter of ${limitText('gutter-perfect')}, and run the grain parallel to the spine.`),
    binderyTip('Score the hinge 1/8–1/4 in from the spine.'),
    binderyTip('Keep 1/4 in inside the cover free of ink and coating for the glue.'),
    binderyTip('For coated or heavy stock, ask for PUR glue instead of EVA.'),
  ],
};

const premium: readonly Binding[] = [
  {
    id: 'layflat',
    name: 'Layflat',
    description: 'Sheets glued back to back, or PUR glue with a flexible spine.',
    minPages: 20,
    maxPages: 200,
    pageMultiple: 2,
    pageRuleNote: 'by 4 for folded sheets',
    costLevel: 4,
    usage: 'Photo books, premium portfolios, menus',
    opensFlat: 'Fully',
    spinePrinted: 'Yes',
    tips: [
      binderyTip('Images run across both pages with nothing lost in the gutter.'),
      binderyTip('Count spreads, not leaves: each leaf is two sheets thick.'),
      binderyTip('Works well with heavier board.'),
    ],
  },
  {
    id: 'case-bound',
    name: 'Case Bound/Hardcover',
    description: 'A sewn or glued book block attached by its endsheets to a case of boards.',
    minPages: 48,
    maxPages: 1000,
    pageMultiple: 4,
    pageRuleNote: 'signatures of 8, 16 or 32',
    costLevel: 5,
    usage: 'Books, yearbooks, keepsakes',
    opensFlat: 'Fair; good when sewn',
    spinePrinted: 'Yes',
    tips: [
      binderyTip(`Wrap cover art ${limitText('bleed-case')} around each board.`),
      binderyTip('Boards overhang the trim by about 1/8 in at head, foot and face; the hinge takes 3/8 in.'),
      binderyTip('Endsheets add 8 pages of paper.'),
      binderyTip('Allow 2–4 extra weeks, and ask the binder for a template.'),
    ],
  },
  {
    id: 'thread-sewn',
    name: 'Custom/Thread sewn',
    description: 'Signatures sewn with thread: Smyth, side, Singer or Japanese stab.',
    minPages: 16,
    maxPages: 500,
    pageMultiple: 4,
    pageRuleNote: 'signatures of 16 or 32 are best',
    costLevel: 5,
    usage: 'Art books, journals, limited editions',
    opensFlat: 'Very flat (Smyth)',
    spinePrinted: 'If it has a cover',
    tips: [
      binderyTip('Plan in signatures.'),
      binderyTip('Choose the thread color: it shows.'),
      binderyTip('Handwork is priced per copy.'),
    ],
  },
];

/** The seven bindings of the guide, cheapest first. The spec form has its own list, with side stitching. */
export const bindings: KnowledgeTable<Binding> = {
  rows: [...saddleAndMechanical, perfect, ...premium],
  columns: {
    minPages: { unit: 'pages', from: productDocument },
    maxPages: { unit: 'pages', from: productDocument },
    pageMultiple: { unit: 'pages', from: productDocument },
    costLevel: { unit: 'level', from: productDocument },
  },
  exceptions: premium.map(({ id }) => ({
    row: id,
    column: 'pageMultiple' as const,
    from: signaturePractice,
  })),
};

export interface BindingSection {
  id: string;
  title: string;
  /** Inclusive; undefined means no limit. */
  minCostLevel?: number;
  maxCostLevel?: number;
}

/** The guide's sections, grouped by cost level. Source: the product's document. */
export const bindingSections: readonly BindingSection[] = [
  { id: 'saddle-coil', title: 'Saddle Stitch/Spiral Coil', maxCostLevel: 2 },
  { id: 'wire-perfect', title: 'Wire-o/Perfect Binding', minCostLevel: 3, maxCostLevel: 3 },
  { id: 'premium', title: 'Premium Binding', minCostLevel: 4 },
];

export function bindingsOf({
  minCostLevel = 0,
  maxCostLevel = Infinity,
}: BindingSection): readonly Binding[] {
  return bindings.rows.filter(({ costLevel }) => costLevel >= minCostLevel && costLevel <= maxCostLevel);
}
