import { Injectable } from '@nestjs/common';
import { accountDeleted, preflightOwner } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser, type EventSubscriber, lockUser } from '@printpartner/service-kit';
import { ErasedFiles } from '../files/erased-files.ts';
import { SessionCleanup } from '../sessions/session-cleanup.ts';

/** Erases the user's files, kept results and sessions, with their contents and jobs. */
@Injectable()
export class AccountDeletedSubscriber implements EventSubscriber {
  constructor(
    private readonly cleanup: SessionCleanup,
    private readonly files: ErasedFiles,
  ) {}

  readonly handler = handleEvent(accountDeleted, async ({ userId }, { manager }) => {
    await lockUser(manager, userId);
    await this.files.erase(manager, userId);
    await eraseUser(manager, userId, ['kept_results', 'deleted_projects']);
    await this.cleanup.removeAllOf(manager, preflightOwner.ofUser(userId));
  });
}
