import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  breaksDown,
  breaksOffAfter,
  calls,
  endsEarlyAfter,
  fails,
  failsWith,
  type FakeAnswer,
  type FakeOpenAi,
  fallsSilentAfter,
  filters,
  garblesAfter,
  hangsUp,
  hasNoRoom,
  limitsRate,
  rejectsKey,
  reportsErrorAfter,
  says,
  saysNothing,
  staysSilent,
} from '@printpartner/testing/fake-openai';
import { failureOf, KEY, modelAt, startFakeOpenAi } from './model-under-test.ts';

let fake: FakeOpenAi;
beforeAll(async () => {
  fake = await startFakeOpenAi();
});
beforeEach(() => fake.reset());
afterAll(() => fake.close());

const NOT_ANSWERING = "chat.not_answering: The assistant isn't answering right now. Try again in a minute.";
const FILTERED =
  "chat.declined: The assistant's filter refused this question or an earlier message. Ask in other words, or clear the conversation.";
const TOO_LONG =
  'chat.too_long: This conversation is too long for the assistant. Clear the conversation and ask again.';
const REFUSED = "chat.declined: The assistant couldn't answer this question. Ask it in other words.";

describe('a fault before the first word that is gone at the second try', () => {
  const faults: [string, FakeAnswer][] = [
    ['429 with a short Retry-After', limitsRate(0)],
    ['500', breaksDown()],
    ['503 with a short Retry-After', fails(503, { message: 'loading' }, { 'retry-after': '0' })],
    ['a reset connection', hangsUp()],
    ['a reset connection after the headers', breaksOffAfter()],
    ['an early end', endsEarlyAfter()],
    ['a garbled line', garblesAfter()],
    ['an error inside of the stream', reportsErrorAfter()],
  ];
  test.each(faults)('C6 %s: the second try answers', async (_name, fault) => {
    fake.answerWith(fault, says('0.125 in.'));
    const { ask } = modelAt(fake);
    const asked = await ask('How much bleed?');
    expect(asked.answer).toMatchObject({ response: '0.125 in.', isIncomplete: false });
    expect(fake.requests).toHaveLength(2);
  });
});

describe('a fault that stays', () => {
  const faults: [string, FakeAnswer, number, string][] = [
    ['429 with a short Retry-After', limitsRate(0), 2, NOT_ANSWERING],
    ['429 with a long Retry-After', limitsRate(20), 1, NOT_ANSWERING],
    ['429 without Retry-After', limitsRate(), 1, NOT_ANSWERING],
    [
      'a used-up quota',
      fails(429, { message: 'quota', code: 'insufficient_quota' }, { 'retry-after': '1' }),
      1,
      NOT_ANSWERING,
    ],
    ['500', breaksDown(), 2, NOT_ANSWERING],
    ['503', breaksDown(503), 2, NOT_ANSWERING],
    ['a reset connection', hangsUp(), 2, NOT_ANSWERING],
    ['an early end', endsEarlyAfter(), 2, NOT_ANSWERING],
    ['a garbled line', garblesAfter(), 2, NOT_ANSWERING],
    ['a rejected key', rejectsKey(), 1, NOT_ANSWERING],
    ['a forbidden model', fails(403, { message: 'no access' }), 1, NOT_ANSWERING],
    ['an unknown model', fails(404, { message: 'no such model', code: 'model_not_found' }), 1, NOT_ANSWERING],
    ['an empty answer', saysNothing(), 1, NOT_ANSWERING],
    ['a refusal of the filter', filters(), 1, FILTERED],
    ['an answer that the filter ends', says([], { finish: 'content_filter' }), 1, FILTERED],
    ['a full context', hasNoRoom(), 1, TOO_LONG],
    ['413', fails(413, { message: 'Payload too large' }), 1, TOO_LONG],
    [
      'a full context as llama.cpp reports it',
      fails(400, {
        message: 'the request exceeds the available context size',
        type: 'exceed_context_size_error',
      }),
      1,
      TOO_LONG,
    ],
    [
      'a full context as vLLM reports it',
      fails(400, { message: "This model's maximum context length is 4096 tokens", code: 400 }),
      1,
      TOO_LONG,
    ],
    [
      'a full context in a body of another form',
      failsWith(400, { object: 'error', message: 'Please reduce the length of the messages', code: 400 }),
      1,
      TOO_LONG,
    ],
    ['an error without JSON', failsWith(502, '<html>Bad gateway</html>'), 2, NOT_ANSWERING],
    ['another 400', fails(400, { message: 'Invalid value' }), 1, REFUSED],
    ['422', fails(422, { message: 'Unprocessable' }), 1, REFUSED],
  ];
  test.each(faults)('C6 %s: the caller gets the error and no word', async (_name, fault, tries, failure) => {
    fake.answerAlways(fault);
    const { ask } = modelAt(fake);
    const asked = await ask('How much bleed?');
    expect(failureOf(asked)).toBe(failure);
    expect(asked.events).toEqual([]);
    expect(fake.requests).toHaveLength(tries);
  });
});

