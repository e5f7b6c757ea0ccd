import { createFormControl, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type { DocumentType } from '@printpartner/documents';
import { halfTypedInputs, isFinishText } from './half-typed.ts';

/** A field's name as react-hook-form wants it. */
const pathOf = <Values extends FieldValues>(key: keyof Values) => String(key) as unknown as Path<Values>;

export type FieldErrors<Values> = Readonly<Partial<Record<keyof Values, string>>>;

/** The typing rests when no letter has followed for this long. */
export const REST_MS = 120;

/**
 * The fields of a document as they are typed: values, what is wrong with them, and what is half typed. Lives outside React,
 * so that typing renders nothing; needs no screen.
 */
export abstract class DocumentForm<Values extends FieldValues> {
  readonly form;
  /** The user has changed something since the document was opened. */
  isTyped = false;
  /** The form element; null without a screen. */
  screen: HTMLElement | null = null;
  private detached = new AbortController();
  private readonly valueListeners = new Set<() => void>();
  private readonly restListeners = new Set<() => void>();
  private restTimer: ReturnType<typeof setTimeout> | undefined;

  /** @param resolver checks the fields as react-hook-form asks for it, when the focus leaves one */
  constructor(
    private readonly type: DocumentType<Values>,
    protected current: Values,
    resolver?: Resolver<Values>,
  ) {
    this.form = createFormControl<Values>({
      mode: 'onBlur',
      values: this.current,
      ...(resolver && { resolver }),
    });
    this.form.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => this.noteRefused(type.keys.filter((key) => key in errors)),
    });
    this.form.subscribe({ formState: { values: true }, callback: ({ values }) => this.take(values) });
  }

  values = (): Values => this.current;

  subscribeValues = (listener: () => void): (() => void) => {
    this.valueListeners.add(listener);
    return () => this.valueListeners.delete(listener);
  };

  /** Like `subscribeValues`, but when the typing rests, for what isn't part of the field itself. */
  subscribeRest = (listener: () => void): (() => void) => {
    this.restListeners.add(listener);
    return () => this.restListeners.delete(listener);
  };

  /** The form element, whose inputs tell which dates are half typed. */
  attach = (inputs: HTMLElement | null): void => {
    this.detached.abort();
    this.detached = new AbortController();
    const { signal } = this.detached;
    inputs?.addEventListener('input', () => (this.isTyped = true), { once: true, signal });
    // What is half typed goes away with the inputs.
    if (!inputs) this.finish();
    this.screen = inputs;
  };

  /** Brings back what the inputs that are half typed had before. */
  abstract finish(): void;

  halfTyped(): (keyof Values)[] {
    const names = new Set<unknown>(halfTypedInputs(this.screen).map(({ name }) => name));
    return this.type.keys.filter((key) => names.has(key));
  }

  /** Changes a field, as typing into its input does. */
  set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    this.form.setValue(pathOf<Values>(key), value);
  }

  /** Puts values into the form. Only the inputs whose values differ are touched. */
  put(values: Values): void {
    for (const key of this.type.keys) if (values[key] !== this.current[key]) this.set(key, values[key]);
  }

  /** Why a field can't be saved. */
  errorAt(key: keyof Values): string | undefined {
    return this.form.getFieldState(pathOf<Values>(key)).error?.message;
  }

  setError(key: keyof Values, message: string | undefined): void {
    if (message === undefined) this.form.clearErrors(pathOf<Values>(key));
    else this.form.setError(pathOf<Values>(key), { message });
  }

  /** Values have changed. @param before what they were */
  protected abstract changed(before: Values): void;

  /** The fields that the server would refuse have changed. */
  protected abstract noteRefused(refused: readonly (keyof Values)[]): void;

  /** A half-typed input tells itself when it is finished, so what is said there doesn't count. */
  protected isRefused(key: keyof Values): boolean {
    const error = this.errorAt(key);
    return error !== undefined && !isFinishText(error);
  }

  protected notifyValues(): void {
    for (const listener of this.valueListeners) listener();
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => {
      for (const listener of this.restListeners) listener();
    }, REST_MS);
  }

  private take(values: Values): void {
    const before = this.current;
    this.current = values;
    this.changed(before);
    this.notifyValues();
  }
}
