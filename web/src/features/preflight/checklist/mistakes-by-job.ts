import { leastText, limitOf, limitWords, secondText, sourceOf } from '@printpartner/print-knowledge/limits';
import { type ChecklistItem, item } from './checklist-item.ts';
import { checklistSources } from './checklist-sources.ts';

interface JobMistake {
  job: string;
  mistake: ChecklistItem;
  fix: ChecklistItem;
}

export const mistakesByJob: readonly JobMistake[] = [
  {
    job: 'Business card',
    mistake: item(
      `Text or a thin border within ${leastText('text-trim')} of the trim`,
      sourceOf('text-trim'),
    ),
    fix: item(
      `Keep ${limitOf('text-trim').value} to ${secondText('text-trim')} clear; borders at least ${secondText('text-trim')} inside`,
      sourceOf('text-trim'),
    ),
  },
  {
    job: 'Postcard',
    mistake: item('Art or UV coating over the address area'),
    fix: item('Keep 2 × 4 in and the barcode zone clear', checklistSources.addressArea),
  },
  {
    job: 'Brochure (tri-fold)',
    mistake: item('Three equal panels'),
    fix: item('Make the inner panel 0.06 to 0.125 in narrower', checklistSources.tuckPanel),
  },
  {
    job: 'Booklet, saddle stitched',
    mistake: item('Page count not a multiple of 4, or sent as spreads', checklistSources.pageMultiple),
    fix: item('Send single pages; plan blank pages deliberately'),
  },
  {
    job: 'Book, perfect bound',
    mistake: item('A guessed spine width; text lost in the gutter'),
    fix: item(
      `Ask for the spine width once the stock is chosen; ${leastText('gutter-perfect')} gutter or more`,
      sourceOf('gutter-perfect'),
    ),
  },
  {
    job: 'Coil or Wire-O',
    mistake: item('Live text under the holes'),
    fix: item(`Leave ${leastText('gutter-coil')} on the binding side`, sourceOf('gutter-coil')),
  },
  {
    job: 'Poster, large format',
    mistake: item('A screen-resolution photo, or no scale given'),
    fix: item(
      `${limitWords('resolution-large-format')} at full size, ${leastText('bleed-large-format')} bleed; put the scale in the file name`,
      sourceOf('resolution-large-format'),
      sourceOf('bleed-large-format'),
    ),
  },
  {
    job: 'Mailer',
    mistake: item('Fold or address the wrong way up, no tabs'),
    fix: item('Final fold at the bottom; have a mailpiece design analyst check it'),
  },
  {
    job: 'Pocket folder',
    mistake: item('Art without the die line, pockets upside down, ink on glue areas'),
    fix: item('Work on the template and keep its layers'),
  },
  {
    job: 'Envelope',
    mistake: item('Art across flap seams or the window'),
    fix: item('For full bleed, print flat sheets and convert them afterward'),
  },
  {
    job: 'Catalog or magazine',
    mistake: item('Small product images from suppliers; creep'),
    fix: item(
      `${leastText('resolution')}, and page numbers ${leastText('page-number')} from the face`,
      sourceOf('resolution'),
      sourceOf('page-number'),
    ),
  },
  {
    job: 'Label or packaging',
    mistake: item('No white plate, die line or quiet zone'),
    fix: item(
      `Die line as a spot color, ${leastText('bleed')} bleed, barcode on a plain, light background`,
      sourceOf('bleed'),
    ),
  },
  {
    job: 'Letterhead',
    mistake: item('Ink or coating that melts in a laser printer'),
    fix: item('Laser-safe inks on uncoated stock'),
  },
  {
    job: 'Forms',
    mistake: item('Perforation, scores or part order not specified'),
    fix: item('Give the sequence of parts and draw the perforation'),
  },
  {
    job: 'Foil, emboss, spot UV',
    mistake: item('The effect is not a separate object'),
    fix: item('A layer in a 100% spot color, vector, no gradients', checklistSources.practice),
  },
];
