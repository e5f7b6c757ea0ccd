import type { FieldValues, Resolver } from 'react-hook-form';
import type { Conflicts, DocumentType } from '@printpartner/documents';
import { newUuid } from '../uuid.ts';
import { DocumentForm, type FieldErrors } from './document-form.ts';
import type { KeptDocument, SaveAttempt } from './kept-documents.ts';
import type { SaveFailure } from './save-failure.ts';

/** What a noun says of its documents: `Values` is what the form holds, `Copy` what the server answers. */
export interface DocumentRules<Values extends FieldValues, Copy> {
  type: DocumentType<Values>;
  valuesOf: (copy: Copy) => Values;
  /** 0 before the first. */
  revisionOf: (copy: Copy) => number;
  /** When it was last changed, ms since 1970; null before the first change. */
  changedAt: (copy: Copy) => number | null;
  /** Checks the fields as react-hook-form asks for it, when the focus leaves one. */
  resolver?: Resolver<Values>;
  /** What to say at a field that was refused with the message; the message if not given. */
  faultText?: (values: Values, key: keyof Values, message: string) => string;
  /** What is still wrong with a refused field whose value has changed; nothing if not given. */
  faultStill?: (values: Values, key: keyof Values) => string | undefined;
  /** The fields that can't be saved without those held back, or not as they are. */
  heldBackToo?: (
    values: Values,
    base: Copy,
    heldBack: readonly (keyof Values)[],
  ) => readonly (keyof Values)[];
  /** Whether it may be saved by itself; yes if not given. */
  savesItself?: (values: Values, base: Copy) => boolean;
}

/** The state of a document beside its values. */
export interface DocumentState<Values, Copy> {
  /** The copy last received from the server; empty before that. */
  base: Copy;
  /** The server has answered since the document was opened. */
  isLoaded: boolean;
  /** Not saved until the user has chosen a value. */
  conflicts: Conflicts<Values>;
  /** Fields whose values the server would refuse; the message is at the field. Not saved until they are changed. */
  refused: readonly (keyof Values)[];
  isSaving: boolean;
  /** Null when the last save succeeded. */
  failure: SaveFailure | null;
  /** When the values last reached the account, ms since 1970; null before that. */
  savedAt: number | null;
  /** When unsaved values last reached this device, ms since 1970; null without unsaved values there. */
  keptAt: number | null;
  /** It is being emptied. */
  isClearing: boolean;
}

/** One document in a form, field by field: what is typed, what the server has, and what both changed. */
export class DocumentEditor<Values extends FieldValues, Copy> extends DocumentForm<Values> {
  private state: DocumentState<Values, Copy>;
  private unanswered: readonly Values[];
  private attempt: SaveAttempt<Values> | null;
  private readonly stateListeners = new Set<() => void>();

  /** @param kept unsaved values that this device has of the document */
  constructor(
    protected readonly rules: DocumentRules<Values, Copy>,
    base: Copy,
    kept?: KeptDocument<Values, Copy>,
  ) {
    const { type, valuesOf, changedAt, resolver } = rules;
    const none: Partial<Values> = {};
    super(type, kept?.values ?? valuesOf(base), resolver);
    this.attempt = kept?.attempt ?? null;
    // Its answer may have been lost with the page.
    this.unanswered = kept?.unanswered ?? [];
    if (this.attempt) this.submitted(this.attempt.values);
    this.state = {
      base: kept?.base ?? base,
      isLoaded: false,
      conflicts: kept?.conflicts ?? none,
      refused: [],
      isSaving: false,
      failure: null,
      savedAt: changedAt(base),
      keptAt: kept?.at ?? null,
      isClearing: false,
    };
  }

