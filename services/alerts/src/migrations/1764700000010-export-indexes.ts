import { ConcurrentIndexes } from '@printpartner/service-kit';

/** Lets a page of the data export read only its own rows. */
export class ExportIndexes1764700000010 extends ConcurrentIndexes {
  readonly name = 'ExportIndexes1764700000010';

  protected readonly indexes = [
    {
      name: 'project_watermarks_user_project_idx',
      definition: 'on project_watermarks (user_id, project_id)',
    },
  ];

  protected override readonly replaced = [
    { name: 'project_watermarks_user_idx', definition: 'on project_watermarks (user_id)' },
  ];
}
