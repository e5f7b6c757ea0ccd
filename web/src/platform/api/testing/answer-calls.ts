import { jest } from '@jest/globals';

/** Mocks `fetch`: `answer` gives the JSON for each call. Returns the calls as "PATCH /api/projects/1 {…}". */
export function answerCalls(
  answer: (call: string) => unknown,
  headersOf: (call: string) => Record<string, string> = () => ({}),
): string[] {
  const calls: string[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const body = typeof init?.body === 'string' ? ` ${init.body}` : '';
    const call = `${init?.method} ${typeof url === 'string' ? url : ''}${body}`;
    calls.push(call);
    const text = JSON.stringify(answer(call));
    const headers = new Headers(headersOf(call));
    const response = { ok: true, status: 200, headers, text: () => Promise.resolve(text) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return Promise.resolve(response as Response);
  });
  return calls;
}
