import {
  allowanceFor,
  envelopes,
  envelopesFor,
  replyUse,
  ruleOfFit,
  type Envelope,
  type Fit,
} from '@printpartner/print-knowledge/envelopes';
import { provenanceOf } from '@printpartner/print-knowledge/figures';
import { mailSources } from '@printpartner/print-knowledge/mail';
import { parseSize, fractionText } from '@printpartner/print-knowledge/measure';
import type { SheetJob, TrimSize } from '../job/sheet-job.ts';
import { mailedPieceOf } from './mailed-piece.ts';
import { missingText, need } from './needs.ts';
import type { OrderedPiece } from './ordered-piece.ts';
import { sumOf, type Sum } from './sum.ts';

const TITLE = 'Envelope';

/** Covered by the usual clearance, so a thinner piece fits as well. Inches. */
const ASSUMED_THICKNESS = 1 / 16;
/** A size that few keep in stock is offered only if it leaves this much more than the least. Inches. */
const ROOMY = 1 / 4;
const MAX_OTHERS = 2;

/** Outgoing envelopes that take the finished piece, the smallest first. */
export function envelopeSum(job: SheetJob, piece: OrderedPiece): Sum {
  const { unread, mailsUncovered } = job;
  const { finished, thickness, thicknessFrom } = piece;
  if (!finished) {
    const missing = missingText(unread, [need('finished size', finished)], 'find an envelope');
    return sumOf('envelope', TITLE, { missing });
  }
  const assumed = thickness ?? ASSUMED_THICKNESS;
  const fits = envelopesFor({ ...finished, thickness: assumed });
  if (!fits.ok) return sumOf('envelope', TITLE, { missing: fits.reason });
  const [best, ...others] = fits.value.filter(isOffered);
  if (mailsUncovered) {
    return sumOf('envelope', TITLE, {
      headline: 'none if it mails by itself',
      lines: [
        `${bareName(job, piece)} mails without an envelope.`,
        ...(best ? [`Otherwise it fits ${nameOf(best.envelope)}.`] : []),
      ],
      from: [
        mailSources.letterSizes,
        ...(best ? [provenanceOf(envelopes, best.envelope.id, 'size'), ruleOfFit, ...thicknessFrom] : []),
      ],
    });
  }
  if (!best) {
    return sumOf('envelope', TITLE, {
      headline: 'none',
      lines: ['No stock envelope takes this size.'],
      from: [ruleOfFit],
    });
  }
  return sumOf('envelope', TITLE, {
    headline: nameOf(best.envelope),
    detail: isSizeName(best.envelope) ? undefined : `${crossed(best.envelope.size)} in`,
    lines: [
      ...roomLine(best, finished, assumed),
      ...(thickness === undefined ? ['For a piece up to 1/16 in thick.'] : []),
      ...othersLine(others),
    ],
    from: [
      provenanceOf(envelopes, best.envelope.id, 'size'),
      ruleOfFit,
      // A smaller one was left out.
      ...(fits.value.some(({ envelope }) => envelope.isReply) ? [replyUse] : []),
      ...thicknessFrom,
    ],
  });
}

/** What the postage calls a piece without an envelope. */
function bareName(job: SheetJob, piece: OrderedPiece): string {
  if (job.kind === 'booklet') return 'A tabbed booklet';
  if (piece.layers > 1) return 'A self-mailer';
  return mailedPieceOf(job, piece)?.classification.shape === 'card' ? 'A postcard' : 'This piece';
}

/** Plain envelopes for outgoing mail: a reply envelope travels inside another one. */
function isOffered({ envelope, spareHeight, spareWidth }: Fit): boolean {
  const { availability, window, hasLargeFlap, isReply } = envelope;
  if (window || hasLargeFlap || isReply) return false;
  return availability === 'common' || Math.min(spareHeight, spareWidth) >= ROOMY;
}

/** `At least 1/2 in larger than the piece each way; it needs 1/8 in.` */
function roomLine({ envelope, isRotated }: Fit, { width, height }: TrimSize, thickness: number): string[] {
  const size = parseSize(envelope.size);
  if (!size.ok) return [];
  const [across, up] = isRotated ? [height, width] : [width, height];
  const room = Math.min(size.value.width - across, size.value.height - up);
  return [
    `At least ${roomText(room)} larger than the piece each way; it needs ${roomText(allowanceFor(thickness))}.`,
  ];
}

/** To 1/64 in, which is finer than an envelope is made. */
const roomText = (length: number): string => `${fractionText(Math.floor(length * 64 + 1e-6) / 64)} in`;

function othersLine(others: readonly Fit[]): string[] {
  if (others.length === 0) return [];
  const names = others.slice(0, MAX_OTHERS).map(({ envelope }) => nameOf(envelope));
  return [`Also fits: ${names.join(', ')}.`];
}

const isSizeName = ({ name, size }: Envelope): boolean => name === size;

function nameOf(envelope: Envelope): string {
  const name = isSizeName(envelope) ? `${crossed(envelope.name)} ${envelope.group}` : envelope.name;
  return envelope.availability === 'common' ? name : `${name} (specialty)`;
}

const crossed = (size: string): string => size.replace(/\s*x\s*/, ' × ');
