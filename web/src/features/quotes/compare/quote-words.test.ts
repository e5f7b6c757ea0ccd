import { describe, expect, it } from '@jest/globals';
import type { Quote, VendorLink } from '@printpartner/contracts/types';
import { compareQuotes } from '@printpartner/spec-sheet/quotes';
import { countText } from '../../../entities/quote/count-text.ts';
import { expiryText, openingsText } from '../links/link-words.ts';
import { buildLink, buildQuote } from '../testing/build-quotes.ts';
import { curvesOf } from './curves.ts';
import { estimateText, freightText, gapTexts, isOutdated, unitFormat } from './quote-words.ts';

const counted = (links: Partial<VendorLink>[], quotes: Partial<Quote>[]) =>
  countText({ links: links.map(buildLink), quotes: quotes.map(buildQuote) });

describe('words of a comparison', () => {
  it('S10 counts answers of links, typed quotes and what is new', () => {
    expect(counted([], [])).toBe('');
    expect(counted([{ id: 'a' }, { id: 'b' }], [])).toBe('0 of 2 answered');
    const quotes = [{ link_id: 'a', is_new: true }, { link_id: null }];
    expect(counted([{ id: 'a' }, { id: 'b', state: 'revoked' }], quotes)).toBe(
      '1 of 1 answered, 1 typed in, 1 new',
    );
    expect(counted([{ id: 'a', state: 'revoked' }], quotes)).toBe('1 of 1 answered, 1 typed in, 1 new');
  });

  it('S10 names what a quote leaves open', () => {
    const quotes = [
      buildQuote({ id: 'x', lines: [{ quantity: 1000, price_cents: 100 }] }),
      buildQuote({ id: 'y', postage_cents: 5 }),
    ];
    const sheet = { quantities: [1000, 5000], finishes: ['Gloss UV'], revision: 1 };
    const { gaps } = compareQuotes(sheet, quotes, '2026-11-24');
    expect(gaps['x'] && gapTexts(gaps['x'])).toEqual([
      'No price for 5,000',
      'No freight',
      'No postage',
      'No turnaround',
      'No last valid day',
      'Gloss UV not listed as included',
    ]);
  });

  it('S10 an answer is outdated by changes of the sheet, not by its new name', () => {
    const change = { label: 'Page count', before: '16', after: '32' };
    const answer = buildQuote({ link_id: 'a', version: 1 });
    expect(isOutdated(answer, [buildLink({ id: 'a', version: 1 })])).toBe(false);
    expect(isOutdated(answer, [buildLink({ id: 'a', version: 2 })])).toBe(true);
    expect(isOutdated(answer, [buildLink({ id: 'a', version: 1, unsent_changes: [change] })])).toBe(true);
    expect(isOutdated(buildQuote({ link_id: null }), [])).toBe(false);
  });

  it('S10 prices of a piece have the same decimals in one comparison', () => {
    expect(unitFormat([88.4, 185])(185)).toBe('$1.8500');
    expect(unitFormat([185, 240])(185)).toBe('$1.85');
  });

  it('S10 writes freight and the estimate for the project', () => {
    expect(freightText({ freight_included: true, freight_cents: 0 })).toBe('Included');
    expect(freightText({ freight_included: false, freight_cents: null })).toBe('');
    expect(estimateText(buildQuote({ estimate_number: 'E-1207' }), 5000, 185_000)).toBe(
      'E-1207 · $1,850.00 for 5,000',
    );
    expect(estimateText(buildQuote(), 5000, 185_000)).toBe('$1,850.00 for 5,000');
  });

  it('S10 a curve has the quoted quantities only', () => {
    const lines = [
      { quantity: 1000, price_cents: 100_000 },
      { quantity: 5000, price_cents: 300_000 },
    ];
    const quotes = [
      buildQuote({ id: 'x', lines, freight_cents: 10_000 }),
      buildQuote({ id: 'y', lines: [] }),
    ];
    const comparison = compareQuotes({ quantities: [2500], finishes: [], revision: 1 }, quotes, '2026-11-24');
    expect(curvesOf(comparison, quotes, 'total')).toEqual([
      {
        id: 'x',
        name: 'Harbor Press',
        place: 0,
        points: [
          { quantity: 1000, cents: 110_000 },
          { quantity: 5000, cents: 310_000 },
        ],
      },
    ]);
  });
});

it('S8 says how often a link was opened, and until when it works', () => {
  const at = '2026-11-24T12:00:00.000Z';
  expect(openingsText(buildLink())).toBe('Not opened yet');
  expect(openingsText(buildLink({ openings: 2, last_opened_at: at }))).toBe(
    'Opened twice, last Nov 24, 2026',
  );
  expect(expiryText(buildLink({ expires_at: at }))).toBe('open until Nov 24, 2026');
  expect(expiryText(buildLink({ expires_at: at, state: 'expired' }))).toBe('expired Nov 24, 2026');
  expect(expiryText(buildLink({ state: 'closed' }))).toBe('');
});
