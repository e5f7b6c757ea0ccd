import { productDocument, tradePractice, type Statement } from '../figures/provenance.ts';
import type { BindingId } from './binding.ts';
import { signatureYields } from './binding-sources.ts';
import { calendarMargin } from './binding-tip.ts';

export interface BindingNote extends Statement {
  binding: BindingId;
  /** What to do between the two figures. */
  advice: Statement;
}

/** Where the product's own documents differ from one another: both figures, and what we advise. */
export const pageRangeNotes: readonly BindingNote[] = [
  {
    binding: 'saddle-stitch',
    text: 'Our quick answers say 4–64 pages, this guide 8–92.',
    from: productDocument,
    advice: { text: 'Above about 64 pages on heavier stock, ask the printer.', from: tradePractice },
  },
  {
    binding: 'perfect-bound',
    text: 'Our quick answers say 28 pages and more, this guide 32–300.',
    from: productDocument,
    advice: { text: 'From 28 to 31 pages, ask the printer.', from: tradePractice },
  },
];

/** What helps with every binding. */
export const bindingTips: readonly Statement[] = [
  {
    text: '8, 16 and 32 pages fill a press form: a 23 × 35 in sheet holds 16 pages of 8-1/2 × 11 in or 32 of 5-1/2 × 8-1/2 in, a 25 × 38 in sheet 32 of 6 × 9 in.',
    from: signatureYields,
  },
  { text: '20 pages cost more a page than 16: the last form is not full.', from: signatureYields },
  calendarMargin,
  { text: 'Run the grain parallel to the spine, or pages stand stiff and wave.', from: tradePractice },
  { text: 'Fold a dummy of the real stock before you fix the spine.', from: tradePractice },
  {
    text: 'The booklet spec form offers side stitching as well: wire through the side, near the spine. It opens poorly and wants a bind margin of 1/2–3/4 in.',
    from: tradePractice,
  },
];
