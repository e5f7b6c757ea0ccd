import type { Provenance } from '@printpartner/print-knowledge/figures';
import { leastText, limitOf, secondText, sourceOf } from '@printpartner/print-knowledge/limits';
import { checklistSources } from './checklist-sources.ts';

interface Mistake {
  name: string;
  why: string;
  fix: string;
  /** Sources of its figures. */
  from?: readonly Provenance[];
}

/** Most frequent first. */
export const commonMistakes: readonly Mistake[] = [
  {
    name: `No bleed, or less than ${leastText('bleed')}`,
    why: 'Cutting is never perfectly accurate: white paper shows at the edge.',
    fix: `Extend backgrounds ${leastText('bleed')} (${limitOf('bleed').mm} mm) past every edge and export with bleed.`,
    from: [sourceOf('bleed')],
  },
  {
    name: `Images below ${leastText('resolution')} at print size`,
    why: 'A logo from a website is 72 ppi: sharp on a screen, soft on paper.',
    fix: 'Place the original. Enlarging in a photo program adds pixels but no detail.',
    from: [sourceOf('resolution'), checklistSources.practice],
  },
  {
    name: 'RGB color, or spot colors nobody ordered',
    why: 'CMYK can’t reproduce bright RGB blues and greens; each extra spot color is a plate.',
    fix: 'Convert to CMYK, and convert spot colors to process unless they are part of the job.',
  },
  {
    name: 'Fonts not embedded',
    why: 'A missing font is replaced by another, and text reflows.',
    fix: 'Export as PDF/X, which embeds all fonts, or convert the text to outlines.',
  },
  {
    name: 'Text or logos too near the trim or a fold',
    why: 'What looks safe on screen gets cut or folded in the bindery.',
    fix: `Keep them at least ${leastText('text-trim')} from trim and folds, ${secondText('text-trim')} where you can.`,
    from: [sourceOf('text-trim')],
  },
  {
    name: 'Wrong size or page count',
    why: 'A saddle-stitched booklet is made of folded sheets, so its pages come in fours.',
    fix: 'Set the document to the trim size, and add or remove pages to reach a multiple of 4.',
    from: [checklistSources.pageMultiple],
  },
  {
    name: 'Tri-fold panels of equal width',
    why: 'The panel that folds in buckles if it is as wide as the others.',
    fix: 'Make it 0.06 to 0.125 in narrower.',
    from: [checklistSources.tuckPanel],
  },
  {
    name: 'Small text in four inks, or too much ink',
    why: 'Misregistration blurs small type; heavy ink sets off onto the next sheet.',
    fix: 'Set small text in black only. Keep rich black, C40 M30 Y30 K100, for solid areas.',
    from: [checklistSources.richBlack],
  },
  {
    name: 'No final proofread',
    why: 'Dates, phone numbers and QR codes are wrong more often than any image.',
    fix: 'Have someone else read it, call the number and scan the code.',
  },
  {
    name: 'The wrong export',
    why: 'Spreads instead of pages, marks inside the bleed, a password, or last week’s version.',
    fix: 'Export single pages as PDF/X-4, put the date in the file name, and open the file before you send it.',
  },
];
