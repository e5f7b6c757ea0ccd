import { limits } from '../limits.ts';

/** Whose password it is. */
export interface PasswordOwner {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
}

const COMMON = `This is one of the ${limits.commonPasswords.toLocaleString('en-US')} most common passwords. Choose another one.`;
const OWN = 'This is your own name or e-mail address. Choose another password.';

/** Names of fewer letters are parts of too many good passwords. */
const NAME_LETTERS = 3;

/** The passwords that are refused for being common, of a dictionary that has the most frequent first. */
export const commonPasswords = (byFrequency: readonly string[]): ReadonlySet<string> =>
  new Set(byFrequency.filter(({ length }) => length >= limits.passwordMin).slice(0, limits.commonPasswords));

/**
 * Why a new password is refused: it is common, or it is the owner's name or address; null if it is neither. Capitals and
 * blanks at its ends make no difference, and neither do digits and signs around or inside a name.
 *
 * @param common what `commonPasswords` gave
 */
export function guessableBecause(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): string | null {
  const plain = password.trim().toLowerCase();
  if (plain === '' || common.has(plain)) return COMMON;
  const letters = lettersOf(plain);
  const isOwn = namesOf(owner).some(
    (name) => plain === name || (letters.length >= NAME_LETTERS && letters === lettersOf(name)),
  );
  return isOwn ? OWN : null;
}

function namesOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const address = email.trim().toLowerCase();
  const names = [
    firstName,
    lastName,
    `${firstName ?? ''}${lastName ?? ''}`,
    `${lastName ?? ''}${firstName ?? ''}`,
  ];
  return [address, address.split('@')[0], ...names].flatMap((name) => name?.toLowerCase() || []);
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');
