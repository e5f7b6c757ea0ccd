import { expect, it } from '@jest/globals';
import { adminPassword } from './admin-password.ts';

it.each([
  ['one two three', true],
  ['tab\tbetween words', true],
  ['é ü ß ø å ÿ ñ', true],
  ['too short', false],
  [' one two three', false],
  ['one two three ', false],
  ['one two three\t', false],
  ['one two\nthree', false],
  ['snowmen ☃ ☃ ☃', false],
  ['zażółć gęślą', false],
])('D1 the admin password may be %j: %s', (password, isAllowed) => {
  expect(adminPassword.safeParse(password).success).toBe(isAllowed);
});
