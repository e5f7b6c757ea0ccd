import { createFormControl } from 'react-hook-form';
import type { SpecKey, SpecKind } from '@printpartner/contracts/spec-fields';
import type { Conflicts } from '@printpartner/documents';
import {
  contentOf,
  emptyValues,
  specDocument,
  specKeys,
  valuesOf,
  type Sheet,
  type SpecValue,
  type SpecValues,
} from '@printpartner/spec-sheet/fields';
import { halfTypedInputs } from '../../../platform/documents/half-typed.ts';
import { newUuid } from '../../../platform/uuid.ts';
import type { KeptSpec, SaveAttempt } from './device-copy.ts';
import { faultText, tooLongText } from './fault-text.ts';
import type { SaveFailure } from '../../../platform/documents/save-failure.ts';
import type { FieldErrors } from './save-failure.ts';
import { specResolverOf } from './spec-resolver.ts';
import type { SpecDocument } from './spec-document.ts';

/** The state of a document beside its values. */
export interface EditorState {
  /** As last received from the server; empty before that. */
  base: SpecDocument;
  /** The server has answered since the document was opened. */
  isLoaded: boolean;
  /** Not saved until the user has chosen a value. */
  conflicts: Conflicts<SpecValues>;
  /** Fields whose values the server would refuse; the message is at the field. Not saved until they are changed. */
  refused: readonly SpecKey[];
  isSaving: boolean;
  /** Null when the last save succeeded. */
  failure: SaveFailure | null;
  /** When the values last reached the account, ms since 1970; null before that. */
  savedAt: number | null;
  /** When unsaved values last reached this device, ms since 1970; null without unsaved values there. */
  keptAt: number | null;
  isClearing: boolean;
}

/** The typing rests when no letter has followed for this long. */
export const REST_MS = 120;

/** One document in the form. Lives outside React, so that typing renders nothing and a save reads the current values. */
export class SpecEditor {
  readonly form;
  readonly kind: SpecKind;
  /** The user has changed something since the document was opened. */
  isTyped = false;
  private state: EditorState;
  private current: SpecValues;
  private unanswered: readonly SpecValues[];
  private attempt: SaveAttempt | null;
  private readonly stateListeners = new Set<() => void>();
  private readonly valueListeners = new Set<() => void>();
  private readonly restListeners = new Set<() => void>();
  private restTimer: ReturnType<typeof setTimeout> | undefined;
  private inputs: HTMLElement | null = null;

