import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { forgetSession } from './forget-session.ts';
import { fetchInkPage } from './read-ink-page.ts';
import { sendPdf } from './send-pdf.ts';

const realFetch = globalThis.fetch;
const sessionId = '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11';
let sent: RequestInit[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    sent.push(init ?? {});
    return Promise.reject(new TypeError('offline'));
  });
  localStorage.setItem('auth_token', 'opaque');
  expectUser('maya');
});
afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
  expectUser(undefined);
  jest.restoreAllMocks();
});

const whoAsks = (headers: HeadersInit | undefined) => {
  const asked = new Headers(headers);
  return [asked.get('authorization'), asked.get('x-expected-user')];
};

it('A5 F3 an upload says who sends it', async () => {
  const open = new AbortController();
  const named: [string, string][] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((...header) => {
    named.push(header);
  });
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => open.abort());
  const nothing = () => {};
  void sendPdf(new FormData(), { signal: open.signal, onSent: nothing, onSentWhole: nothing }).catch(nothing);
  expect(whoAsks(named)).toEqual(['Bearer opaque', 'maya']);
});

it('A5 F9 who wants a page of inks is said, and F3 who has a check removed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(fetchInkPage(sessionId, 1, new AbortController().signal)).rejects.toThrow('offline');
  forgetSession('maya', sessionId);
  expect(sent).toHaveLength(2);
  for (const { headers } of sent) expect(whoAsks(headers)).toEqual(['Bearer opaque', 'maya']);
  expect(sent[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});
