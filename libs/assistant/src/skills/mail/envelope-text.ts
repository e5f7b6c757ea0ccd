import {
  allowanceFor,
  envelopeGroups,
  mailsAs,
  type Envelope,
} from '@printpartner/print-knowledge/envelopes';
import { parseSize, type Size, fractionText } from '@printpartner/print-knowledge/measure';
import { currentPrices } from '@printpartner/print-knowledge/mail';
import { priceText } from '@printpartner/print-knowledge/figures';
import type { Citation } from '../skill.ts';
import type { NamedEnvelope } from './envelope-names.ts';
import { pieceSize } from './mail-figures.ts';

/** The guide’s section of an envelope. */
export const groupTitle = ({ group }: Envelope): string =>
  envelopeGroups.find(({ id }) => id === group)?.title ?? 'Envelopes';

/** The guide’s entry of an envelope. */
export const envelopeCitation = (envelope: Envelope): Citation => ({
  entry: envelope.name.replaceAll(' x ', ' × '),
  place: groupTitle(envelope),
});

/** `#10`, `6 × 9 catalog`, `A1 (4-Bar)`. */
export function calledEnvelope({ name, group, alsoCalled }: Envelope): string {
  if (/^\d/.test(name)) return `${name.replaceAll(' x ', ' × ')} ${group}`;
  return alsoCalled === undefined ? name : `${name} (${alsoCalled})`;
}

/** Height × width of an envelope in inches. */
export const sizeTextOf = ({ size }: NamedEnvelope): string => pieceSize(size.height, size.width);

/** The largest flat insert: the envelope's own, or 1/8 in under its size. */
export function largestInsert({ envelope, size }: NamedEnvelope): Size {
  const own = envelope.insertSize === undefined ? undefined : parseSize(envelope.insertSize);
  const less = allowanceFor(0);
  return own?.ok ? own.value : { height: size.height - less, width: size.width - less };
}

/** How a filled envelope mails, in a sentence. */
export function mailSentence({ size }: NamedEnvelope): string {
  const shape = mailsAs(size);
  if (!shape.ok) return '';
  if (shape.value === 'flat') return 'It mails as a flat (large envelope).';
  if (shape.value === 'letter') return 'It mails as a letter.';
  return `It mails as a nonmachinable letter, with the ${priceText(currentPrices.nonmachinable ?? 0)} surcharge.`;
}

/** Size and position of a window; undefined without one. */
export function windowText({ window }: Envelope): string | undefined {
  if (!window) return undefined;
  const { height, width, fromLeft, fromBottom } = window;
  return `**${fractionText(height)} × ${fractionText(width)} in**, **${fractionText(fromLeft)} in from the left** and **${fractionText(fromBottom)} in from the bottom**`;
}

/** A usage text with multiplication signs. */
export const uses = (text: string): string => text.replaceAll(' x ', ' × ');

/** `an` A7, `a` #10. */
export const article = ({ envelope }: NamedEnvelope): string =>
  /^(?:A|#11|11|8)/.test(envelope.name) ? 'an' : 'a';
