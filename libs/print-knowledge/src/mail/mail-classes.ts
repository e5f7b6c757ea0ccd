import { type KnowledgeTable, statementsFrom, type Statement } from '../figures/provenance.ts';
import { mailSources as from } from './sources.ts';

export type MailClassId = 'single' | 'commercial' | 'marketing' | 'nonprofit' | 'eddm-retail' | 'eddm-bmeu';

export interface MailClass {
  id: MailClassId;
  name: string;
  minPieces: number;
  /** Total pounds that count instead of the minimum pieces. */
  orPounds?: number;
  /** Pieces per day and 5-digit ZIP Code. */
  maxPieces?: number;
  content: string;
  delivery: string;
  forwarding: string;
}

export const mailClasses: KnowledgeTable<MailClass> = {
  rows: [
    {
      id: 'single',
      name: 'First-Class, single piece',
      minPieces: 1,
      content: 'Anything',
      delivery: 'about 1–5 days',
      forwarding: 'Forwarded and returned',
    },
    {
      id: 'commercial',
      name: 'First-Class, commercial',
      minPieces: 500,
      content: 'Anything',
      delivery: '1–5 days',
      forwarding: 'Forwarded; addresses updated first (Move Update)',
    },
    {
      id: 'marketing',
      name: 'USPS Marketing Mail',
      minPieces: 200,
      orPounds: 50,
      content: 'Advertising only; equal weights under a permit imprint',
      delivery: '4–7 days in the 48 states, not guaranteed',
      forwarding: 'With an endorsement, for a fee',
    },
    {
      id: 'nonprofit',
      name: 'Nonprofit Marketing Mail',
      minPieces: 200,
      orPounds: 50,
      content: 'From an authorized nonprofit (PS Form 3624)',
      delivery: '4–7 days in the 48 states, not guaranteed',
      forwarding: 'With an endorsement, for a fee',
    },
    {
      id: 'eddm-retail',
      name: 'EDDM Retail',
      minPieces: 200,
      maxPieces: 5000,
      content: 'Advertising flats with a simplified address',
      delivery: '2–5 days after drop-off, not guaranteed',
      forwarding: 'None',
    },
    {
      id: 'eddm-bmeu',
      name: 'EDDM at a business mail entry unit',
      minPieces: 200,
      content: 'Same as EDDM Retail, with a permit',
      delivery: '2–5 days after drop-off, not guaranteed',
      forwarding: 'None',
    },
  ],
  columns: {
    minPieces: { unit: 'pieces', from: from.classes },
    orPounds: { unit: 'lb', from: from.classes },
    maxPieces: { unit: 'pieces', from: from.eddmLimits },
    content: { from: from.classes },
    delivery: { from: from.classes },
  },
  exceptions: (['marketing', 'nonprofit'] as const).map((row) => ({
    row,
    column: 'delivery',
    from: from.serviceStandards,
  })),
};

/** How much sooner Marketing Mail arrives that is dropped near its addresses. */
export const entryTimes: Statement = {
  text: 'Marketing Mail dropped at the delivery unit (DDU) takes 2 days, at the local processing center (DLPC) 3–4, at the regional one (DRPDC) 5. Sundays and holidays aren’t counted.',
  from: from.serviceStandards,
};

export function mailClassOf(id: MailClassId): MailClass {
  const found = mailClasses.rows.find((row) => row.id === id);
  if (!found) throw new RangeError(`Unknown mail class: ${id}`);
  return found;
}

/** How EDDM is prepared and dropped off. */
export const eddmPreparation: readonly Statement[] = [
  ...statementsFrom(
    from.classes,
    'Bundle in 50–100 pieces with a facing slip.',
    'Bring PS Form 3587 and a customer registration ID (CRID).',
    'Drop off at the post office shown in the online tool.',
  ),
  ...statementsFrom(from.practice, 'Use straps instead of rubber bands (since July 2025).'),
];
