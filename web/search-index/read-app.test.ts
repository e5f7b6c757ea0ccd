import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createAnswerer, type Answerer } from '@printpartner/assistant/answerer';
import {
  askAll,
  evaluatedQuestions,
  faultsOf,
  type EvaluatedQuestion,
} from '@printpartner/assistant/evaluation';
import { limits, type LimitId } from '@printpartner/print-knowledge/limits';
import { type PackedPlace, type SearchEntry, unpackEntries } from '@printpartner/print-search/entries';
import { searchOf } from '@printpartner/print-search/search';
import { cannedAnswers } from '../src/features/assistant/offline/canned-answers.ts';
import { conflictsIn, limitsIn } from './named-limits.ts';
import { guideQueries, heldOutQueries, ownQueries, type RankedQuery } from './ranked-queries.ts';
import { buildAll } from '../../scripts/start/build.ts';
import { inProject } from '../../scripts/project-root.ts';

/** The share of all queries that have the right entry first, and among the first three. */
const MIN_FIRST = 0.95;
const MIN_IN_FIRST_THREE = 0.99;
/** Bytes. */
const MAX_PACKED = 28_500;
/** The share of all questions that are answered right. */
const MIN_RIGHT = 0.97;
/** The test waits longer than a build does for the screens. */
const BUILD_MS = 1_000_000;
/** Known to be answered wrong; another one fails the test even where the share is reached. */
const knownWrong: ReadonlySet<string> = new Set();

/** These ask about limits that the evaluation doesn’t ask for. */
const questionsOfLimits = [
  'Which profiles does preflight have?',
  'Which large format profile does preflight have?',
  'Is 700 ppi too high for an image?',
  'Smallest type in a newspaper?',
  'How small can white type be on newsprint?',
  'Smallest type on a banner?',
  'Thinnest line on a banner?',
  'Safe margin of a banner?',
];
/** Compared with the engine’s profiles, but in no sentence. */
const onlyInPreflight: readonly LimitId[] = [
  'resolution-most-newspaper',
  'resolution-most-large-format',
  'bitmap-digital',
  'bitmap-large-format',
];

type Answer = Awaited<ReturnType<Answerer['answer']>>;

const now = new Date('2026-11-23T15:00:00Z');
const answered: { question: EvaluatedQuestion; answer: Answer }[] = [];

// The built entries are read: rendering every screen again takes longer than all that is asked of it.
let places: readonly PackedPlace[] = [];
let entries: readonly SearchEntry[] = [];

beforeAll(async () => {
  await buildAll(() => undefined);
  places = JSON.parse(readFileSync(inProject('web', 'dist', 'search-entries.json'), 'utf8'));
  entries = unpackEntries(places);
}, BUILD_MS);

function isExpected({ title, path }: SearchEntry, expected: readonly string[]): boolean {
  return expected.some((one) => {
    const [name, place = ''] = one.split(' @ ');
    return title === name && path.join(' › ').includes(place);
  });
}

/** The queries whose right entry is below a rank; empty if they are no more than a share of all. */
function missedBelow(most: number, least: number, queries: readonly RankedQuery[]): string[] {
  const search = searchOf(entries);
  const missed = queries.flatMap(([query, ...expected]) => {
    const rank = search.find(query).findIndex(({ entry }) => isExpected(entry, expected)) + 1;
    return rank >= 1 && rank <= most ? [] : [`${query}: ${rank === 0 ? 'not found' : rank}`];
  });
  return missed.length > queries.length - Math.ceil(least * queries.length) ? missed : [];
}

/** An item of a checklist says everything in its title. */
const isItem = ({ kind, path }: SearchEntry): boolean =>
  kind === 'checklist' ? path.length > 2 : path.at(-1) === 'Ready to mail?';

