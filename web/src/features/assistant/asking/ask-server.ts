import type { ChatAnswer, ChatEvent, ChatQuestion } from '@printpartner/contracts/types';
import { ApiError, apiStream } from '../../../platform/api/client.ts';
import { chatEvents, type StreamedEvent } from './chat-events.ts';

/** A server that is silent for this long is treated as gone. */
const MAX_SILENCE_MS = 60_000;

export type Progress = Exclude<ChatEvent, { type: 'done' }>;

interface AskOptions {
  signal: AbortSignal;
  onProgress: (event: Progress) => void;
}

/**
 * Asks the server, and reports the answer as it is written.
 *
 * @throws `ApiError` for a refused question; another error without a connection, or if the stream ends too early
 */
export async function askServer(body: ChatQuestion, { signal, onProgress }: AskOptions): Promise<ChatAnswer> {
  const ended = new AbortController();
  const end = () => ended.abort(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ended.abort(new DOMException('No answer', 'TimeoutError')), MAX_SILENCE_MS);
  };
  try {
    listen();
    const stream = await apiStream('POST /api/ai/chat/stream', { body, signal: ended.signal });
    for await (const event of chatEvents(stream, listen)) {
      if (event.type === 'done') return event.answer;
      if (event.type === 'error') throw failureOf(event);
      onProgress(event);
    }
    throw new TypeError('The stream ended before the answer was complete');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

function failureOf({ problem }: Extract<StreamedEvent, { type: 'error' }>): ApiError {
  return new ApiError(problem.status ?? 503, JSON.stringify(problem), 'error');
}
