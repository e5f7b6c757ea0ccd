import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Answerer } from '@printpartner/assistant/answerer';
import type { ChatAnswer, ChatTurn } from '@printpartner/contracts/types';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { storedAnswer } from '../offline/stored-answers.ts';
import { answerQuestions, answerText, eventText } from '../testing/answer-stream.ts';
import { buildChatAnswer } from '../testing/build-answer.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { answerQuestion, APOLOGY } from './answer-question.ts';

// jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const realFetch = globalThis.fetch;
let cache: ReturnType<typeof fakeCaches>;
let onDevice: ChatAnswer;
let isOwnWork: boolean;

beforeEach(() => {
  cache = fakeCaches();
  onDevice = buildChatAnswer({ kind: 'unknown' });
  isOwnWork = false;
});
afterEach(() => {
  cache.restore();
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

const answerer: Answerer = { answer: () => onDevice, jobParts: () => (isOwnWork ? ['projects'] : []) };

function ask(message: string, history: ChatTurn[] = []) {
  return answerQuestion(message, {
    history,
    signal: new AbortController().signal,
    onProgress: jest.fn(),
    loadAnswerer: () => Promise.resolve(answerer),
  });
}

const noConnection = () => {
  throw new TypeError('Failed to fetch');
};
const refuse = (status: number, code: string, detail: string) => () => ({
  status,
  text: JSON.stringify({ type: 'about:blank', title: '', status, code, detail, requestId: 'x' }),
});
const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('C1 the server’s answer is shown with its sources', async () => {
  const whole = buildChatAnswer({ sources: [{ title: 'Paper', address: '/?tab=paper' }] });
  const sent = answerQuestions(() => ({ text: answerText(whole) }));
  const answer = await ask('What stock?', [{ role: 'user', content: 'Hello' }]);
  expect(answer).toMatchObject({ text: 'Use **14 pt**.', status: 'done', origin: 'server' });
  expect(answer.details?.sources).toEqual(whole.sources);
  expect(sent).toEqual([
    expect.objectContaining({
      message: 'What stock?',
      conversationHistory: [{ role: 'user', content: 'Hello' }],
    }),
  ]);
});

it('C4 offline, a stored answer is used without a request, in any case of its query', async () => {
  goOffline();
  const sent = answerQuestions(noConnection);
  expect(await ask(' BLEED requirements')).toMatchObject({ origin: 'stored', status: 'done' });
  expect(sent).toEqual([]);
});

it('C4 offline without a stored answer, the request is tried', async () => {
  goOffline();
  const sent = answerQuestions(() => ({ text: answerText(buildChatAnswer()) }));
  expect(await ask('What stock?')).toMatchObject({ origin: 'server' });
  expect(sent).toHaveLength(1);
});

it.each([
  ['no connection', noConnection],
  ['a 503', refuse(503, 'chat.not_answering', 'x')],
  ['a stream that ends early', () => ({ text: eventText('delta', { text: 'Use' }) })],
  [
    'an error in the stream',
    () => ({ text: `event: error\ndata: {"status":503,"detail":"x","code":"y"}\n\n` }),
  ],
])(
  'C4 after %s, a stored answer is used, then one of the device, then the apology with topics',
  async (_, reply) => {
    answerQuestions(reply);
    onDevice = buildChatAnswer({ response: 'From the guides.' });
    expect(await ask('Postcard sizes')).toMatchObject({ origin: 'stored', offersTopics: false });
    expect(await ask('What stock?')).toMatchObject({
      origin: 'device',
      text: 'From the guides.',
      status: 'done',
    });
    onDevice = buildChatAnswer({ kind: 'asks', response: 'Which size?' });
    expect(await ask('What stock?')).toMatchObject({ origin: 'device', text: 'Which size?' });
    onDevice = buildChatAnswer({ kind: 'unknown' });
    expect(await ask('What stock?')).toMatchObject({ status: 'failed', text: APOLOGY, offersTopics: true });
  },
);

it('C4 a question about the user’s own work is never answered by the device', async () => {
  answerQuestions(noConnection);
  isOwnWork = true;
  onDevice = buildChatAnswer({ kind: 'asks', response: 'Sign in' });
  expect(await ask('When is Harbor due?')).toMatchObject({ status: 'failed', text: APOLOGY });
});

it.each([
  [422, 'chat.declined', 'The model declined this question.'],
  [422, 'chat.too_long', 'The conversation is too long.'],
  [429, 'chat.budget_reached', 'The daily limit is reached.'],
])('C4 a %i %s shows its own text instead of the apology', async (status, code, detail) => {
  answerQuestions(refuse(status, code, detail));
  expect(await ask('What stock?')).toMatchObject({ status: 'failed', text: detail, offersTopics: false });
});

it('C4 an answer to the words alone is stored; a follow-up, a model’s answer and the user’s own work are not', async () => {
  let answer = buildChatAnswer({ response: 'Alone' });
  answerQuestions(() => ({ text: answerText(answer) }));
  const before: ChatTurn[] = [{ role: 'user', content: 'Postcards' }];
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await ask('Alone');
  answer = buildChatAnswer({ response: 'Leans' });
  await ask('And 9 x 12?', before);
  answer = buildChatAnswer({ mode: 'model' });
  await ask('Model');
  answer = buildChatAnswer({ usesJob: true });
  await ask('Mine');
  answer = buildChatAnswer({ kind: 'asks' });
  await ask('Asks');
  onDevice = buildChatAnswer({ response: 'Same' });
  answer = buildChatAnswer({ response: 'Same' });
  await ask('Stands alone', before);
  await settled();
  expect((await storedAnswer('alone'))?.response).toBe('Alone');
  expect((await storedAnswer('stands ALONE'))?.response).toBe('Same');
  for (const query of ['And 9 x 12?', 'Model', 'Mine', 'Asks'])
    expect(await storedAnswer(query)).toBeUndefined();
});

it('C5 an answer that arrives after signing out is not stored', async () => {
  expectUser('maya');
  answerQuestions(() => {
    expectUser(undefined);
    return { text: answerText(buildChatAnswer()) };
  });
  expect(await ask('What stock?')).toMatchObject({ status: 'done' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(await storedAnswer('What stock?')).toBeUndefined();
});
