import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readChatMode } from '@printpartner/contracts';
import { eventually } from '@printpartner/testing';
import { fallsSilentAfter, type FakeOpenAi, says, startFakeOpenAi } from '@printpartner/testing/fake-openai';
import { type Chat, type Reply, repliesOf, startChat } from './start-chat.ts';

const refusal = (code: string, more: object = {}): unknown =>
  expect.objectContaining({ reply: expect.objectContaining({ code, ...more }) as unknown });

const TOO_MANY = 'Too many questions at once. Try again when one of them is answered.';

describe('without a model', () => {
  let chat: Chat;
  beforeAll(async () => {
    chat = await startChat();
  });
  afterAll(() => chat.stop());

  it('C2 says that the guides and calculators answer', async () => {
    expect(await chat.call(readChatMode, {})).toEqual({ mode: 'grounded' });
  });

  it('C5 sends the words of the answer, then its sources, then the answer', async () => {
    const replies = await repliesOf(chat.ask({ timeZone: 'America/New_York' }));
    const done = replies.at(-1);
    if (done?.type !== 'done') throw new Error('The last reply is not the answer');
    const deltas = replies.flatMap((reply) => (reply.type === 'delta' ? [reply.text] : []));
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.join('')).toBe(done.answer.response);
    expect(replies.slice(deltas.length)).toEqual([{ type: 'sources', sources: done.answer.sources }, done]);
    expect(done.answer).toMatchObject({
      mode: 'grounded',
      kind: 'answers',
      sources: [{ address: '/?tab=paper&section=flaps&entry=gum-strip' }],
    });
  });

  it('C2 gives a visitor and an account the same answer', async () => {
    const visitor = await repliesOf(chat.ask({}));
    expect(await repliesOf(chat.ask({}, { userId: randomUUID() }))).toEqual(visitor);
  });

  it('C6 gives one source as many answers as it asks for, one after the other', async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await repliesOf(chat.ask({}, { network: 'patient' }))).at(-1)?.type).toBe('done');
  });
});

describe('with a model', () => {
  let fake: FakeOpenAi;
  let chat: Chat;
  beforeAll(async () => {
    fake = await startFakeOpenAi();
    chat = await startChat({ OPENAI_BASE_URL: fake.baseUrl });
  });
  beforeEach(() => fake.reset());
  afterAll(async () => {
    await chat.stop();
    await fake.close();
  });

  /** Questions that the model begins to answer and doesn't end; `stop` ends them as a caller who leaves. */
  async function askWithoutEnd(count: number, asker: Parameters<Chat['ask']>[1]) {
    fake.answerAlways(fallsSilentAfter('A line of '));
    const replies: Reply[] = [];
    const before = fake.requests.length;
    const open = Array.from({ length: count }, () =>
      chat.ask({}, asker).subscribe({ next: (reply) => replies.push(reply), error: () => undefined }),
    );
    await eventually(() => expect(fake.requests).toHaveLength(before + count));
    return { replies, stop: () => open.forEach((one) => one.unsubscribe()) };
  }

  it('C2 says that a model answers, and answers with it', async () => {
    expect(await chat.call(readChatMode, {})).toEqual({ mode: 'model' });
    fake.answerWith(says(['A line of ', 'glue.']));
    const replies = await repliesOf(chat.ask({}));
    expect(replies.at(-1)).toMatchObject({ answer: { mode: 'model', response: 'A line of glue.' } });
    const usage = await chat.database.query('select tokens, user_id from token_usage');
    expect(usage).toEqual([{ tokens: '220', user_id: null }]);
  });

  it.each([
    ['a network', { network: 'busy' }, { network: 'other' }],
    ['an account', { userId: randomUUID() }, { userId: randomUUID() }],
  ])('C6 gives %s three answers at once, and others theirs', async (_name, busy, other) => {
    const open = await askWithoutEnd(3, busy);
    await expect(repliesOf(chat.ask({}, busy))).rejects.toEqual(
      refusal('request.rate_limited', { userMessage: TOO_MANY, retryAfter: 5 }),
    );
    fake.answerWith(says('Glue.'));
    expect((await repliesOf(chat.ask({}, other))).at(-1)?.type).toBe('done');
    open.stop();
    await eventually(async () => {
      fake.answerWith(says('Glue.'));
      expect((await repliesOf(chat.ask({}, busy))).at(-1)?.type).toBe('done');
    });
  });

  it('C5 ends the request to the model when the caller leaves', async () => {
    const open = await askWithoutEnd(1, { network: 'leaving' });
    open.stop();
    await fake.requests[0]?.closed;
    expect(fake.requests[0]?.isClosed).toBe(true);
  });

  it('C5 says that it is still there while the model is silent', async () => {
    const open = await askWithoutEnd(1, { network: 'slow' });
    await eventually(() => expect(open.replies).toContainEqual({ type: 'beat' }));
    open.stop();
  });
});
