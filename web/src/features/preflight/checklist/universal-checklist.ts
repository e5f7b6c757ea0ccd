import { leastText } from '@printpartner/print-knowledge/limits';

interface ChecklistGroup {
  name: string;
  items: readonly string[];
}

/** For any printed job. Each item must be unique, because its text identifies its checkbox. */
export const universalChecklist: readonly ChecklistGroup[] = [
  {
    name: 'Document',
    items: [
      'Trim size and orientation',
      'Page count fits the binding',
      `Bleed of ${leastText('bleed')}`,
      `Safe margin of ${leastText('text-trim')}`,
    ],
  },
  {
    name: 'Images',
    items: [
      'All links up to date',
      `${leastText('resolution')} at print size`,
      'No image upsampled to reach it',
      'CMYK or gray',
    ],
  },
  {
    name: 'Color',
    items: [
      'Spot colors as ordered',
      'Rich black C40 M30 Y30 K100, solid areas only',
      'Total ink within the limit',
      'Press profile as output intent',
    ],
  },
  {
    name: 'Type',
    items: [
      'Fonts embedded',
      `${leastText('type')} or more`,
      'No overset text',
      'Outlines only where required',
    ],
  },
  {
    name: 'Folding and binding',
    items: ['Panel widths', 'Creep and gutter', 'Spine width for the chosen stock', 'Scores marked'],
  },
  {
    name: 'Finishing',
    items: [
      'Die lines on a separate layer',
      'Masks for foil and spot UV',
      'Glue and coating knockouts',
      'Perforations',
    ],
  },
  {
    name: 'Mail',
    items: [
      'Size and aspect ratio for the rate',
      'Indicia or stamp area',
      'Clear address area and barcode zone',
      'Tabs',
    ],
  },
  {
    name: 'Proof',
    items: [
      'Content approved by the client',
      'Contract or hard-copy proof ordered',
      'Quantity and overs',
      'Delivery date',
    ],
  },
  {
    name: 'Sending',
    items: ['PDF/X, preflighted', 'Spec sheet included', 'Contact for questions, with hours'],
  },
];
