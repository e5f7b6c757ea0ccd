import { says, startFakeOpenAi } from '@printpartner/testing/fake-openai';
import { compare, medianOf } from '../harness/figures.ts';
import { readOptions } from '../harness/options.ts';
import { inTurn } from '../harness/rounds.ts';
import { withStarted } from '../harness/system.ts';
import { measureFirstWords } from './first-word.ts';
import { assistantStreams, bareStreams } from './streamed-tokens.ts';

/**
 * Measures the assistant of systems of its own. First the time to the first word of grounded answers, with 64 callers for
 * --seconds (20); then tokens of a model through our stream, against those of the fake endpoint itself in the same run,
 * medians of --rounds (5).
 */
const { seconds, rounds } = readOptions({ seconds: 20, rounds: 5 });
const WORDS = 600;
const env = { TRUST_PROXY: 'loopback' };

await withStarted({ env }, async ({ url }) => {
  await measureFirstWords(url, 3, 0);
  const { answers, p50, p99, perSecond } = await measureFirstWords(url, seconds, 50);
  console.log(
    `first word of ${answers} grounded answers, 64 callers: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${perSecond.toFixed(0)} answers/s`,
  );
});

const fake = await startFakeOpenAi();
const words = Array.from({ length: WORDS }, (_, place) => `word${place % 10} `);
await withStarted({ env: { ...env, OPENAI_BASE_URL: fake.baseUrl } }, async ({ url }) => {
  const rows = [];
  for (const tokenMs of [0, 5]) {
    fake.answerAlways(says(words, { tokenMs }));
    for (const streams of [1, 16]) {
      await assistantStreams(url, streams);
      const runs = await inTurn(rounds, {
        bare: () => bareStreams(fake.baseUrl, streams),
        ours: () => assistantStreams(url, streams),
      });
      const rate = compare(
        runs,
        ({ ours }) => ours.tokensPerSecond,
        ({ bare }) => bare.tokensPerSecond,
      );
      rows.push({
        streams,
        'ms per token': tokenMs,
        'bare tokens/s': rate.theirs.toFixed(0),
        'our tokens/s': rate.ours.toFixed(0),
        ratio: medianOf(runs, ({ bare, ours }) => ours.tokensPerSecond / bare.tokensPerSecond).toFixed(2),
        'µs more per token': medianOf(
          runs,
          ({ bare, ours }) => 1e6 / ours.tokensPerSecond - 1e6 / bare.tokensPerSecond,
        ).toFixed(0),
        'bare first, ms': medianOf(runs, ({ bare }) => bare.firstToken).toFixed(1),
        'our first, ms': medianOf(runs, ({ ours }) => ours.firstToken).toFixed(1),
      });
    }
  }
  console.table(rows);
});
await fake.close();
