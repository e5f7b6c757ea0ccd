import type { ChatEvent, Problem } from '@printpartner/contracts/types';

/** What the server sends while it answers. `error` ends the stream without an answer. */
export type StreamedEvent = ChatEvent | { type: 'error'; problem: Partial<Problem> };

const LINE_END = /\r\n|\n|\r(?!$)/;
const EVENT_TYPES: ReadonlySet<string> = new Set(['delta', 'tool', 'sources', 'done', 'error']);

/**
 * The events of a text/event-stream, whatever pieces it arrives in.
 *
 * @param onBytes called for everything that arrives, pings included
 */
export async function* chatEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void = () => undefined,
): AsyncGenerator<StreamedEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let lines: string[] = [];
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- a stream is read in its order
      const { done, value } = await reader.read();
      onBytes();
      rest += done ? `${decoder.decode()}\n\n` : decoder.decode(value, { stream: true });
      // A carriage return at the end may be the first half of a line end.
      const found = rest.split(LINE_END);
      rest = found.pop() ?? '';
      for (const line of found) {
        if (line !== '') {
          lines.push(line);
          continue;
        }
        const event = readEvent(lines);
        lines = [];
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    // Also when the reader has seen enough, so that the connection closes.
    await reader.cancel().catch(() => undefined);
  }
}

function readEvent(lines: readonly string[]): StreamedEvent | null {
  const fields = lines.map((line) => /^(\w+)(?:: ?(.*))?$/.exec(line));
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []));
  const data = valuesOf('data').join('\n');
  if (data === '') return null;
  const value = parse(data);
  if (typeof value !== 'object' || value === null) return null;
  // A problem document has a `type` of its own.
  const type = valuesOf('event').at(-1);
  if (type === undefined || !EVENT_TYPES.has(type)) return null;
  const event = type === 'error' ? { type, problem: value } : { ...value, type };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server's events, typed by its contract
  return event as StreamedEvent;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
