import { guideQueries, ownQueries } from '../../../web/search-index/ranked-queries.ts';
import { readApp } from '../../../web/search-index/search-entries.ts';
import { median, medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { compile } from '../harness/system.ts';

/**
 * Times the search over the app's own entries: building its index, finding, and calculating answers. The ratio divides by
 * the time of a fixed loop, measured beside it, so that runs on different machines can be compared. --rounds sets its length.
 */
const { rounds } = readOptions({ rounds: 15 });
const LOOP_STEPS = 5_000_000;

/** Milliseconds. */
function timeOf(run: () => unknown): number {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

/** The same work on every machine. */
function loop(): number {
  let state = 1;
  for (let step = 0; step < LOOP_STEPS; step += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  return state;
}

// Loads the built library, as the browser does.
compile('libs/print-search');
const { answersTo } = await import('@printpartner/print-search/answers');
const { unpackEntries } = await import('@printpartner/print-search/entries');
const { searchOf } = await import('@printpartner/print-search/search');

const entries = unpackEntries(await readApp());
const search = searchOf(entries);
const queries = [...ownQueries, ...guideQueries].map(([query]) => query);
const byQuery = new Map(queries.map((query) => [query, { find: [] as number[], answer: [] as number[] }]));
const builds: number[] = [];
const loops: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  loops.push(timeOf(loop));
  builds.push(timeOf(() => searchOf(entries)));
  for (const [query, times] of byQuery) {
    times.find.push(timeOf(() => search.find(query)));
    times.answer.push(timeOf(() => answersTo(query)));
  }
}

const loopMs = median(loops);
const finds = [...byQuery].map(([query, { find }]) => ({ query, ms: median(find) }));
const answers = [...byQuery].map(([query, { answer }]) => ({ query, ms: median(answer) }));
const slowest = (timed: typeof finds) => timed.reduce((one, other) => (other.ms > one.ms ? other : one));
const row = (what: string, ms: number, query = '') => ({
  what,
  ms: ms.toFixed(2),
  ratio: (ms / loopMs).toFixed(3),
  query,
});

console.log(
  `${entries.length} entries, ${byQuery.size} queries, medians of ${rounds} rounds; the fixed loop took ${loopMs.toFixed(1)} ms`,
);
console.table([
  row('build the index', median(builds)),
  row(
    'find, p50',
    medianOf(finds, ({ ms }) => ms),
  ),
  row('find, slowest', slowest(finds).ms, slowest(finds).query),
  row(
    'answersTo, p50',
    medianOf(answers, ({ ms }) => ms),
  ),
  row('answersTo, slowest', slowest(answers).ms, slowest(answers).query),
]);
