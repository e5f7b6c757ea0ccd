import { expect, it } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has none, and the router asks for one when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { screenAt } = await import('./screen-at.tsx');

it('H7 a path shows its screen with capitals and a slash at the end as well', () => {
  expect(screenAt('/Privacy/')).toBe(screenAt('/privacy'));
  expect(screenAt('//')).toBe(screenAt('/'));
});

it('H7 an old link shows the login screen, every other path the page for missing ones', () => {
  const missing = screenAt('/nowhere');
  expect(screenAt('/0123abcd/')).toEqual(screenAt('/login'));
  expect(screenAt('/0123abc')).toEqual(missing);
  expect(screenAt('/privacy/more')).toEqual(missing);
  expect(missing).not.toEqual(screenAt('/login'));
});
