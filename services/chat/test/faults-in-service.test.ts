import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@printpartner/testing';
import {
  breaksDown,
  breaksOffAfter,
  calls,
  fails,
  type FakeAnswer,
  type FakeOpenAi,
  fallsSilentAfter,
  filters,
  garblesAfter,
  hangsUp,
  hasNoRoom,
  limitsRate,
  rejectsKey,
  says,
  saysNothing,
  startFakeOpenAi,
} from '@printpartner/testing/fake-openai';
import { type Chat, repliesOf, startChat } from './start-chat.ts';

const DAILY_TOKENS = 100_000;
const NOT_ANSWERING = "The assistant isn't answering right now. Try again in a minute.";

describe('faults of the endpoint, seen by callers of the chat service', () => {
  let fake: FakeOpenAi;
  let chat: Chat;
  beforeAll(async () => {
    fake = await startFakeOpenAi();
    chat = await startChat({
      OPENAI_BASE_URL: fake.baseUrl,
      OPENAI_API_KEY: 'sk-secret',
      CHAT_DAILY_TOKENS: DAILY_TOKENS,
    });
  });
  beforeEach(async () => {
    fake.reset();
    await chat.database.query('delete from token_usage');
    // An answer closes the circuit, so that tests don't count each other's failures.
    fake.answerWith(says('Yes.'));
    await repliesOf(chat.ask({}));
    fake.requests.length = 0;
  });
  afterAll(async () => {
    await chat.stop();
    await fake.close();
  });

  const refused: [string, FakeAnswer, string, string][] = [
    ['429', limitsRate(60), 'chat.not_answering', NOT_ANSWERING],
    ['500', breaksDown(), 'chat.not_answering', NOT_ANSWERING],
    ['a reset connection', hangsUp(), 'chat.not_answering', NOT_ANSWERING],
    ['a garbled line', garblesAfter(), 'chat.not_answering', NOT_ANSWERING],
    ['a rejected key', rejectsKey(), 'chat.not_answering', NOT_ANSWERING],
    ['an empty answer', saysNothing(), 'chat.not_answering', NOT_ANSWERING],
    [
      'a refusal of the filter',
      filters(),
      'chat.declined',
      "The assistant's filter refused this question or an earlier message. Ask in other words, or clear the conversation.",
    ],
    [
      'a full context',
      hasNoRoom(),
      'chat.too_long',
      'This conversation is too long for the assistant. Clear the conversation and ask again.',
    ],
    [
      'a refused request',
      fails(422, { message: 'Unprocessable' }),
      'chat.declined',
      "The assistant couldn't answer this question. Ask it in other words.",
    ],
  ];
  it.each(refused)('C6 %s', async (_name, fault, code, userMessage) => {
    fake.answerAlways(fault);
    const failure = await repliesOf(chat.ask({})).catch((error: unknown) => error);
    expect(failure).toMatchObject({ reply: { code, userMessage } });
    expect(JSON.stringify(failure)).not.toContain('sk-secret');
  });

  it('C6 the words before a cut stay, and the answer is marked incomplete', async () => {
    fake.answerWith(breaksOffAfter('Bleed is ', '0.125 in'));
    const replies = await repliesOf(chat.ask({}));
    expect(replies.at(-1)).toMatchObject({ answer: { response: 'Bleed is 0.125 in', isIncomplete: true } });
  });

  it('C6 a second try answers after one failure', async () => {
    fake.answerWith(breaksDown(), says('0.125 in'));
    expect((await repliesOf(chat.ask({}))).at(-1)).toMatchObject({ answer: { response: '0.125 in' } });
  });

  it('C2 tool calls run in the service, with their workings and sources in the answer', async () => {
    fake.answerWith(
      calls([{ name: 'page_count', arguments: { pages: 18, binding: 'saddle-stitch' } }]),
      says('**20 pages.**'),
    );
    const replies = await repliesOf(chat.ask({}));
    expect(replies.map(({ type }) => type)).toEqual(['tool', 'delta', 'sources', 'done']);
    expect(replies.at(-1)).toMatchObject({
      answer: {
        workings: [{ title: '18 pages, saddle stitch' }],
        sources: [{ title: 'Page count, Calculators' }],
      },
    });
  });

  it('C6 a source that has used its budget is told so, before any request; others still get answers', async () => {
    fake.answerAlways(says('Yes.'));
    const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: DAILY_TOKENS - 10 };
    fake.answerWith(says('Yes.', { usage }));
    await repliesOf(chat.ask({}, { network: 'thirsty' }));
    await expect(repliesOf(chat.ask({}, { network: 'thirsty' }))).rejects.toMatchObject({
      reply: { code: 'chat.budget_reached', retryAfter: expect.any(Number) },
    });
    expect(fake.requests).toHaveLength(1);
    expect((await repliesOf(chat.ask({}, { network: 'other' }))).at(-1)?.type).toBe('done');
  });

  it('C5 a stopped answer gives back the tokens that it hasn’t used', async () => {
    fake.answerWith(fallsSilentAfter('Bleed'));
    const asked = chat.ask({}, { network: 'stopping' }).subscribe({ error: () => undefined });
    await eventually(() => expect(fake.requests).toHaveLength(1));
    const used = () =>
      chat.database.query(`select tokens::int as tokens from token_usage where source like '%stopping%'`);
    const [reserved] = await used();
    asked.unsubscribe();
    await eventually(async () => {
      const [settled] = await used();
      expect(settled?.['tokens']).toBeLessThan(Number(reserved?.['tokens']));
      expect(settled?.['tokens']).toBeGreaterThan(0);
    });
  });
});
