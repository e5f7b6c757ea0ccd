import { productDocument, type Statement } from '../figures/provenance.ts';
import { binderyPractice } from './binding-sources.ts';

/** What most binderies ask for. */
export const binderyTip = (text: string): Statement => ({ text, from: binderyPractice });

export const calendarMargin: Statement = {
  text: 'On a calendar leave a binding margin of at least 1/2 in.',
  from: productDocument,
};
