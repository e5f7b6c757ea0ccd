import {
  atLimits,
  mailSources,
  pieceWeight,
  roundOuncesUp,
  type MailPiece,
  type PieceType,
} from '@printpartner/print-knowledge/mail';
import type { Provenance } from '@printpartner/print-knowledge/figures';
import { inchText } from '@printpartner/print-knowledge/measure';
import { caliperSource, gsmSource } from '@printpartner/print-knowledge/paper';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import type { FieldTexts } from './calculator-fields.ts';
import { DEFAULT_CALIPER } from './defaults.ts';
import { stockOrDefault } from './papers.ts';
import type { Query } from './query.ts';

/** A mailpiece with everything that its shape and postage depend on. */
export interface TypedPiece {
  piece: MailPiece;
  assumed: readonly string[];
  sources: readonly Provenance[];
  fields: FieldTexts<'mail-shape'>;
}

const pieceTypes: readonly { type: PieceType; words: RegExp }[] = [
  { type: 'envelope', words: /\benvelopes?\b/ },
  { type: 'self-mailer', words: /\bself[- ]?mailers?\b/ },
  { type: 'booklet', words: /\bbooklets?\b|\bcatalogs?\b|\bmagazines?\b/ },
];

/** Their size may be that of the flat sheet. */
const FOLDED = /\bbrochures?\b|\bfold/;

/** Ounces of an envelope with its contents where the query doesn't say. */
const ENVELOPE_OUNCES = 1;

/**
 * The piece of a query, addressed along its long side. Undefined if its size as mailed or its weight can't be known: the
 * weight of a booklet or self-mailer must be typed.
 */
export function mailPieceOf(query: Query, size: TrimSize): TypedPiece | undefined {
  const { papers, text, ounces } = query;
  const pieceType = pieceTypes.find(({ words }) => words.test(text))?.type ?? 'card';
  const [height, length] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (
    FOLDED.test(text) ||
    papers.length > 1 ||
    (pieceType !== 'card' && pieceType !== 'envelope' && ounces === undefined)
  )
    return undefined;
  // A weight in pounds is no paper of these.
  if (pieceType !== 'card' && papers.length > 0) return undefined;
  const sides = height === length ? [] : ['Addressed along the long side.'];
  if (pieceType !== 'card') {
    const weight = ounces ?? ENVELOPE_OUNCES;
    const thickness = Number(DEFAULT_CALIPER);
    const assumed = [
      ...sides,
      `${thickness} in thick${ounces === undefined ? `, ${weight} oz` : ''}.`,
      ...(pieceType === 'envelope' ? [] : ['Size as mailed.', 'Sealed with tabs.']),
    ];
    return complete({ height, length, thickness, weight, pieceType }, assumed, []);
  }
  const chosen = stockOrDefault(papers[0], 'card');
  const weighed =
    chosen && pieceWeight([{ count: 1, height, width: length, gsm: chosen.stock.gsm, coating: 'none' }]);
  if (!chosen || !weighed?.ok) return undefined;
  const weight = ounces ?? roundOuncesUp(weighed.value);
  return complete(
    { height, length, thickness: chosen.stock.caliperIn, weight, pieceType },
    [...sides, ...chosen.assumed],
    [
      caliperSource(chosen.stock),
      ...(ounces === undefined ? [gsmSource(chosen.stock), mailSources.arithmetic] : []),
    ],
  );
}

function complete(
  measured: MailPiece,
  assumed: readonly string[],
  sources: readonly Provenance[],
): TypedPiece {
  const piece = atLimits(measured);
  return { piece, assumed, sources, fields: fieldsOf(piece) };
}

/** The fields that the mail calculators share. */
export function fieldsOf({
  height,
  length,
  thickness,
  weight,
  pieceType,
}: MailPiece): FieldTexts<'mail-shape'> {
  return {
    height: inchText(height),
    length: inchText(length),
    thickness: inchText(thickness),
    weight: String(weight),
    type: pieceType,
  };
}
