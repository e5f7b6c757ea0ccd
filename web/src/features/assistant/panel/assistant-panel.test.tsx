import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { inSession } from '../../../entities/session/testing/in-session.tsx';
import { withholdComposedKeys } from '../../../platform/composed-keys.ts';
import { expectUser } from '../../../platform/api/expected-user.ts';
import { answerCalls } from '../../../platform/api/testing/answer-calls.ts';
import { conversationKey } from '../conversation/kept-conversation.ts';
import type { Exchange } from '../conversation/exchange.ts';
import { answerQuestions, answerText, eventText } from '../testing/answer-stream.ts';
import { buildAnswer, buildChatAnswer, buildExchange } from '../testing/build-answer.ts';
import { fakeCaches } from '../testing/fake-caches.ts';
import { AssistantPanel } from './assistant-panel.tsx';

// jsdom has none of them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(window, { matchMedia: () => ({ matches: false }) });
Object.assign(Element.prototype, { checkVisibility: () => true });

withholdComposedKeys();
const realFetch = globalThis.fetch;
let cache: ReturnType<typeof fakeCaches>;
let users = 0;
let userId: string;

beforeEach(() => {
  cache = fakeCaches();
  userId = `maya-${(users += 1)}`;
  expectUser(userId);
});
afterEach(() => {
  cleanup();
  cache.restore();
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
  expectUser(undefined);
});

function open(stored: readonly Exchange[] = []) {
  if (stored.length > 0)
    localStorage.setItem(conversationKey(userId), JSON.stringify({ exchanges: stored, clearedAt: 0 }));
  const onFollow = jest.fn<(address: string) => void>();
  const { wrapper } = inSession({ id: userId });
  const panel = render(
    <AssistantPanel
      userId={userId}
      loadAnswerer={() => Promise.reject(new TypeError('offline'))}
      tabIcon={() => undefined}
      renderAddToSpecs={({ form }) => <span>Add to {form}</span>}
      onFollow={onFollow}
      onClose={jest.fn()}
    />,
    { wrapper },
  );
  return { ...panel, onFollow };
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const questions = () => screen.queryAllByText('You:').length;

it('C1 Enter sends, but not with Shift or while an input method composes; Send needs text and no pending answer', async () => {
  answerQuestions(() => ({ text: eventText('delta', { text: 'Use' }), isOpen: true }));
  open();
  expect(document.activeElement).toBe(field());
  type('   ');
  expect(button('Send').disabled).toBe(true);
  press('Enter');
  type('What stock?');
  press('Enter', { shiftKey: true });
  press('Enter', { isComposing: true });
  // Safari, after the word.
  press('Enter', { keyCode: 229 });
  expect(questions()).toBe(0);
  press('Enter');
  expect(questions()).toBe(1);
  expect(field().value).toBe('');
  type('Another');
  expect(button('Send').disabled).toBe(true);
  press('Enter');
  expect(questions()).toBe(1);
  await screen.findByText('Use');
  fireEvent.click(button('Stop'));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('Another');
  expect(button('Send').disabled).toBe(false);
});

it('C1 a sample question is asked, and the complete answer is read out once', async () => {
  answerQuestions(() => ({ text: answerText(buildChatAnswer()) }));
  open();
  const live = screen.getByText('', { selector: 'output.sr-only' });
  fireEvent.click(button(/paper weight should I use for business cards/));
  expect(live.textContent).toBe('Thinking...');
  await waitFor(() => expect(live.textContent).toBe('Use 14 pt.'));
});

it('C2 Retry is offered for the last answer and for failed, stopped and cut-off ones only', () => {
  const { details } = buildAnswer();
  const answers = {
    fine: buildAnswer(),
    failed: buildAnswer({ status: 'failed', details: null, offersTopics: true }),
    stopped: buildAnswer({ status: 'stopped', details: null, text: '' }),
    cut: buildAnswer({ details: details && { ...details, isIncomplete: true } }),
    last: buildAnswer(),
  };
  open(
    Object.entries(answers).map(([id, answer], place) =>
      buildExchange({ id, question: id, answer, askedAt: place, changedAt: place + 1 }),
    ),
  );
  const items = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText('You:'))
    .map((item) => [
      within(item).queryByRole('button', { name: 'Retry' }) !== null,
      within(item).queryByRole('button', { name: 'Copy' }) !== null,
    ]);
  expect(items).toEqual([
    [false, true],
    [true, false],
    [true, false],
    [true, true],
    [true, true],
  ]);
});

