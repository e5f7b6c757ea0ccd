import { ConcurrentIndexes } from '@printpartner/service-kit';

/** Lets a page of the data export read only its own rows. */
export class ExportIndexes1764700000020 extends ConcurrentIndexes {
  readonly name = 'ExportIndexes1764700000020';

  protected readonly indexes = [{ name: 'projects_user_id_idx', definition: 'on projects (user_id, id)' }];
}
