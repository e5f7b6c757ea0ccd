import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { envelopes, envelopesFor, ruleOfFit, type Envelope } from '@printpartner/print-knowledge/envelopes';
import type { OrderedPiece } from './ordered-piece.ts';
import { missingText, sumOf, type Sum } from './sum.ts';

const TITLE = 'Envelope';

/** Covered by the usual clearance, so a thinner piece fits as well. Inches. */
const ASSUMED_THICKNESS = 1 / 16;

/** Common envelopes that take the finished piece, the smallest first. */
export function envelopeSum({ finished, thickness, thicknessFrom }: OrderedPiece): Sum {
  if (!finished) {
    const missing = missingText([{ value: finished, name: 'a finished size' }], 'find an envelope');
    return sumOf('envelope', TITLE, { missing });
  }
  const fits = envelopesFor({ ...finished, thickness: thickness ?? ASSUMED_THICKNESS });
  if (!fits.ok) return sumOf('envelope', TITLE, { missing: fits.reason });
  const [best, ...others] = fits.value.filter(({ envelope }) => isPlain(envelope));
  if (!best) {
    return sumOf('envelope', TITLE, {
      headline: 'none',
      lines: ['No common envelope takes this size.'],
      from: [ruleOfFit],
    });
  }
  const spare = Math.min(best.spareHeight, best.spareWidth);
  return sumOf('envelope', TITLE, {
    headline: nameOf(best.envelope),
    detail: isSizeName(best.envelope) ? undefined : `${crossed(best.envelope.size)} in`,
    lines: [
      `${spare === 0 ? 'Just fits' : `Fits with ${Number(spare.toFixed(3))} in to spare`}${thickness === undefined ? ', up to 1/16 in thick' : ''}.`,
      ...(others.length > 0
        ? [
            `Also fits: ${others
              .slice(0, 2)
              .map(({ envelope }) => nameOf(envelope))
              .join(', ')}.`,
          ]
        : []),
    ],
    from: [provenanceOf(envelopes, best.envelope.id, 'size'), ruleOfFit, ...thicknessFrom],
  });
}

const isPlain = ({ availability, window, hasLargeFlap }: Envelope): boolean =>
  availability === 'common' && !window && !hasLargeFlap;

const isSizeName = ({ name, size }: Envelope): boolean => name === size;

const nameOf = (envelope: Envelope): string =>
  isSizeName(envelope) ? `${crossed(envelope.name)} ${envelope.group}` : envelope.name;

const crossed = (size: string): string => size.replace(/\s*x\s*/, ' × ');
