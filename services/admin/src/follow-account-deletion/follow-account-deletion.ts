import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { LessThanOrEqual } from 'typeorm';
import { blank, lockAddress, noteErasure } from '../attempts/erasures.ts';
import { SignupAttempt } from '../attempts/signup-attempt.entity.ts';

/**
 * Takes the person out of all attempts of the account's address. What somebody
 * does with the same address later is theirs again.
 */
export const followAccountDeletion = handleEvent(accountDeleted, async (deleted, { manager }) => {
  const { userId, emailHash } = deleted;
  const deletedAt = new Date(deleted.deletedAt);
  await lockAddress(manager, emailHash);
  await noteErasure(manager, emailHash, deletedAt);
  const until = { at: LessThanOrEqual(deletedAt) };
  await manager.update(SignupAttempt, { emailHash, ...until }, blank);
  await manager.update(SignupAttempt, { userId }, blank);
});
