import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  commonPasswords,
  guessableBecause,
  type Guesser,
  type PasswordOwner,
} from '@printpartner/contracts/types';

/** `refused` is the server's reason for refusing the password. */
export type Strength = { level: 'weak' | 'fair' | 'strong' } | { level: 'refused'; reason: string };

const passwords = dictionary['passwords-common'];
// Only the start of a longer password is read: it is strong enough, or its owner repeats it; the time grows with the square of
// the length.
const estimator = new ZxcvbnFactory({ dictionary: { passwords }, graphs: adjacencyGraphs, maxLength: 32 });
const guesser: Guesser = {
  common: commonPasswords(passwords),
  triesOf: (password, ownWords) => estimator.check(password, ownWords).guesses,
};

/** How hard a password is to guess. Takes up to some hundred milliseconds, so it runs in a worker. */
export function estimateStrength(password: string, owner: PasswordOwner): Strength {
  const reason = guessableBecause(password, owner, guesser);
  if (reason !== null) return { level: 'refused', reason };
  const known = [...owner.email.split('@'), owner.firstName, owner.lastName].flatMap((name) => name || []);
  const { score } = estimator.check(password, [...known, 'print', 'partner']);
  if (score <= 1) return { level: 'weak' };
  return { level: score === 2 ? 'fair' : 'strong' };
}
