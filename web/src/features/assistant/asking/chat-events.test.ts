import { TextDecoder, TextEncoder } from 'node:util';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerText, bodyOf } from '../testing/answer-stream.ts';
import { buildChatAnswer } from '../testing/build-answer.ts';
import { chatEvents, type StreamedEvent } from './chat-events.ts';

// jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const answer = buildChatAnswer({ response: 'A 6 × 9 in card, 14 pt ✓ 𝟏' });
const stream = answerText(answer);
const events: StreamedEvent[] = [
  { type: 'delta', text: answer.response },
  { type: 'sources', sources: [] },
  { type: 'done', answer },
];

async function read(pieces: readonly Uint8Array[]): Promise<StreamedEvent[]> {
  const found: StreamedEvent[] = [];
  for await (const event of chatEvents(bodyOf(pieces))) found.push(event);
  return found;
}

const bytes = (text: string) => new TextEncoder().encode(text);

it('C1 chatEvents reads the same events from a stream split anywhere, also within a character or a line end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.array(fc.nat({ max: 2_000 }), { maxLength: 12 }),
      async (lineEnd, cuts) => {
        const whole = bytes(stream.replaceAll('\n', lineEnd));
        const places = [
          0,
          ...cuts.filter((cut) => cut < whole.length).toSorted((a, b) => a - b),
          whole.length,
        ];
        const pieces = places.slice(1).map((end, place) => whole.slice(places[place], end));
        expect(await read(pieces)).toEqual(events);
      },
    ),
    { numRuns: 60 },
  );
});

it('C1 chatEvents skips pings, unknown events and damaged data, and joins lines of data', async () => {
  const text =
    ': ping\n\nevent: beat\ndata: {}\n\nevent: delta\ndata: {"type"\n\nretry: 5\nevent: delta\nid: 7\ndata: {"type":"delta",\ndata: "text":"14 pt"}\n\n';
  expect(await read([bytes(text)])).toEqual([{ type: 'delta', text: '14 pt' }]);
});

it('C1 chatEvents reads an error’s problem document, whose type is an address', async () => {
  const problem = { type: 'about:blank', status: 503, code: 'chat.not_answering', detail: 'Try again.' };
  const text = `event: error\ndata: ${JSON.stringify(problem)}\n\n`;
  expect(await read([bytes(text)])).toEqual([{ type: 'error', problem }]);
});
