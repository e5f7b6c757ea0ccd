import { describe, expect, it } from '@jest/globals';
import { finishList } from './finishes.ts';

describe('S3 finishing lists', () => {
  it.each([
    [
      ['Satin Aqueous', 'Foil Stamping'],
      ['Satin Aqueous', 'Foil Stamping'],
    ],
    ['Satin Aqueous, Foil Stamping,', ['Satin Aqueous', 'Foil Stamping']],
    [' Embossing ,Embossing', ['Embossing']],
    [['', ' Embossing ', 'test'], ['Embossing']],
    ['', []],
    ['"Test"', []],
    [undefined, []],
    [null, []],
    [[7, 'Embossing'], ['Embossing']],
  ])('S3 reads the finishes %j as %j', (given, finishes) => {
    expect(finishList(given)).toEqual(finishes);
  });
});
