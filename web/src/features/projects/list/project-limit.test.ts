import { expect, test } from '@jest/globals';
import { countText, isFull } from './project-limit.ts';

test('P7 the limit is 20 active projects', () => {
  expect(countText(12)).toBe('12 of 20');
  expect(isFull(19)).toBe(false);
  expect(isFull(20)).toBe(true);
});
