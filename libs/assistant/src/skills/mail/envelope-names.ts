import { envelopes, type Envelope } from '@printpartner/print-knowledge/envelopes';
import { parseSize, type Size } from '@printpartner/print-knowledge/measure';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { has, type Question } from '../../question/question.ts';

/** An envelope that a question names, and its parsed size. */
export interface NamedEnvelope {
  envelope: Envelope;
  size: Size;
}

const NUMBER_BEFORE = String.raw`(?:#|\bno\.? ?|\bnumber |\bnum\.? |\bsize |\ban? |\bstandard |\bregular |\bthe )`;
const ENVELOPE_AFTER = String.raw`(?=[- ](?:window |regular |remittance |reply |return |business |commercial |booklet |size |sized |or )*(?:envelope\b|env\b|window|remittance))`;

/** What each envelope is called; the longest name is found first. */
const patterns: readonly { id: string; pattern: RegExp }[] = [
  {
    id: 'n6-3-4-remittance',
    pattern: /(?:#|\bno\.? ?)?\b6[- ]?3\/4[- ]remit\w*|\bremit\w*[^.?]*\b6[- ]?3\/4/,
  },
  { id: 'n9-remittance', pattern: /(?:#|\bno\.? ?|\bnumber )?\b9[- ]remit\w*/ },
  { id: 'n9-window', pattern: /(?:#|\bno\.? ?|\bnumber )?\b9[- ]window/ },
  { id: 'n10-window', pattern: /(?:#|\bno\.? ?|\bnumber )?\b10[- ](?:single |double )?window/ },
  { id: 'booklet-7-1-4', pattern: /\bbooklet #?7[- ]1\/4|#7[- ]1\/4/ },
  { id: 'booklet-9-1-2', pattern: /\bbooklet #?9[- ]1\/2|#9[- ]1\/2/ },
  { id: 'booklet-6-1-2', pattern: /\bbooklet #?6[- ]1\/2|#6[- ]1\/2/ },
  { id: 'booklet-6', pattern: /\bbooklet #?6\b(?![- ]?[x×\d./])|#6(?![-\d. ]*\d?\/)\b/ },
  { id: 'n6-3-4', pattern: /(?:#|\bno\.? ?|\bnumber )?\b6[- ]?3\/4(?! ?(?:x|×|by|in\b|"))/ },
  { id: 'monarch', pattern: /\bmonarch\b|(?:#|\bno\.? ?)7[- ]?3\/4/ },
  ...[14, 12, 11, 10, 9].map((number) => ({
    id: `n${number}`,
    pattern: new RegExp(
      `(?:#|\\bno\\. ?|\\bnumber |\\bnum\\.? )${number}(?![\\d.]|[- ]\\d\\/\\d| ?(?:x|×) ?\\d)|${NUMBER_BEFORE}${number}${ENVELOPE_AFTER}|(?<![\\d./x×-] ?)\\b${number}[- ]envelope\\b`,
    ),
  })),
  {
    id: 'n10',
    pattern:
      /\b(?:business|commercial|standard|regular|normal|letter|office)(?:[- ](?:size|sized|letter|business))? envelope|\bcom[- ]?10\b/,
  },
  { id: 'a1', pattern: /\b4[- ]?bar\b|\bfour[- ]bar\b/ },
  ...['10', '9', '8', '7', '6', '2', '1'].map((number) => ({
    id: `a${number}`,
    pattern: new RegExp(`\\ba-?${number}\\b(?! ?(?:paper|sheet))|\\ba ${number} (?:envelope|env)\\b`),
  })),
  { id: 'dl', pattern: /\bdl\b/ },
  { id: 'c5', pattern: /\bc5\b/ },
  { id: 'flat-mailer', pattern: /\bflat mailer\b/ },
];

const groupOf = (question: Question): Envelope['group'] | undefined =>
  has(question, 'booklet envelope', 'booklet style', 'open side')
    ? 'booklet'
    : has(question, 'catalog envelope', 'catalogue envelope', 'open end', 'catalog')
      ? 'catalog'
      : undefined;

const withSize = (envelope: Envelope): NamedEnvelope[] => {
  const size = parseSize(envelope.size);
  return size.ok ? [{ envelope, size: size.value }] : [];
};

/** Envelopes named by number or letter, in the order of the text; of a follow-up on “that”, those of the earlier question. */
export function envelopesNamed(question: Question): readonly NamedEnvelope[] {
  const { text, leansOn } = question;
  // A “letter envelope” of a typed size is a class of mail, not a #10.
  const named = namedIn(question.values.sizes.length > 0 ? text.replace(/\bletter(?= envelope)/, ' ') : text);
  const isAboutEarlier =
    leansOn !== undefined && has(question, 'that', 'it', 'this one', 'that one', 'them', 'inside');
  return named.length === 0 && isAboutEarlier && has(leansOn, 'envelope') ? namedIn(leansOn.text) : named;
}

function namedIn(text: string): readonly NamedEnvelope[] {
  const found: { at: number; end: number; id: string }[] = [];
  for (const { id, pattern } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [at, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => at < other.end && other.at < end) || found.some((other) => other.id === id))
      continue;
    found.push({ at, end, id });
  }
  return found
    .toSorted((one, other) => one.at - other.at)
    .flatMap(({ id }) => envelopes.rows.filter((row) => row.id === id).flatMap(withSize));
}

/** Sizes in mm are listed in sixteenths of an inch. */
const NEAR = 0.04;

/** The listed envelopes of a typed size, the named kind first. */
export function envelopesOfSize(question: Question, { width, height }: TrimSize): readonly NamedEnvelope[] {
  const group = groupOf(question);
  const found = envelopes.rows
    .flatMap(withSize)
    .filter(
      ({ size }) =>
        Math.abs(Math.min(size.height, size.width) - Math.min(width, height)) < NEAR &&
        Math.abs(Math.max(size.height, size.width) - Math.max(width, height)) < NEAR,
    );
  const preferred = found.filter(({ envelope }) => envelope.group === group);
  return preferred.length > 0 ? preferred : found;
}

/** An envelope of the guide. */
export function envelopeById(id: string): NamedEnvelope {
  const [found] = envelopes.rows.filter((row) => row.id === id).flatMap(withSize);
  if (!found) throw new RangeError(`Unknown envelope: ${id}`);
  return found;
}