it('C2 an answer unfolds its arithmetic, and its sources open in the app once each', () => {
  const { details } = buildAnswer();
  const paper = { title: 'Paper', address: '/?tab=paper' };
  const working = {
    title: 'Price',
    steps: [
      { label: 'Setup', working: '', result: '$140' },
      { label: 'Pieces', working: '5,000 × $0.084', result: '$420' },
      { label: 'Sum', working: '$140 + $420', result: '$560' },
    ],
    assumed: ['Folded.'],
    opens: '/?calculators=price-range',
  };
  const sources = [paper, paper, { title: 'Bad', address: 'javascript:alert(1)' }];
  const answer = buildAnswer({
    details: details && { ...details, sources, workings: [working], specs: { form: 'custom', values: {} } },
  });
  const { onFollow, container } = open([buildExchange({ answer })]);
  fireEvent.click(button('How I worked it out'));
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Setup', 'Pieces', 'Sum']);
  expect(container.querySelectorAll('[data-total]')).toHaveLength(1);
  fireEvent.click(button('Open the filled-in calculator'));
  fireEvent.click(screen.getByRole('link', { name: 'Paper' }));
  expect(onFollow.mock.calls).toEqual([['/?calculators=price-range'], ['/?tab=paper']]);
  expect(screen.queryByText('Bad')).toBeNull();
  expect(screen.getByText('Add to custom')).toBeTruthy();
});

it('C2 the source of a filled calculator opens it filled', () => {
  const { details } = buildAnswer();
  const opens = '/?calculators=price-range&product=postcard-6x9&quantity=5000';
  const sources = [{ title: 'Market prices', address: '/?calculators=price-range' }];
  const workings = [{ title: 'Price', steps: [], assumed: [], opens }];
  const { onFollow } = open([
    buildExchange({ answer: buildAnswer({ details: details && { ...details, sources, workings } }) }),
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Market prices' }));
  expect(onFollow.mock.calls).toEqual([[opens]]);
});

it('C2 text that is selected and copied has fractions as they are typed', () => {
  open([buildExchange({ answer: buildAnswer({ text: 'A panel of 3-5/8 in.' }) })]);
  const list = screen.getByRole('list', { name: 'Conversation' });
  window.getSelection()?.selectAllChildren(list);
  const setData = jest.fn();
  fireEvent.copy(list, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', expect.stringContaining('A panel of 3-5/8 in.'));
});

it('C1 a text over the limit is kept whole, counted, and not sent', () => {
  open();
  type('a'.repeat(3_700));
  expect(screen.queryByText(/characters/)).toBeNull();
  type('a'.repeat(4_100));
  expect(field().value).toHaveLength(4_100);
  expect(screen.getByText(/4,100 of 4,000 characters/).textContent).toMatch(/Shorten the text/);
  expect(button('Send').disabled).toBe(true);
  press('Enter');
  expect(questions()).toBe(0);
});

it('C5 unsent text is there again after the panel was closed', () => {
  const { unmount } = open();
  type('Half a quest');
  unmount();
  open();
  expect(field().value).toBe('Half a quest');
});

it('C5 an old question without an answer offers Retry; a new one may be pending in another tab', async () => {
  answerQuestions(() => ({ text: answerText(buildChatAnswer()) }));
  const asked = buildExchange({ answer: null, askedAt: Date.now() - 120_000, changedAt: Date.now() });
  open([asked]);
  expect(screen.getByText('No answer was received.')).toBeTruthy();
  expect(screen.queryByText('Thinking...')).toBeNull();
  await act(async () => void fireEvent.click(button('Retry')));
  await screen.findByText('14 pt');
  cleanup();
  userId = `${userId}-b`;
  open([{ ...asked, askedAt: Date.now() }]);
  expect(screen.queryByText('No answer was received.')).toBeNull();
});

it('C2 where a model writes the answers, one without it says so', async () => {
  const { details } = buildAnswer();
  const ofModel = buildAnswer({ details: details && { ...details, mode: 'model' } });
  answerCalls(() => ({ supportEmail: '', appStoreUrl: '', flags: {}, assistant: 'model' }));
  open([buildExchange({ id: 'model', answer: ofModel }), buildExchange({ id: 'own', askedAt: 2_000 })]);
  await screen.findByText(/written by an AI model/);
  const note = screen.getByText('Answered without the AI model.');
  expect(screen.getAllByText('You:').at(-1)?.closest('li')?.contains(note)).toBe(true);
});
