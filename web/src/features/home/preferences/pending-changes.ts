import { keepPending, readPending } from './kept-preferences.ts';
import { withChanges, withoutSent, type TabChanges } from './tab-changes.ts';

/** A user's changes not yet on the server, shared by all tabs of this browser. */
export class PendingChanges {
  private changes: TabChanges = {};
  /** False when storage is blocked and the changes exist only in this page. */
  private canStore = true;

  constructor(private readonly userId: string) {}

  /** Reads the stored copy, because another tab may have sent it or added to it. */
  read(): TabChanges {
    if (this.canStore) this.changes = readPending(this.userId);
    return this.changes;
  }

  add(changes: TabChanges): void {
    this.keep(withChanges(this.read(), changes));
  }

  /** Removes changes that were saved or finally refused. */
  drop(sent: TabChanges): void {
    this.keep(withoutSent(this.read(), sent));
  }

  private keep(changes: TabChanges): void {
    this.changes = changes;
    this.canStore = keepPending(this.userId, changes);
  }
}
