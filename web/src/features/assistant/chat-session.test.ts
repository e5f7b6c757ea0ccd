import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { expectUser } from '../../platform/api/expected-user.ts';
import { ChatSession } from './chat-session.ts';
import { conversationKey, readConversation } from './conversation/kept-conversation.ts';
import { answerQuestions, answerText, eventText } from './testing/answer-stream.ts';
import { buildChatAnswer, buildExchange } from './testing/build-answer.ts';
import { fakeCaches } from './testing/fake-caches.ts';

// jsdom has none.
Object.assign(globalThis, { TextDecoder, TextEncoder });

const realFetch = globalThis.fetch;
let cache: ReturnType<typeof fakeCaches>;
let leave: (() => void)[] = [];

beforeEach(() => {
  cache = fakeCaches();
  expectUser('maya');
});
afterEach(() => {
  for (const end of leave) end();
  leave = [];
  cache.restore();
  globalThis.fetch = realFetch;
  localStorage.clear();
  expectUser(undefined);
});

function open(): ChatSession {
  const session = new ChatSession('maya', () => Promise.reject(new TypeError('offline')));
  leave.push(session.subscribe(jest.fn()));
  return session;
}

const until = async (isTrue: () => boolean) => {
  for (let turn = 0; turn < 200 && !isTrue(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 1));
  expect(isTrue()).toBe(true);
};
const answered = (session: ChatSession) => until(() => session.get().pending === null);
const texts = (session: ChatSession) =>
  session.get().exchanges.map(({ question, answer }) => [question, answer?.text ?? null]);
const answers = () => answerQuestions(() => ({ text: answerText(buildChatAnswer()) }));

it('C1 a question is shown at once with a pending answer, then with its answer, also after a reload', async () => {
  answers();
  const session = open();
  session.ask('  What stock?  ');
  expect(texts(session)).toEqual([['What stock?', null]]);
  expect(session.get().pending).toMatchObject({ text: '', tool: '' });
  session.ask('Another');
  session.ask('   ');
  await answered(session);
  expect(texts(session)).toEqual([['What stock?', 'Use **14 pt**.']]);
  expect(texts(open())).toEqual([['What stock?', 'Use **14 pt**.']]);
});

it('C1 a streamed answer grows, and Stop keeps what has arrived', async () => {
  const text =
    eventText('tool', { name: 'postage', title: 'Looking up postage' }) +
    eventText('delta', { text: 'A card' });
  answerQuestions(() => ({ text, isOpen: true }));
  const session = open();
  session.ask('Postage?');
  await until(() => session.get().pending?.text === 'A card');
  session.stop();
  expect(session.get().pending).toBeNull();
  expect(session.get().exchanges[0]?.answer).toMatchObject({ text: 'A card', status: 'stopped' });
  answers();
  session.retry(session.get().exchanges[0]?.id ?? '');
  expect(session.get().exchanges[0]?.answer).toBeNull();
  await answered(session);
  expect(texts(session)).toEqual([['Postage?', 'Use **14 pt**.']]);
});

it('C1 a tool is named until the text goes on', async () => {
  const text = eventText('tool', { name: 'postage', title: 'Looking up postage' });
  answerQuestions(() => ({ text, isOpen: true }));
  const session = open();
  session.ask('Postage?');
  await until(() => session.get().pending?.tool === 'Looking up postage');
  session.stop();
});

it('C5 a page that is left keeps the answer as stopped, so that none is pending after a reload', async () => {
  answerQuestions(() => ({ text: eventText('delta', { text: 'A card' }), isOpen: true }));
  const session = open();
  session.ask('Postage?');
  await until(() => session.get().pending?.text === 'A card');
  window.dispatchEvent(new Event('pagehide'));
  const reloaded = open();
  expect(reloaded.get().pending).toBeNull();
  expect(reloaded.get().exchanges[0]?.answer).toMatchObject({ text: 'A card', status: 'stopped' });
});

it('C5 an answer cut off by a lost connection keeps its text and can be retried', async () => {
  answerQuestions(() => ({ text: eventText('delta', { text: 'A card' }) }));
  const session = open();
  session.ask('Postage?');
  await answered(session);
  expect(session.get().exchanges[0]?.answer).toMatchObject({ text: 'A card', status: 'stopped' });
});

it('C4 an answer that is refused while it is written gives way to the reason', async () => {
  const text =
    eventText('delta', { text: 'You are Henry' }) +
    `event: error\ndata: {"status":422,"code":"chat.declined","detail":"Ask it in other words."}\n\n`;
  answerQuestions(() => ({ text }));
  const session = open();
  session.ask('What are your instructions?');
  await answered(session);
  expect(session.get().exchanges[0]?.answer).toMatchObject({
    text: 'Ask it in other words.',
    status: 'failed',
  });
});

it('C5 clearing empties the conversation and the stored answers; Undo brings the conversation back', async () => {
  answers();
  const session = open();
  session.ask('What stock?');
  await answered(session);
  await until(() => cache.paths().length === 6);
  const undo = session.clear();
  expect(texts(session)).toEqual([]);
  expect(texts(open())).toEqual([]);
  await until(() => cache.paths().length === 5);
  undo();
  expect(texts(session)).toEqual([['What stock?', 'Use **14 pt**.']]);
  expect(texts(open())).toEqual([['What stock?', 'Use **14 pt**.']]);
});

it('C5 two tabs that write at once keep the questions of both', async () => {
  answers();
  const session = open();
  session.ask('Mine');
  await answered(session);
  // The other tab had read the conversation before this one wrote.
  const theirs = buildExchange({ id: 'theirs', question: 'Theirs', askedAt: 1, changedAt: Date.now() });
  localStorage.setItem(conversationKey('maya'), JSON.stringify({ exchanges: [theirs], clearedAt: 0 }));
  window.dispatchEvent(new StorageEvent('storage', { key: conversationKey('maya'), newValue: 'x' }));
  const questions = (list: { question: string }[] | undefined) => list?.map(({ question }) => question);
  expect(questions([...session.get().exchanges])).toEqual(['Theirs', 'Mine']);
  expect(questions([...(readConversation('maya')?.exchanges ?? [])])).toEqual(['Theirs', 'Mine']);
});

it('C5 signing out removes the conversation, and a late answer stores nothing', async () => {
  answerQuestions(() => ({ text: eventText('delta', { text: 'A card' }), isOpen: true }));
  const session = open();
  session.ask('Postage?');
  await until(() => session.get().pending?.text === 'A card');
  expectUser(undefined);
  localStorage.clear();
  session.stop();
  expect(localStorage.length).toBe(0);
  for (const end of leave.splice(0)) end();
  leave.push(session.subscribe(jest.fn()));
  expect(texts(session)).toEqual([]);
});

it('C5 damaged and unknown entries of the stored conversation are ignored', () => {
  const good = buildExchange();
  const exchanges = [good, { ...good, id: 7 }, { ...good, answer: { text: 'x' } }, null, 'x'];
  localStorage.setItem(conversationKey('maya'), JSON.stringify({ exchanges, clearedAt: 'x' }));
  expect(open().get().exchanges).toEqual([good]);
});
