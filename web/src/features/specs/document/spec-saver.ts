import type { QueryClient } from '@tanstack/react-query';
import { contentOf } from '@printpartner/spec-sheet/fields';
import { Autosave, type SaveOutcome } from '../../../platform/documents/autosave.ts';
import { toast } from '../../../ui/toast.tsx';
import { clearDocument, saveDocument } from './document-calls.ts';
import { sheetErrorsOf, newerCopyOf, sheetFailureOf } from './save-failure.ts';
import { documentOf } from './spec-document.ts';
import type { SpecEditor } from './spec-editor.ts';
import { checkValues } from './spec-resolver.ts';

const SAVED_TOAST_MS = 1200;
/** Of one save: a newer copy is merged, or a refused field is left out. */
const MAX_TRIES = 5;

interface SpecSaverOptions {
  userId: string;
  /** Stores the document on this device, with the key of the save that is sent next. */
  keep: () => void;
  /** Ends a save without a screen. */
  signal?: AbortSignal;
}

/** Saves one document, one save at a time. */
export class SpecSaver {
  private readonly timer = new Autosave({
    isDue: () => this.editor.due().isDue && this.editor.get().failure !== 'gone',
    isUnfinished: () => this.editor.isDirty() && this.editor.halfTyped().length > 0,
    save: () => this.autosave(),
    leave: () => this.leave(),
  });
  private running: Promise<SaveOutcome> | null = null;
  private hasToldFailure = false;

  constructor(
    private readonly editor: SpecEditor,
    private readonly queryClient: QueryClient,
    private readonly options: SpecSaverOptions,
  ) {}

  /** Why the last save failed. */
  error: unknown;

  /** Begins to save by itself. Returns a function that ends it. */
  start(): () => void {
    const endTimer = this.timer.start();
    const unsubscribeValues = this.editor.subscribeValues(() => this.timer.change());
    let { failure } = this.editor.get();
    const unsubscribe = this.editor.subscribe(() => {
      const before = failure;
      ({ failure } = this.editor.get());
      // What could not be saved while the sheet was deleted.
      if (before === 'gone' && failure === null && this.editor.isDirty()) this.timer.change();
    });
    // Values from before a reload still have to be saved.
    if (this.editor.isDirty()) this.timer.change();
    return () => {
      unsubscribe();
      unsubscribeValues();
      endTimer();
    };
  }

  /** Saves at once, with a toast. True like `flush`. */
  async saveNow(): Promise<boolean> {
    const isSaved = await this.flush();
    if (isSaved) {
      const description = 'Job specification saved successfully!';
      toast({ title: 'Success', description, durationMs: SAVED_TOAST_MS, isRoutine: true });
    } else {
      tellNotSaved();
    }
    return isSaved;
  }

  /**
   * Saves what autosave would save later. True when everything was saved; what is typed during the save follows with
   * the next one and makes the form dirty, but is no failure.
   */
  async flush(): Promise<boolean> {
    while (this.running) await this.running;
    if (this.editor.due().isDue && (await this.begin()) !== 'saved') return false;
    return !this.editor.isHeldBack();
  }

  /** While the mail program takes over, the document is left alone. */
  setMailing(isMailing: boolean): void {
    if (isMailing) this.timer.pause('email');
    else this.timer.resume('email');
  }

  /** Sends what is unsaved with a call that outlives the page. */
  private leave(): void {
    const { values, isDue } = this.editor.due();
    if (!isDue || this.timer.isPaused || this.running) return;
    void this.begin(values, true);
  }

  /**
   * Empties the document on the server and the form. Without a connection it is emptied on this device and saved
   * later. Rejects if the server refuses.
   */
  async clear(): Promise<void> {
    this.timer.pause('reset');
    this.editor.update({ isClearing: true });
    try {
      while (this.running) await this.running;
      const { base } = this.editor.get();
      const cleared = await clearDocument(this.queryClient, base).catch((error: unknown) => {
        if (navigator.onLine) throw error;
        return null;
      });
      this.editor.cleared(cleared, Date.now());
    } finally {
      this.editor.update({ isClearing: false });
      this.timer.resume('reset');
    }
  }

  private async autosave(): Promise<SaveOutcome> {
    if (this.running) {
      while (this.running !== null) await this.running;
      // A save on request has left nothing, or a reset has begun, after which the timer starts again.
      if (this.timer.isPaused || !this.editor.due().isDue) return 'saved';
    }
    const outcome = await this.begin();
    // Without a connection, the line below the title says so; the save is tried again.
    if (outcome === 'passing' && navigator.onLine && !this.hasToldFailure) {
      this.hasToldFailure = true;
      tellNotSaved();
    }
    if (outcome === 'saved') this.hasToldFailure = false;
    return outcome;
  }

  private begin(values = this.editor.due().values, isLeaving = false): Promise<SaveOutcome> {
    this.running = this.send(values, isLeaving, MAX_TRIES).finally(() => {
      this.running = null;
      this.editor.update({ isSaving: false });
    });
    this.editor.update({ isSaving: true });
    return this.running;
  }

  private async send(first = this.editor.due().values, isLeaving = false, tries = 0): Promise<SaveOutcome> {
    const { editor } = this;
    let values = first;
    if (!isLeaving) {
      editor.refuse(await checkValues(editor.values()));
      const due = editor.due();
      if (!due.isDue) return 'refused';
      ({ values } = due);
    }
    const { base } = editor.get();
    try {
      const { revision } = base;
      const key = editor.keyOf(values);
      const { keep, userId, signal } = this.options;
      keep();
      const save = { id: base, content: contentOf(values), revision, key, isLeaving, userId, signal };
      const saved = await saveDocument(this.queryClient, save);
      editor.answered();
      editor.saved(saved, values, Date.now());
      return 'saved';
    } catch (error) {
      this.error = error;
      if (sheetFailureOf(error) !== 'passing') editor.answered();
      const newer = newerCopyOf(error);
      if (newer) {
        editor.arrive(documentOf(base, newer), { isCurrent: true });
        if (!editor.due().isDue) {
          editor.update({ failure: null });
          return 'saved';
        }
        return tries > 0 ? this.send(undefined, false, tries - 1) : 'passing';
      }
      const errors = sheetErrorsOf(error);
      editor.refuse(errors);
      const isOtherDue = Object.keys(errors).length > 0 && editor.due().isDue;
      if (isOtherDue && tries > 0) return this.send(undefined, false, tries - 1);
      const failure = sheetFailureOf(error);
      if (failure === 'passing') editor.submitted(values);
      editor.update({ failure });
      return failure === 'passing' ? 'passing' : 'refused';
    }
  }
}

function tellNotSaved(): void {
  toast({ title: 'Error', description: 'Failed to save job specification', variant: 'destructive' });
}
