import { countText, provenanceOf } from '@printpartner/print-knowledge/figures';
import { gradesNamed } from '@printpartner/print-knowledge/measure';
import {
  basisArea,
  boards,
  conversionSource,
  coverFrom,
  grades,
  GSM_CONSTANT,
  gsmOf,
  paperWeights,
  poundsOf,
  wholeGsm,
  type CaliperFinish,
  type GradeId,
} from '@printpartner/print-knowledge/paper';
import { paperOf } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import type { TypedPaper } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet('gsm gram grams pound lb # weight basis equivalent equal metric grammage heavy');
const gsmWords = wordSet('gsm gram grams metric grammage');
const poundWords = wordSet('pound pounds lb lbs #');
/** The text after these words says what to convert to. */
const TARGET = /\b(?:to|in|into|as|equals?)\b|=/;
const MAX_WEIGHT = 2000;

/** `100# gloss to gsm`, `120 gsm in pounds`, `80# cover in text`: basis weight and gsm. */
export function stockWeights(query: Query): readonly Answer[] {
  const { papers, sizes, pages, quantity, ounces } = query;
  const [paper] = papers;
  if (!paper || papers.length > 1 || sizes.length > 0) return [];
  if ((pages ?? quantity ?? ounces) !== undefined || !hasOnly(query, known)) return [];
  if (paper.value < 1 || paper.value > MAX_WEIGHT) return [];
  const isAsked = query.words.some((word) => gsmWords.has(word));
  if (paper.unit === 'points') return isAsked ? ofBoard(paper.value) : [];
  const [typed, target] = splitAt(paper.unit === 'gsm' ? query.text : paper.text);
  const [own, ...owns] = gradesNamed(typed);
  const [other, ...others] = gradesNamed(target ?? '');
  if (owns.length > 0 || others.length > 0 || (isAsked && other !== undefined && other !== own)) return [];
  if (paper.unit === 'gsm') return [inPounds(paper, other ?? own)];
  if (other && !isAsked)
    return gradesOf(typed, paper.value)
      .slice(0, 1)
      .map((from) => inGrade(paper.value, from, other));
  const found = gradesOf(typed, paper.value);
  const isExplicit = own !== undefined;
  if (!isAsked && (!isExplicit || query.words.some((word) => poundWords.has(word)))) return [];
  return found.map((grade) => inGsm(paper.value, grade, isExplicit));
}

function splitAt(text: string): [typed: string, target: string | undefined] {
  const weight = text.search(/\d/);
  const found = text.slice(weight).search(TARGET);
  return found < 0 ? [text, undefined] : [text.slice(0, weight + found), text.slice(weight + found)];
}

/** The finishes that a text names. */
export const finishesIn = (text: string): CaliperFinish[] =>
  (['silk', 'uncoated', 'gloss'] as const).filter((finish) => finishWords[finish].test(text));

const finishWords: Readonly<Record<CaliperFinish, RegExp>> = {
  gloss: /\bgloss/,
  silk: /\b(?:silk|satin|matte?|dull|velvet)\b/,
  uncoated: /\buncoated\b/,
};

/** The grade that a text names, or those in which paper of this weight and finish is sold; none if it names two. */
export function gradesOf(text: string, pounds: number): GradeId[] {
  const [grade, ...others] = gradesNamed(text);
  if (others.length > 0 || finishesIn(text).length > 1) return [];
  const named = grade ?? gradeOfPaper(text, pounds);
  if (named) return [named];
  const [finish] = finishesIn(text);
  const sold = paperWeights.rows.filter(
    (row) => row.basis?.pounds === pounds && (!finish || row[finish] !== undefined),
  );
  return sold.flatMap(({ basis }) => basis?.grade ?? []);
}

/** The grade that the readers of spec sheets understand: `110# cardstock` is index. */
function gradeOfPaper(text: string, pounds: number): GradeId | undefined {
  const { gsm } = paperOf(text);
  return grades.find(({ id }) => gsm !== undefined && gsm === wholeGsm(valueOf(gsmOf(pounds, id))))?.id;
}

/** Board is sold by caliper: its weight depends on the mill. */
function ofBoard(points: number): readonly Answer[] {
  const board = boards.rows.find((row) => row.points === points);
  if (!board) return [];
  const { id, gsmLow, gsmHigh } = board;
  const from = provenanceOf(boards, id, 'gsmHigh');
  return [
    {
      title: `${points} pt in gsm`,
      figure: gsmLow === gsmHigh ? `${gsmLow} gsm` : `${gsmLow}–${gsmHigh} gsm`,
      assumed: ['Board: its weight depends on the mill.'],
      sources: from ? [from] : [],
    },
  ];
}

function inGsm(pounds: number, grade: GradeId, isExplicit: boolean): Answer {
  const gsm = valueOf(gsmOf(pounds, grade));
  return {
    title: `${countText(pounds)}# ${grade} in gsm`,
    figure: `${countText(wholeGsm(gsm))} gsm`,
    arithmetic: `${countText(pounds)} × ${countText(GSM_CONSTANT)} ÷ ${basisArea(grade)} in² = ${decimal(gsm)}`,
    assumed: isExplicit ? [] : [`Read as ${grade}.`],
    sources: [conversionSource],
    opens: opening('stock-converter', { weight: String(pounds), measure: grade }),
  };
}

function inPounds({ value }: TypedPaper, named: GradeId | undefined): Answer {
  const grade = named ?? (value < coverFrom.gsm ? 'text' : 'cover');
  const figure = decimal(valueOf(poundsOf(value, grade)));
  return {
    title: `${countText(value)} gsm in pounds`,
    figure: `${figure}# ${grade}`,
    arithmetic: `${countText(value)} × ${basisArea(grade)} in² ÷ ${countText(GSM_CONSTANT)} = ${figure}`,
    assumed: named ? [] : [`Paper is usually sold as cover from ${coverFrom.gsm} gsm.`],
    sources: named ? [conversionSource] : [conversionSource, coverFrom.from],
    opens: opening('stock-converter', { weight: String(value), measure: 'gsm' }),
  };
}

function inGrade(pounds: number, from: GradeId, to: GradeId): Answer {
  const gsm = valueOf(gsmOf(pounds, from));
  const figure = decimal(valueOf(poundsOf(gsm, to)));
  return {
    title: `${countText(pounds)}# ${from} as ${to}`,
    figure: `${figure}# ${to}`,
    arithmetic: `${countText(pounds)} × ${basisArea(to)} in² ÷ ${basisArea(from)} in² = ${figure}`,
    assumed: [],
    sources: [conversionSource],
    opens: opening('stock-converter', { weight: String(pounds), measure: from }),
  };
}

/** `1,234.5`. */
const decimal = (value: number): string => countText(Math.round(value * 10) / 10).replace(/^[^.]+$/, '$&.0');

/** The limits above exclude every weight that can't be converted. */
function valueOf(outcome: ReturnType<typeof gsmOf>): number {
  if (!outcome.ok) throw new RangeError(outcome.reason);
  return outcome.value;
}
