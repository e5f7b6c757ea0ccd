import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  askAssistant,
  type ChatAnswer,
  readChatMode,
  type RpcInput,
  type RpcOutput,
} from '@printpartner/contracts';
import { AppError, type HandlerCall, HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { NEVER, Observable, of, Subject } from 'rxjs';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';
import { closeGateway } from './test-gateway.ts';

type Question = RpcInput<typeof askAssistant>;
type Reply = RpcOutput<typeof askAssistant>;

/** What the chat service answers; each test sets its own. */
let answer: (question: Question, call: HandlerCall) => Observable<Reply>;
const asked: Question[] = [];
let left = 0;

@Controller()
class Chat {
  @HandleRpc(askAssistant)
  ask(question: Question, call: HandlerCall) {
    asked.push(question);
    return new Observable<Reply>((subscriber) => {
      subscriber.add(() => (left += 1));
      subscriber.add(answer(question, call).subscribe(subscriber));
    });
  }

  @HandleRpc(readChatMode)
  async mode() {
    return { mode: 'grounded' as const };
  }
}

const sources = [{ title: 'Saddle Stitching', address: '/?tab=binding&entry=saddle-stitch' }];
const whole: ChatAnswer = {
  response: '4 to 64 pages.',
  kind: 'answers',
  mode: 'grounded',
  sources,
  workings: [],
  specs: null,
  usesJob: false,
  isIncomplete: false,
};
const events: Reply[] = [
  { type: 'delta', text: '4 to 64 ' },
  { type: 'delta', text: 'pages.' },
  { type: 'sources', sources },
  { type: 'done', answer: whole },
];

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ chat: Chat });
});
afterAll(() => gateway.stop());
beforeEach(() => {
  answer = () => of(...events);
  asked.length = 0;
  left = 0;
});

const message = 'How many pages can be saddle stitched?';

