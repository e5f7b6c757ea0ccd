import type { FieldValues } from 'react-hook-form';
import { type FoundDraft, keepWhileOpen } from '../storage/kept-draft.ts';
import { reportUnsaved } from '../storage/unsaved.ts';
import type { DocumentEditor } from './document-editor.ts';
import type { DocumentSaver } from './document-saver.ts';
import type { KeptDocument, KeptDocuments } from './kept-documents.ts';
import { whenPageReturns } from './page-returns.ts';

/** Time from the last change until it is stored on this device. */
export const KEEP_DELAY_MS = 500;

let lastKey = 0;
/** The session of each document that started last. All sessions of a document in a tab share one place on the device. */
const latest = new Map<string, string>();

/**
 * A document while it is open: its values go to this device first, then to the account. It outlives the screen until
 * its last save was answered.
 */
export abstract class DocumentSession<
  Values extends FieldValues,
  Copy,
  Kept extends KeptDocument<Values, Copy> = KeptDocument<Values, Copy>,
> {
  /** Different for each session on the page. */
  readonly key = String(++lastKey);
  abstract readonly editor: DocumentEditor<Values, Copy>;
  abstract readonly saver: DocumentSaver<Values, Copy>;
  isEnded = false;
  /** Resolves when the last save of the session was answered, once it has ended. */
  ending: Promise<void> = Promise.resolve();
  private keepTimer: ReturnType<typeof setTimeout> | undefined;
  private keptIn: string | undefined;

  /**
   * Changes nothing outside until it is started: React may render a session and drop it.
   *
   * @param found unsaved values from before, until this session takes them over
   */
  constructor(
    protected readonly userId: string,
    private readonly drafts: KeptDocuments<Kept>,
    private found: FoundDraft<Kept> | undefined,
  ) {}

  /** Names the document among those of its noun. */
  protected abstract place(): string;
  /** Names the document in warnings: 'the project “Harbor”'. */
  protected abstract title(): string;
  /** Takes the server's copy if it is newer than this one. */
  abstract load(): Promise<unknown>;
  /** What this device keeps of it. @param isInUse a form shows it */
  protected abstract kept(isInUse: boolean): Kept;
  /** The device has nothing unsaved of the document. @param isOpen a form shows it */
  protected settled(_isOpen: boolean): void {
    // Most nouns keep nothing else of it.
  }

  /**
   * Returns a function that ends the session. What is unsaved is saved then, or sent later, unless it is dropped: the
   * user has given it up.
   */
  start(): (options?: { isDropped?: boolean }) => void {
    this.isEnded = false;
    latest.set(this.ownPlace(), this.key);
    if (this.found) this.drafts.takeOver(this.userId, this.found);
    this.found = undefined;
    const { editor } = this;
    const endSaving = this.saver.start();
    const endKeeping = keepWhileOpen((isInUse) => this.keep(isInUse));
    const endReport = reportUnsaved(() => (editor.isDirty() ? this.title() : null));
    const unsubscribeValues = editor.subscribeValues(() => this.keepSoon());
    let { base, conflicts } = editor.get();
    const unsubscribe = editor.subscribe(() => {
      const now = editor.get();
      const [isOther, isChanged] = [now.base !== base, now.conflicts !== conflicts];
      ({ base, conflicts } = now);
      // What was saved goes at once: after a reload it would be taken for unsaved.
      if (isOther && !this.hasUnsaved()) this.keepNow();
      else if (isOther || isChanged) this.keepSoon();
    });
    const endReturns = whenPageReturns(() => void this.load());
    return ({ isDropped = false } = {}) => {
      endReturns();
      unsubscribe();
      unsubscribeValues();
      endSaving();
      endKeeping();
      endReport();
      this.end(isDropped);
    };
  }

  /** Settles a conflict with the other side's value, and with a later one if it was changed there since. */
  async takeTheirs(key: keyof Values): Promise<void> {
    const theirs = this.editor.get().conflicts[key];
    if (theirs === undefined) return;
    // Now the field is unchanged here, so a newer copy replaces it without a question.
    this.editor.resolve(key, theirs);
    await this.load();
  }

  /** Something would be lost with the page. */
  protected hasUnsaved(): boolean {
    return this.editor.isDirty();
  }

  /** True when unsaved values are now on this device. */
  protected keep(isInUse: boolean): boolean {
    clearTimeout(this.keepTimer);
    const place = this.place();
    // A document that was deleted, and made again, has another.
    if (this.keptIn !== undefined && this.keptIn !== place) {
      this.drafts.drop(this.userId, this.keptIn);
      if (!this.isEnded) latest.set(this.ownPlace(), this.key);
    }
    this.keptIn = place;
    if (!this.hasUnsaved()) {
      this.drafts.drop(this.userId, place);
      this.settled(true);
      return false;
    }
    return this.drafts.keep(this.userId, this.kept(isInUse));
  }

  private keepSoon(): void {
    clearTimeout(this.keepTimer);
    this.keepTimer = setTimeout(() => this.keepNow(), KEEP_DELAY_MS);
  }

  private keepNow(): void {
    const isKept = this.keep(true);
    this.editor.update({ keptAt: isKept ? Date.now() : null });
  }

  private ownPlace(): string {
    return JSON.stringify([this.userId, this.drafts.ownName(this.userId, this.place())]);
  }

  /**
   * Stores the key of the save that is sent next. After the end, only where the values still are: signing out may have
   * removed them, and a session that was started since has its own.
   */
  protected keepKey(): void {
    const isOurs = latest.get(this.ownPlace()) === this.key && this.drafts.has(this.userId, this.place());
    if (!this.isEnded || isOurs) this.keep(!this.isEnded);
  }

  private end(isDropped: boolean): void {
    const { editor, saver } = this;
    if (isDropped) {
      clearTimeout(this.keepTimer);
      this.isEnded = true;
      this.drafts.drop(this.userId, this.place());
      this.ending = saver.settled();
      return;
    }
    saver.plan();
    this.keep(false);
    this.isEnded = true;
    const saved = editor.get().isClearing ? Promise.resolve(false) : saver.flush();
    this.ending = saved.then(() => {
      // Otherwise the values stay on this device; writing them again could restore what signing out has removed.
      // A session that was started since keeps its own values there, which may be newer.
      if (latest.get(this.ownPlace()) !== this.key) return;
      latest.delete(this.ownPlace());
      if (editor.isDirty()) {
        void this.drafts.queueLeft(this.userId);
        return;
      }
      this.drafts.drop(this.userId, this.place());
      this.settled(false);
    });
  }
}
