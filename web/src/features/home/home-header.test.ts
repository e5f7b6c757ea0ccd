import { expect, it } from '@jest/globals';
import { userName } from './home-header.tsx';

it('A7 userName is the first name, else the email prefix', () => {
  expect(userName({ firstName: 'Maya', email: 'm.okafor@example.com' })).toBe('Maya');
  expect(userName({ firstName: null, email: 'm.okafor@example.com' })).toBe('m.okafor');
  expect(userName({ firstName: '', email: '@example.com' })).toBe('@example.com');
});
