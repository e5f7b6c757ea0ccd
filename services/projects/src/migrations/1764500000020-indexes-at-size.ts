import { outboxUserIndex } from '@printpartner/messaging';
import { ConcurrentIndexes, erasedUsersIndex } from '@printpartner/service-kit';

/** Serves the deletion of a project and of an account. */
export class IndexesAtSize1764500000020 extends ConcurrentIndexes {
  readonly name = 'IndexesAtSize1764500000020';

  protected readonly indexes = [
    { name: 'user_project_state_project_idx', definition: 'on user_project_state (last_project_id)' },
    {
      name: 'outbox_events_project_idx',
      definition: "on outbox_events ((payload ->> 'projectId'))",
    },
    erasedUsersIndex,
    outboxUserIndex,
  ];
}
