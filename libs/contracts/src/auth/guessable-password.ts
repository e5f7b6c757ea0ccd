import { limits } from '../limits.ts';

/** Whose password it is. */
export interface PasswordOwner {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
}

const COMMON = `This is one of the ${limits.commonPasswords.toLocaleString('en-US')} most common passwords. Choose another one.`;
const EASY = 'This password is among the first that are tried. Choose another one.';
const OWN = 'This is your own name or email address. Choose another password.';

/** Names of fewer letters are parts of too many good passwords. */
const NAME_LETTERS = 3;

/** The passwords that are refused for being common, of a dictionary that has the most frequent first. */
export const commonPasswords = (byFrequency: readonly string[]): ReadonlySet<string> =>
  new Set(byFrequency.filter(({ length }) => length >= limits.passwordMin).slice(0, limits.commonPasswords));

/** How guessers work. */
export interface Guesser {
  /** What `commonPasswords` gave. */
  common: ReadonlySet<string>;
  /** How many tries a password takes, as zxcvbn estimates it from words, rows of keys, sequences and repetitions. */
  triesOf: (password: string, ownWords: string[]) => number;
}

/**
 * Why a new password is refused: it is common, or soon guessed, or it is the owner's name or address; null if it is none
 * of these. Capitals, accents and blanks at its ends make no difference, and neither do digits and signs around or inside a name.
 */
export function guessableBecause(
  password: string,
  owner: PasswordOwner,
  { common, triesOf }: Guesser,
): string | null {
  const plain = plainOf(password.trim());
  if (plain === '' || common.has(plain)) return COMMON;
  const letters = lettersOf(plain);
  const names = namesOf(owner);
  const isOwn = names.some(
    (name) => plain === name || (letters.length >= NAME_LETTERS && letters === lettersOf(name)),
  );
  if (isOwn) return OWN;
  return triesOf(plain, [...names, 'print', 'partner']) < limits.passwordTries ? EASY : null;
}

function namesOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const address = plainOf(email.trim());
  const names = [
    firstName,
    lastName,
    `${firstName ?? ''}${lastName ?? ''}`,
    `${lastName ?? ''}${firstName ?? ''}`,
  ];
  return [address, address.split('@')[0], ...names].flatMap((name) => plainOf(name ?? '') || []);
}

/** The text without capitals and accents. */
const plainOf = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');
