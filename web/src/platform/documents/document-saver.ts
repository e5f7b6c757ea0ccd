import type { FieldValues } from 'react-hook-form';
import { Autosave, type SaveOutcome } from './autosave.ts';
import type { DocumentEditor } from './document-editor.ts';
import type { FieldErrors } from './document-form.ts';
import type { SaveAttempt } from './kept-documents.ts';
import type { SaveFailure } from './save-failure.ts';

/** One save is tried so often: a newer copy is merged, or a refused field is left out. */
const MAX_TRIES = 5;

export interface SaveMode {
  /** The page is being left: the call is made without waiting for anything. */
  isLeaving: boolean;
  /** The user has asked for it: the form is saved as a whole, or not at all. */
  isOnRequest: boolean;
}

export interface OutgoingSave<Values, Copy> extends SaveMode {
  attempt: SaveAttempt<Values>;
  /** What the values are based on. */
  base: Copy;
  /** Ends the save. */
  signal: AbortSignal | undefined;
}

/** How a noun's documents are saved. */
export interface DocumentCalls<Values, Copy> {
  send: (save: OutgoingSave<Values, Copy>) => Promise<Copy>;
  failureOf: (error: unknown) => SaveFailure;
  errorsOf: (error: unknown) => FieldErrors<Values>;
  /** The newer copy, from a save that was refused because of it. */
  newerCopyOf: (error: unknown, base: Copy) => Copy | undefined;
  /** What is wrong with which field, before the server says so. */
  check?: (values: Values) => Promise<FieldErrors<Values>>;
}

interface SaverOptions {
  /** Stores the document on this device, with the key of the save that is sent next. */
  keep: () => void;
  /** Ends a save without a screen. */
  signal?: AbortSignal | undefined;
}

/** Saves one document, one save at a time. */
export class DocumentSaver<Values extends FieldValues, Copy> {
  /** Why the last save failed. */
  error: unknown;
  protected readonly timer = new Autosave({
    isDue: () => this.editor.due().isDue,
    isUnfinished: () => this.editor.isDirty() && this.editor.halfTyped().length > 0,
    save: () => this.autosave(),
    leave: () => this.leave(),
  });
  private running: Promise<unknown> | null = null;

  constructor(
    protected readonly editor: DocumentEditor<Values, Copy>,
    private readonly calls: DocumentCalls<Values, Copy>,
    private readonly options: SaverOptions,
  ) {}

  /** Begins to save by itself. Returns a function that ends it. */
  start(): () => void {
    const endTimer = this.timer.start();
    const unsubscribeValues = this.editor.subscribeValues(() => this.timer.change());
    let { failure } = this.editor.get();
    const unsubscribe = this.editor.subscribe(() => {
      const before = failure;
      ({ failure } = this.editor.get());
      // What could not be saved while the document was deleted.
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

  /** Nothing is saved by itself until it goes on. */
  pause(reason: string): void {
    this.timer.pause(reason);
  }

  resume(reason: string): void {
    this.timer.resume(reason);
  }

  /**
   * Saves what autosave would save later. True when everything was saved; what is typed during the save follows with
   * the next one and makes the form dirty, but is no failure.
   */
  async flush(): Promise<boolean> {
    await this.settled();
    if (this.editor.due().isDue && (await this.begin()) !== 'saved') return false;
    return !this.editor.isHeldBack();
  }

  /** What `flush` sends first, if anything: the device keeps its key before the page goes on. */
  plan(): void {
    const { values, isDue } = this.editor.due();
    if (isDue) this.attemptOf(values, { isLeaving: false, isOnRequest: false });
  }

  /** Resolves when no save is running. */
  async settled(): Promise<void> {
    while (this.running !== null) await this.running.catch(() => undefined);
  }

  /** Runs one call at a time, however many wait for the one before. */
  protected async inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    while (this.running !== null) await this.running.catch(() => undefined);
    const running = run().finally(() => (this.running = null));
    this.running = running;
    return running;
  }

  /** A save by itself has ended. */
  protected autosaved(_outcome: SaveOutcome): void {
    // Most nouns say it at the form.
  }

  /** The server has refused a save, or didn't answer. */
  protected failed(_error: unknown, _mode: SaveMode): void {
    // Most nouns have nothing to note.
  }

  /** A newer copy was merged, so that there may be conflicts. */
  protected merged(_mode: SaveMode): void {
    // Most nouns say it at the form.
  }

  /** What is about to be sent. */
  protected attemptOf(values: Values, _mode: SaveMode): SaveAttempt<Values> {
    return this.editor.attemptOf(values);
  }

  private async autosave(): Promise<SaveOutcome> {
    if (this.running) {
      await this.settled();
      // A save on request has left nothing, or a pause has begun, after which the timer starts again.
      if (this.timer.isPaused || !this.editor.due().isDue) return 'saved';
    }
    const outcome = await this.begin();
    this.autosaved(outcome);
    return outcome;
  }

  /** Sends what is unsaved with a call that outlives the page. */
  private leave(): void {
    if (!this.editor.due().isDue || this.timer.isPaused || this.running) return;
    void this.begin({ isLeaving: true });
  }

  protected begin(mode: Partial<SaveMode> = {}): Promise<SaveOutcome> {
    return this.inTurn(async () => {
      this.editor.update({ isSaving: true });
      try {
        return await this.save({ isLeaving: false, isOnRequest: false, ...mode }, MAX_TRIES);
      } finally {
        this.editor.update({ isSaving: false });
      }
    });
  }

  private async save(mode: SaveMode, tries: number): Promise<SaveOutcome> {
    const { editor, calls, options } = this;
    if (calls.check && !mode.isLeaving) editor.refuse(await calls.check(editor.values()));
    const values = mode.isOnRequest ? editor.whole() : editor.due();
    // What waits for the user is not saved. A save before this one may have left nothing.
    if (!values.isDue) return mode.isOnRequest || editor.isDirty() ? 'refused' : 'saved';
    const { base } = editor.get();
    try {
      const attempt = this.attemptOf(values.values, mode);
      options.keep();
      const copy = await calls.send({ attempt, base, signal: options.signal, ...mode });
      editor.answer(copy, attempt.values, mode);
      return 'saved';
    } catch (error) {
      this.error = error;
      this.failed(error, mode);
      return this.settle(error, { values: values.values, base, mode, tries });
    }
  }

  /** Takes in a failure: a newer copy is merged, and refused fields are left out. */
  private settle(
    error: unknown,
    { values, base, mode, tries }: FailedSave<Values, Copy>,
  ): Promise<SaveOutcome> | SaveOutcome {
    const { editor, calls } = this;
    const failure = calls.failureOf(error);
    if (failure !== 'passing') editor.forgetAttempt();
    const newer = calls.newerCopyOf(error, base);
    if (newer !== undefined) {
      editor.arrive(newer, { isCurrent: true });
      this.merged(mode);
      if (tries > 0 && (mode.isOnRequest || editor.due().isDue)) return this.save(mode, tries - 1);
      editor.update({ failure: null });
      return editor.due().isDue ? 'passing' : 'saved';
    }
    const errors = calls.errorsOf(error);
    editor.refuse(errors, values);
    const isOtherDue = !mode.isOnRequest && Object.keys(errors).length > 0 && editor.due().isDue;
    if (isOtherDue && tries > 0) return this.save(mode, tries - 1);
    if (failure === 'passing') editor.submitted(values);
    editor.update({ failure });
    return failure === 'passing' ? 'passing' : 'refused';
  }
}

interface FailedSave<Values, Copy> {
  values: Values;
  base: Copy;
  mode: SaveMode;
  tries: number;
}
