import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { fetchInkPage } from '../ink/use-ink-view.ts';
import { sendPdf } from './send-pdf.ts';
import { forgetSession } from './analyze-pdf.ts';

const realFetch = globalThis.fetch;
const SESSION_ID = '8c0fd8f6-7f0b-4b6c-9f0c-0d6f1b7c2a11';
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

const identityOf = (init: HeadersInit | undefined) => {
  const headers = new Headers(init);
  return [headers.get('authorization'), headers.get('x-expected-user')];
};

it('A5 F3 an upload sends the identity headers', async () => {
  const aborter = new AbortController();
  const headers: [string, string][] = [];
  jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader').mockImplementation((...header) => {
    headers.push(header);
  });
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => aborter.abort());
  const noop = () => {};
  void sendPdf(new FormData(), { signal: aborter.signal, onProgress: noop, onUploaded: noop }).catch(noop);
  expect(identityOf(headers)).toEqual(['Bearer opaque', 'maya']);
});

it('A5 F9 F3 fetching a page of inks and deleting a session send the identity headers', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await expect(fetchInkPage(SESSION_ID, 1, new AbortController().signal)).rejects.toThrow('offline');
  forgetSession('maya', SESSION_ID);
  expect(sent).toHaveLength(2);
  for (const { headers } of sent) expect(identityOf(headers)).toEqual(['Bearer opaque', 'maya']);
  expect(sent[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});