describe('a fault after some words', () => {
  const faults: [string, FakeAnswer][] = [
    ['a reset connection', breaksOffAfter('Bleed is ', '0.125')],
    ['an early end', endsEarlyAfter('Bleed is ', '0.125')],
    ['a garbled line', garblesAfter('Bleed is ', '0.125')],
    ['an error inside of the stream', reportsErrorAfter('Bleed is ', '0.125')],
    ['silence', fallsSilentAfter('Bleed is ', '0.125')],
    ['the filter', says(['Bleed is ', '0.125'], { finish: 'content_filter' })],
    ['the token limit', says(['Bleed is ', '0.125'], { finish: 'length' })],
  ];
  test.each(faults)('C6 %s: the words stay and the answer is marked incomplete', async (_name, fault) => {
    fake.answerWith(fault);
    const { ask } = modelAt(fake, { times: { silence: 500 } });
    const asked = await ask('How much bleed?');
    expect(asked.error).toBeUndefined();
    expect(asked.answer).toMatchObject({ response: 'Bleed is 0.125', isIncomplete: true });
    expect(fake.requests).toHaveLength(1);
  });
});

test('C6 an endpoint that never answers costs no more than the time of the first word', async () => {
  fake.answerAlways(staysSilent());
  const { ask } = modelAt(fake, { times: { firstWord: 500 } });
  expect(failureOf(await ask('How much bleed?'))).toBe(NOT_ANSWERING);
  expect(fake.requests).toHaveLength(1);
});

test('C6 a slow first word is waited for', async () => {
  fake.answerWith(says('0.125 in.', { delayMs: 800 }));
  const { ask } = modelAt(fake, { times: { silence: 500 } });
  expect((await ask('How much bleed?')).text).toBe('0.125 in.');
  expect(fake.requests).toHaveLength(1);
});

test('C6 silence before the first word is tried again while there is time', async () => {
  fake.answerWith(fallsSilentAfter(''), says('0.125 in.'));
  const { ask } = modelAt(fake, { times: { silence: 500 } });
  expect((await ask('How much bleed?')).text).toBe('0.125 in.');
});

test('C6 an answer has one second try, also over several tool rounds', async () => {
  const search = calls([{ name: 'search_guides', arguments: { query: 'saddle stitch' } }]);
  fake.answerWith(breaksDown(), search, breaksDown(), says('never'));
  const asked = await modelAt(fake).ask('How many pages?');
  expect(failureOf(asked)).toBe(NOT_ANSWERING);
  expect(fake.requests).toHaveLength(3);
});

test('C6 after five failures in a row the endpoint is left alone', async () => {
  fake.answerAlways(rejectsKey());
  const { ask } = modelAt(fake);
  for (let tried = 0; tried < 7; tried++) expect(failureOf(await ask('Bleed?'))).toBe(NOT_ANSWERING);
  expect(fake.requests).toHaveLength(5);
});

test('C6 refused questions don’t stop the endpoint for others', async () => {
  fake.answerAlways(filters());
  const { ask } = modelAt(fake);
  for (let tried = 0; tried < 7; tried++) await ask('Bleed?');
  fake.answerAlways(says('0.125 in.'));
  expect((await ask('Bleed?')).text).toBe('0.125 in.');
});

test('C6 neither the key nor the endpoint’s own words reach the log or the caller', async () => {
  fake.answerAlways(rejectsKey());
  const { ask, log } = modelAt(fake);
  const asked = await ask('How much bleed?');
  expect(fake.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(log).toEqual([
    { msg: 'model request failed', fault: 'HTTP 401, invalid_api_key', requestId: 'request-1' },
  ]);
  expect(failureOf(asked)).not.toContain(KEY);
  expect(String(asked.error)).not.toContain(KEY);
});

test('C5 a stop ends the request at the endpoint at once, and its tokens are estimated', async () => {
  fake.answerWith(fallsSilentAfter('Bleed', ' is'));
  const stop = new AbortController();
  const { ask, usage } = modelAt(fake);
  const asked = await ask('How much bleed?', {
    signal: stop.signal,
    onEvent: ({ type }) => type === 'delta' && stop.abort(),
  });
  expect(asked.error).toBe(stop.signal.reason);
  await fake.requests[0]?.closed;
  expect(usage.settled).toHaveLength(1);
  expect(usage.settled[0]).toBeGreaterThan(100);
});

test('C5 a stop before the first word ends the request, too', async () => {
  const stop = new AbortController();
  fake.answerWith(() => stop.abort());
  const asked = await modelAt(fake).ask('How much bleed?', { signal: stop.signal });
  expect(asked.error).toBe(stop.signal.reason);
  await fake.requests[0]?.closed;
});
