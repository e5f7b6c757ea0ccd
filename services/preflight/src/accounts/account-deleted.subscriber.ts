import { Injectable } from '@nestjs/common';
import { accountDeleted, preflightOwner } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser, type EventSubscriber } from '@printpartner/service-kit';
import { SessionCleanup } from '../sessions/session-cleanup.ts';

/** Erases the user's kept results and sessions, with their files and jobs. */
@Injectable()
export class AccountDeletedSubscriber implements EventSubscriber {
  constructor(private readonly cleanup: SessionCleanup) {}

  readonly handler = handleEvent(accountDeleted, async ({ userId }, { manager }) => {
    await eraseUser(manager, userId, ['kept_results', 'deleted_projects']);
    await this.cleanup.removeAllOf(manager, preflightOwner.ofUser(userId));
  });
}
