import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  commonPasswords,
  guessableBecause as becauseOf,
  type Guesser,
  type PasswordOwner,
} from '@printpartner/contracts';

const passwords = dictionary['passwords-common'];
// The time grows with the square of the length.
const estimator = new ZxcvbnFactory({ dictionary: { passwords }, graphs: adjacencyGraphs, maxLength: 32 });
const guesser: Guesser = {
  common: commonPasswords(passwords),
  triesOf: (password, ownWords) => estimator.check(password, ownWords).guesses,
};

/** Why this password is refused as a new one; null if it isn't. Takes some milliseconds. */
export const guessableBecause = (password: string, owner: PasswordOwner): string | null =>
  becauseOf(password, owner, guesser);
