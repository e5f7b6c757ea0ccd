import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { LessThanOrEqual } from 'typeorm';
import { anonymous, lockAddress, recordErasure } from './erasures.ts';
import { SignUpAttempt } from './sign-up-attempt.entity.ts';

/** Anonymizes all attempts of the deleted account's address. Later attempts with the same address are kept. */
export const accountDeletedSubscriber = handleEvent(accountDeleted, async (deleted, { manager }) => {
  const { userId, emailHash } = deleted;
  const deletedAt = new Date(deleted.deletedAt);
  await lockAddress(manager, emailHash);
  await recordErasure(manager, emailHash, deletedAt);
  const until = { at: LessThanOrEqual(deletedAt) };
  await manager.update(SignUpAttempt, { emailHash, ...until }, anonymous);
  await manager.update(SignUpAttempt, { userId }, anonymous);
});
