import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import type { MailPiece, NonmachinableFeature, PieceType } from '@printpartner/print-knowledge/mail';
import { fieldLimits, type CalculatorFields } from '@printpartner/print-search/answers';
import { readInches, readNumber, type TypedNumber } from '../use-typed-number.ts';

/** Input shared by all mail calculators. */
interface PieceInput {
  height: string;
  length: string;
  thickness: string;
  weight: string;
  pieces: string;
  pieceType: PieceType;
  features: readonly NonmachinableFeature[];
}

/** A 6 × 9 in card on 14 pt. */
let input: PieceInput = {
  height: '6',
  length: '9',
  thickness: '0.014',
  weight: '0.43',
  pieces: '1,000',
  pieceType: 'card',
  features: [],
};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(changes: Partial<PieceInput>): void {
  input = { ...input, ...changes };
  for (const listener of listeners) listener();
}

export interface MailPieceFields {
  height: TypedNumber;
  length: TypedNumber;
  thickness: TypedNumber;
  weight: TypedNumber;
  pieces: TypedNumber;
  pieceType: PieceType;
  features: readonly NonmachinableFeature[];
  /** No answer while a field is invalid. */
  piece: Outcome<MailPiece>;
  change: (changes: Partial<PieceInput>) => void;
}

const limits = fieldLimits['mail-shape'];
const typeNames: Readonly<Record<PieceType, true>> = {
  card: true,
  envelope: true,
  'self-mailer': true,
  booklet: true,
};
const isPieceType = (text: string): text is PieceType => Object.hasOwn(typeNames, text);

/** Reads a field of the piece from the address. */
type FilledPiece = (field: CalculatorFields['mail-shape']) => string | undefined;

/** The changes of the input that an address asks for, as far as they can be read. */
function changesFrom(filled: FilledPiece): Partial<PieceInput> {
  const changes: Partial<PieceInput> = {};
  for (const field of ['height', 'length', 'thickness'] as const) {
    const text = filled(field);
    if (text !== undefined && readInches(text, limits[field]).ok) changes[field] = text;
  }
  const [weight, pieces, type] = [filled('weight'), filled('pieces'), filled('type')];
  if (weight !== undefined && readNumber(weight, limits.weight).ok) changes.weight = weight;
  if (pieces !== undefined && readNumber(pieces, limits.pieces).ok) changes.pieces = pieces;
  // A piece in the address is another one, without the features of the last.
  return type !== undefined && isPieceType(type) ? { ...changes, pieceType: type, features: [] } : changes;
}

/** The piece shared by all mail calculators. @param filled its fields in the address, which replace it once */
export function useMailPiece(filled?: FilledPiece): MailPieceFields {
  useLayoutEffect(() => {
    const changes = filled ? changesFrom(filled) : {};
    if (Object.keys(changes).length > 0) change(changes);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another address mounts the calculator again
  }, []);
  const current = useSyncExternalStore(subscribe, () => input);
  const inches = (key: 'height' | 'length' | 'thickness'): TypedNumber => ({
    text: current[key],
    setText: (text) => change({ [key]: text }),
    outcome: readInches(current[key], limits[key]),
    isLength: true,
  });
  const height = inches('height');
  const length = inches('length');
  const thickness = inches('thickness');
  const weight: TypedNumber = {
    text: current.weight,
    setText: (text) => change({ weight: text }),
    outcome: readNumber(current.weight, limits.weight),
    isLength: false,
  };
  const pieces: TypedNumber = {
    text: current.pieces,
    setText: (text) => change({ pieces: text }),
    outcome: readNumber(current.pieces, limits.pieces),
    isLength: false,
  };
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
