import { describe, expect, it } from '@jest/globals';
import { knownPreferences } from './known-preferences.ts';

describe('knownPreferences', () => {
  it('A9 drops unknown tabs and colors', () => {
    expect(
      knownPreferences(['paper', 'quotes', 'specs', 'paper'], {
        paper: '#D33B36',
        specs: '#123456',
        quotes: '#D33B36',
      }),
    ).toEqual({ tabOrder: ['paper', 'specs'], customColors: { paper: '#D33B36' } });
  });

  it('A9 is empty if nothing was saved', () => {
    expect(knownPreferences(undefined, undefined)).toEqual({ tabOrder: [], customColors: {} });
  });
});
