import type { Provenance } from '../figures/provenance.ts';
import { productDocument } from '../figures/sources.ts';
import { binderyPractice } from './binding-sources.ts';

/** One sentence of advice, and who says so. */
export interface BindingTip {
  text: string;
  from: Provenance;
}

/** What most binderies ask for. */
export const binderyTip = (text: string): BindingTip => ({ text, from: binderyPractice });

export const calendarMargin: BindingTip = {
  text: 'On a calendar leave a binding margin of at least 1/2 in.',
  from: productDocument,
};
