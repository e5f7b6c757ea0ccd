import type { SearchEntry } from '@printpartner/print-search/entries';
import type { Question } from '../question/question.ts';
import type { Draft } from '../skills/skill.ts';
import { sourceTitle, type GuideEntries } from './guide-entries.ts';
import type { Passage } from './passages.ts';
import { quotationOf } from './quotation.ts';
import { weighedWords, type WeighedWord } from './weighed-words.ts';

/** Share of the question's own words, by weight, that the entry must have; with fewer it is a guess. */
const MIN_COVERED = 0.5;
/** Words that the entry has for each word that no guide has. */
const MIN_PER_UNKNOWN = 2;
/** Another entry that matches nearly as well is quoted, too. */
const NEARLY = 0.93;
/** A checklist says in short what a guide explains. */
const CHECKLIST = 0.92;

interface Rated {
  passage: Passage;
  score: number;
}

/** Quotes the entry of the guides that has what the question asks; undefined where none has most of it. */
export function retrievedAnswer({ text }: Question, guides: GuideEntries): Draft | undefined {
  const words = weighedWords(text, guides.passages);
  const rated = ratedBy(words);
  const [best] = rated;
  if (!best || !isAbout(best.passage.entry, words, guides)) return undefined;
  const { entry } = best.passage;
  const other = rated.find(({ passage }) => passage.entry !== entry);
  const quoted = other && other.score >= best.score * NEARLY ? [entry, other.passage.entry] : [entry];
  return {
    kind: 'answers',
    text: quoted.map((one) => quotationOf(one, bestLines(one, rated), guides)).join('\n\n'),
    cites: [],
    links: quoted.map((one) => ({ title: sourceTitle(one), address: one.address })),
  };
}

/** The passages that have a word of the question, the best first. */
function ratedBy(words: readonly WeighedWord[]): readonly Rated[] {
  const scores = new Map<Passage, number>();
  for (const { weight, found } of words)
    for (const [passage, value] of found) scores.set(passage, (scores.get(passage) ?? 0) + weight * value);
  return [...scores]
    .map(([passage, score]) => ({
      passage,
      score: passage.entry.kind === 'checklist' ? score * CHECKLIST : score,
    }))
    .toSorted((a, b) => b.score - a.score);
}

/** Whether the entry has most of what was said. */
function isAbout(entry: SearchEntry, words: readonly WeighedWord[], guides: GuideEntries): boolean {
  const own = guides.passages.of(entry);
  const isIn = ({ found }: WeighedWord) => own.some((passage) => found.has(passage));
  const said = words.filter(({ isHint }) => !isHint);
  const known = said.filter(isIn);
  const unknown = said.filter(({ isUnknown }) => isUnknown);
  const asked = said.length > 0 ? said : words;
  return (
    sumOf(asked.filter(isIn)) >= MIN_COVERED * sumOf(asked) &&
    known.length >= MIN_PER_UNKNOWN * unknown.length
  );
}

const sumOf = (words: readonly WeighedWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

const bestLines = (entry: SearchEntry, rated: readonly Rated[]): readonly number[] =>
  rated.flatMap(({ passage }) => (passage.entry === entry && passage.line >= 0 ? [passage.line] : []));
