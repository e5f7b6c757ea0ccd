import { outboxUserIndex } from '@printpartner/messaging';
import { ConcurrentIndexes, erasedUsersIndex } from '@printpartner/service-kit';

/** Serves the deletion of an account and the sweepers. */
export class IndexesAtSize1764650000000 extends ConcurrentIndexes {
  readonly name = 'IndexesAtSize1764650000000';

  protected readonly indexes = [
    { name: 'preflight_sessions_file_idx', definition: 'on preflight_sessions (file_key)' },
    {
      name: 'preflight_sessions_ink_idx',
      definition: 'on preflight_sessions (ink_key) where ink_key is not null',
    },
    { name: 'forgotten_sessions_owner_idx', definition: 'on forgotten_sessions (owner)' },
    { name: 'forgotten_sessions_age_idx', definition: 'on forgotten_sessions (forgotten_at)' },
    { name: 'deleted_projects_user_idx', definition: 'on deleted_projects (user_id)' },
    { name: 'deleted_projects_age_idx', definition: 'on deleted_projects (deleted_at)' },
    erasedUsersIndex,
    outboxUserIndex,
  ];
}
