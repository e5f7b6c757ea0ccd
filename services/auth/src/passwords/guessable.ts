import { dictionary } from '@zxcvbn-ts/language-common';
import { commonPasswords, guessableBecause as becauseOf, type PasswordOwner } from '@printpartner/contracts';

const common = commonPasswords(dictionary['passwords-common']);

/** Why this password is refused as a new one; null if it isn't. */
export const guessableBecause = (password: string, owner: PasswordOwner): string | null =>
  becauseOf(password, owner, common);
