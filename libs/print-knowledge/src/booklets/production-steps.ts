import { tradePractice, type KnowledgeTable } from '../figures/provenance.ts';

/** What happens to a booklet between the upload and the truck, in order. */
export interface ProductionStep {
  id: string;
  name: string;
  what: string;
  /** Business days, where the trade names them. */
  days?: { from: number; to: number };
}

export const productionSteps: KnowledgeTable<ProductionStep> = {
  rows: [
    { id: 'files', name: 'Files in', what: 'You send press-ready pages and the order.' },
    { id: 'preflight', name: 'Preflight', what: 'The shop checks fonts, color, bleed and resolution.' },
    {
      id: 'proof',
      name: 'Proof',
      what: 'You get a PDF or a printed copy to check.',
      days: { from: 0.5, to: 1 },
    },
    { id: 'approval', name: 'Approval', what: 'You sign the proof. The days are counted from here.' },
    { id: 'press', name: 'Press', what: 'Text and cover are printed.' },
    { id: 'dry', name: 'Dry and coat', what: 'Ink sets; coatings go on.' },
    { id: 'bind', name: 'Fold, bind, trim', what: 'Sheets become booklets and are cut to size.' },
    { id: 'ship', name: 'Pack and ship', what: 'Counted, boxed and handed to the carrier.' },
  ],
  columns: { days: { unit: 'business days', from: tradePractice } },
};

/** The step from whose end a printer counts the days of a turnaround. */
export const clockStartsAt = 'approval';
