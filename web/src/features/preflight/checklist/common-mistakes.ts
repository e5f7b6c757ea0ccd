import { leastText, limitOf, secondText, sourceOf } from '@printpartner/print-knowledge/limits';
import { type ChecklistItem, item } from './checklist-item.ts';
import { checklistSources } from './checklist-sources.ts';

interface Mistake {
  name: ChecklistItem;
  why: ChecklistItem;
  fix: ChecklistItem;
}

/** Most frequent first. */
export const commonMistakes: readonly Mistake[] = [
  {
    name: item(`No bleed, or less than ${leastText('bleed')}`, sourceOf('bleed')),
    why: item('Cutting is never perfectly accurate: white paper shows at the edge.'),
    fix: item(
      `Extend backgrounds ${leastText('bleed')} (${limitOf('bleed').mm} mm) past every edge and export with bleed.`,
      sourceOf('bleed'),
    ),
  },
  {
    name: item(`Images below ${leastText('resolution')} at print size`, sourceOf('resolution')),
    why: item(
      'A logo from a website is 72 ppi: sharp on a screen, soft on paper.',
      checklistSources.practice,
    ),
    fix: item('Place the original. Enlarging in a photo program adds pixels but no detail.'),
  },
  {
    name: item('RGB color, or spot colors nobody ordered'),
    why: item('CMYK can’t reproduce bright RGB blues and greens; each extra spot color is a plate.'),
    fix: item('Convert to CMYK, and convert spot colors to process unless they are part of the job.'),
  },
  {
    name: item('Fonts not embedded'),
    why: item('A missing font is replaced by another, and text reflows.'),
    fix: item('Export as PDF/X, which embeds all fonts, or convert the text to outlines.'),
  },
  {
    name: item('Text or logos too near the trim or a fold'),
    why: item('What looks safe on screen gets cut or folded in the bindery.'),
    fix: item(
      `Keep them at least ${leastText('text-trim')} from trim and folds, ${secondText('text-trim')} where you can.`,
      sourceOf('text-trim'),
      sourceOf('text-fold'),
    ),
  },
  {
    name: item('Wrong size or page count'),
    why: item('A saddle-stitched booklet is made of folded sheets, so its pages come in fours.'),
    fix: item(
      'Set the document to the trim size, and add or remove pages to reach a multiple of 4.',
      checklistSources.pageMultiple,
    ),
  },
  {
    name: item('Tri-fold panels of equal width'),
    why: item('The panel that folds in buckles if it is as wide as the others.'),
    fix: item('Make it 0.06 to 0.125 in narrower.', checklistSources.tuckPanel),
  },
  {
    name: item('Small text in four inks, or too much ink'),
    why: item('Misregistration blurs small type; heavy ink sets off onto the next sheet.'),
    fix: item(
      'Set small text in black only. Keep rich black, C40 M30 Y30 K100, for solid areas.',
      checklistSources.richBlack,
    ),
  },
  {
    name: item('No final proofread'),
    why: item('Dates, phone numbers and QR codes are wrong more often than any image.'),
    fix: item('Have someone else read it, call the number and scan the code.'),
  },
  {
    name: item('The wrong export'),
    why: item('Spreads instead of pages, marks inside the bleed, a password, or last week’s version.'),
    fix: item(
      'Export single pages as PDF/X-4, put the date in the file name, and open the file before you send it.',
    ),
  },
];
