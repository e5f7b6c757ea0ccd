import { useLayoutEffect } from 'react';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import {
  featuresFor,
  type MailPiece,
  type NonmachinableFeature,
  type PieceType,
} from '@printpartner/print-knowledge/mail';
import { fieldLimits, type CalculatorFields } from '@printpartner/print-search/answers';
import { readMeasure, type MeasureId } from '@printpartner/print-knowledge/measure';
import { useLengthUnit } from '../../../../platform/measure/length-unit.ts';
import { keepFields, type KeptGroup, type TypedText, useKeptGroup } from '../kept-fields.ts';
import type { KeptField } from '../use-fields.ts';
import { typedNumber, type TypedNumber } from '../use-typed-number.ts';

/** The measures of a piece, and how each is read. */
const measureIds = {
  height: 'length',
  length: 'length',
  thickness: 'caliper',
  weight: 'ounces',
  pieces: 'pieces',
} as const satisfies Readonly<Record<string, MeasureId>>;

type PieceMeasure = keyof typeof measureIds;

/** Input shared by all mail calculators. */
interface PieceInput extends Record<PieceMeasure, TypedText> {
  pieceType: PieceType;
  features: readonly NonmachinableFeature[];
}

/** The text of a field: a length without a unit is in inches. */
const fieldText = (text: string): TypedText => ({ text, lengthUnit: 'in' });

/** A 6 × 9 in card on 14 pt. */
const initial: PieceInput = {
  height: fieldText('6'),
  length: fieldText('9'),
  thickness: fieldText('0.014'),
  weight: fieldText('0.43'),
  pieces: fieldText('1,000'),
  pieceType: 'card',
  features: [],
};

/** What is kept of a piece, on top of the initial one. */
function pieceIn(kept: KeptGroup): PieceInput {
  const measured = pieceMeasures.flatMap((field) => {
    const value = kept[field];
    return typeof value === 'object' ? [[field, value] as const] : [];
  });
  const { type, features: named = '' } = kept;
  const pieceType = typeof type === 'string' && isPieceType(type) ? type : initial.pieceType;
  const features = featuresFor(pieceType).flatMap(({ id }) =>
    typeof named === 'string' && named.split(' ').includes(id) ? [id] : [],
  );
  return { ...initial, ...Object.fromEntries(measured), pieceType, features };
}

export interface MailPieceFields extends Record<PieceMeasure, TypedNumber> {
  pieceType: PieceType;
  features: readonly NonmachinableFeature[];
  /** No answer while a field is invalid. */
  piece: Outcome<MailPiece>;
  /** Texts are in inches. */
  change: (changes: PieceChanges) => void;
}

type PieceChanges = Partial<Record<PieceMeasure, string>> &
  Partial<Pick<PieceInput, 'pieceType' | 'features'>>;

const limits = fieldLimits['mail-shape'];
const typeNames: Readonly<Record<PieceType, true>> = {
  card: true,
  envelope: true,
  'self-mailer': true,
  booklet: true,
};
const isPieceType = (text: string): text is PieceType => Object.hasOwn(typeNames, text);

/** Reads a field of the piece from the address. */
type FilledPiece = (field: CalculatorFields['mail-shape']) => Pick<KeptField, 'filled'> | undefined;

/** The changes of the input that an address asks for, as far as they can be read. */
function changesFrom(filled: FilledPiece): PieceChanges {
  const changes: PieceChanges = {};
  for (const field of pieceMeasures) {
    const text = filled(field)?.filled;
    if (text !== undefined && readMeasure(measureIds[field], text, limits[field]).ok) changes[field] = text;
  }
  const type = filled('type')?.filled;
  // A piece in the address is another one, without the features of the last.
  return type !== undefined && isPieceType(type) ? { ...changes, pieceType: type, features: [] } : changes;
}

const pieceMeasures = Object.keys(measureIds) as PieceMeasure[];

function change({ pieceType, features, ...texts }: PieceChanges): void {
  const typed: Partial<Record<PieceMeasure, TypedText>> = {};
  for (const field of pieceMeasures) {
    const text = texts[field];
    if (text !== undefined) typed[field] = fieldText(text);
  }
  keepFields('mail-piece', {
    ...typed,
    ...(pieceType && { type: pieceType }),
    ...(features && { features: features.join(' ') }),
  });
}

/** The piece shared by all mail calculators. @param filled its fields in the address, which replace it once */
export function useMailPiece(filled?: FilledPiece): MailPieceFields {
  useLayoutEffect(() => {
    const changes = filled ? changesFrom(filled) : {};
    if (Object.keys(changes).length > 0) change(changes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address mounts the calculator again
  }, []);
  const current = pieceIn(useKeptGroup('mail-piece'));
  const lengthUnit = useLengthUnit();
  const fieldOf = (field: PieceMeasure): TypedNumber =>
    typedNumber(measureIds[field], current[field], (typed) => keepFields('mail-piece', { [field]: typed }), {
      limits: limits[field],
      lengthUnit,
    });
  const [height, length, thickness] = [fieldOf('height'), fieldOf('length'), fieldOf('thickness')];
  const [weight, pieces] = [fieldOf('weight'), fieldOf('pieces')];
  const { pieceType, features } = current;
  return { height, length, thickness, weight, pieces, pieceType, features, piece: pieceOf(), change };

  function pieceOf(): Outcome<MailPiece> {
    if (!height.outcome.ok) return height.outcome;
    if (!length.outcome.ok) return length.outcome;
    if (!thickness.outcome.ok) return thickness.outcome;
    if (!weight.outcome.ok) return weight.outcome;
    return {
      ok: true,
      value: {
        height: height.outcome.value,
        length: length.outcome.value,
        thickness: thickness.outcome.value,
        weight: weight.outcome.value,
        pieceType,
        features,
      },
    };
  }
}
