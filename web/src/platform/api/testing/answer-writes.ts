import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';

interface Call {
  key: string | null;
  user: string | null;
}

/** Mocks `fetch`: every call waits until it is answered, its connection is lost, or it is aborted. */
export function answerWrites() {
  const calls: Call[] = [];
  let settle = { resolve: (_response: Response) => {}, reject: (_error: unknown) => {} };
  globalThis.fetch = jest.fn<typeof fetch>((_url, init) => {
    const headers = new Headers(init?.headers);
    calls.push({ key: headers.get('idempotency-key'), user: headers.get('x-expected-user') });
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      if (init?.signal?.aborted) reject(init.signal.reason);
    });
  });
  return {
    calls,
    called: (times = 1) => waitFor(() => expectCalls(calls, times)),
    lose: () => settle.reject(new TypeError('Failed to fetch')),
    answer: (status: number, body: unknown) => {
      const text = JSON.stringify(body);
      const response = {
        ok: status < 400,
        status,
        headers: new Headers(),
        text: () => Promise.resolve(text),
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
      settle.resolve(response as Response);
    },
  };
}

function expectCalls({ length }: readonly Call[], times: number): void {
  if (length < times) throw new Error(`${length} calls`);
}
