import { outboxUserIndex } from '@printpartner/messaging';
import { ConcurrentIndexes, erasedUsersIndex } from '@printpartner/service-kit';

/** Serves the queries by project and by user, and the sweepers of old rows. */
export class IndexesAtSize1764500000010 extends ConcurrentIndexes {
  readonly name = 'IndexesAtSize1764500000010';

  protected readonly indexes = [
    { name: 'project_alerts_project_idx', definition: 'on project_alerts (project_id, alert_type)' },
    { name: 'project_alerts_user_idx', definition: 'on project_alerts (user_id, created_at)' },
    {
      name: 'project_alerts_seen_idx',
      definition: 'on project_alerts (fired_at_utc, id) where fired_at_utc is not null',
    },
    {
      name: 'project_alerts_canceled_idx',
      definition: 'on project_alerts (cancelled_at) where cancelled_at is not null and fired_at_utc is null',
    },
    {
      name: 'project_watermarks_deleted_idx',
      definition: 'on project_watermarks (deleted_at) where deleted_at is not null',
    },
    erasedUsersIndex,
    outboxUserIndex,
  ];
}
