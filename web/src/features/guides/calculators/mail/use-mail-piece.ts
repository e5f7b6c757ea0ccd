import { useSyncExternalStore } from 'react';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import type { MailPiece, NonmachinableFeature, PieceType } from '@printpartner/print-knowledge/mail';
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

/** The piece shared by all mail calculators. */
export function useMailPiece(): MailPieceFields {
  const current = useSyncExternalStore(subscribe, () => input);
  const inches = (key: 'height' | 'length' | 'thickness'): TypedNumber => ({
    text: current[key],
    setText: (text) => change({ [key]: text }),
    outcome: readInches(current[key], { over: 0, max: 99 }),
    isLength: true,
  });
  const height = inches('height');
  const length = inches('length');
  const thickness = inches('thickness');
  const weight: TypedNumber = {
    text: current.weight,
    setText: (text) => change({ weight: text }),
    outcome: readNumber(current.weight, { over: 0, max: 1120 }),
    isLength: false,
  };
  const pieces: TypedNumber = {
    text: current.pieces,
    setText: (text) => change({ pieces: text }),
    outcome: readNumber(current.pieces, { min: 1, max: 9_999_999, isWhole: true }),
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
