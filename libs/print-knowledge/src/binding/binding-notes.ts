import { productDocument, tradePractice, type Statement } from '../figures/provenance.ts';
import { limitText } from '../limits/limits.ts';
import type { BindingId } from './binding.ts';
import { signatureYields } from './binding-sources.ts';

export interface BindingNote extends Statement {
  binding: BindingId;
  /** Pages above which the advice is for. */
  above?: number;
  /** What to do where the figures differ. */
  advice: Statement;
}

/** Thicker books stitch only on thin stock. */
const STITCHED_ON_ANY_STOCK = 64;

/** Page ranges on which the product's documents differ: both figures, what each is for, and our advice. */
export const pageRangeNotes: readonly BindingNote[] = [
  {
    binding: 'saddle-stitch',
    above: STITCHED_ON_ANY_STOCK,
    text: `4–${STITCHED_ON_ANY_STOCK} pages work on most stocks, up to 92 on thin stock.`,
    from: productDocument,
    advice: {
      text: `Above about ${STITCHED_ON_ANY_STOCK} pages on heavier stock, ask the printer.`,
      from: tradePractice,
    },
  },
  {
    binding: 'perfect-bound',
    text: '28+ pages if the printer agrees; 32–300 are standard.',
    from: productDocument,
    advice: { text: 'For 28 to 31 pages, ask the printer.', from: tradePractice },
  },
];

/** Advice for a page count that a binding takes, but not on every stock. */
export const pageAdviceFor = (id: BindingId, pages: number): Statement | undefined =>
  pageRangeNotes.find(({ binding, above = Infinity }) => binding === id && pages > above)?.advice;

/** Tips that apply to every binding. */
export const bindingTips: readonly Statement[] = [
  {
    text: '8, 16 and 32 pages fill a press form: a 23 × 35 in sheet holds 16 pages of 8-1/2 × 11 in or 32 of 5-1/2 × 8-1/2 in, a 25 × 38 in sheet 32 of 6 × 9 in, all without bleed. With bleed they take 25 × 38 and 26 × 40 in.',
    from: signatureYields,
  },
  { text: '20 pages cost more per page than 16, because the last form isn’t full.', from: signatureYields },
  { text: 'Run the grain parallel to the spine, or pages turn stiffly and warp.', from: tradePractice },
  { text: 'Fold a dummy on the actual stock before you set the spine width.', from: tradePractice },
  {
    text: `The booklet spec form also offers side stitching: wire through the side, near the spine. It doesn’t open well and needs a bind margin of ${limitText('gutter-side-stitch')}.`,
    from: tradePractice,
  },
];
