import { expect, it } from '@jest/globals';
import { checkAdminPassword } from './check-admin-password.built.ts';

it('K1 D1 the starter explains an admin password that could never be entered', () => {
  const check = (password: string) => () => checkAdminPassword(password);
  expect(check('one two three')).not.toThrow();
  expect(check('too short')).toThrow('ADMIN_PASSWORD: Must have at least 12 characters.');
  for (const password of ['blank at the end ', 'snowmen ☃ ☃ ☃'])
    expect(check(password)).toThrow('ADMIN_PASSWORD: Must have no blank at an end');
});
