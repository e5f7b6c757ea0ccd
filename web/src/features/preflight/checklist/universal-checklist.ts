interface ChecklistGroup {
  name: string;
  items: readonly string[];
}

/** What holds for every printed job; each item is unlike all others and stands for its tick. */
export const universalChecklist: readonly ChecklistGroup[] = [
  {
    name: 'Document',
    items: [
      'Trim size and orientation',
      'Page count fits the binding',
      'Bleed of 0.125 in',
      'Safe margin of 0.125 in',
    ],
  },
  {
    name: 'Images',
    items: ['All links up to date', '300 DPI at print size', 'None enlarged to reach it', 'CMYK or grey'],
  },
  {
    name: 'Color',
    items: [
      'Spot inks as ordered',
      'Rich black C40 M30 Y30 K100, areas only',
      'Total ink within the limit',
      'Profile of the press as output intent',
    ],
  },
  {
    name: 'Type',
    items: ['Fonts embedded', '8 pt or more', 'No overset text', 'Outlines only where asked for'],
  },
  {
    name: 'Folding and binding',
    items: ['Panel widths', 'Creep and gutter', 'Spine width from the chosen paper', 'Scores marked'],
  },
  {
    name: 'Finishing',
    items: [
      'Die lines on a layer of their own',
      'Masks for foil and spot UV',
      'Glue and coating knock-outs',
      'Perforations',
    ],
  },
  {
    name: 'Mail',
    items: [
      'Size and aspect for the rate',
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
    items: ['PDF/X, preflighted', 'Spec sheet goes along', 'Who answers questions, and when'],
  },
];
