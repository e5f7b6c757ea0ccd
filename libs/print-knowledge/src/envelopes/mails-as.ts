import { tradePractice } from '../figures/provenance.ts';
import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { Size } from '../measure/inches.ts';
import { classifyPiece } from '../mail/classify-piece.ts';

export type MailsAs = 'letter' | 'non-machinable letter' | 'flat';

/** Two sheets and an envelope, in inches and ounces: thick enough for every limit, and light. */
const usualFill = { thickness: 0.02, weight: 0.6 };

/** Paper of an envelope itself, front and back, in inches. An estimate: two layers of 24# bond. */
export const envelopeWalls = { thickness: 0.009, from: tradePractice } as const;

/** The Postal Service's shape of a filled envelope. @param thickness inches of the whole piece */
export function mailsAs({ height, width }: Size, thickness = usualFill.thickness): Outcome<MailsAs> {
  const piece = classifyPiece({
    ...usualFill,
    height,
    length: width,
    thickness,
    construction: 'envelope',
  });
  if (!piece.ok) return piece;
  const { shape, machinability } = piece.value;
  if (shape === 'flat') return answer('flat');
  if (shape === 'letter') {
    return answer(machinability === 'nonmachinable' ? 'non-machinable letter' : 'letter');
  }
  return noAnswer('The Postal Service takes it neither as a letter nor as a flat.');
}
