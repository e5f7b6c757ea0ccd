import {
  type KnowledgeTable,
  productDocument,
  type Provenance,
  type Statement,
} from '../figures/provenance.ts';
import { type Coating, type CoatingCategory, type DryTime, pointsOf } from './coating.ts';
import {
  coatingWeights,
  costOrder,
  dryTimeSplit,
  filmNeedsNoDrying,
  costRanking,
  touchDry,
} from './coating-sources.ts';
import { aqueousCoatings } from './aqueous.ts';
import { laminates } from './laminates.ts';
import { uvCoatings } from './uv.ts';
import { varnishes } from './varnishes.ts';

/** The ten coatings, in section order. */
export const coatings: KnowledgeTable<Coating> = {
  rows: [...varnishes, ...aqueousCoatings, ...uvCoatings, ...laminates],
  columns: {
    costLevel: { unit: 'level', from: costOrder },
    dryTime: { unit: 'minutes', from: dryTimeSplit },
    addedWeight: { unit: '%', from: coatingWeights },
  },
  exceptions: [
    ...uvCoatings.map(({ id }) => ({ row: id, column: 'dryTime' as const, from: productDocument })),
    ...laminates.map(({ id }) => ({ row: id, column: 'dryTime' as const, from: filmNeedsNoDrying })),
  ],
};

export interface CoatingSection {
  id: string;
  title: string;
  category: CoatingCategory;
  /** Range of the whole section; each coating is within it. */
  dryTime: DryTime;
  from: Provenance;
}

/** The guide's sections, in the document's order. */
export const coatingSections: readonly CoatingSection[] = [
  {
    id: 'varnish',
    title: 'Varnish',
    category: 'Specialty',
    dryTime: { from: 10, to: 25 },
    from: productDocument,
  },
  {
    id: 'aqueous',
    title: 'Aqueous',
    category: 'Aqueous',
    dryTime: { from: 15, to: 45 },
    from: productDocument,
  },
  { id: 'uv', title: 'UV', category: 'UV', dryTime: 'instant', from: productDocument },
  { id: 'lamination', title: 'Lamination', category: 'Lamination', dryTime: 'none', from: filmNeedsNoDrying },
];

/** Rules for every coating. */
export const coatingRules = pointsOf([
  {
    text: 'Cost and protection both increase in this order: varnish, aqueous, UV, lamination.',
    from: costRanking,
  },
  'Leave areas for glue, inkjet, stamps or writing uncoated: send the printer a knockout for them.',
  'Coating goes on last. Only foil and spot UV go over a laminate.',
]);

/** How the document's dry times differ from pressroom practice. */
export const dryTimeNote: Statement = {
  text: 'Dry times are until dry to the touch. Inks under a varnish keep curing for hours, and aqueous is usually dry when it leaves the press dryer: plan folding and trimming on the printer’s schedule.',
  from: touchDry,
};
