import {
  leastText,
  limitOf,
  limitText,
  secondSourceOf,
  secondText,
  sourceOf,
} from '@printpartner/print-knowledge/limits';
import { type ChecklistItem, item } from './checklist-item.ts';
import { checklistSources } from './checklist-sources.ts';

interface FixGroup {
  name: string;
  fixes: readonly ChecklistItem[];
}

export const fixesBeforeSending: readonly FixGroup[] = [
  {
    name: 'Page',
    fixes: [
      item('Trim size exactly as ordered'),
      item(`Bleed of ${leastText('bleed')} (${limitOf('bleed').mm} mm) on all four sides`, sourceOf('bleed')),
      item(`Large format: ${leastText('bleed-large-format')} bleed`, sourceOf('bleed-large-format')),
      item(
        `Text and logos ${leastText('text-trim')} from trim and folds, ${secondText('text-trim')} where you can`,
        sourceOf('text-trim'),
        sourceOf('text-fold'),
      ),
      item('Saddle stitch: page count a multiple of 4', checklistSources.pageMultiple),
      item('Panels and folds marked, inner panel narrower'),
    ],
  },
  {
    name: 'Images and color',
    fixes: [
      item(
        `${leastText('resolution')} at print size; ${limitText('resolution-large-format')} for large format`,
        sourceOf('resolution'),
        sourceOf('resolution-large-format'),
      ),
      item('RGB and Lab converted to CMYK'),
      item('Spot colors named as ordered, one name per ink'),
      item(
        'Rich black C40 M30 Y30 K100 for solid areas only, body text K100',
        checklistSources.richBlack,
        checklistSources.practice,
      ),
      item(
        `Total ink ${leastText('ink-coated')} or less on coated stock and up to ${secondText('ink-coated')} on gloss if the printer agrees, ${limitText('ink-uncoated')} on uncoated, ${limitText('ink-newsprint')} on newsprint`,
        sourceOf('ink-coated'),
        sourceOf('ink-uncoated'),
        sourceOf('ink-newsprint'),
        secondSourceOf('ink-newsprint'),
      ),
    ],
  },
  {
    name: 'Type and lines',
    fixes: [
      item('All fonts embedded'),
      item(`Type of ${leastText('type')} or more`, sourceOf('type')),
      item(`No lines under ${leastText('line')}`, sourceOf('line')),
      item('White set to knock out, small black text to overprint'),
    ],
  },
  {
    name: 'File',
    fixes: [
      item('Single pages, not spreads'),
      item('PDF/X-4, or PDF/X-1a if the printer asks for it'),
      item('Crop marks 0.125 in or more outside the trim', checklistSources.practice),
      item('No password, comments or hidden layers'),
      item('Spelling, phone number, web address and QR code checked'),
      item('File name with job, client, version and date'),
    ],
  },
];
