import type { Question } from '../question/question.ts';
import type { Draft } from '../skills/skill.ts';
import { askingWords, meaningOf } from './asked-words.ts';
import { sourceTitle, type GuideEntries } from './guide-entries.ts';
import { placeValue, soughtIn, type Passage, type SoughtWord } from './passages.ts';

/** Of the question's own words by weight, so many must be in the entry: fewer is a guess. */
const LEAST_COVERED = 0.5;
/** A measure of the user's own piece is in no guide. */
const FIGURE = /^#?[\d.x]+[a-z#%]*$/;
/** Lines of a short entry are quoted whole. */
const SHORT_ENTRY = 6;
const MOST_LINES = 4;
const HINT = 0.6;
/** A word that no guide has: the question may be about something else. */
const UNKNOWN_WORD = 1.2;
/** Words of the entry for each word that no guide has. */
const LEAST_PER_UNKNOWN = 2;
/** Another entry that matches nearly as well is quoted, too. */
const NEARLY = 0.93;

interface Weighed {
  word: SoughtWord;
  weight: number;
}

interface Rated {
  passage: Passage;
  score: number;
}

/** Quotes the entry of the guides that has what the question asks; undefined where none has most of it. */
export function retrievedAnswer({ text }: Question, guides: GuideEntries): Draft | undefined {
  const meaning = meaningOf(text);
  const said = soughtIn(meaning.rest, false).filter(
    ({ names }) => !names[0]?.every((term) => askingWords.has(term)),
  );
  const meant = soughtIn(meaning.words, true);
  if (said.length + meant.length === 0) return undefined;
  const weighed = [...said, ...meant].map((word) => ({ word, weight: weightOf(word, guides) }));
  const rated = guides.passages.flatMap((passage) => {
    const score = scoreOf(passage, weighed);
    return score > 0 ? [{ passage, score }] : [];
  });
  const [best] = rated.toSorted((a, b) => b.score - a.score);
  if (!best || coveredBy(best.passage.entry, weighed, guides) < LEAST_COVERED) return undefined;
  if (
    matchedIn(best.passage.entry, weighed, guides) <
    LEAST_PER_UNKNOWN * weighed.filter(({ weight }) => weight === UNKNOWN_WORD).length
  )
    return undefined;
  const other = rated
    .filter(({ passage, score }) => passage.entry !== best.passage.entry && score >= best.score * NEARLY)
    .toSorted((a, b) => b.score - a.score)[0];
  const quoted = [best, ...(other ? [other] : [])].flatMap(({ passage: { entry } }) => {
    const quotation = quotationOf(entry, rated, guides);
    return quotation === undefined ? [] : [{ entry, quotation }];
  });
  if (quoted.length === 0) return undefined;
  return {
    kind: 'answers',
    text: quoted.map(({ quotation }) => quotation).join('\n\n'),
    cites: [],
    links: quoted.map(({ entry }) => ({ title: sourceTitle(entry), address: entry.address })),
  };
}

/** Rare words weigh more; a hint weighs less than what was said. */
function weightOf(word: SoughtWord, guides: GuideEntries): number {
  const count = guides.passages.filter((passage) => placeValue(word, passage) > 0).length;
  if (count === 0) return word.isHint || isFigure(word) ? 0 : UNKNOWN_WORD;
  const weight = Math.log(1 + guides.passages.length / count);
  return word.isHint ? weight * HINT : weight;
}

const isFigure = ({ names: [name = []] }: SoughtWord): boolean => name.every((term) => FIGURE.test(term));

const CHECKLIST = 0.92;

function scoreOf(passage: Passage, weighed: readonly Weighed[]): number {
  const score = weighed.reduce((total, { word, weight }) => total + weight * placeValue(word, passage), 0);
  return passage.entry.kind === 'checklist' ? score * CHECKLIST : score;
}

/** 0 to 1: how much of what was said is in the entry, its titles and what is below it. */
function coveredBy(entry: Passage['entry'], weighed: readonly Weighed[], guides: GuideEntries): number {
  const own = guides.passages.filter((passage) => passage.entry === entry);
  const said = weighed.some(({ word }) => !word.isHint)
    ? weighed.filter(({ word }) => !word.isHint)
    : weighed;
  const sum = (some: readonly Weighed[]) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(said.filter(({ word }) => own.some((passage) => placeValue(word, passage) > 0))) / sum(said);
}

/** How many of the words that were said the entry has. */
function matchedIn(entry: Passage['entry'], weighed: readonly Weighed[], guides: GuideEntries): number {
  const own = guides.passages.filter((passage) => passage.entry === entry);
  return weighed.filter(({ word }) => !word.isHint && own.some((passage) => placeValue(word, passage) > 0))
    .length;
}

function quotationOf(
  entry: Passage['entry'],
  rated: readonly Rated[],
  guides: GuideEntries,
): string | undefined {
  const { title, lines, path } = entry;
  const place = path.at(-1);
  const heading = place === undefined || place === title ? `**${title}**` : `**${title}** (${place})`;
  if (lines.length === 0) {
    const below = guides.childrenOf(entry).map((child) => child.title);
    return below.length === 0 ? heading : `${heading}: ${below.join(', ')}.`;
  }
  if (lines.length === 1) return `${heading}: ${lines[0]}`;
  const best = rated
    .filter(({ passage }) => passage.entry === entry)
    .toSorted((a, b) => b.score - a.score)
    .map(({ passage }) => passage.line);
  const chosen = new Set(
    [...best, ...lines.keys()].slice(0, lines.length <= SHORT_ENTRY ? undefined : MOST_LINES),
  );
  return `${heading}\n\n${lines
    .filter((_line, place_) => chosen.has(place_))
    .map((line) => `- ${line}`)
    .join('\n')}`;
}
