interface FixGroup {
  name: string;
  fixes: readonly string[];
}

export const fixesBeforeSending: readonly FixGroup[] = [
  {
    name: 'Page',
    fixes: [
      'Trim size exactly as ordered',
      'Bleed of 0.125 in (3 mm) on all four sides',
      'Text and logos 0.125 in inside the trim, 0.25 in near folds',
      'Saddle stitch: page count a multiple of 4',
      'Panels and folds marked, inner panel narrower',
    ],
  },
  {
    name: 'Images and color',
    fixes: [
      '300 DPI at print size; 150 for large format',
      'RGB and Lab converted to CMYK',
      'Spot colors named as ordered, one name per ink',
      'Rich black C40 M30 Y30 K100 for solid areas only, body text K100',
      'Total ink 300% or less, 240% on newsprint',
    ],
  },
  {
    name: 'Type and lines',
    fixes: [
      'All fonts embedded',
      'Type of 8 pt or more',
      'No lines under 0.25 pt',
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
