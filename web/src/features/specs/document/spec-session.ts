import type { QueryClient } from '@tanstack/react-query';
import type { SpecKey } from '@printpartner/contracts/spec-fields';
import { whenPageReturns } from '../../../platform/documents/page-returns.ts';
import { keepWhileOpen } from '../../../platform/storage/tab-draft.ts';
import { reportUnsaved } from '../../../platform/storage/unsaved.ts';
import {
  dropSpec,
  findSpec,
  keepSpec,
  readCopy,
  renewCopy,
  storeCopy,
  takeOverSpec,
  type FoundSpec,
} from './device-copy.ts';
import { knownDocument, loadDocument } from './document-calls.ts';
import { queueLeftSpecs } from './queue-left-specs.ts';
import { isMissing } from './save-failure.ts';
import { describeDocument, type DocumentId, type SpecDocument } from './spec-document.ts';
import { SpecEditor } from './spec-editor.ts';
import { SpecSaver } from './spec-saver.ts';

/** From the last change until it is stored on this device. */
export const KEEP_DELAY_MS = 500;

let lastKey = 0;
/** The session of each document that started last. All sessions of a document in a tab share one place on the device. */
const latest = new Map<string, string>();

export type LoadResult =
  | { result: 'loaded' | 'failed' }
  /** The named sheet was deleted, or belongs to another account. */
  | { result: 'gone' }
  /** The named sheet belongs to the other form. */
  | { result: 'other-form'; document: SpecDocument };

/**
 * A document while it is open: its values go to this device first, then to the account. It outlives the screen until
 * its last save was answered.
 */
export class SpecSession {
  /** Different for each session on the page. */
  readonly key = String(++lastKey);
  readonly editor: SpecEditor;
  readonly saver: SpecSaver;
  isEnded = false;
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  /** Unsaved values from before, until this session takes them over. */
  private found: FoundSpec | undefined;

  /**
   * Changes nothing outside until it is started: React may render a session and drop it.
   *
   * @param document as just loaded or created; otherwise what this device knows of it
   */
  constructor(
    private readonly userId: string,
    private readonly queryClient: QueryClient,
    readonly id: DocumentId,
    document?: SpecDocument,
  ) {
    this.found = findSpec(userId, id);
    this.editor = new SpecEditor(readCopy(userId, id), this.found?.draft);
    if (document) this.editor.arrive(document);
    this.saver = new SpecSaver(this.editor, queryClient, {
      userId,
      keep: () => !this.isEnded && this.keep(true),
    });
  }

  /** Returns a function that ends the session. */
  start(): () => void {
    this.isEnded = false;
    latest.set(this.place(), this.key);
    if (this.found) takeOverSpec(this.userId, this.found);
    this.found = undefined;
    const endSaving = this.saver.start();
    const endKeeping = keepWhileOpen((isInUse) => this.keep(isInUse));
    const endReport = reportUnsaved(() =>
      this.editor.isDirty() ? describeDocument(this.editor.get().base) : null,
    );
    const unsubscribeValues = this.editor.subscribeValues(() => this.keepSoon());
    let { base, conflicts } = this.editor.get();
    const unsubscribe = this.editor.subscribe(() => {
      const now = this.editor.get();
      if (now.base !== base || now.conflicts !== conflicts) this.keepSoon();
      ({ base, conflicts } = now);
    });
    const endReturns = whenPageReturns(() => void this.load());
    return () => {
      endReturns();
      unsubscribe();
      unsubscribeValues();
      endSaving();
      endKeeping();
      endReport();
      this.end();
    };
  }

  /** Takes the server's copy if it is newer than this one. */
  async load(maxAgeMs = 0): Promise<LoadResult> {
    try {
      const document = await loadDocument(this.queryClient, this.id, maxAgeMs);
      if (document.kind !== this.id.kind) return { result: 'other-form', document };
      // A save in progress is answered with the same copy and knows which values are its own.
      if (!this.isEnded && !this.editor.get().isSaving) this.editor.arrive(document);
      return { result: 'loaded' };
    } catch (error) {
      if (!isMissing(error)) {
        const known = knownDocument(this.queryClient, this.id);
        if (known?.kind === this.id.kind && !this.isEnded && !this.editor.get().isLoaded)
          this.editor.arrive(known);
        return { result: 'failed' };
      }
      this.editor.update({ failure: 'gone' });
      return { result: 'gone' };
    }
  }

  /** Settles a conflict with the other side's value, and with a later one if it was changed there since. */
  async takeTheirs(key: SpecKey): Promise<void> {
    const theirs = this.editor.get().conflicts[key];
    if (theirs === undefined) return;
    // Now the field is unchanged here, so a newer copy replaces it without a question.
    this.editor.resolve(key, theirs);
    await this.load();
  }

  private keepSoon(): void {
    clearTimeout(this.keepTimer);
    this.keepTimer = setTimeout(() => {
      const isKept = this.keep(true);
      this.editor.update({ keptAt: isKept ? Date.now() : null });
    }, KEEP_DELAY_MS);
  }

  /** True when unsaved values are now on this device. */
  private keep(isInUse: boolean): boolean {
    clearTimeout(this.keepTimer);
    const { editor, userId } = this;
    if (!editor.isDirty()) {
      dropSpec(userId, this.id);
      if (editor.get().isLoaded) storeCopy(userId, editor.get().base);
      return false;
    }
    return keepSpec(userId, { ...editor.kept(), at: Date.now(), isInUse });
  }

  private place(): string {
    return JSON.stringify([this.userId, this.id.kind, this.id.sheetId]);
  }

  private end(): void {
    this.keep(false);
    this.isEnded = true;
    const { editor, saver } = this;
    const saved = editor.get().isClearing ? Promise.resolve(false) : saver.flush();
    void saved.then(() => {
      // Otherwise the values stay on this device; writing them again could restore what signing out has removed.
      // A session that was started since keeps its own values there, which may be newer.
      if (latest.get(this.place()) !== this.key) return;
      if (editor.isDirty()) {
        void queueLeftSpecs(this.userId);
        return;
      }
      dropSpec(this.userId, this.id);
      if (editor.get().isLoaded) renewCopy(this.userId, editor.get().base);
    });
  }
}
