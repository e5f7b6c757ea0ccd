import { expect, it } from '@jest/globals';
import { guessableBecause } from './guessable.ts';

const mira = { email: 'mira.stone@example.com', firstName: 'Mira', lastName: 'Stone' };

it.each([
  '654321',
  '987654321',
  '123123123',
  '00000000',
  '121212',
  '12341234',
  'aaaaaa',
  'abcabc',
  'abcdef',
  'zzzzzz',
  'admin123',
  'password!',
  'password1!',
  'p@ssword',
  'qwerty1',
  'printpartner',
  'miramira',
  'm1rast0ne',
  'enotsarim',
  'miråstone',
])('A11 %s is refused as a new password', (password) => {
  expect(guessableBecause(password, mira)).not.toBeNull();
});

it.each(['correct horse', 'kiss-cut 14 pt', 'perfect bound 32', 'hq7fzt', 'mango8', 'flyer7 x'])(
  'A11 %s is allowed as a new password',
  (password) => {
    expect(guessableBecause(password, mira)).toBeNull();
  },
);
