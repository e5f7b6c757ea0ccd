import { expect, it } from '@jest/globals';
import { isNamed } from './named.ts';

it.each([
  ['harbor', true],
  ['harb', true],
  ['harbor boating 2026', true],
  ['tw-20418', true],
  ['coating', false],
  ['ha', false],
  ['harbor bleed', false],
  ['', false],
])('G10 names for “%s” have most of it, spelled right: %s', (query, expected) => {
  expect(isNamed(['Harbor Boating Catalog', 'TW-20418'], query)).toBe(expected);
});
