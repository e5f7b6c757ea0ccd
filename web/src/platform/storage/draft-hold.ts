import { draftText, dropDraft, storeDraft, storedDraft, subscribeDrafts } from './kept-draft.ts';

/**
 * A draft that is sent in the background. It stays where it is, so that a form can take it over at any time; from then
 * on, nothing is written or removed here any longer.
 */
export class DraftHold {
  private readonly losing = new AbortController();
  private text: string | null;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly userId: string,
    private readonly name: string,
  ) {
    this.text = storedDraft(userId, name);
    this.unsubscribe = subscribeDrafts(() => this.isCurrent() || this.losing.abort());
  }

  /** Aborts when a form has taken the draft over, or it was removed. */
  get lost(): AbortSignal {
    return this.losing.signal;
  }

  /** The draft is still as it was read or stored here. */
  isCurrent(): boolean {
    return this.text !== null && storedDraft(this.userId, this.name) === this.text;
  }

  keep(title: string | null, value: unknown): void {
    if (!this.isCurrent()) return;
    const before = this.text;
    this.text = draftText(title, value);
    if (!storeDraft(this.userId, this.name, this.text)) this.text = before;
  }

  drop(): void {
    this.unsubscribe();
    if (this.isCurrent()) dropDraft(this.userId, this.name);
  }

  end(): void {
    this.unsubscribe();
  }
}
