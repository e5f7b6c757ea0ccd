import type { ChangeEvent, HTMLInputTypeAttribute } from 'react';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { labelIn, type SpecFieldProps, useFieldError } from './field-props.ts';

interface TextFieldProps extends SpecFieldProps {
  type?: HTMLInputTypeAttribute;
  inputMode?: 'numeric' | 'tel' | 'email';
  /** Applied while the user types. */
  format?: Format;
  /** Shown in place of the hint, and reached after the input. */
  action?: FieldActionProps | undefined;
  /** Read out when it changes; not shown. */
  status?: string;
  /** The user has left the field, with this text in it. */
  onLeft?: (text: string) => void;
}

/** One line of text. The browser holds what is typed, so typing renders nothing. */
export function TextField({ type = 'text', inputMode, format, ...props }: TextFieldProps) {
  const { editor, field, action, status, onLeft } = props;
  const { onChange, onBlur, ...input } = editor.form.register(field.key);
  return (
    <Field
      label={labelIn(props)}
      hint={action ? <ActionPlace {...action} /> : field.hint}
      error={useFieldError(editor, field.key)}
      className="relative"
    >
      <TextInput
        {...input}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        placeholder={field.placeholder}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (format) formatTyped(event.target, format);
          void onChange(event);
        }}
        onBlur={(event) => {
          onLeft?.(event.target.value);
          void onBlur(event);
        }}
      />
      {action && <FieldAction {...action} />}
      {status !== undefined && <output className="sr-only">{status}</output>}
      <ConflictNote editor={editor} field={field} />
    </Field>
  );
}

/** Keeps the width of the action free beside the label, without a word for the field's description. */
const ActionPlace = ({ text }: FieldActionProps) => (
  <span
    aria-hidden
    data-text={text}
    className="invisible whitespace-nowrap after:content-[attr(data-text)]"
  />
);

/** Several lines of text, as high as the text. */
export function LinesField(props: SpecFieldProps) {
  const { editor, field } = props;
  const { ref, ...input } = editor.form.register(field.key);
  const isLow = field.placeholder === undefined;
  return (
    <Field label={labelIn(props)} hint={field.hint} error={useFieldError(editor, field.key)}>
      <TextArea
        {...input}
        ref={(area) => {
          ref(area);
          if (area) growToText(area);
        }}
        rows={1}
        placeholder={field.placeholder}
        onInput={({ currentTarget }) => growToText(currentTarget)}
        className={`field-sizing-content max-h-120 resize-y ${isLow ? '' : 'min-h-15!'}`}
      />
      <ConflictNote editor={editor} field={field} />
    </Field>
  );
}

/** Fits the height to the text in browsers without the CSS property `field-sizing`. */
function growToText(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}

interface FieldActionProps {
  text: string;
  /** What a screen reader says instead, where the text alone is too short. It contains the text. */
  label?: string;
  onPress: () => void;
}

/**
 * A small button that is seen beside the label of a field and comes after its input, so that the way back from the next
 * field meets it. It goes away when it is pressed, and the focus goes to the field.
 */
function FieldAction({ text, label, onPress }: FieldActionProps) {
  return (
    <span className="type-note absolute top-0 right-0">
      <button
        type="button"
        aria-label={label}
        onClick={({ currentTarget }) => {
          const field = currentTarget.closest('.field');
          onPress();
          field?.querySelector<HTMLElement>('input')?.focus();
        }}
        className="touch-target type-link whitespace-nowrap text-ink"
      >
        {text}
      </button>
    </span>
  );
}

export type Format = (text: string) => string;

/** Formats what is in the input, and keeps the caret behind the character it was behind. */
export function formatTyped(input: HTMLInputElement, format: Format): void {
  const { value, selectionStart } = input;
  const formatted = format(value);
  if (formatted === value) return;
  const typed = countWritten(value.slice(0, selectionStart ?? value.length));
  input.value = formatted;
  const caret = caretAfter(formatted, typed);
  input.setSelectionRange(caret, caret);
}

/** Separators come and go, so only the other characters count. */
const SEPARATOR = /[\s,()-]/;

const countWritten = (text: string): number => text.split('').filter((one) => !SEPARATOR.test(one)).length;

function caretAfter(text: string, count: number): number {
  let place = 0;
  for (let left = count; left > 0 && place < text.length; place += 1) {
    if (!SEPARATOR.test(text.charAt(place))) left -= 1;
  }
  return place;
}
