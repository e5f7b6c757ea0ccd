import { says, startFakeOpenAi } from '@printpartner/testing/fake-openai';
import { freePort } from '../../engines/ports.ts';
import { startSystem } from '../../start/start-system.ts';
import { withSystem } from '../../test/with-system.ts';
import { median } from '../preflight/median.ts';
import { measureFirstWords } from './first-word.ts';
import { assistantStreams, bareStreams, type StreamedRun } from './streamed-tokens.ts';

/**
 * Measures the assistant of systems of its own. First the time to the first word of grounded answers, with 64 callers for
 * SECONDS (20); then tokens of a model through our stream, against those of the fake endpoint itself in the same run,
 * medians of ROUNDS (5).
 */
const SECONDS = Number(process.env['SECONDS'] ?? 20);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const WORDS = 600;

const log = (line: string) => console.log(line);

async function runSystemWith<T>(
  more: { openaiBaseUrl?: string },
  work: (url: string) => Promise<T>,
): Promise<T> {
  return withSystem(async ({ dataDir, onSupervisor }) => {
    const port = await freePort();
    await startSystem(
      { port, host: 'localhost', dataDir, trustProxy: 'loopback', graceSeconds: 2, ...more },
      log,
      onSupervisor,
    );
    return work(`http://localhost:${port}`);
  });
}

await runSystemWith({}, async (url) => {
  await measureFirstWords(url, 3, 0);
  const { answers, p50, p99, perSecond } = await measureFirstWords(url, SECONDS, 50);
  console.log(
    `first word of ${answers} grounded answers, 64 callers: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${perSecond.toFixed(0)} answers/s`,
  );
});

const fake = await startFakeOpenAi();
const words = Array.from({ length: WORDS }, (_, place) => `word${place % 10} `);
await runSystemWith({ openaiBaseUrl: fake.baseUrl }, async (url) => {
  const rows = [];
  for (const tokenMs of [0, 5]) {
    fake.answerAlways(says(words, { tokenMs }));
    for (const streams of [1, 16]) {
      const runs: { bare: StreamedRun; ours: StreamedRun }[] = [];
      await assistantStreams(url, streams);
      for (let round = 0; round < ROUNDS; round += 1)
        runs.push({
          bare: await bareStreams(fake.baseUrl, streams),
          ours: await assistantStreams(url, streams),
        });
      const of = (value: (run: (typeof runs)[number]) => number) => median(runs.map(value));
      rows.push({
        streams,
        'ms per token': tokenMs,
        'bare tokens/s': of(({ bare }) => bare.tokensPerSecond).toFixed(0),
        'our tokens/s': of(({ ours }) => ours.tokensPerSecond).toFixed(0),
        ratio: of(({ bare, ours }) => ours.tokensPerSecond / bare.tokensPerSecond).toFixed(2),
        'µs more per token': of(
          ({ bare, ours }) => 1e6 / ours.tokensPerSecond - 1e6 / bare.tokensPerSecond,
        ).toFixed(0),
        'bare first, ms': of(({ bare }) => bare.firstToken).toFixed(1),
        'our first, ms': of(({ ours }) => ours.firstToken).toFixed(1),
      });
    }
  }
  console.table(rows);
});
await fake.close();
