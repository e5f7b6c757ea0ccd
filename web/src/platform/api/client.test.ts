import { afterEach, describe, expect, it, jest, test } from '@jest/globals';
import { api, pathOf, readFileName } from './client.ts';

const realFetch = globalThis.fetch;

interface Sent {
  url: string;
  init: RequestInit;
}

function answerWith(status: number, body: string, headers: Record<string, string> = {}): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    sent.push({ url: typeof url === 'string' ? url : '', init: init ?? {} });
    const answer = {
      ok: status < 400,
      status,
      statusText: 'Teapot',
      headers: new Headers(headers),
      text: () => Promise.resolve(body),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return Promise.resolve(answer as Response);
  });
  return sent;
}

function headerOf(sent: Sent | undefined, name: string): string | null {
  return new Headers(sent?.init.headers).get(name);
}

afterEach(() => {
  globalThis.fetch = realFetch;
  localStorage.clear();
});

describe('api', () => {
  it('P6 S7 what a hidden or left page writes outlives it, unless browsers would refuse its length', async () => {
    const sent = answerWith(200, '{}');
    const send = (notes: string) => api('PATCH /api/projects/:id', { params: { id: 7 }, body: { notes } });
    await send('typed last');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await send('typed last');
    await send('é'.repeat(40_000));
    await api('GET /api/projects');
    hidden.mockRestore();
    window.dispatchEvent(new Event('pagehide'));
    await send('typed last');
    window.dispatchEvent(new Event('pageshow'));
    await send('typed after it was shown again');
    expect(sent.map(({ init }) => init.keepalive)).toEqual([false, true, false, false, true, false]);
  });

  it('H8 pathOf fills in parameters and appends a query', () => {
    expect(pathOf('GET /api/projects/:id', { id: 'a/b' })).toBe('/api/projects/a%2Fb');
    expect(pathOf('GET /api/projects')).toBe('/api/projects');
    const path = pathOf('GET /api/preflight/kept', undefined, { projectId: 'a&b' });
    expect(path).toBe('/api/preflight/kept?projectId=a%26b');
  });

  it('A5 api sends the cookie, a request id, and a bearer only if one is stored', async () => {
    const sent = answerWith(200, '{"user":null}');
    await api('GET /api/auth/session');
    localStorage.setItem('auth_token', 'opaque');
    await api('GET /api/auth/session');
    expect(sent[0]?.init.credentials).toBe('include');
    expect(headerOf(sent[0], 'authorization')).toBeNull();
    expect(headerOf(sent[1], 'authorization')).toBe('Bearer opaque');
    expect(headerOf(sent[0], 'x-request-id')).toMatch(/^[0-9a-f]{32}$/);
    expect(headerOf(sent[0], 'x-request-id')).not.toBe(headerOf(sent[1], 'x-request-id'));
  });

  it('A5 api sends no bearer when storage is blocked', async () => {
    const sent = answerWith(200, '{"user":null}');
    const forbidden = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await expect(api('GET /api/auth/session')).resolves.toEqual({ user: null });
    forbidden.mockRestore();
    expect(headerOf(sent[0], 'authorization')).toBeNull();
  });

  it('K8 api begins a trace with the request id, once the configuration says that the server records traces', async () => {
    const sent = answerWith(200, '{"flags":{"tracing":true}}');
    await api('GET /api/config');
    await api('GET /api/projects');
    expect(headerOf(sent[0], 'traceparent')).toBeNull();
    const requestId = headerOf(sent[1], 'x-request-id') ?? '';
    expect(headerOf(sent[1], 'traceparent')).toMatch(new RegExp(`^00-${requestId}-[0-9a-f]{16}-01$`));
    answerWith(200, '{"flags":{}}');
    await api('GET /api/config');
  });

  it('H8 api sends and reads JSON', async () => {
    const sent = answerWith(200, '{"success":true}');
    await expect(api('POST /api/auth/logout', { body: { everywhere: true } })).resolves.toEqual({
      success: true,
    });
    expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"everywhere":true}' });
    expect(headerOf(sent[0], 'content-type')).toBe('application/json');
  });

  it('H8 api throws "status: body" when the answer is not OK', async () => {
    answerWith(418, '');
    await expect(api('GET /api/projects')).rejects.toThrow('418: Teapot');
  });

  it('H8 api aborts after its timeout or with its caller’s signal', async () => {
    const sent = answerWith(200, '{"user":null}');
    const caller = new AbortController();
    await api('GET /api/auth/session', { signal: caller.signal, timeoutMs: 60_000 });
    const late = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late.signal);
    await api('GET /api/auth/session', { signal: new AbortController().signal, timeoutMs: 15_000 });
    caller.abort();
    late.abort();
    expect(sent.map(({ init }) => init.signal?.aborted)).toEqual([true, true]);
  });

  it('H8 a 429 error says how long to wait', async () => {
    answerWith(429, '{"detail":"Later.","code":"request.rate_limited"}', { 'retry-after': '850' });
    await expect(api('GET /api/projects')).rejects.toMatchObject({
      retryAfter: 850,
      detail: 'Too many attempts. Please wait 15 minutes, then try again.',
    });
  });
});

test('S8 readFileName prefers the encoded name and unescapes a quoted one', () => {
  expect(readFileName(null)).toBe('');
  expect(readFileName('inline')).toBe('');
  expect(readFileName('attachment; filename=specs.pdf')).toBe('specs.pdf');
  expect(readFileName('attachment; filename="Spring; \\"2027\\".pdf"')).toBe('Spring; "2027".pdf');
  expect(readFileName(`attachment; filename="Caf?.pdf"; filename*=UTF-8''Caf%C3%A9.pdf`)).toBe('Café.pdf');
});
