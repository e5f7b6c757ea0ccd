import { provenanceOf, type Provenance, rounded } from '@printpartner/print-knowledge/figures';
import {
  classifyPiece,
  sealingRules,
  tabsFor,
  type Classification,
  type MailPiece,
} from '@printpartner/print-knowledge/mail';
import { coverFrom } from '@printpartner/print-knowledge/paper';
import type { SheetJob } from '../job/sheet-job.ts';
import type { OrderedPiece } from './ordered-piece.ts';
import { gsmOf } from './stock-source.ts';

/** A finished piece as it would be mailed without an envelope, addressed along its long side. */
export interface MailedPiece {
  piece: MailPiece;
  classification: Classification;
  /** Ring-bound books can't run through the machine. */
  isNonmachinable: boolean;
}

export function mailedPieceOf(job: SheetJob, ordered: OrderedPiece): MailedPiece | undefined {
  const { finished, thickness, weight } = ordered;
  if (!finished || thickness === undefined || weight === undefined) return undefined;
  const piece: MailPiece = {
    height: Math.min(finished.width, finished.height),
    length: Math.max(finished.width, finished.height),
    // The shape is judged by the thickness that is shown.
    thickness: Number(rounded(thickness, 4)),
    weight,
    pieceType: pieceTypeOf(job, ordered),
  };
  const classified = classifyPiece(piece);
  if (!classified.ok) return undefined;
  const { machinability } = classified.value;
  return {
    piece,
    classification: classified.value,
    isNonmachinable: machinability === 'nonmachinable' || (machinability === 'machinable' && hasRing(job)),
  };
}

export const hasRing = ({ binding }: SheetJob): boolean =>
  binding?.id === 'spiral-coil' || binding?.id === 'wire-o';

function pieceTypeOf({ kind }: SheetJob, { layers }: OrderedPiece): MailPiece['pieceType'] {
  if (kind === 'booklet') return 'booklet';
  return layers > 1 ? 'self-mailer' : 'card';
}

const isTextWeight = ({ text }: SheetJob): boolean => (gsmOf(text) ?? coverFrom.gsm) < coverFrom.gsm;

/** One unfolded sheet of text paper: it mails in an envelope, or folded. */
export const isLooseSheet = (job: SheetJob, { layers }: OrderedPiece): boolean =>
  job.kind === 'custom' && layers === 1 && isTextWeight(job);

/** Tabs that make a folded letter an automation letter, as a sentence; a warning if the paper is too light. */
export function sealingOf(
  job: SheetJob,
  { piece, classification }: MailedPiece,
): { line?: string; warning?: string; from?: Provenance } {
  const kind = piece.pieceType;
  const gsm = gsmOf(job.text);
  const isLetter = classification.shape === 'letter' || classification.shape === 'card';
  if ((kind !== 'booklet' && kind !== 'self-mailer') || !isLetter || gsm === undefined) return {};
  const sealing = tabsFor({ kind, weight: piece.weight, gsm });
  if (!sealing.ok) return {};
  const { rule, minGsm, meetsMinPaper } = sealing.value;
  const size = rule.tabSize === undefined ? '' : ` of ${rule.tabSize === 1.5 ? '1-1/2' : rule.tabSize} in`;
  return {
    line: `Automation needs ${rule.tabs} tabs${size}.`,
    from: provenanceOf(sealingRules, rule.id, 'tabs'),
    warning: meetsMinPaper
      ? undefined
      : `${rule.name}: automation needs ${rule.minPaper}# text (${minGsm} gsm) or heavier.`,
  };
}

/** The piece folded once more, if that makes it a machinable letter. */
export function halfFolded(job: SheetJob, { piece }: MailedPiece): MailPiece | undefined {
  const isStitched = job.binding?.id === 'saddle-stitch';
  if (!isTextWeight(job) || (job.kind === 'booklet' && !isStitched)) return undefined;
  const [half, side] = [piece.length / 2, piece.height];
  const folded: MailPiece = {
    ...piece,
    height: Math.min(half, side),
    length: Math.max(half, side),
    thickness: piece.thickness * 2,
    pieceType: job.kind === 'booklet' ? 'booklet' : 'self-mailer',
  };
  const classified = classifyPiece(folded);
  return classified.ok &&
    classified.value.shape === 'letter' &&
    classified.value.machinability === 'machinable'
    ? folded
    : undefined;
}
