import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import type { EventSubscriber } from '@printpartner/service-kit';
import { LessThanOrEqual } from 'typeorm';
import { anonymous, lockAddress, recordErasure } from '../attempts/erasures.ts';
import { SignUpAttempt } from '../attempts/sign-up-attempt.entity.ts';

/** Anonymizes all attempts of the deleted account's address. Later attempts with the same address are kept. */
@Injectable()
export class AccountDeletedSubscriber implements EventSubscriber {
  readonly handler = handleEvent(accountDeleted, async (deleted, { manager }) => {
    const { userId, emailHash } = deleted;
    const deletedAt = new Date(deleted.deletedAt);
    await lockAddress(manager, emailHash);
    await recordErasure(manager, emailHash, deletedAt);
    const until = { at: LessThanOrEqual(deletedAt) };
    await manager.update(SignUpAttempt, { emailHash, ...until }, anonymous);
    await manager.update(SignUpAttempt, { userId }, anonymous);
  });
}