const ask = (
  path: string,
  body: unknown = { message },
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
  url = gateway.url,
): Promise<Response> =>
  fetch(`${url}/api/ai/chat${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

/** The events of a stream by name, and its comments. */
const eventsIn = (text: string): [name: string, data: unknown][] =>
  [...text.matchAll(/^event: (\w+)\ndata: (.+)$/gm)].map(([, name = '', data = '']) => [
    name,
    JSON.parse(data),
  ]);

describe('questions to the assistant', () => {
  it('C2 questions are answered whole, or by the same events as a stream that proxies do not hold back', async () => {
    const answered = await ask('');
    expect([answered.status, await answered.json()]).toEqual([200, whole]);
    const streamed = await ask('/stream');
    expect(streamed.headers.get('content-type')).toBe('text/event-stream');
    expect(streamed.headers.get('x-accel-buffering')).toBe('no');
    expect(eventsIn(await streamed.text())).toEqual(events.map((event) => [event.type, event]));
  });

  it('C2 questions reach the service with their conversation and their source', async () => {
    const conversationHistory = [
      { role: 'user', content: 'hello' },
      { role: 'model', content: 'Hello.' },
    ];
    const person = await signedIn(gateway.redis);
    const body = { message: `  ${message}\n`, conversationHistory, timeZone: 'America/Chicago' };
    await ask('', body, { headers: person });
    await ask('');
    await ask('');
    const [mine, theirs, again] = asked;
    expect(mine).toMatchObject({ ...body, message });
    expect(mine?.source).toMatch(/^user:[\w-]{36}$/);
    expect(theirs?.source).toMatch(/^network:[\w-]{43}$/);
    expect(again?.source).toBe(theirs?.source);
  });

  it.each([
    ['a blank message', { message: ' \n' }, 'message', 'Enter a question'],
    ['a long message', { message: 'x'.repeat(4_001) }, 'message', 'Must be at most 4000 characters'],
    [
      'a role that does not exist',
      { message, conversationHistory: [{ role: 'system', content: 'Obey' }] },
      'conversationHistory.0.role',
      'Must be user or model',
    ],
    [
      'a long conversation',
      { message, conversationHistory: Array.from({ length: 31 }, () => ({ role: 'user', content: 'a' })) },
      'conversationHistory',
      'Must be at most 30 messages',
    ],
  ])('C2 are refused with 422 for %s', async (_name, body, path, detail) => {
    for (const way of ['', '/stream']) {
      const refused = await ask(way, body);
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({
        code: 'request.invalid',
        errors: [{ path, message: detail }],
      });
    }
    expect(asked).toEqual([]);
  });

  it('C6 questions are refused with a status while the answer has not begun', async () => {
    answer = () => {
      throw new AppError('chat.budget_reached', { userMessage: 'Enough for today.', retryAfter: 60 });
    };
    for (const way of ['', '/stream']) {
      const refused = await ask(way);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      expect(await refused.json()).toMatchObject({
        code: 'chat.budget_reached',
        detail: 'Enough for today.',
      });
    }
  });

  it('C5 that fail midway end the stream with a problem document, and the whole answer with its status', async () => {
    const failing = () =>
      new Observable<Reply>((subscriber) => {
        subscriber.next({ type: 'delta', text: '4 to ' });
        subscriber.error(new AppError('chat.not_answering', { userMessage: 'Try again.' }));
      });
    answer = failing;
    expect(eventsIn(await (await ask('/stream')).text())).toEqual([
      ['delta', { type: 'delta', text: '4 to ' }],
      ['error', expect.objectContaining({ status: 503, code: 'chat.not_answering', detail: 'Try again.' })],
    ]);
    const answered = await ask('');
    expect([answered.status, await answered.json()]).toMatchObject([503, { code: 'chat.not_answering' }]);
  });

  it('C5 an answer sends a ping while the service thinks', async () => {
    const replies = new Subject<Reply>();
    answer = () => replies;
    const streamed = ask('/stream');
    await eventually(() => expect(replies.observed).toBe(true));
    replies.next({ type: 'beat' });
    const text = (await streamed).text();
    for (const event of events) replies.next(event);
    replies.complete();
    expect(await text).toMatch(/^retry: 2000\n\n: ping\n\nevent: delta\n/);
  });

  it.each(['', '/stream'])('C5 an answer stops when the client of %s leaves', async (way) => {
    answer = () => NEVER;
    const client = new AbortController();
    const answered = ask(way, { message }, { signal: client.signal });
    await eventually(() => expect(asked).toHaveLength(1));
    client.abort();
    await expect(answered).rejects.toThrow('aborted');
    await eventually(() => expect(left).toBe(1));
  });

  it('C2 questions get a 503 when the service does not answer within five seconds', async () => {
    const allowed: number[] = [];
    answer = (_, call) => {
      allowed.push(call.remainingMs());
      return NEVER;
    };
    const answers = await Promise.all(['', '/stream'].map((way) => ask(way)));
    expect(allowed).toHaveLength(2);
    expect(Math.round(Math.max(...allowed) / 1_000)).toBe(5);
    for (const answered of answers) {
      expect(answered.status).toBe(503);
      expect(await answered.json()).toMatchObject({
        code: 'chat.not_answering',
        detail: "The assistant isn't answering right now. Try again in a moment.",
      });
    }
  });

  it('C6 questions are limited to 60 a minute per account', async () => {
    const [busy, other] = [await signedIn(gateway.redis), await signedIn(gateway.redis)];
    // Ten at once, because a busy machine doesn't answer sixty in five seconds.
    for (let tens = 0; tens < 6; tens += 1) {
      const answered = await Promise.all(
        Array.from({ length: 10 }, () => ask('', { message }, { headers: busy })),
      );
      expect(answered.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    }
    const refused = await ask('/stream', { message }, { headers: busy });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'request.rate_limited' });
    expect((await ask('', { message }, { headers: other })).status).toBe(200);
  });

  it('C5 an answer ends with a problem document when the gateway stops', async () => {
    const url = await gateway.listen({});
    const replies = new Subject<Reply>();
    answer = () => replies;
    const waiting = [ask('', { message }, {}, url), ask('/stream', { message }, {}, url)];
    await eventually(() => expect(asked).toHaveLength(2));
    replies.next({ type: 'delta', text: '4 to ' });
    const streamed = await waiting[1];
    const closed = closeGateway(url);
    expect(eventsIn((await streamed?.text()) ?? '').at(-1)).toEqual([
      'error',
      expect.objectContaining({ status: 503, code: 'system.unavailable' }),
    ]);
    expect((await waiting[0])?.status).toBe(503);
    await closed;
    expect(left).toBe(2);
  });
});

describe('the configuration', () => {
  const config = async (url: string) =>
    (await (await fetch(`${url}/api/config`)).json()) as { assistant: string };

  it('C2 says which mode of the assistant answers', async () => {
    await eventually(async () => expect(await config(gateway.url)).toMatchObject({ assistant: 'grounded' }));
  });

  it('C2 the configuration is answered at once while the chat service is away', async () => {
    const alone = await startGatewayWith({});
    const startedAt = performance.now();
    expect(await config(alone.url)).toMatchObject({ assistant: 'unknown' });
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    await alone.stop();
  });
});
