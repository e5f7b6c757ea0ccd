import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { LessThanOrEqual } from 'typeorm';
import { blank, lockAddress, noteErasure } from '../attempts/erasures.ts';
import { SignUpAttempt } from '../attempts/sign-up-attempt.entity.ts';

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
  await manager.update(SignUpAttempt, { emailHash, ...until }, blank);
  await manager.update(SignUpAttempt, { userId }, blank);
});
