import { paperWeights, type GradeId, type PaperWeight } from '@printpartner/print-knowledge/paper';

/** Share of the weight by which a paper can differ and still be close. */
const CLOSE = 0.12;

/** The guide's papers nearest to a weight, of any grade; the nearest first. */
export const closestPapers = (gsm: number): readonly PaperWeight[] =>
  paperWeights.rows
    .filter(({ basis, gsmLow }) => basis && Math.abs(gsmLow - gsm) <= CLOSE * gsm)
    .toSorted((a, b) => Math.abs(a.gsmLow - gsm) - Math.abs(b.gsmLow - gsm))
    .slice(0, 3);

/** The guide's paper of a grade that is nearest to a weight; undefined if none is close. */
export function papersNear(gsm: number, grade: GradeId): PaperWeight | undefined {
  const [nearest] = paperWeights.rows
    .filter(({ basis, gsmLow }) => basis?.grade === grade && Math.abs(gsmLow - gsm) <= CLOSE * gsm)
    .toSorted((a, b) => Math.abs(a.gsmLow - gsm) - Math.abs(b.gsmLow - gsm));
  return nearest;
}
