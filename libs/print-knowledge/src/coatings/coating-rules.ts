import type { Statement } from '../figures/provenance.ts';
import { pointsOf } from './coating.ts';
import { costRanking, touchDry } from './coating-sources.ts';

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
