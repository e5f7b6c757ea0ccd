import { conceptsOf, termsOf, type Concept } from '@printpartner/print-search/search';
import type { SearchEntry } from '@printpartner/print-search/entries';
import type { Question } from '../question/question.ts';
import type { Draft } from '../skills/skill.ts';
import type { GuideEntries } from './guide-entries.ts';

const MOST_CANDIDATES = 12;
const MOST_LINES = 4;
/** Of the question's words by weight, so many must be in the entry: fewer is a guess. */
const LEAST_COVERED = 0.62;
/** Words of a question that no guide needs to have. */
const ASKING = new Set(
  (
    'best good better right need want difference different mean meaning explain tell typical typically usual usually normal normally common recommend recommended ' +
    'need required require requirement work works make sure still about between kind type sort many much long big large small high low wide tall ' +
    'get give show use used using go come take look know think please help hi hello hey thank just really very way thing something anything else ' +
    'client customer designer printer job project piece say said ask would could will may might must am was were been being has had did done ' +
    'us me my mine our ours your yours him her his their them some any each every which who whom whose why also too only other another more most less least'
  ).split(' '),
);

interface Weighed {
  concept: Concept;
  weight: number;
}

/** Quotes the entry of the guides that has what the question asks; undefined where none has most of it. */
export function retrievedAnswer(question: Question, guides: GuideEntries): Draft | undefined {
  const concepts = conceptsOf(termsOf(question.text)).filter(
    ({ terms }) => !terms.every((term) => ASKING.has(term)),
  );
  if (concepts.length === 0) return undefined;
  const weighed = concepts.map((concept) => ({ concept, weight: weightOf(concept, guides) }));
  const found = guides.search
    .find(question.text, MOST_CANDIDATES)
    .filter(({ entry }) => entry.kind !== 'screen')
    .map(({ entry, lines }, rank) => ({
      entry,
      lines,
      score: coverage(entry, guides, weighed) - rank * 0.02,
    }));
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  if (!best || coverage(best.entry, guides, weighed) < LEAST_COVERED) return undefined;
  const text = quotation(best.entry, best.lines, guides);
  return text === undefined
    ? undefined
    : { kind: 'answers', text, cites: [{ entry: best.entry.title, place: best.entry.path.join(' › ') }] };
}

/** Rare words weigh more. */
function weightOf(concept: Concept, guides: GuideEntries): number {
  const names = [concept.terms, ...concept.others];
  const count = guides.all.filter((entry) => isIn(names, termsOfEntry(entry))).length;
  return count === 0 ? MISSING_WEIGHT : Math.log(1 + guides.all.length / count);
}

/** A word that no guide has: the question may be about something else. */
const MISSING_WEIGHT = 5;

const entryTerms = new WeakMap<SearchEntry, ReadonlySet<string>>();

function termsOfEntry(entry: SearchEntry): ReadonlySet<string> {
  let terms = entryTerms.get(entry);
  if (!terms) {
    terms = new Set([entry.title, ...entry.path, ...entry.lines].flatMap((text) => termsOf(text)));
    entryTerms.set(entry, terms);
  }
  return terms;
}

const isIn = (names: readonly (readonly string[])[], terms: ReadonlySet<string>): boolean =>
  names.some((name) => name.every((term) => terms.has(term)));

function coverage(entry: SearchEntry, guides: GuideEntries, weighed: readonly Weighed[]): number {
  const below = entry.lines.length === 0 ? guides.childrenOf(entry) : [];
  const terms = new Set([entry, ...below].flatMap((one) => [...termsOfEntry(one)]));
  const sum = (some: readonly Weighed[]) => some.reduce((total, { weight }) => total + weight, 0);
  return sum(weighed.filter(({ concept }) => isIn([concept.terms, ...concept.others], terms))) / sum(weighed);
}

function quotation(entry: SearchEntry, best: readonly string[], guides: GuideEntries): string | undefined {
  const { title, lines } = entry;
  const place = entry.path.at(-1);
  const heading = place === undefined || place === title ? `**${title}**` : `**${title}** (${place})`;
  if (lines.length === 0) {
    const names = guides.childrenOf(entry).map((child) => child.title);
    return names.length === 0 ? undefined : `${heading}: ${names.join(', ')}.`;
  }
  const chosen = lines.length <= MOST_LINES + 2 ? lines : withFirst(lines, best);
  return `${heading}\n\n${chosen.map((line) => `- ${line}`).join('\n')}`;
}

/** The lines that match best, and the first ones, in their order. */
function withFirst(lines: readonly string[], best: readonly string[]): readonly string[] {
  const chosen = new Set([...best, ...lines].slice(0, MOST_LINES));
  return lines.filter((line) => chosen.has(line));
}
