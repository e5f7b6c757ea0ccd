import type { Provenance } from '@printpartner/print-knowledge/figures';
import { leastText, limitOf, limitWords, secondText, sourceOf } from '@printpartner/print-knowledge/limits';
import { checklistSources } from './checklist-sources.ts';

interface JobMistake {
  job: string;
  mistake: string;
  fix: string;
  /** Sources of its figures. */
  from?: readonly Provenance[];
}

export const mistakesByJob: readonly JobMistake[] = [
  {
    job: 'Business card',
    mistake: `Text or a thin border within ${leastText('text-trim')} of the trim`,
    fix: `Keep ${limitOf('text-trim').value} to ${secondText('text-trim')} clear; borders at least ${secondText('text-trim')} inside`,
    from: [sourceOf('text-trim')],
  },
  {
    job: 'Postcard',
    mistake: 'Art or UV coating over the address area',
    fix: 'Keep 2 × 4 in and the barcode zone clear',
    from: [checklistSources.addressArea],
  },
  {
    job: 'Brochure (tri-fold)',
    mistake: 'Three equal panels',
    fix: 'Make the inner panel 0.06 to 0.125 in narrower',
    from: [checklistSources.tuckPanel],
  },
  {
    job: 'Booklet, saddle stitched',
    mistake: 'Page count not a multiple of 4, or sent as spreads',
    fix: 'Send single pages; plan blank pages deliberately',
    from: [checklistSources.pageMultiple],
  },
  {
    job: 'Book, perfect bound',
    mistake: 'A guessed spine width; text lost in the gutter',
    fix: `Ask for the spine width once the stock is chosen; ${leastText('gutter-perfect')} gutter or more`,
    from: [sourceOf('gutter-perfect')],
  },
  {
    job: 'Coil or Wire-O',
    mistake: 'Live text under the holes',
    fix: `Leave ${leastText('gutter-coil')} on the binding side`,
    from: [sourceOf('gutter-coil')],
  },
  {
    job: 'Poster, large format',
    mistake: 'A screen-resolution photo, or no scale given',
    fix: `${limitWords('resolution-large-format')} at full size, ${leastText('bleed-large-format')} bleed; put the scale in the file name`,
    from: [sourceOf('resolution-large-format'), sourceOf('bleed-large-format')],
  },
  {
    job: 'Mailer',
    mistake: 'Fold or address the wrong way up, no tabs',
    fix: 'Final fold at the bottom; have a mailpiece design analyst check it',
  },
  {
    job: 'Pocket folder',
    mistake: 'Art without the die line, pockets upside down, ink on glue areas',
    fix: 'Work on the template and keep its layers',
  },
  {
    job: 'Envelope',
    mistake: 'Art across flap seams or the window',
    fix: 'For full bleed, print flat sheets and convert them afterward',
  },
  {
    job: 'Catalog or magazine',
    mistake: 'Small product images from suppliers; creep',
    fix: `${leastText('resolution')}, and page numbers ${leastText('page-number')} from the face`,
    from: [sourceOf('resolution'), sourceOf('page-number')],
  },
  {
    job: 'Label or packaging',
    mistake: 'No white plate, die line or quiet zone',
    fix: `Die line as a spot color, ${leastText('bleed')} bleed, barcode on a plain, light background`,
    from: [sourceOf('bleed')],
  },
  {
    job: 'Letterhead',
    mistake: 'Ink or coating that melts in a laser printer',
    fix: 'Laser-safe inks on uncoated stock',
  },
  {
    job: 'Forms',
    mistake: 'Perforation, scores or part order not specified',
    fix: 'Give the sequence of parts and draw the perforation',
  },
  {
    job: 'Foil, emboss, spot UV',
    mistake: 'The effect is not a separate object',
    fix: 'A layer in a 100% spot color, vector, no gradients',
    from: [checklistSources.practice],
  },
];
