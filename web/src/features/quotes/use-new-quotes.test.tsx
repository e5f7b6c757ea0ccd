import { afterEach, expect, it } from '@jest/globals';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { inSession } from '../../entities/session/testing/in-session.tsx';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { buildQuote } from './testing/build-quotes.ts';
import { useNewQuotes } from './use-new-quotes.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

it('S10 new quotes are marked as seen in one call, in the revision on screen, and again when they change', async () => {
  const calls = answerCalls(() => ({ success: true }));
  const seen = () => calls.filter((call) => call.startsWith('POST'));
  const first = [
    buildQuote({ id: 'harbor', revision: 3, is_new: true }),
    buildQuote({ id: 'ace', revision: 1, is_new: true }),
    buildQuote({ id: 'old' }),
  ];
  const { rerender, result } = renderHook(useNewQuotes, { ...inSession(), initialProps: first });
  const ace = '{"id":"ace","revision":1}';
  await waitFor(() =>
    expect(seen()).toEqual([`POST /api/quotes/seen {"quotes":[{"id":"harbor","revision":3},${ace}]}`]),
  );
  rerender([buildQuote({ id: 'harbor', revision: 4, is_new: true }), buildQuote({ id: 'ace' })]);
  await waitFor(() =>
    expect(seen()[1]).toBe('POST /api/quotes/seen {"quotes":[{"id":"harbor","revision":4}]}'),
  );
  expect([...result.current]).toEqual(['harbor', 'ace']);
});

it('S10 more new quotes than one call takes are marked as seen in several', async () => {
  const sizes: number[] = [];
  answerCalls((call) => {
    const [, body = '{"quotes":[]}'] = /^POST \S+ (.*)/.exec(call) ?? [];
    const { quotes }: { quotes: unknown[] } = JSON.parse(body);
    sizes.push(quotes.length);
    return { success: true };
  });
  const many = Array.from({ length: 130 }, (_, n) => buildQuote({ id: `quote ${n}`, is_new: true }));
  renderHook(useNewQuotes, { ...inSession(), initialProps: many });
  await waitFor(() => expect(sizes.filter(Boolean)).toEqual([60, 60, 10]));
});
