import { describe, expect, it } from '@jest/globals';
import type { Provenance } from './provenance.ts';
import { sourceText, footnotesOf, letterOf } from './source-text.ts';

const mills: Provenance = { standing: 'sourced', source: 'Mill sheets', date: '2025-06' };
const postage: Provenance = { standing: 'sourced', source: 'Notice 123', date: '2026-07-12' };
const practice: Provenance = { standing: 'practice', source: 'Trade practice', date: '2026-11' };

describe('G11 source text', () => {
  it('G11 states the standing and date of a source', () => {
    expect(sourceText(mills)).toBe('Mill sheets, read Jun 2025');
    expect(sourceText(postage)).toBe('Notice 123, as of Jul 12, 2026');
    expect(sourceText({ ...postage, checked: '2026-11' })).toBe(
      'Notice 123, effective Jul 12, 2026, checked Nov 2026',
    );
    expect(sourceText(practice)).toBe('Trade practice, unverified, Nov 2026');
    expect(sourceText({ ...practice, source: 'Rule of fit' })).toBe(
      'Rule of fit: trade practice, unverified, Nov 2026',
    );
    expect(sourceText({ standing: 'arithmetic', source: 'From basis sizes', date: '2026-11' })).toBe(
      'From basis sizes',
    );
    expect(sourceText({ standing: 'product', source: 'House figure', date: '2026-11' })).toBe('House figure');
  });
});

describe('G11 footnotes', () => {
  it('G11 assigns one letter per source, in order', () => {
    const notes = footnotesOf([mills, postage, { ...mills }, practice]);
    expect(notes.map(({ letter, from }) => [letter, from.source])).toEqual([
      ['a', 'Mill sheets'],
      ['b', 'Notice 123'],
      ['c', 'Trade practice'],
    ]);
    expect(letterOf(notes, { ...postage })).toBe('b');
    expect(letterOf(notes, { ...postage, date: '2027-01-01' })).toBeUndefined();
  });

  it('G11 continues after z with aa', () => {
    const many = Array.from({ length: 28 }, (_, place) => ({ ...mills, source: `Source ${place}` }));
    expect(
      footnotesOf(many)
        .slice(-3)
        .map(({ letter }) => letter),
    ).toEqual(['z', 'aa', 'ab']);
  });
});
