import { expect, it } from '@jest/globals';
import { userName } from './user-name.ts';

it('A7 userName is the first name, else the e-mail prefix', () => {
  expect(userName({ firstName: 'Maya', email: 'm.okafor@example.com' })).toBe('Maya');
  expect(userName({ firstName: null, email: 'm.okafor@example.com' })).toBe('m.okafor');
  expect(userName({ firstName: '', email: '@example.com' })).toBe('@example.com');
});
