import { leastText, limitOf, limitText, secondText } from '@printpartner/print-knowledge/limits';

interface FixGroup {
  name: string;
  fixes: readonly string[];
}

export const fixesBeforeSending: readonly FixGroup[] = [
  {
    name: 'Page',
    fixes: [
      'Trim size exactly as ordered',
      `Bleed of ${leastText('bleed')} (${limitOf('bleed').mm} mm) on all four sides`,
      `Large format: ${leastText('bleed-large-format')} bleed`,
      `Text and logos ${leastText('text-trim')} from trim and folds, ${secondText('text-trim')} where you can`,
      'Saddle stitch: page count a multiple of 4',
      'Panels and folds marked, inner panel narrower',
    ],
  },
  {
    name: 'Images and color',
    fixes: [
      `${leastText('resolution')} at print size; ${limitText('resolution-large-format')} for large format`,
      'RGB and Lab converted to CMYK',
      'Spot colors named as ordered, one name per ink',
      'Rich black C40 M30 Y30 K100 for solid areas only, body text K100',
      `Total ink ${leastText('ink-coated')} or less on coated stock, ${limitText('ink-uncoated')} on uncoated, ${secondText('ink-newsprint')} on newsprint`,
    ],
  },
  {
    name: 'Type and lines',
    fixes: [
      'All fonts embedded',
      `Type of ${leastText('type')} or more`,
      `No lines under ${leastText('line')}`,
      'White set to knock out, small black text to overprint',
    ],
  },
  {
    name: 'File',
    fixes: [
      'Single pages, not spreads',
      'PDF/X-4, or PDF/X-1a if the printer asks for it',
      'Crop marks 0.125 in or more outside the trim',
      'No password, comments or hidden layers',
      'Spelling, phone number, web address and QR code checked',
      'File name with job, client, version and date',
    ],
  },
];
