import { describe, expect, it } from '@jest/globals';
import { commonPasswords, guessableBecause } from './guessable-password.ts';

const common = commonPasswords(['12345', '123456', 'password', 'qwerty']);
const guesser = { common, triesOf: (password: string) => (password === '654321' ? 19_999 : 20_000) };
const maya = { email: 'maya.lind@example.com', firstName: 'Maya', lastName: 'Lind' };
const OWN = 'This is your own name or email address. Choose another password.';

describe('guessableBecause', () => {
  it('A11 the 10,000 most frequent of at least six characters are common', () => {
    const byFrequency = Array.from({ length: 12_000 }, (_, i) => `number ${i}`);
    const taken = commonPasswords(['short', ...byFrequency]);
    expect([taken.size, taken.has('short'), taken.has('number 9999'), taken.has('number 10000')]).toEqual([
      10_000,
      false,
      true,
      false,
    ]);
  });

  it.each(['123456', 'PassWord', ' password ', 'qwerty\t', '      '])('A11 %j is too common', (password) => {
    expect(guessableBecause(password, maya, guesser)).toBe(
      'This is one of the 10,000 most common passwords. Choose another one.',
    );
  });

  it('A11 refuses what takes few tries', () => {
    expect(guessableBecause(' 654321', maya, guesser)).toBe(
      'This password is among the first that are tried. Choose another one.',
    );
  });

  it.each([
    'maya.lind@example.com',
    'Maya.Lind@Example.com',
    'maya.lind',
    'mayalind1',
    'Maya 2024!',
    '--lind--',
    'Maya Lind',
    'lind, maya',
  ])('A11 %j names its owner', (password) => {
    expect(guessableBecause(password, maya, guesser)).toBe(OWN);
  });

  it.each(['mayapple', 'lindworm 12', 'passwords', 'kiss-cut', 'example.com'])(
    'A11 %j is allowed',
    (password) => {
      expect(guessableBecause(password, maya, guesser)).toBeNull();
    },
  );

  it('A11 compares a name of digits whole, and ignores the letters of a short name', () => {
    const owner = { email: '5551234567@example.com', firstName: 'Al', lastName: null };
    expect(guessableBecause('5551234567', owner, guesser)).toBe(OWN);
    expect(guessableBecause('5551234568', owner, guesser)).toBeNull();
    expect(guessableBecause('a7!k-2l', { email: 'm@example.com', firstName: 'Al' }, guesser)).toBeNull();
    expect(guessableBecause('a7!9-2l', owner, guesser)).toBeNull();
  });
});
