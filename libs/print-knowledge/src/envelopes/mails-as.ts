import { tradePractice } from '../figures/provenance.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { Size } from '../measure/inches.ts';
import { classifyPiece } from '../mail/classify-piece.ts';

export type MailsAs = 'letter' | 'nonmachinable letter' | 'flat';

/** Two sheets in an envelope, in inches and ounces: above every minimum thickness, and light. */
const typicalContents = { thickness: 0.02, weight: 0.6 };

/** Thickness of an empty envelope in inches. Estimate: two layers of 24# bond. */
export const envelopeWalls = { thickness: 0.009, from: tradePractice } as const;

/** USPS shape of a filled envelope. @param thickness of the whole piece, inches */
export function mailsAs({ height, width }: Size, thickness = typicalContents.thickness): Outcome<MailsAs> {
  const piece = classifyPiece({
    ...typicalContents,
    height,
    length: width,
    thickness,
    pieceType: 'envelope',
  });
  if (!piece.ok) return piece;
  const { shape, machinability } = piece.value;
  if (shape === 'flat') return answer('flat');
  if (shape === 'letter') {
    return answer(machinability === 'nonmachinable' ? 'nonmachinable letter' : 'letter');
  }
  return noAnswer('USPS accepts this size neither as a letter nor as a flat.');
}
