import type { FieldValues } from 'react-hook-form';
import type { QueryClient } from '@tanstack/react-query';
import type { SendResult } from '../outbox/queued-write.ts';
import { resultOf } from '../outbox/send-result.ts';
import { draftText, dropDraft, storedDraft, storeDraft, subscribeDrafts } from '../storage/kept-draft.ts';
import type { DocumentEditor } from './document-editor.ts';
import type { DocumentSaver } from './document-saver.ts';

/** Where a draft is. */
export interface DraftPlace {
  userId: string;
  name: string;
}

/** Sends the unsaved text of a draft. @param stopped aborts when the user is no longer signed in */
export type SendDraft = (
  queryClient: QueryClient,
  place: DraftPlace,
  stopped: AbortSignal,
) => Promise<SendResult>;

/** The document in a draft, opened without a form. */
export interface OpenDraft<Values extends FieldValues, Copy> {
  editor: DocumentEditor<Values, Copy>;
  saver: DocumentSaver<Values, Copy>;
  /** What the device keeps of it, and what the user is told that it is. */
  kept: (isHeld: boolean) => { title: string | null; draft: object };
  tellHeld: () => void;
  /** Everything was sent. */
  sent?: () => void;
}

interface OpeningDraft {
  /** Aborts when the draft is no longer to be sent. */
  signal: AbortSignal;
  /** Keeps what has changed, among it the key of the save that is sent next. */
  keep: () => void;
}

/**
 * Sends what a draft holds, as its form would. The draft stays where it is until it was sent: a form that opens the
 * document meanwhile takes it over, and sends it itself. What is in conflict, or refused, stays in the draft until the
 * user has opened the document.
 *
 * @param open undefined if the draft was sent already, or a form shows it and sends it itself
 */
export async function sendDraft<Values extends FieldValues, Copy>(
  { userId, name }: DraftPlace,
  stopped: AbortSignal,
  open: (opening: OpeningDraft) => OpenDraft<Values, Copy> | undefined,
): Promise<SendResult> {
  const hold = new DraftHold(userId, name);
  const signal = AbortSignal.any([stopped, hold.lost]);
  const keep = (isHeld: boolean) => {
    const kept = opened?.kept(isHeld);
    if (kept) hold.keep(kept.title, kept.draft);
  };
  let opened: OpenDraft<Values, Copy> | undefined;
  try {
    opened = open({ signal, keep: () => keep(false) });
    if (!opened) return 'sent';
    if (stopped.aborted || !navigator.onLine) return 'offline';
    await opened.saver.flush();
  } finally {
    hold.end();
  }
  if (stopped.aborted) return 'offline';
  if (!hold.isCurrent()) return 'sent';
  const { editor, saver } = opened;
  if (!editor.isDirty()) {
    opened.sent?.();
    hold.drop();
    return 'sent';
  }
  const { failure } = editor.get();
  // Nothing more can be sent before the user has opened it.
  const isHeld = !editor.due().isDue || failure === 'refused' || failure === 'gone';
  keep(isHeld);
  if (!isHeld) return isOffline(saver.error) ? 'offline' : 'later';
  opened.tellHeld();
  return 'refused';
}

const isOffline = (error: unknown): boolean => error !== undefined && resultOf(error, 'PATCH') === 'offline';

/**
 * A draft that is sent in the background. It stays where it is, so that a form can take it over at any time; from then
 * on, nothing is written or removed here any longer.
 */
class DraftHold {
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
