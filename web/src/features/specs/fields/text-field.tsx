import type { ChangeEvent, HTMLInputTypeAttribute } from 'react';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import { ConflictNote } from '../conflict/conflict-note.tsx';
import { FieldAction, type FieldActionProps } from './field-action.tsx';
import { labelIn, useFieldError, type SpecFieldProps } from './field-props.ts';
import { formatTyped, type Format } from './format-typed.ts';

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

/** For browsers without the CSS property `field-sizing`. */
function growToText(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
