import type { Provenance, Unit } from '../figures/provenance.ts';

/** A figure that several guides, the checklists, the assistant or the preflight profiles name. */
export interface Limit {
  id: string;
  subject: string;
  value: number;
  /** Of a minimum, what is better; of a maximum, the upper end of its range. */
  to?: number;
  unit: Unit;
  /** Why there is a limit, and why it differs from a similar one. */
  reason: string;
  from: Provenance;
}
