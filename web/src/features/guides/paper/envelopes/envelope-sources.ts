import { envelopes, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';

export type EnvelopeFigure = 'size' | 'insertSize' | 'window' | 'availability' | 'usage';

const inCards = ['size', 'insertSize', 'window', 'availability'] as const;

/** Sources of these cards. */
export const envelopeSources = (members: readonly Envelope[]): (Provenance | undefined)[] =>
  members.flatMap((envelope) => inCards.map((column) => sourceOf(envelope, column)));

/** @returns undefined if the envelope doesn't have this figure */
export function sourceOf(envelope: Envelope, column: EnvelopeFigure): Provenance | undefined {
  return envelope[column] === undefined ? undefined : provenanceOf(envelopes, envelope.id, column);
}
