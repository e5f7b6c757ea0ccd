import { envelopes, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';

export type EnvelopeFigure = 'size' | 'insertSize' | 'window' | 'availability' | 'usage';

const inCards = ['size', 'insertSize', 'window', 'availability'] as const;

/** Where the figures on these cards come from, those of whole columns first. */
export function envelopeSources(members: readonly Envelope[]): Provenance[] {
  const shown = inCards.filter((column) => members.some((envelope) => envelope[column] !== undefined));
  const found = [
    ...shown.map((column) => envelopes.columns[column]?.from),
    ...members.flatMap((envelope) => shown.map((column) => sourceOf(envelope, column))),
  ];
  return found.filter((from) => from !== undefined);
}

/** Undefined for what the envelope does not have. */
export function sourceOf(envelope: Envelope, column: EnvelopeFigure): Provenance | undefined {
  return envelope[column] === undefined ? undefined : provenanceOf(envelopes, envelope.id, column);
}

/** Undefined too where the whole column has the same source. */
export function ownSourceOf(envelope: Envelope, column: EnvelopeFigure): Provenance | undefined {
  const from = sourceOf(envelope, column);
  return from === envelopes.columns[column]?.from ? undefined : from;
}
