import { setTimeout as pause } from 'node:timers/promises';
import type { FakeAnswer } from './fake-openai.ts';
import {
  deltaEvent,
  DONE_EVENT,
  finishEvent,
  openStream,
  usageEvent,
  writeInPackets,
  type FinishReason,
  type ToolCallPiece,
  type Usage,
} from './wire.ts';

export interface StreamOptions {
  /** Bytes of a packet; the whole stream by default. */
  packetBytes?: number;
  finish?: FinishReason;
  /** Reported after the last piece; null reports none, as some servers do. */
  usage?: Usage | null;
  /** Milliseconds before the first byte. */
  delayMs?: number;
  /** Milliseconds between two pieces, each a packet; all at once by default. */
  tokenMs?: number;
}

const USAGE: Usage = { prompt_tokens: 200, completion_tokens: 20, total_tokens: 220 };

/** Streams these pieces of text and ends well. */
export const says = (pieces: string | readonly string[], options: StreamOptions = {}): FakeAnswer =>
  stream(
    [pieces].flat().map((content) => deltaEvent({ content })),
    { finish: 'stop', ...options },
  );

/** Refuses in words, as OpenAI’s models do. */
export const refuses = (refusal: string): FakeAnswer => stream([deltaEvent({ refusal })], { finish: 'stop' });

export interface FakeCall {
  name: string;
  /** Sent as JSON, a string as it is. */
  arguments: unknown;
}

/** Calls tools, each call in pieces of a few characters, the pieces of all calls mixed. */
export function calls(
  tools: readonly FakeCall[],
  options: StreamOptions & { text?: string } = {},
): FakeAnswer {
  const begun = tools.map(({ name }, index) =>
    deltaEvent({
      tool_calls: [
        { index, id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } },
      ],
    }),
  );
  const texts = tools.map(({ arguments: given }) =>
    typeof given === 'string' ? given : JSON.stringify(given),
  );
  const pieces: string[] = [];
  for (let from = 0; texts.some((text) => from < text.length); from += PIECE)
    texts.forEach((text, index) => {
      if (from < text.length)
        pieces.push(
          deltaEvent({ tool_calls: [{ index, function: { arguments: text.slice(from, from + PIECE) } }] }),
        );
    });
  const said = options.text === undefined ? [] : [deltaEvent({ content: options.text })];
  return stream([...said, ...begun, ...pieces], { finish: 'tool_calls', ...options });
}

const PIECE = 5;

/** Sends whole tool calls as they are given, as Ollama does. */
export const callsWhole = (toolCalls: ToolCallPiece[], finish: FinishReason = 'tool_calls'): FakeAnswer =>
  stream([deltaEvent({ tool_calls: toolCalls })], { finish });

function stream(events: readonly string[], options: StreamOptions): FakeAnswer {
  const { finish = 'stop', usage = USAGE, packetBytes = Infinity, delayMs = 0, tokenMs = 0 } = options;
  return async ({ response }) => {
    if (delayMs > 0) await pause(delayMs);
    openStream(response);
    for (const event of tokenMs > 0 ? events : []) {
      response.write(event);
      await pause(tokenMs);
    }
    const text = [
      deltaEvent({ role: 'assistant', content: '' }),
      ...(tokenMs > 0 ? [] : events),
      finishEvent(finish),
      ...(usage ? [usageEvent(usage)] : []),
      DONE_EVENT,
    ].join('');
    await writeInPackets(response, text, packetBytes);
    response.end();
  };
}

/** Ends without a word. */
export const saysNothing = (): FakeAnswer => stream([], { finish: 'stop' });
