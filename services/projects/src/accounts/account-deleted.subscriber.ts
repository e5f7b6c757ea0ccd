import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser, type EventSubscriber } from '@printpartner/service-kit';

/** Erases all projects of a deleted account. */
@Injectable()
export class AccountDeletedSubscriber implements EventSubscriber {
  readonly handler = handleEvent(accountDeleted, ({ userId }, { manager }) =>
    eraseUser(manager, userId, ['user_project_state', 'projects', 'early_choices', 'idempotency_keys']),
  );
}
