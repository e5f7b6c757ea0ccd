import type { Conflicts } from '@printpartner/documents';
import { queueDraft, type DraftToSend } from '../outbox/queue-draft.ts';
import {
  draftsOf,
  dropDraft,
  dropOwnDraft,
  findDraft,
  isAbandoned,
  keepDraft,
  ownDraftName,
  readDraft,
  tabId,
  type FoundDraft,
  type TabDraft,
} from '../storage/kept-draft.ts';

/** A save that may have reached the server. */
export interface SaveAttempt<Values> {
  values: Values;
  /** Revision of the copy that it was based on; 0 for a new document. */
  revision: number;
  /** The idempotency key. */
  key: string;
  /** What was sent with the key, if values and revision don't tell. */
  request?: unknown;
}

/** Unsaved values of a document on this device, with what they are based on. */
export interface KeptDocument<Values, Copy> extends TabDraft {
  base: Copy;
  values: Values;
  conflicts: Conflicts<Values>;
  unanswered: readonly Values[];
  attempt: SaveAttempt<Values> | null;
}

interface DraftRules<Kept> {
  /** What the names of the noun's drafts begin with. */
  base: string;
  /** Names a document among the noun's. */
  placeOf: (kept: Kept) => string;
  /** Names the draft in warnings: 'the project “Harbor”'; null if nothing unsaved would be lost with it. */
  titleOf: (kept: Kept) => string | null;
  /** A draft as it is stored, by this or an earlier version; undefined for anything else. */
  read: (value: unknown) => Kept | undefined;
  /** The queued write that sends it. */
  kind: DraftToSend['kind'];
  /** What it changes, such as `project:7`. */
  subjectOf: (kept: Kept) => string;
}

/** The unsaved documents of a noun on this device. Each tab has its own draft of each. */
export class KeptDocuments<Kept extends TabDraft> {
  constructor(private readonly rules: DraftRules<Kept>) {}

  /** Stores unsaved values until they are saved. False if the browser refused. */
  keep(userId: string, kept: Kept): boolean {
    const { placeOf, titleOf } = this.rules;
    // A lost session has emptied the session storage.
    tabId(userId);
    return keepDraft(userId, this.ownName(userId, placeOf(kept)), titleOf(kept), kept);
  }

  /** Whether this tab has stored a document, and nobody has removed it since. */
  has(userId: string, place: string): boolean {
    return readDraft(userId, this.ownName(userId, place)) !== undefined;
  }

  /** Removes what this tab stored of a document. */
  drop(userId: string, place: string): void {
    dropOwnDraft(userId, this.ownName(userId, place));
  }

  /** The unsaved values of this tab, else the newest of a closed tab. Writes nothing, so that a render may call it. */
  find(userId: string, place: string): FoundDraft<Kept> | undefined {
    const own = this.ownName(userId, place);
    const { base, read, titleOf } = this.rules;
    return findDraft(userId, {
      base: `${base}:${place}`,
      isOwn: (name) => name === own,
      read,
      isWorthTaking: (draft) => titleOf(draft) !== null,
    });
  }

  /** Makes found values those of this tab. */
  takeOver(userId: string, { name, draft }: FoundDraft<Kept>): void {
    const isKept = this.keep(userId, { ...draft, at: Date.now(), isInUse: true });
    if (isKept && name !== this.ownName(userId, this.rules.placeOf(draft))) dropDraft(userId, name);
  }

  /** The unsaved values of all documents, whichever tab made them. */
  all(userId: string): FoundDraft<Kept>[] {
    return draftsOf(userId, this.rules.base, this.rules.read);
  }

  /** Has a draft sent as soon as there is a network. False if the browser can't queue it. */
  queue(userId: string, { name, draft }: FoundDraft<Kept>): Promise<boolean> {
    const { kind, titleOf, subjectOf } = this.rules;
    return queueDraft({ userId, kind, name, title: titleOf(draft) ?? '', subject: subjectOf(draft) });
  }

  /**
   * Has every document sent that no form shows, except those that wait for the user. Returns the names of drafts that
   * the browser can't queue.
   */
  async queueLeft(userId: string): Promise<string[]> {
    const unqueued: string[] = [];
    for (const found of this.all(userId)) {
      const { name, draft } = found;
      if (!isAbandoned(draft) || draft.isHeld || this.rules.titleOf(draft) === null) continue;
      if (!(await this.queue(userId, found))) unqueued.push(name);
    }
    return unqueued;
  }

  /** The name of this tab's draft. */
  ownName(userId: string, place: string): string {
    return ownDraftName(userId, `${this.rules.base}:${place}`);
  }
}
