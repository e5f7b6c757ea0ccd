import { keepPending, readPending } from './kept-preferences.ts';
import { withChanges, withoutSent, type TabChanges } from './tab-changes.ts';

/** One user's changes on their way to the server, shared with the other tabs of this browser. */
export class PendingChanges {
  private changes: TabChanges = {};
  /** In a browser that keeps nothing, this page is all that remembers. */
  private canKeep = true;

  constructor(private readonly userId: string) {}

  /** The device's copy counts, since another tab may have sent it or added to it. */
  read(): TabChanges {
    if (this.canKeep) this.changes = readPending(this.userId);
    return this.changes;
  }

  add(changes: TabChanges): void {
    this.keep(withChanges(this.read(), changes));
  }

  /** They have arrived, or never will. */
  drop(sent: TabChanges): void {
    this.keep(withoutSent(this.read(), sent));
  }

  private keep(changes: TabChanges): void {
    this.changes = changes;
    this.canKeep = keepPending(this.userId, changes);
  }
}
