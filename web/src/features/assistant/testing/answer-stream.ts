import { jest } from '@jest/globals';
import type { ChatAnswer } from '@printpartner/contracts/types';

export const eventText = (type: string, data: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;

/** A streamed answer as the gateway sends it. */
export const answerText = (answer: ChatAnswer): string =>
  eventText('delta', { text: answer.response }) +
  eventText('sources', { sources: answer.sources }) +
  eventText('done', { answer });

/** A body that arrives in these pieces, and stays open if `isOpen`; jsdom has no streams. */
export function bodyOf(pieces: readonly Uint8Array[], isOpen = false): ReadableStream<Uint8Array> {
  const left = [...pieces];
  const read = () => {
    const value = left.shift();
    if (value) return Promise.resolve({ done: false, value });
    return isOpen ? new Promise(() => undefined) : Promise.resolve({ done: true });
  };
  const body = { getReader: () => ({ read, cancel: () => Promise.resolve() }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of a stream
  return body as unknown as ReadableStream<Uint8Array>;
}

interface Reply {
  status?: number;
  /** The body; of a refusal a problem document. */
  text: string;
  /** The stream never ends. */
  isOpen?: boolean;
}

/** Mocks `fetch` for the assistant; `reply` may throw, as without a connection. Returns the sent bodies. */
export function answerQuestions(reply: () => Reply): { message: string; conversationHistory: unknown[] }[] {
  const sent: { message: string; conversationHistory: unknown[] }[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((_url, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    try {
      const { status = 200, text, isOpen = false } = reply();
      const response = {
        ok: status < 400,
        status,
        statusText: '',
        headers: new Headers(),
        body: bodyOf([new TextEncoder().encode(text)], isOpen),
        text: () => Promise.resolve(text),
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
      return Promise.resolve(response as unknown as Response);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new TypeError('Failed to fetch'));
    }
  });
  return sent;
}
