import { envelopes, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { provenanceOf, type Provenance } from '@printpartner/print-knowledge/figures';

export type EnvelopeFigure = 'size' | 'insertSize' | 'window' | 'availability' | 'usage';

const inCards = ['size', 'insertSize', 'window', 'availability'] as const;

/** Sources of these cards, column sources first. */
export function envelopeSources(members: readonly Envelope[]): Provenance[] {
  const shown = inCards.filter((column) => members.some((envelope) => envelope[column] !== undefined));
  const found = [
    ...shown.map((column) => envelopes.columns[column]?.from),
    ...members.flatMap((envelope) => shown.map((column) => sourceOf(envelope, column))),
  ];
  return found.filter((from) => from !== undefined);
}

/** @returns undefined if the envelope doesn't have this figure */
export function sourceOf(envelope: Envelope, column: EnvelopeFigure): Provenance | undefined {
  return envelope[column] === undefined ? undefined : provenanceOf(envelopes, envelope.id, column);
}

/** @returns undefined also if it matches the column's source */
export function ownSourceOf(envelope: Envelope, column: EnvelopeFigure): Provenance | undefined {
  const from = sourceOf(envelope, column);
  return from === envelopes.columns[column]?.from ? undefined : from;
}
