import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchEntry } from '../entries/entry.ts';
import { conceptsOf, type Concept } from './synonyms.ts';
import { termsOf } from './terms.ts';

export interface FoundEntry {
  entry: SearchEntry;
  /** The lines that match best, in their order. */
  lines: readonly string[];
}

export interface EntrySearch {
  /** The entries that match, the best first. */
  find: (query: string, limit?: number) => FoundEntry[];
}

const MAX_FOUND = 24;
/** Weight of an entry whose whole title was typed, because another one may have the same words and a number. */
const WHOLE_TITLE = 3;

/** Lets the entries be searched by trade words, synonyms and measures, also misspelled ones. */
export function searchOf(entries: readonly SearchEntry[]): EntrySearch {
  const titles = entries.map(({ title }) => termsOf(title));
  const lines = entries.map((entry) => entry.lines.map((line) => termsOf(line)));
  const index = new MiniSearch<{ id: number; title: string; path: string; lines: string }>({
    fields: ['title', 'path', 'lines'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
    searchOptions: {
      boost: { title: 6, path: 1.5 },
      prefix: (term) => term.length >= 3 && /^[a-z]/.test(term),
      fuzzy: (term) => (/^[a-z]{4,}$/.test(term) ? (term.length >= 7 ? 2 : 1) : false),
      // Who gives a measure means it.
      boostTerm: (term) => (/\d/.test(term) ? 2.5 : 1),
      weights: { fuzzy: 0.6, prefix: 0.5 },
    },
  });
  index.addAll(
    entries.map(({ path }, id) => ({
      id,
      title: titles[id]?.join(' ') ?? '',
      path: termsOf(path.join(' / ')).join(' '),
      lines: lines[id]?.flat().join(' ') ?? '',
    })),
  );

  function find(query: string, limit = MAX_FOUND): FoundEntry[] {
    const terms = termsOf(query);
    if (terms.length === 0) return [];
    const concepts = conceptsOf(terms);
    const found = index.search({ combineWith: 'OR', queries: concepts.map((concept) => queryOf(concept)) });
    const weighed = concepts.map((concept) => ({ concept, weight: weightOf(concept, found) }));
    return found
      .map((result) => {
        const isWhole = titles[result.id]?.join(' ') === terms.join(' ');
        const score = scoreOf(result, weighed) * (isWhole ? WHOLE_TITLE : 1);
        return { entry: entries[result.id], result, score, isAsTyped: isAsTyped(concepts, result) };
      })
      .toSorted((a, b) => Number(b.isAsTyped) - Number(a.isAsTyped) || b.score - a.score)
      .slice(0, limit)
      .flatMap(({ entry, result }) =>
        entry
          ? [{ entry, lines: bestLines(entry.lines, lines[result.id] ?? [], new Set(result.terms)) }]
          : [],
      );
  }

  function scoreOf(result: SearchResult, weighed: readonly WeighedConcept[]): number {
    const entry = entries[result.id];
    if (!entry) return 0;
    const title = titles[result.id] ?? [];
    const matched = shareOf(weighed, (concept) => isMatched(concept, result));
    const inTitle = shareOf(weighed, (concept) => isInTitle(concept, title, result));
    return (
      result.score * matched ** 3 * titleFactor(inTitle, toldOf(title, result)) * placeFactor(entry, weighed)
    );
  }

  return { find };
}

/** Other names count less than what was typed. */
function queryOf({ terms, others }: Concept): Query {
  const typed: Query = { combineWith: 'AND', queries: [terms.join(' ')] };
  if (others.length === 0) return typed;
  return {
    combineWith: 'OR',
    queries: [
      typed,
      ...others.map((other) => ({
        combineWith: 'AND' as const,
        queries: [other.join(' ')],
        boost: { title: 4, path: 1, lines: 0.5 },
        fuzzy: false as const,
        prefix: false as const,
      })),
    ],
  };
}

const isMatched = ({ terms, others }: Concept, { queryTerms }: SearchResult): boolean =>
  [terms, ...others].some((name) => name.every((term) => queryTerms.includes(term)));

/** Whether an entry has the only word of a query, not one that is spelled like it. Of several words, one may be misspelled. */
const isAsTyped = ([concept, ...rest]: readonly Concept[], { terms }: SearchResult): boolean =>
  !concept ||
  rest.length > 0 ||
  [concept.terms, ...concept.others].flat().some((typed) => terms.some((term) => term.startsWith(typed)));

/** A part of the query; what few entries have weighs more. */
interface WeighedConcept {
  concept: Concept;
  weight: number;
}

function weightOf(concept: Concept, found: readonly SearchResult[]): number {
  const count = found.filter((result) => isMatched(concept, result)).length;
  return Math.log(1 + found.length / (1 + count)) + 0.1;
}

/** By weight, 0 to 1. */
function shareOf(weighed: readonly WeighedConcept[], isOne: (concept: Concept) => boolean): number {
  const sum = (some: readonly WeighedConcept[]) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(weighed.filter(({ concept }) => isOne(concept))) / sum(weighed);
}

/** Letters that a misspelled word has in common with the right one. */
const COMMON_BEGINNING = 1;

function isInTitle(
  { terms, others }: Concept,
  title: readonly string[],
  { terms: matched }: SearchResult,
): boolean {
  const isAs = (term: string, typed: string) =>
    term === typed ||
    (matched.includes(term) && term.slice(0, COMMON_BEGINNING) === typed.slice(0, COMMON_BEGINNING));
  return (
    terms.every((typed) => title.some((term) => isAs(term, typed))) ||
    others.some((name) => name.every((term) => title.includes(term)))
  );
}

/** The share of a title that was asked for, 0 to 1. Numbers that weren't asked for don't count. */
function toldOf(title: readonly string[], { terms }: SearchResult): number {
  const matched = title.filter((term) => terms.includes(term)).length;
  const words = title.filter((term) => terms.includes(term) || !/^\d/.test(term)).length;
  return matched / Math.max(1, words);
}

/** More for a title that is what was asked for, or has it, or is a part of it. */
const titleFactor = (asked: number, told: number): number =>
  (1 + asked ** 2) * (1 + told ** 2) * (asked * told === 1 ? EXACT_TITLE : 1);

const EXACT_TITLE = 2;

/**
 * More for what is further out: a section rather than its tips; and for the screen that the query names. A checklist
 * says in short what a guide explains.
 */
function placeFactor({ kind, path }: SearchEntry, weighed: readonly WeighedConcept[]): number {
  const screen = termsOf(path[0] ?? '');
  const isNamed =
    path.length > 1 && weighed.some(({ concept: { terms } }) => terms.every((term) => screen.includes(term)));
  return (
    (1 + 0.9 / (1 + path.length)) *
    (kind === 'checklist' ? 0.6 : 1) *
    (isNamed && weighed.length > 1 ? NAMED_SCREEN : 1)
  );
}

const NAMED_SCREEN = 2.2;

const MAX_LINES = 2;

function bestLines(
  lines: readonly string[],
  termsOfLines: readonly (readonly string[])[],
  terms: ReadonlySet<string>,
): string[] {
  const hits = termsOfLines.map((line) => new Set(line.filter((term) => terms.has(term))).size);
  const chosen = new Set(
    hits
      .map((count, place) => ({ count, place }))
      .toSorted((a, b) => b.count - a.count || a.place - b.place)
      .slice(0, MAX_LINES)
      .map(({ place }) => place),
  );
  return lines.filter((_line, place) => chosen.has(place));
}
