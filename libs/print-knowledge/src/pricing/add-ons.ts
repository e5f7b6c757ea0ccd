import type { KnowledgeTable } from '../figures/provenance.ts';
import { addedPercent } from './price-drivers.ts';
import { pricePractice } from './price-sources.ts';

/** A price added for finishing or service, as printers quote it. */
export interface AddOn {
  id: string;
  name: string;
  price: string;
}

export const addOns: KnowledgeTable<AddOn> = {
  rows: [
    { id: 'rush', name: 'Rush, 1–2 days', price: `+${addedPercent('rush')}` },
    { id: 'flood-uv', name: 'Flood UV', price: '+$20–60, or +5–10%' },
    { id: 'laminate', name: 'Matte or soft-touch laminate', price: '+$60–250 per 1,000 cards' },
    { id: 'spot-uv', name: 'Spot UV', price: '+$100–300' },
    { id: 'foil', name: 'Foil or embossing', price: '$100–400 for the die, 5–15¢ each' },
    { id: 'die-cut', name: 'Die cutting', price: '$150–400 for the die, 2–6¢ each' },
    { id: 'spot-color', name: 'Pantone color', price: '+$50–150 per color and side' },
    { id: 'score', name: 'Perforating or scoring', price: '$25–75, 1–2¢ each' },
    { id: 'fold', name: 'Folding', price: '1–3¢ each' },
    { id: 'proof', name: 'Hard-copy proof', price: '$25–75' },
    { id: 'custom-size', name: 'Custom size', price: `+${addedPercent('custom-size')}` },
  ],
  columns: { price: { unit: 'USD', from: pricePractice } },
};

/** Ways to lower the price without lowering quality. */
export const savings: readonly string[] = [
  'Ask for the next price break',
  'Use a standard size that fills the sheet',
  'Use the printer’s house stock',
  'Join a gang run',
  'Self cover instead of plus cover',
  'Aqueous instead of laminate',
  'A longer turnaround',
  'One spot ink instead of two',
];
