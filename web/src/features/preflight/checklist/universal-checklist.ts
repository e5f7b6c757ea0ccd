import { leastText, sourceOf } from '@printpartner/print-knowledge/limits';
import { type ChecklistItem, item } from './checklist-item.ts';
import { checklistSources } from './checklist-sources.ts';

interface ChecklistGroup {
  name: string;
  items: readonly ChecklistItem[];
}

/** The checklist of any printed job. Each text must be unique, because it identifies its checkbox. */
export const universalChecklist: readonly ChecklistGroup[] = [
  {
    name: 'Document',
    items: [
      item('Trim size and orientation'),
      item('Page count fits the binding'),
      item(`Bleed of ${leastText('bleed')}`, sourceOf('bleed')),
      item(`Safe margin of ${leastText('text-trim')}`, sourceOf('text-trim')),
    ],
  },
  {
    name: 'Images',
    items: [
      item('All links up to date'),
      item(`${leastText('resolution')} at print size`, sourceOf('resolution')),
      item('No image upsampled to reach it'),
      item('CMYK or gray'),
    ],
  },
  {
    name: 'Color',
    items: [
      item('Spot colors as ordered'),
      item('Rich black C40 M30 Y30 K100, solid areas only', checklistSources.richBlack),
      item('Total ink within the limit'),
      item('Press profile as output intent'),
    ],
  },
  {
    name: 'Type',
    items: [
      item('Fonts embedded'),
      item(`${leastText('type')} or more`, sourceOf('type')),
      item('No overset text'),
      item('Outlines only where required'),
    ],
  },
  {
    name: 'Folding and binding',
    items: [
      item('Panel widths'),
      item('Creep and gutter'),
      item('Spine width for the chosen stock'),
      item('Scores marked'),
    ],
  },
  {
    name: 'Finishing',
    items: [
      item('Die lines on a separate layer'),
      item('Masks for foil and spot UV'),
      item('Glue and coating knockouts'),
      item('Perforations'),
    ],
  },
  {
    name: 'Mail',
    items: [
      item('Size and aspect ratio for the rate'),
      item('Indicia or stamp area'),
      item('Clear address area and barcode zone'),
      item('Tabs'),
    ],
  },
  {
    name: 'Proof',
    items: [
      item('Content approved by the client'),
      item('Contract or hard-copy proof ordered'),
      item('Quantity and overs'),
      item('Delivery date'),
    ],
  },
  {
    name: 'Sending',
    items: [
      item('PDF/X, preflighted'),
      item('Spec sheet included'),
      item('Contact for questions, with hours'),
    ],
  },
];
