import { expect, test } from '@jest/globals';
import { activeText, limitText } from './new-project-button.tsx';

test('P7 the limits are 20 active projects and 2,000 in total', () => {
  expect(activeText(12)).toBe('12 of 20');
  expect(limitText(19, 1980)).toBeUndefined();
  expect(limitText(20, 3)).toBe('20 active projects is the limit. Archive or delete one to make room.');
  const ofAll = '2,000 projects is the limit, including archived ones. Delete one to make room.';
  expect(limitText(0, 2000)).toBe(ofAll);
  expect(limitText(20, 1980)).toBe(ofAll);
});
