import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { answerWrites } from '../../../platform/api/testing/answer-writes.ts';
import { keptDrafts } from '../../../platform/storage/kept-draft.ts';
import { dismissToast } from '../../../ui/toast.tsx';
import { answerOf, buildDocument, buildValues } from '../testing/build-sheet.ts';
import { draftId } from '../testing/open-session.ts';
import { keptSpecs } from './spec-document.ts';
import { sendSpecDraft } from './send-spec-draft.ts';
import { SpecSession } from './spec-session.ts';

const realFetch = globalThis.fetch;
let server: ReturnType<typeof answerWrites>;
const ends: (() => void)[] = [];

beforeEach(() => {
  server = answerWrites();
  const base = buildDocument();
  const values = buildValues({ quantity: '1,000' });
  keptSpecs.keep('maya', {
    base,
    values,
    conflicts: {},
    unanswered: [],
    at: Date.now(),
    isInUse: false,
    attempt: null,
  });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  globalThis.fetch = realFetch;
  dismissToast();
  localStorage.clear();
  jest.restoreAllMocks();
});

const send = (stopped = new AbortController().signal) =>
  sendSpecDraft(new QueryClient(), { userId: 'maya', name: keptSpecs.all('maya')[0]?.name ?? '' }, stopped);
const kept = () => keptSpecs.all('maya').map((found) => found.draft);

test('S7 a form that is opened while its draft is sent shows the values, and they survive the failed send', async () => {
  const sending = send();
  await server.called();
  const { key } = server.calls[0] ?? {};
  const session = new SpecSession('maya', new QueryClient(), draftId);
  ends.push(session.start());
  expect(session.editor.values().quantity).toBe('1,000');
  await expect(sending).resolves.toBe('sent');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toMatchObject([{ isInUse: true, values: { quantity: '1,000' }, attempt: { key } }]);
});

test('S7 values are sent as their user, once, and not after that user has left', async () => {
  const stop = new AbortController();
  const stopped = send(stop.signal);
  await server.called();
  expect(server.calls[0]?.user).toBe('maya');
  stop.abort();
  await expect(stopped).resolves.toBe('offline');
  expect(kept()).toMatchObject([{ values: { quantity: '1,000' } }]);
  const again = send();
  await server.called(2);
  server.answer(200, {
    slot: 'booklet-specs-current',
    ...answerOf(buildDocument({ quantity: '1,000' }, { revision: 2 })),
  });
  await expect(again).resolves.toBe('sent');
  expect(keptDrafts('maya')).toEqual([]);
  expect(server.calls[1]?.key).toBe(server.calls[0]?.key);
});

test.each([
  ['offline', 401, 'auth.no_session', false],
  ['offline', 409, 'auth.other_user', false],
  ['later', 408, 'system.timeout', false],
  ['refused', 404, 'specs.not_found', true],
] as const)('S7 values are sent %s after an answer of %i, %s', async (result, status, code, isHeld) => {
  const sending = send();
  await server.called();
  server.answer(status, { code, detail: 'Not now.' });
  await expect(sending).resolves.toBe(result);
  expect(kept()).toMatchObject([{ values: { quantity: '1,000' }, isHeld }]);
});
