import type { Provenance } from '@printpartner/print-knowledge/figures';

/** A line of a checklist. */
export interface ChecklistItem {
  text: string;
  /** Sources of its figures. */
  from: readonly Provenance[];
}

export const item = (text: string, ...from: Provenance[]): ChecklistItem => ({ text, from });