describe('the search', () => {
  it('G10 the right entry is first for 95 % of the queries, and in the first three for 99 %', () => {
    const queries = [...ownQueries, ...guideQueries];
    expect(missedBelow(1, MIN_FIRST, queries)).toEqual([]);
    expect(missedBelow(3, MIN_IN_FIRST_THREE, queries)).toEqual([]);
  });

  it('G10 of queries that nothing was adjusted to, three of four have the right entry first', () => {
    expect(missedBelow(1, 0.75, heldOutQueries)).toEqual([]);
    expect(missedBelow(3, 0.9, heldOutQueries)).toEqual([]);
  });

  it('G10 nothing of the build machine or of one user is in the index', () => {
    const texts = entries.flatMap(({ lines }) => lines).join('\n');
    expect(texts).not.toMatch(/localhost|no purchase found|of your provider|doesn’t support notifications/);
  });

  it('G10 every entry has its own address', () => {
    const addresses = entries.map(({ address }) => address);
    const repeated = addresses.filter((address, place) => addresses.indexOf(address) !== place);
    expect(addresses.length).toBeGreaterThan(300);
    expect(repeated).toEqual([]);
  });

  it('G10 every entry of a guide or checklist has text, or entries in it', () => {
    const parts = entries.filter(({ kind }) => kind === 'guide' || kind === 'checklist');
    const isParent = ({ title, path }: SearchEntry) =>
      parts.some((other) => [...path, title].every((part, depth) => other.path[depth] === part));
    const empty = parts.filter((entry) => entry.lines.length === 0 && !isParent(entry) && !isItem(entry));
    expect(empty.map(({ address }) => address)).toEqual([]);
  });

  it('G10 the packed entries take less than 28.5 kB to load', () => {
    expect(gzipSync(JSON.stringify(places)).byteLength).toBeLessThan(MAX_PACKED);
  });
});

describe('the assistant, by its evaluation', () => {
  let answerer: Answerer;

  beforeAll(async () => {
    answerer = createAnswerer(entries, ({ entry, place }) => {
      throw new Error(`No entry of the guides: ${entry} @ ${place ?? ''}`);
    });
    for (const question of evaluatedQuestions) {
      const answer = await askAll(question, (message, history) =>
        answerer.answer({ message, history, now, timeZone: 'America/New_York' }),
      );
      answered.push({ question, answer });
    }
  });

  it('C3 answers at least 97 % of the evaluation’s questions with the required facts and no forbidden one', () => {
    const wrong: string[] = [];
    const faults: string[] = [];
    for (const { question, answer } of answered) {
      const found = faultsOf(question, answer);
      if (found.length === 0) continue;
      wrong.push(question.id);
      if (!knownWrong.has(question.id))
        faults.push(`${question.id} (${[question.ask].flat().join(' / ')}): ${found.join(', ')}`);
    }
    expect(faults).toEqual([]);
    expect(wrong.length / evaluatedQuestions.length).toBeLessThanOrEqual(1 - MIN_RIGHT);
  });

  it('C6 the evaluation has at least 200 questions, each with its own id', () => {
    const ids = evaluatedQuestions.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(200);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });

  it('C3 no answer of the evaluation has a figure with more than six decimals', () => {
    for (const { answer } of answered) {
      const { response, workings, specs } = answer;
      expect(JSON.stringify([response, workings, specs])).not.toMatch(/\.\d{7}/);
    }
  });

  it('C3 every answer of the evaluation cites only addresses of our own screens', () => {
    for (const { address } of answered.flatMap(({ answer }) => answer.sources))
      expect(address).toMatch(
        /^\/(?:[a-z-]*)(?:\?(?:tab|calculators|entry|section|settings|assistant)=.*)?$/,
      );
  });

  it('G11 no guide, checklist or answer names another figure than the table of limits', () => {
    const asked = questionsOfLimits.map((message) =>
      answerer.answer({ message, history: [], now, timeZone: 'America/New_York' }),
    );
    const said = [
      ...entries.flatMap(({ path, title, lines }) => [
        title,
        ...lines.map((line) => [...path, title, line].join(' – ')),
      ]),
      ...[...answered.map(({ answer }) => answer), ...asked].map(({ response }) => response),
      ...Object.values(cannedAnswers).map(({ response }) => response),
    ];
    expect([...new Set(said.flatMap(conflictsIn))]).toEqual([]);
    // The patterns still find every limit.
    const named = new Set(said.flatMap(limitsIn));
    expect(limits.map(({ id }) => id).filter((id) => !named.has(id))).toEqual(onlyInPreflight);
  });
});
