import { ConcurrentIndexes } from '@printpartner/service-kit';

/** Serves the deletion of an account. */
export class IndexesAtSize1764500000030 extends ConcurrentIndexes {
  readonly name = 'IndexesAtSize1764500000030';

  protected readonly indexes = [
    { name: 'mails_ref_idx', definition: 'on mails (ref)' },
    {
      name: 'outbox_events_email_idx',
      definition: "on outbox_events ((payload ->> 'emailHash'))",
    },
  ];
}
