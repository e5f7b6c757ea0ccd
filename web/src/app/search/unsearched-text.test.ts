import { expect, it } from '@jest/globals';
import { unsearchedText } from './unsearched-text.ts';

const projects = { name: 'projects', isRead: true, isFailed: false };
const sheets = { name: 'spec sheets', isRead: false, isFailed: false };
const results = { name: 'preflight results', isRead: false, isFailed: true };

it('G10 what of the user’s own is not searched is said with its reason', () => {
  expect(unsearchedText([projects], false)).toBe('');
  expect(unsearchedText([projects, sheets], false)).toBe('Your spec sheets are still loading.');
  expect(unsearchedText([results], false)).toBe(
    'Your preflight results did not load. Check your connection, then open search again.',
  );
  expect(unsearchedText([projects], true)).toBe(
    'Older archived projects are searched once Project Tracking has loaded them.',
  );
  // An older list is searched while a new one doesn't load.
  expect(unsearchedText([{ ...projects, isFailed: true }], false)).toBe('');
});
