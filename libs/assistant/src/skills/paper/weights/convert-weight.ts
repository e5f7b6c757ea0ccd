import { gradeOf, type GradeId } from '@printpartner/print-knowledge/paper';
import { has, type Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { calipersText, gsmText, type PaperFigures } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { gradesIn } from '../named/paper-words.ts';
import { listText } from '../named/prose.ts';
import { fromGsm, fromPoints, severalFromGsm } from './gsm-in-pounds.ts';
import { gsmWorking } from './gsm-working.ts';
import { toAllGrades, toGrade } from './other-grades.ts';

const GSM = /\bgsm\b|\bgrams?\b|\bg ?\/ ?m|\bgrammage\b|\bmetric\b/;
const POUNDS =
  /\blbs?\b|\bpounds?\b|#|\b(?:us|u\.s\.?|american) (?:weight|paper|equivalent|terms|size)|\bbasis weight\b|\bimperial\b/;
const OTHER_WAY =
  /\bequivalen\w*|\bequals?\b|\bconver\w*|\bsame as\b|\btranslat\w*|=|\b(?:us|u\.s\.?|american)\b|\bcall(?:ed|s)?\b|\bname\b|\bclos(?:e|est)\b|\bnearest\b/;
const ALONE = /^(?:(?:what|how much) (?:is|are) |what's )?(?:a |an )?@(?: paper| stock)?$/;

/** `80# text in gsm`, `300 gsm in lb`, `100# text as cover`, `20# bond equivalent`. */
export const convertWeight: Skill = {
  id: 'paper-convert-weight',
  answer: (question) => {
    const { named, figures, rest } = papersOf(question);
    const [paper] = named;
    if (!paper || named.some(({ unit }) => unit !== paper.unit) || has(question, 'page', 'spine'))
      return undefined;
    const target = targetGrade(
      rest,
      figures.map(({ basis: own }) => own?.grade),
    );
    const isMoved = GSM.test(rest) || POUNDS.test(rest) || OTHER_WAY.test(rest);
    if (paper.unit === 'gsm') {
      if (THICK.test(rest) && !POUNDS.test(rest)) return undefined;
      const isAsked = POUNDS.test(rest) || OTHER_WAY.test(rest) || target !== undefined || ALONE.test(rest);
      return isAsked ? (named.length === 1 ? fromGsm(figures, target) : severalFromGsm(figures)) : undefined;
    }
    if (paper.unit === 'points')
      return isMoved || (named.length === 1 && WEIGHS.test(rest) && isSheetOnly(question))
        ? fromPoints(figures)
        : undefined;
    if (GSM.test(rest) && target === undefined) return toGsm(figures, THICK.test(rest));
    if (
      target &&
      !/\b(?:good|best|recommend\w*|suggest\w*|stock for|cover stock)\b/.test(rest) &&
      /\b(?:to|in|as|into|is|equals?|equivalen\w*|conver\w*|same|would|what|which)\b|=/.test(rest)
    )
      return toGrade(figures, target);
    return OTHER_WAY.test(rest) && named.length === 1 ? toAllGrades(figures) : undefined;
  },
};

/** `how much does 16 pt weigh`: the stock, not a piece of it. */
const WEIGHS = /\b(?:how (?:much|heavy)|what)\b.*\b(?:weighs?|weight|heavy)\b/;
const isSheetOnly = ({ values, text }: Question): boolean =>
  values.sizes.length === 0 &&
  values.quantity === undefined &&
  !/\b(?:cards?|post ?cards?|letters?|mail\w*|books?|booklets?|folders?|pieces?|envelopes?)\b/.test(text);

/** The other grade that the words name. */
function targetGrade(rest: string, own: readonly (GradeId | undefined)[]): GradeId | undefined {
  const named = gradesIn(rest).filter((grade) => !own.includes(grade));
  return named.length === 1 ? named[0] : undefined;
}

const basis = (grade: GradeId): string => {
  const { basisHeight, basisWidth } = gradeOf(grade);
  return `${basisHeight} × ${basisWidth} in`;
};

function toGsm(figures: readonly PaperFigures[], withCaliper: boolean): Draft | undefined {
  const known = figures.filter(({ gsm }) => gsm);
  const [first, second] = known;
  if (!first?.gsm) return undefined;
  const parts = known.map(({ name, gsm }) => `${name} is **${gsm ? gsmText(gsm) : ''}**`);
  const grades = new Set(known.map((one) => one.basis?.grade));
  const why =
    second && grades.size > 1 && first.basis && second.basis?.pounds === first.basis.pounds
      ? ` Same pounds, different paper: the basis sheet of ${first.basis.grade} is ${basis(first.basis.grade)}, of ${second.basis.grade} ${basis(second.basis.grade)}.`
      : '';
  const trap =
    first.basis?.grade === 'index' && first.basis.pounds === 110
      ? ' “110# cardstock” is usually index, lighter than 80# cover (216 gsm).'
      : '';
  return answers(
    `${listText(parts)}.${why}${trap}${withCaliper ? calipersNote(known) : ''}`,
    known.flatMap(({ cites }) => cites),
    {
      workings: [gsmWorking(known)],
    },
  );
}

const THICK = /\bthick\w*|\bcalipers?\b|\bpoints?\b|\bpts?\b|\bmils?\b/;
const calipersNote = (papers: readonly PaperFigures[]): string =>
  papers
    .map(
      ({ name, calipers }) =>
        ` ${name} is ${calipers.length > 0 ? calipersText(calipers) : 'of a caliper that the guide doesn’t list'} thick.`,
    )
    .join('');
