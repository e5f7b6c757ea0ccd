import { expect, test } from '@jest/globals';
import { copyName, nameError } from './name-dialog.tsx';

test('S11 nameError demands 1 to 200 characters besides outer and repeated white space', () => {
  expect(nameError(' \t ')).toBe('Name is required');
  expect(nameError(' a ')).toBeUndefined();
  expect(nameError(`  ${'a '.repeat(100)}`)).toBeUndefined();
  expect(nameError('a'.repeat(200))).toBeUndefined();
  expect(nameError('a'.repeat(201))).toBe('Must be at most 200 characters');
});

test('S11 copyName counts up while the name is taken, also from the name of a copy', () => {
  expect(copyName('Spring catalog', ['Spring catalog'])).toBe('Spring catalog copy');
  const taken = ['Spring catalog', 'Spring catalog copy', 'Spring catalog copy 2'];
  expect(copyName('Spring catalog', taken)).toBe('Spring catalog copy 3');
  expect(copyName('Spring catalog copy 2', taken)).toBe('Spring catalog copy 3');
});

test('S11 copyName keeps its mark on a name of 200 characters', () => {
  const name = 'a'.repeat(200);
  const copy = copyName(name, [name]);
  expect(copy).toBe(`${'a'.repeat(195)} copy`);
  expect(copyName(name, [name, copy])).toBe(`${'a'.repeat(193)} copy 2`);
});
