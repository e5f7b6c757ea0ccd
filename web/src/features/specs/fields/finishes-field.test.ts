import { expect, it } from '@jest/globals';
import { withFinish } from './finishes-field.tsx';

it('S1 None excludes the other finishes, and any other excludes None', () => {
  expect(withFinish(['Gloss Aqueous', 'Embossing'], 'None', true)).toEqual(['None']);
  expect(withFinish(['None'], 'Embossing', true)).toEqual(['Embossing']);
  expect(withFinish(['Gloss Aqueous', 'Embossing'], 'Embossing', false)).toEqual(['Gloss Aqueous']);
  expect(withFinish(['None'], 'None', false)).toEqual([]);
});
