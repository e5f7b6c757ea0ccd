import { ConcurrentIndexes } from '@printpartner/service-kit';

/** Serves the sweeper of old erasures. */
export class IndexesAtSize1764500000040 extends ConcurrentIndexes {
  readonly name = 'IndexesAtSize1764500000040';

  protected readonly indexes = [{ name: 'erased_emails_at_idx', definition: 'on erased_emails (erased_at)' }];
}
