import type { Question } from '../question/question.ts';
import type { JobPart } from './own-job.ts';
import {
  asksField,
  isOwnProjects,
  isOwnResults,
  isOwnSheets,
  isProjectsWord,
  isResultsWord,
  isSheetsWord,
  mayNameSheet,
} from './own-words.ts';
import { asksFitness } from './sheets/mail-fitness.ts';
import { sumAsked } from './sheets/sheet-sums.ts';

/** A question about the user's own work. */
export interface JobQuestion {
  part: JobPart;
  /** As typed, in lowercase with straight quotes. */
  said: string;
  /** Without own work that fits, it is one about print in general: `the spine of my catalog`. */
  isGeneral: boolean;
  /** Only a sheet whose own name it says makes it one about own work: `postage for the harbor postcard`. */
  isOnlyNamed?: true;
  /** The question about own work that this one goes on from. */
  earlier?: JobQuestion;
}

/** Undefined for a question about print in general. */
export function readJobQuestion(question: Question): JobQuestion | undefined {
  const said = question.typed.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const leansOn = question.leansOn && readJobQuestion(question.leansOn);
  const earlier = leansOn && goesOn(said) ? leansOn : undefined;
  const of = (part: JobPart, isGeneral = false): JobQuestion => ({
    part,
    said,
    isGeneral: isGeneral && !earlier,
    ...(earlier && { earlier }),
  });
  if (isOwnResults(said, question.values)) return of('results');
  if (isOwnProjects(said)) return of('projects');
  const sheets = isOwnSheets(said, question.values);
  if (sheets) return of('sheets', sheets === 'maybe');
  if (
    mayNameSheet(question.typed, said, question.values) &&
    (sumAsked(said) !== undefined || asksFitness(said) || asksField(said))
  )
    return { part: 'sheets', said, isGeneral: true, isOnlyNamed: true, ...(earlier && { earlier }) };
  // “And if it were 6 × 9?” is another piece than the sheet's.
  if (!earlier || (earlier.part === 'sheets' && hasFigures(question))) return undefined;
  return earlier.isOnlyNamed
    ? { part: 'sheets', said, isGeneral: true, isOnlyNamed: true, earlier }
    : of(partOf(said, earlier.part));
}

const hasFigures = ({ values }: Question): boolean =>
  values.sizes.length > 0 || values.papers.length > 0 || values.pages !== undefined;

/** A question after one about own work is about the same, unless its words are those of another part. */
function partOf(said: string, earlier: JobPart): JobPart {
  const words: readonly (readonly [JobPart, (said: string) => boolean])[] = [
    ['projects', isProjectsWord],
    ['sheets', isSheetsWord],
    ['results', isResultsWord],
  ];
  const own = words.find(([part]) => part === earlier);
  if (own?.[1](said)) return earlier;
  // Page counts and sizes are asked of a file, too.
  if (earlier === 'results') return isProjectsWord(said) ? 'projects' : 'results';
  return words.find(([, isWord]) => isWord(said))?.[0] ?? earlier;
}

const GOES_ON =
  /^(?:and|also|but|or|so|then|ok(?:ay)?|what about|how about|what of|what else|why|anything else|which|next|this|last|in|on|page|pages|tomorrow|today|the (?:first|second|third|fourth|fifth|last|other))\b|\b(?:it|its|it's|that|this|them|they|those|these|the (?:first|second|third|fourth|fifth|last|other|next)(?: (?:one|two))?|page \d+|how (?:do|can|should) i fix|his|her|their)\b/;
/** `what is saddle stitch?`: a question of its own. */
const DEFINITION = /^(?:what (?:is|are|does|do)|what's|define|explain)\b/;
const POINTS =
  /\b(?:it|its|it's|that|them|they|their|those|these|the (?:first|second|third|fourth|fifth|last|next)|page \d+)\b/;

/** `what's the postage?` after a question about a sheet. */
const ASKS_FIGURE =
  /^what(?:'s| is| are| will| would) the (?!best|cheapest|difference|standard|usual|right)\w+/;

/** `the fall catalog`, to the question which sheet is meant. */
const isName = (said: string): boolean =>
  said.split(' ').length <= 4 &&
  !/^(?:how|why|what|which|who|when|where|is|are|does|do|did|can|will|should)\b/.test(said);

const goesOn = (said: string): boolean =>
  isName(said) ||
  ASKS_FIGURE.test(said) ||
  (GOES_ON.test(said) && (!DEFINITION.test(said) || POINTS.test(said)));

/** The texts of a conversation about own work, the last one first. */
export const chainOf = (question: JobQuestion): readonly JobQuestion[] => [
  question,
  ...(question.earlier ? chainOf(question.earlier) : []),
];
