import { expect, it } from '@jest/globals';
import type { Quote } from '@printpartner/contracts/types';
import { buildQuote } from '../testing/build-quotes.ts';
import { fileNote } from './quote-actions.tsx';

it('S10 says when a vendor’s PDF is older than the prices beside it', () => {
  const noteOf = (added_at: string, version: number, changes: Partial<Quote> = {}) =>
    fileNote(
      buildQuote({
        link_id: 'link',
        version: 2,
        answered_at: '2026-11-24T12:00:00.000Z',
        file: { name: 'quote.pdf', size: 9, version, added_at },
        ...changes,
      }),
    );
  expect(noteOf('2026-11-24T12:00:00.000Z', 2)).toBe('');
  expect(noteOf('2026-11-20T12:00:00.000Z', 1)).toBe('Sent for version 1');
  expect(noteOf('2026-11-20T12:00:00.000Z', 2)).toBe(
    'Sent Nov 20, 2026, before the vendor changed the quote',
  );
  expect(noteOf('2026-11-20T12:00:00.000Z', 2, { link_id: null, version: null })).toBe('');
  expect(fileNote(buildQuote())).toBe('');
});