  get = (): DocumentState<Values, Copy> => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  update(changes: Partial<DocumentState<Values, Copy>>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.stateListeners) listener();
  }

  /** Half of a date can't be stored. The saved date comes back instead, so that no save clears it. */
  override finish(): void {
    this.put(this.kept().values);
  }

  isDirty(): boolean {
    return this.unsaved().length > 0;
  }

  /** Something was changed that can't be saved by itself as it is. */
  isHeldBack(): boolean {
    if (this.isDirty() && !this.due().isDue) return true;
    const held = new Set(this.heldBack());
    return this.unsaved().some((key) => held.has(key));
  }

  /** The fields that can't be saved as they are: in conflict, refused or half typed. The others are saved without them. */
  heldBack(): (keyof Values)[] {
    const { conflicts, base } = this.state;
    const { type, heldBackToo } = this.rules;
    const halfTyped = new Set(this.halfTyped());
    const held = type.keys.filter(
      (key) => conflicts[key] !== undefined || halfTyped.has(key) || this.isRefused(key),
    );
    return [...held, ...(heldBackToo?.(this.current, base, held) ?? [])];
  }

  /** The values to save by itself, and whether they differ from the saved ones. */
  due(): { values: Values; isDue: boolean } {
    const { base, failure } = this.state;
    const { type, savesItself } = this.rules;
    const values = type.without(this.current, this.saved(), this.heldBack());
    const isChanged = type.changed(this.saved(), values).length > 0;
    // Only the user saves what was deleted.
    const isDue = isChanged && failure !== 'gone' && savesItself?.(values, base) !== false;
    return { values, isDue };
  }

  /** The form as it is, if nothing waits for the user: no choice, and nothing half typed. */
  whole(): { values: Values; isDue: boolean } {
    const waits = Object.keys(this.state.conflicts).length + this.halfTyped().length;
    return { values: this.current, isDue: waits === 0 };
  }

  /**
   * A copy was received that this form didn't send. An older one, whose answer was late, is ignored.
   *
   * @param isCurrent the server refused a save because of it, so it isn't late, whatever its revision
   */
  arrive(copy: Copy, { isCurrent = false } = {}): void {
    const { revisionOf, changedAt } = this.rules;
    const { base, failure } = this.state;
    // A document that was deleted is back.
    if (failure === 'gone') this.update({ failure: null });
    const isOlder = revisionOf(copy) < revisionOf(base);
    if (!isCurrent && isOlder) return this.update({ isLoaded: true });
    const conflicts = this.merge(this.saved(), copy);
    if (revisionOf(copy) !== revisionOf(base)) this.unanswered = [];
    this.update({ base: copy, isLoaded: true, conflicts });
    if (!this.isDirty()) this.update({ savedAt: changedAt(copy) });
  }

  /**
   * The answer to a save of this form. An older one than the base is late: a newer copy has arrived since.
   *
   * @param isOnRequest the fields show what was stored; a save by itself takes no blank away that the next word follows
   */
  answer(copy: Copy, submitted: Values, { isOnRequest = false } = {}): void {
    const { type, valuesOf, revisionOf } = this.rules;
    this.attempt = null;
    if (revisionOf(copy) < revisionOf(this.state.base)) return this.update({ failure: null });
    // What was typed since the save was sent may have been changed elsewhere meanwhile.
    const conflicts = this.merge(submitted, copy);
    const stored = valuesOf(copy);
    if (isOnRequest)
      for (const key of type.keys)
        if (type.isSame(key, this.current[key], stored[key]) && this.current[key] !== stored[key])
          this.set(key, stored[key]);
    this.unanswered = [];
    this.update({ base: copy, isLoaded: true, failure: null, conflicts, savedAt: Date.now() });
  }

  /**
   * What is about to be sent. Repeated as it is, a save without an answer keeps its key, so that it counts once.
   *
   * @param request what the key belongs to, if values and revision don't tell
   * @param isSame whether it asks for the same as the one before
   */
  attemptOf(
    values: Values,
    request?: unknown,
    isSame: (before: unknown) => boolean = () => true,
  ): SaveAttempt<Values> {
    const { attempt, state } = this;
    const revision = this.rules.revisionOf(state.base);
    const isRepeated =
      attempt?.revision === revision &&
      this.rules.type.changed(attempt.values, values).length === 0 &&
      isSame(attempt.request);
    if (isRepeated) return attempt;
    this.attempt = { values, revision, key: newUuid(), ...(request !== undefined && { request }) };
    return this.attempt;
  }

  /** A save had no answer: the server may have stored it. */
  submitted(values: Values): void {
    this.unanswered = this.rules.type.withSent(this.unanswered, values);
  }

  /** A save was refused: its key counts no longer. */
  forgetAttempt(): void {
    this.attempt = null;
  }

  /**
   * Says at the fields why they can't be saved.
   *
   * @param submitted the values that were refused; later ones have not been
   */
  refuse(errors: FieldErrors<Values>, submitted = this.current): void {
    const { type, faultText } = this.rules;
    const later = new Set(type.changed(submitted, this.current));
    for (const key of type.keys) {
      const message = errors[key];
      if (message !== undefined && !later.has(key))
        this.setError(key, faultText?.(this.current, key, message) ?? message);
    }
  }

  /** The user has chosen the value of a field that was changed here and elsewhere. */
  resolve<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    const conflicts = { ...this.state.conflicts };
    delete conflicts[key];
    this.update({ conflicts });
    this.set(key, value);
    this.notifyValues();
  }

  /**
   * The document was emptied.
   *
   * @param copy as the server emptied it; null if only this device did
   */
  emptied(values: Values, copy: Copy | null): void {
    this.put(values);
    this.form.clearErrors();
    const none: Partial<Values> = {};
    this.update({ conflicts: none, failure: null });
    if (copy === null) return;
    this.unanswered = [];
    this.update({ base: copy, isLoaded: true, savedAt: Date.now() });
  }

  /** What this device keeps until it is saved. */
  kept(): Pick<KeptDocument<Values, Copy>, 'base' | 'values' | 'conflicts' | 'unanswered' | 'attempt'> {
    const { base, conflicts } = this.state;
    // Half of a date can't be stored.
    const values = this.rules.type.without(this.current, this.saved(), this.halfTyped());
    return { base, values, conflicts, unanswered: this.unanswered, attempt: this.attempt };
  }

  protected override changed(before: Values): void {
    const { type, faultStill } = this.rules;
    for (const key of type.keys)
      if (this.current[key] !== before[key] && this.errorAt(key) !== undefined)
        // While a text that is too long is shortened, its message counts along.
        this.setError(key, faultStill?.(this.current, key));
    const conflicts = type.withoutSettled(this.state.conflicts, this.current);
    if (conflicts !== this.state.conflicts) this.update({ conflicts });
  }

  protected override noteRefused(refused: readonly (keyof Values)[]): void {
    if (refused.join(' ') !== this.state.refused.join(' ')) this.update({ refused });
  }

  private saved(): Values {
    return this.rules.valuesOf(this.state.base);
  }

  private unsaved(): (keyof Values)[] {
    return this.rules.type.changed(this.saved(), this.current);
  }

  /** The form on top of a newer copy: what was typed stays, and what both sides changed is a conflict. */
  private merge(base: Values, copy: Copy): Conflicts<Values> {
    const merged = this.rules.type.merge({
      base,
      mine: this.current,
      theirs: this.rules.valuesOf(copy),
      sent: this.unanswered,
      conflicts: this.state.conflicts,
    });
    this.put(merged.values);
    return merged.conflicts;
  }
}
