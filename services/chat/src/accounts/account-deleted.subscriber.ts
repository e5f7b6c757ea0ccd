import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@printpartner/contracts';
import { handleEvent } from '@printpartner/messaging';
import { eraseUser, type EventSubscriber } from '@printpartner/service-kit';

/** Erases what a deleted account has used of the model. */
@Injectable()
export class AccountDeletedSubscriber implements EventSubscriber {
  readonly handler = handleEvent(accountDeleted, ({ userId }, { manager }) =>
    eraseUser(manager, userId, ['token_usage']),
  );
}
