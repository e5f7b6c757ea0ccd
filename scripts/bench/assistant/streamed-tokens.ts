import { randomIp } from '@printpartner/testing/e2e';
import { medianOf } from '../harness/figures.ts';
import { askAssistant, eventType, sseEvents } from './sse-events.ts';

/** The tokens of one run of streams. */
export interface StreamedRun {
  tokensPerSecond: number;
  /** Milliseconds from the request to the first token; of several streams the median. */
  firstToken: number;
}

/** Runs streams at once; `open` begins one, `isToken` tells its tokens from other events. */
async function measureStreams(
  streams: number,
  open: () => Promise<ReadableStream<Uint8Array>>,
  isToken: (data: string) => boolean,
): Promise<StreamedRun> {
  const begun = performance.now();
  const runs = await Promise.all(
    Array.from({ length: streams }, async () => {
      let tokens = 0;
      let first = Number.NaN;
      for await (const { data, at } of sseEvents(await open())) {
        if (!isToken(data)) continue;
        if (tokens === 0) first = at - begun;
        tokens += 1;
      }
      return { tokens, first };
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return {
    tokensPerSecond: runs.reduce((sum, { tokens }) => sum + tokens, 0) / seconds,
    firstToken: medianOf(runs, ({ first }) => first),
  };
}

/** Tokens from the fake endpoint itself. */
export const bareStreams = (baseUrl: string, streams: number): Promise<StreamedRun> =>
  measureStreams(
    streams,
    async () => {
      const answer = await fetch(`${baseUrl}/chat/completions`, { method: 'POST', body: '{"messages":[]}' });
      if (!answer.body) throw new Error('No answer of the fake endpoint');
      return answer.body;
    },
    (data) => data.includes('"content":"'),
  );

/** The same tokens through gateway, queue and chat service. */
export const assistantStreams = (url: string, streams: number): Promise<StreamedRun> =>
  measureStreams(
    streams,
    () => askAssistant(url, 'Tell me about paper.', randomIp()),
    (data) => eventType(data) === 'delta',
  );
