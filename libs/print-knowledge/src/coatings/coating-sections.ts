import { type Provenance, productDocument } from '../figures/provenance.ts';
import type { CoatingCategory, DryTime } from './coating.ts';
import { filmNeedsNoDrying } from './coating-sources.ts';

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
