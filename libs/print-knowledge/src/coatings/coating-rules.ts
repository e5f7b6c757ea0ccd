import type { Statement } from '../figures/provenance.ts';
import { pointsOf } from './coating.ts';
import { costRanking, touchDry } from './coating-sources.ts';

/** What holds for every coating. */
export const coatingRules = pointsOf([
  { text: 'Cost and protection rise together: varnish, aqueous, UV, lamination.', from: costRanking },
  'Leave areas that are glued, ink-jetted, stamped or written on uncoated: send the printer a knock-out for them.',
  'Coating comes last. Only foil and spot UV go on top of a laminate.',
]);

/** Where the document's dry times and a press room differ. */
export const dryTimeNote: Statement = {
  text: 'Dry times are until dry to the touch. Inks under a varnish go on hardening for hours, and aqueous leaves the press dryer dry in practice: plan folding and trimming on the printer’s schedule.',
  from: touchDry,
};
