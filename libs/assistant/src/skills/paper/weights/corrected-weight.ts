import { gsmOfPounds } from '../named/paper-figures.ts';
import { namedPapers, type NamedPaper } from '../named/named-papers.ts';
import { answers, type Skill } from '../../skill.ts';
import { WEIGHTS } from '../named/paper-figures.ts';
import { gradeOf, type GradeId } from '@printpartner/print-knowledge/paper';

/** A paper and the gsm that the question says it has. */
interface Claim {
  paper: NamedPaper & { grade: GradeId };
  gsm: number;
}

const SAYS =
  /^ ?(?:is|are|=|equals?|being|at|weighs|comes? to|means?)(?: about| roughly| around)? (\d{2,3}) ?(?:gsm|g\/m)/;
const PREMISE = /\b(?:since|if|because|given|as|knowing|assuming|when)\b|^so\b/;
/** Share by which a rounded weight may be off. */
const NEAR = 0.03;

/** `since 100# text is 270 gsm, what is 80#?`: what the question takes for granted is checked before it is used. */
export const correctedWeight: Skill = {
  id: 'paper-corrected-weight',
  answer: ({ text }) => {
    if (!PREMISE.test(text)) return undefined;
    const named = namedPapers(text);
    const claim = claimIn(text, named);
    if (!claim) return undefined;
    const { paper, gsm } = claim;
    const right = gsmOfPounds(paper.value, paper.grade);
    const others = named
      .filter(({ unit, value }) => unit === 'pounds' && value !== paper.value)
      .map(({ value, grade }) => ({ value, grade: grade ?? paper.grade }));
    if (others.length === 0) return undefined;
    const isRight = Math.abs(right - gsm) <= NEAR * right;
    const other = (['text', 'cover', 'bond', 'index'] as const).find(
      (id) => id !== paper.grade && Math.abs(gsmOfPounds(paper.value, id) - gsm) <= NEAR * gsm,
    );
    const mixed = other ? `, not ${gsm}: that is ${paper.value}# ${other}` : `, not ${gsm}`;
    const lead = isRight ? '' : `${paper.value}# ${nameOf(paper.grade)} is **${right} gsm**${mixed}. So `;
    const lines = others.map(
      ({ value, grade }) => `${value}# ${nameOf(grade)} is **${gsmOfPounds(value, grade)} gsm**`,
    );
    return answers(`${lead}${lines.join(', ')}.`, [
      ...[paper, ...others].map(({ value, grade }) => ({
        entry: `${value}# ${gradeOf(grade).name}`,
        place: WEIGHTS,
      })),
      { entry: 'Conversion factors by grade', place: WEIGHTS },
    ]);
  },
};

const nameOf = (grade: GradeId): string => gradeOf(grade).name.toLowerCase();

function claimIn(text: string, named: readonly NamedPaper[]): Claim | undefined {
  for (const paper of named) {
    const [, gsm] = SAYS.exec(text.slice(paper.end)) ?? [];
    if (paper.unit === 'pounds' && paper.grade && gsm !== undefined)
      return { paper: { ...paper, grade: paper.grade }, gsm: Number(gsm) };
  }
  return undefined;
}
