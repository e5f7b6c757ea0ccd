import { decimalText } from '../figures/number-text.ts';
import { addedWeight } from '../coatings/coating.ts';
import { answer, isPositive, isZeroOrMore, noAnswer, type Outcome } from '../figures/outcome.ts';
import type { KnowledgeTable } from '../figures/provenance.ts';
import { GRAMS_IN_OUNCE } from '../measure/units.ts';
import { withoutFloatError } from './limits.ts';
import { mailSources } from './sources.ts';

export type CoatingWeightId = 'none' | 'aqueous' | 'uv' | 'laminate';

/** Weight a coating adds to a sheet, in percent. */
export const coatingWeights: KnowledgeTable<{ id: CoatingWeightId; name: string; adds: number }> = {
  rows: [
    { id: 'none', name: 'None', adds: 0 },
    { id: 'aqueous', name: 'Aqueous', adds: addedWeight.aqueous },
    { id: 'uv', name: 'UV', adds: addedWeight.uv },
    { id: 'laminate', name: 'Film laminate', adds: addedWeight.laminate },
  ],
  columns: { adds: { unit: '%', from: mailSources.coatingWeights } },
};

/** Flat sheets of one stock: size in inches before folding, weight in gsm. */
export interface Sheets {
  count: number;
  height: number;
  width: number;
  gsm: number;
  coating: CoatingWeightId;
}

const SQUARE_INCHES_IN_SQUARE_METER = 1550.0031;
const OUNCES_IN_POUND = 16;

/** Ounces of one piece: flat sheets plus inserts (ounces), before `millTolerance`. */
export function pieceWeight(sheets: readonly Sheets[], inserts = 0): Outcome<number> {
  const areValid = sheets.every(
    ({ count, height, width, gsm }) =>
      Number.isSafeInteger(count) && count > 0 && [height, width, gsm].every(isPositive),
  );
  if (sheets.length === 0 || !areValid) {
    return noAnswer('Sheets must be a whole number; size and paper weight must be more than 0.');
  }
  if (!isZeroOrMore(inserts)) return noAnswer('Inserts must weigh 0 oz or more.');
  const grams = sheets.reduce((sum, one) => sum + gramsOf(one), 0);
  return answer(grams / GRAMS_IN_OUNCE + inserts);
}

/** `17 × 11 ÷ 1550 × 118 gsm × 0.03527 × 4`: the terms of one kind of sheet in `pieceWeight`. */
export function weightFormula({ count, height, width, gsm, coating }: Sheets): string {
  const times = 1 + addsOf(coating) / 100;
  const terms = [
    `${decimals(width, 4)} × ${decimals(height, 4)} ÷ ${decimals(SQUARE_INCHES_IN_SQUARE_METER, 0)}`,
    `${decimals(gsm, 1)} gsm`,
    decimals(1 / GRAMS_IN_OUNCE, 5),
    ...(times > 1 ? [decimals(times, 3)] : []),
    ...(count > 1 ? [String(count)] : []),
  ];
  return terms.join(' × ');
}

const decimals = (value: number, most: number) => decimalText(value, most);

/** Ounces rounded up to four decimals, so that a piece just over a price break stays over it. */
export const roundOuncesUp = (ounces: number): number => Math.ceil(withoutFloatError(ounces * 1e4)) / 1e4;

/** Pounds of a whole job, from the ounces of one piece. */
export function jobWeight(ounces: number, pieces: number): Outcome<number> {
  if (!isPositive(ounces)) return noAnswer('Piece weight must be more than 0 oz.');
  if (!Number.isSafeInteger(pieces) || pieces < 1)
    return noAnswer('Pieces must be a whole number, 1 or more.');
  return answer((ounces * pieces) / OUNCES_IN_POUND);
}

function gramsOf({ count, height, width, gsm, coating }: Sheets): number {
  return ((count * height * width) / SQUARE_INCHES_IN_SQUARE_METER) * gsm * (1 + addsOf(coating) / 100);
}

const addsOf = (coating: CoatingWeightId) => coatingWeights.rows.find(({ id }) => id === coating)?.adds ?? 0;
