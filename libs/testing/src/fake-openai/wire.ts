import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** A piece of a tool call, as `delta.tool_calls` has it. */
export interface ToolCallPiece {
  index?: number;
  id?: string;
  type?: 'function';
  function?: { name?: string; arguments?: string };
}

export interface Delta {
  role?: 'assistant';
  content?: string | null;
  refusal?: string;
  tool_calls?: ToolCallPiece[];
}

export type FinishReason = 'stop' | 'length' | 'tool_calls' | 'content_filter';

export interface Usage {
  prompt_tokens: number;
  completion_tokens: number;
  total_tokens: number;
}

const completion = {
  id: 'chatcmpl-fake',
  object: 'chat.completion.chunk',
  created: 1_780_000_000,
  model: 'fake',
};

const event = (data: unknown): string =>
  `data: ${JSON.stringify({ ...completion, ...(data as object) })}\n\n`;

export const deltaEvent = (delta: Delta): string =>
  event({ choices: [{ index: 0, delta, finish_reason: null }] });

export const finishEvent = (reason: FinishReason): string =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });

/** Comes after the last piece, without choices. */
export const usageEvent = (usage: Usage): string => event({ choices: [], usage });

export const DONE_EVENT = 'data: [DONE]\n\n';

export function openStream(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });
  response.flushHeaders();
}

/**
 * Writes bytes in packets of this size, each alone, so that packets end inside of `data:` and of UTF-8 characters.
 *
 * @param pauseMs between two packets
 */
export async function writeInPackets(
  response: ServerResponse,
  text: string,
  packetBytes: number,
  pauseMs = 0,
): Promise<void> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length && !response.destroyed; from += packetBytes) {
    response.write(bytes.subarray(from, from + packetBytes));
    await (pauseMs > 0 ? pause(pauseMs) : nextTurn());
  }
}
