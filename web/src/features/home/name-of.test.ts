import { expect, it } from '@jest/globals';
import { nameOf } from './name-of.ts';

it('A7 calls a user by first name, else by the prefix of the e-mail', () => {
  expect(nameOf({ firstName: 'Maya', email: 'm.okafor@example.com' })).toBe('Maya');
  expect(nameOf({ firstName: null, email: 'm.okafor@example.com' })).toBe('m.okafor');
  expect(nameOf({ firstName: '', email: '@example.com' })).toBe('@example.com');
});