  /** @param kept unsaved values that this device has of the document */
  constructor(base: SpecDocument, kept?: KeptSpec) {
    this.kind = base.kind;
    this.current = kept?.values ?? valuesOf(base.content);
    this.attempt = kept?.attempt ?? null;
    // Its answer may have been lost with the page.
    this.unanswered = kept?.unanswered ?? [];
    if (this.attempt) this.submitted(this.attempt.values);
    this.state = {
      base: kept?.base ?? base,
      isLoaded: false,
      conflicts: kept?.conflicts ?? {},
      refused: [],
      isSaving: false,
      failure: null,
      savedAt: base.updatedAt === null ? null : Date.parse(base.updatedAt),
      keptAt: kept?.at ?? null,
      isClearing: false,
    };
    this.form = createFormControl<SpecValues>({
      defaultValues: this.current,
      mode: 'onBlur',
      resolver: specResolverOf(base.kind),
    });
    this.form.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => this.noteRefused(specKeys.filter((key) => errors[key])),
    });
    this.form.subscribe({ formState: { values: true }, callback: ({ values }) => this.take(values) });
  }

  get = (): EditorState => this.state;
  values = (): SpecValues => this.current;

  sheet(): Sheet {
    return { kind: this.kind, ...contentOf(this.current) };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  subscribeValues = (listener: () => void): (() => void) => {
    this.valueListeners.add(listener);
    return () => this.valueListeners.delete(listener);
  };

  /** Like `subscribeValues`, but when the typing rests, for what isn't part of the field itself. */
  subscribeRest = (listener: () => void): (() => void) => {
    this.restListeners.add(listener);
    return () => this.restListeners.delete(listener);
  };

  update(changes: Partial<EditorState>): void {
    this.state = { ...this.state, ...changes };
    for (const listener of this.stateListeners) listener();
  }

  /** The form element, whose inputs tell which dates are half typed. */
  attach = (inputs: HTMLElement | null): void => {
    inputs?.addEventListener('input', () => (this.isTyped = true), { once: true });
    this.inputs = inputs;
  };

  halfTyped(): SpecKey[] {
    const names = new Set(halfTypedInputs(this.inputs).map(({ name }) => name));
    return specKeys.filter((key) => names.has(key));
  }

  /** Puts values into the form. Only the inputs whose values differ are touched. */
  put(values: SpecValues): void {
    for (const key of specKeys) {
      const value: SpecValue = values[key];
      if (value !== this.current[key]) this.form.setValue(key, value);
    }
  }

  isDirty(): boolean {
    return specDocument.changed(valuesOf(this.state.base.content), this.current).length > 0;
  }

  /** Something was changed that can't be saved as it is. */
  isHeldBack(): boolean {
    const held = new Set(this.heldBack());
    return specDocument.changed(valuesOf(this.state.base.content), this.current).some((key) => held.has(key));
  }

  /** The fields that can't be saved as they are: in conflict, refused or half typed. The others are saved without them. */
  heldBack(): SpecKey[] {
    const { conflicts } = this.state;
    const halfTyped = new Set(this.halfTyped());
    return specKeys.filter(
      (key) => conflicts[key] !== undefined || halfTyped.has(key) || this.form.getFieldState(key).error,
    );
  }

  /** The values to save, and whether they differ from the saved ones. */
  due(): { values: SpecValues; isDue: boolean } {
    const base = valuesOf(this.state.base.content);
    const values = specDocument.without(this.current, base, this.heldBack());
    return { values, isDue: specDocument.changed(base, values).length > 0 };
  }

  /**
   * A copy was received that this form didn't send. An older one, whose answer was late, is ignored.
   *
   * @param isCurrent the server refused a save because of it, so it isn't late, whatever its revision
   */
  arrive(document: SpecDocument, { isCurrent = false } = {}): void {
    const { base, conflicts } = this.state;
    // A sheet that was deleted is back.
    if (this.state.failure === 'gone') this.update({ failure: null });
    if (!isCurrent && document.revision < base.revision) return this.update({ isLoaded: true });
    const merged = specDocument.merge({
      base: valuesOf(base.content),
      mine: this.current,
      theirs: valuesOf(document.content),
      sent: this.unanswered,
      conflicts,
    });
    if (document.revision !== base.revision) this.unanswered = [];
    this.put(merged.values);
    this.update({
      base: document,
      isLoaded: true,
      conflicts: merged.conflicts,
      ...(this.isCleanAgainst(document) && {
        savedAt: document.updatedAt === null ? null : Date.parse(document.updatedAt),
      }),
    });
  }

  /** The answer to a save of this form. An older one than the base is late: a newer copy has arrived since. */
  saved(document: SpecDocument, submitted: SpecValues, now: number): void {
    if (document.revision < this.state.base.revision) return this.update({ failure: null });
    const theirs = valuesOf(document.content);
    const heldBack = new Set(this.heldBack());
    for (const key of specKeys) {
      const isUnchanged = specDocument.isSame(key, this.current[key], submitted[key]) && !heldBack.has(key);
      if (isUnchanged && !specDocument.isSame(key, this.current[key], theirs[key]))
        this.form.setValue(key, theirs[key]);
    }
    this.unanswered = [];
    this.update({ base: document, isLoaded: true, failure: null, savedAt: now });
  }

  /** The idempotency key of a save that is about to be sent. Repeated as it is, a save without an answer keeps its key. */
  keyOf(values: SpecValues): string {
    const { revision } = this.state.base;
    const { attempt } = this;
    const isSame =
      attempt?.revision === revision && specDocument.changed(attempt.values, values).length === 0;
    this.attempt = isSame ? attempt : { values, revision, key: newUuid() };
    return this.attempt.key;
  }

  /** The server has answered the last save. */
  answered(): void {
    this.attempt = null;
  }

  submitted(values: SpecValues): void {
    this.unanswered = specDocument.withSent(this.unanswered, values);
  }

  refuse(errors: FieldErrors): void {
    for (const key of specKeys) {
      const message = errors[key];
      if (message === undefined) continue;
      this.form.setError(key, { message: faultText(this.kind, this.current, key, message) });
    }
  }

  resolve(key: SpecKey, value: SpecValue): void {
    const { [key]: _, ...conflicts } = this.state.conflicts;
    this.update({ conflicts });
    this.form.setValue(key, value);
    this.notifyValues();
  }

  /** @param document as the server emptied it; null if only this device did */
  cleared(document: SpecDocument | null, now: number): void {
    this.put(emptyValues(this.kind));
    this.form.clearErrors();
    this.update({ conflicts: {}, failure: null });
    if (!document) return;
    this.unanswered = [];
    this.update({ base: document, isLoaded: true, savedAt: now });
  }

  /** What this device keeps until it is saved. */
  kept(): Omit<KeptSpec, 'at' | 'isInUse'> {
    const { base, conflicts } = this.state;
    // Half of a date can't be stored.
    const values = specDocument.without(this.current, valuesOf(base.content), this.halfTyped());
    return { base, values, conflicts, unanswered: this.unanswered, attempt: this.attempt };
  }

  private take(values: SpecValues): void {
    const before = this.current;
    this.current = values;
    for (const key of specKeys)
      if (values[key] !== before[key] && this.form.getFieldState(key).error) this.checkAgain(key);
    const conflicts = specDocument.withoutSettled(this.state.conflicts, values);
    if (conflicts !== this.state.conflicts) this.update({ conflicts });
    this.notifyValues();
  }

  /** While a text that is too long is shortened, its message counts along. */
  private checkAgain(key: SpecKey): void {
    const message = tooLongText(this.kind, this.current, key);
    if (message === undefined) this.form.clearErrors(key);
    else this.form.setError(key, { message });
  }

  private noteRefused(refused: readonly SpecKey[]): void {
    if (refused.join(' ') !== this.state.refused.join(' ')) this.update({ refused });
  }

  private notifyValues(): void {
    for (const listener of this.valueListeners) listener();
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      for (const listener of this.restListeners) listener();
    }, REST_MS);
  }

  private isCleanAgainst({ content }: SpecDocument): boolean {
    return specDocument.changed(valuesOf(content), this.current).length === 0;
  }
}
