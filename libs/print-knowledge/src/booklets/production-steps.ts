import { tradePractice, type KnowledgeTable } from '../figures/provenance.ts';

/** A step from file upload to shipping. */
export interface ProductionStep {
  id: string;
  name: string;
  description: string;
  /** Business days; undefined where the trade gives none. */
  days?: { from: number; to: number };
}

export const productionSteps: KnowledgeTable<ProductionStep> = {
  rows: [
    { id: 'files', name: 'Files in', description: 'You send press-ready files and the order.' },
    {
      id: 'preflight',
      name: 'Preflight',
      description: 'The shop checks fonts, color, bleed and resolution.',
    },
    {
      id: 'proof',
      name: 'Proof',
      description: 'You get a PDF or a printed copy to check.',
      days: { from: 0.5, to: 1 },
    },
    {
      id: 'approval',
      name: 'Approval',
      description: 'You approve the proof. Turnaround is counted from here.',
    },
    { id: 'press', name: 'Press', description: 'Text and cover are printed.' },
    { id: 'dry', name: 'Dry and coat', description: 'Ink sets; coatings are applied.' },
    { id: 'bind', name: 'Fold, bind, trim', description: 'Sheets are folded, bound and trimmed to size.' },
    { id: 'ship', name: 'Pack and ship', description: 'Booklets are counted, boxed and shipped.' },
  ],
  columns: { days: { unit: 'business days', from: tradePractice } },
};

/** Turnaround days are counted from the end of this step. */
export const DAYS_COUNT_FROM = 'approval';
