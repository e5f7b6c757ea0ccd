import { jest } from '@jest/globals';

/** `lost`: the answer doesn't arrive. */
type Reply = 'lost' | { status: number; code?: string };

interface SentCall {
  method: string;
  path: string;
  /** The idempotency key. */
  key: string | null;
  /** The user that the call expects to be signed in. */
  user: string | null;
}

/**
 * Mocks `fetch`: the calls are answered with the replies in turn, and with 200 after the last one. Returns both lists, to read and to set.
 *
 * @param noted adds to what is kept of a call
 */
export function answerInTurn<Noted extends object>(noted: () => Noted | Promise<Noted>) {
  const server: { sent: (SentCall & Noted)[]; replies: Reply[] } = { sent: [], replies: [] };
  globalThis.fetch = jest.fn<typeof fetch>(async (url, init) => {
    const headers = new Headers(init?.headers);
    const [key, user] = [headers.get('idempotency-key'), headers.get('x-expected-user')];
    const path = typeof url === 'string' ? url : '';
    server.sent.push({ method: init?.method ?? '', path, key, user, ...(await noted()) });
    const reply = server.replies.shift() ?? { status: 200 };
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    const { status, code } = reply;
    const text = JSON.stringify(code ? { code, detail: 'Refused.' } : { success: true });
    const answer = {
      ok: status < 400,
      status,
      statusText: '',
      headers: new Headers(),
      text: async () => text,
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return answer as unknown as Response;
  });
  return server;
}
