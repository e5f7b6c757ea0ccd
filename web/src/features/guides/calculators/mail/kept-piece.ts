import { useSyncExternalStore } from 'react';
import type { Outcome } from '@printpartner/print-knowledge/figures';
import type { Construction, Hindrance, MailPiece } from '@printpartner/print-knowledge/mail';
import { readInches, readNumber, type TypedNumber } from '../use-typed-number.ts';

/** What was typed of a piece, in any calculator on mail. */
interface KeptPiece {
  height: string;
  length: string;
  thickness: string;
  weight: string;
  pieces: string;
  construction: Construction;
  hindrances: readonly Hindrance[];
}

/** A 6 × 9 card on 14 pt. */
let kept: KeptPiece = {
  height: '6',
  length: '9',
  thickness: '0.014',
  weight: '0.43',
  pieces: '1,000',
  construction: 'card',
  hindrances: [],
};
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(changes: Partial<KeptPiece>): void {
  kept = { ...kept, ...changes };
  for (const listener of listeners) listener();
}

export interface MailPieceFields {
  height: TypedNumber;
  length: TypedNumber;
  thickness: TypedNumber;
  weight: TypedNumber;
  pieces: TypedNumber;
  construction: Construction;
  hindrances: readonly Hindrance[];
  /** Not ok while a field is not. */
  piece: Outcome<MailPiece>;
  change: (changes: Partial<KeptPiece>) => void;
}

/** The piece that all calculators on mail speak of. */
export function useMailPiece(): MailPieceFields {
  const now = useSyncExternalStore(subscribe, () => kept);
  const inches = (key: 'height' | 'length' | 'thickness'): TypedNumber => ({
    text: now[key],
    setText: (text) => change({ [key]: text }),
    outcome: readInches(now[key], { over: 0, max: 99 }),
    isLength: true,
  });
  const height = inches('height');
  const length = inches('length');
  const thickness = inches('thickness');
  const weight: TypedNumber = {
    text: now.weight,
    setText: (text) => change({ weight: text }),
    outcome: readNumber(now.weight, { over: 0, max: 1120 }),
    isLength: false,
  };
  const pieces: TypedNumber = {
    text: now.pieces,
    setText: (text) => change({ pieces: text }),
    outcome: readNumber(now.pieces, { min: 1, max: 9_999_999, isWhole: true }),
    isLength: false,
  };
  const { construction, hindrances } = now;
  return { height, length, thickness, weight, pieces, construction, hindrances, piece: pieceOf(), change };

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
        construction,
        hindrances,
      },
    };
  }
}
