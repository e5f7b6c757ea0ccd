import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { addedWeight } from '../coatings/coating.ts';
import type { KnowledgeTable } from '../figures/provenance.ts';
import { exactly } from './limits.ts';
import { mailSources } from './sources.ts';

export type CoatingWeightId = 'none' | 'aqueous' | 'uv' | 'laminate';

/** What a coating adds to a sheet's weight, in per cent. */
export const coatingWeights: KnowledgeTable<{ id: CoatingWeightId; name: string; adds: number }> = {
  rows: [
    { id: 'none', name: 'None', adds: 0 },
    { id: 'aqueous', name: 'Aqueous', adds: addedWeight.aqueous },
    { id: 'uv', name: 'UV', adds: addedWeight.uv },
    { id: 'laminate', name: 'Film laminate', adds: addedWeight.laminate },
  ],
  columns: { adds: { unit: '%', from: mailSources.coatingWeights } },
};

/** Flat sheets of one stock: inches before folding, grams per square meter. */
export interface Sheets {
  count: number;
  height: number;
  width: number;
  gsm: number;
  coating: CoatingWeightId;
}

const squareInchesInSquareMeter = 1550.0031;
const gramsInOunce = 28.349523125;
const ouncesInPound = 16;

/** Ounces of one piece: its sheets as they lie flat, and what is put in with them (ounces); before `millTolerance`. */
export function pieceWeight(sheets: readonly Sheets[], inserts = 0): Outcome<number> {
  const isMeasured = sheets.every(
    ({ count, height, width, gsm }) =>
      Number.isSafeInteger(count) && count > 0 && [height, width, gsm].every(isPositive),
  );
  if (sheets.length === 0 || !isMeasured) {
    return noAnswer('Sheets are counted in whole numbers; sides and paper weight must be more than 0.');
  }
  if (!Number.isFinite(inserts) || inserts < 0) return noAnswer('What is put in weighs 0 oz or more.');
  const grams = sheets.reduce((sum, one) => sum + gramsOf(one), 0);
  return answer(grams / gramsInOunce + inserts);
}

/**
 * Ounces to four digits, never less than they are: a hair over a limit of the price list stays over it.
 */
export const ouncesToPay = (ounces: number): number => Math.ceil(exactly(ounces * 1e4)) / 1e4;

/** Pounds of a whole job, from the ounces of one piece. */
export function jobWeight(ounces: number, pieces: number): Outcome<number> {
  if (!isPositive(ounces)) return noAnswer('A piece weighs more than 0 oz.');
  if (!Number.isSafeInteger(pieces) || pieces < 1) return noAnswer('Pieces are counted in whole numbers.');
  return answer((ounces * pieces) / ouncesInPound);
}

function gramsOf({ count, height, width, gsm, coating }: Sheets): number {
  const adds = coatingWeights.rows.find(({ id }) => id === coating)?.adds ?? 0;
  return ((count * height * width) / squareInchesInSquareMeter) * gsm * (1 + adds / 100);
}

const isPositive = (figure: number): boolean => Number.isFinite(figure) && figure > 0;
