import { expect, it } from '@jest/globals';
import { shortName } from './result-bounds.ts';

const longest = 'x'.repeat(120);

it('F5 shortName leaves a name of at most 120 characters as it is', () => {
  expect(shortName(longest)).toBe(longest);
});

it('F5 shortName keeps long names that begin alike different', () => {
  const [one, other] = [shortName(`${longest} A`), shortName(`${longest} B`)];
  for (const name of [one, other]) expect(name).toMatch(/^x{110}… [\da-f]{8}$/);
  expect(one).not.toBe(other);
  expect(shortName(`${longest} A`)).toBe(one);
});
