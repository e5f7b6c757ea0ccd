import { useState, type ComponentProps, type FocusEvent } from 'react';
import type { DocumentField, DocumentFile, FieldValue, FieldType } from '@printpartner/contracts/types';
import { FINISH_AMOUNT, FINISH_NUMBER } from '../platform/documents/half-typed.ts';
import { centsInField, parseDollars } from '../platform/money.ts';
import { DateField, TimeField } from './date-field.tsx';
import { TextArea, TextInput } from './field.tsx';
import { Select } from './select.tsx';

type Value = FieldValue<FieldType>;

interface DocumentInputProps {
  field: Pick<DocumentField, 'type' | 'placeholder'> & { options?: readonly string[]; rows?: number };
  /** Name of the input. */
  name: string;
  value: Value;
  isRequired?: boolean | undefined;
  /** Changes with the document in the form, whose inputs must not show what was half typed in the one before. */
  documentKey: string;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  onInput?: (() => void) | undefined;
  onKeyUp?: (() => void) | undefined;
  'aria-describedby'?: string | undefined;
}

const YES = 'yes';
const NO = 'no';

/** The input of a document's field, by its type; inside a `Field`. What can't be a value yet is half typed, and not saved. */
export function DocumentInput({
  field,
  value,
  isRequired,
  documentKey,
  onChange,
  ...rest
}: DocumentInputProps) {
  const { type, placeholder, options = [], rows } = field;
  const text = typeof value === 'string' ? value : '';
  const attributes = { placeholder, 'aria-required': isRequired, ...rest };
  const bound = {
    ...attributes,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (type) {
    case 'line':
    case 'single':
      return <TextInput autoComplete="off" {...bound} />;
    case 'lines':
      return <TextArea rows={rows} {...bound} />;
    case 'date':
      return <DateField key={documentKey} {...bound} />;
    case 'time':
      return <TimeField key={documentKey} {...bound} />;
    case 'choice':
      return <Options options={['', ...options].map((option) => [option, option])} {...bound} />;
    case 'yes-no':
      return (
        <Options
          options={[
            ['', ''],
            [YES, 'Yes'],
            [NO, 'No'],
          ]}
          {...attributes}
          value={typeof value === 'boolean' ? (value ? YES : NO) : ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value === YES)}
        />
      );
    case 'money':
    case 'measure':
    case 'names': {
      const { textOf, ...read } = reading[type];
      return (
        <ReadInput key={documentKey} {...attributes} {...read} shown={textOf(value)} onRead={onChange} />
      );
    }
    case 'file':
      return <KeptFile file={isFile(value) ? value : null} onRemove={() => onChange(null)} />;
  }
  return type satisfies never;
}

interface Reading {
  textOf: (value: Value) => string;
  /** The value that a text says; undefined if it says none. */
  read: (text: string) => Value | undefined;
  /** What is asked for instead of a text that says none. */
  asks: string;
  inputMode?: 'decimal';
}

const reading: Record<'money' | 'measure' | 'names', Reading> = {
  money: {
    textOf: (value) => (typeof value === 'number' ? centsInField(value) : ''),
    read: (text) => (text === '' ? null : parseDollars(text)),
    asks: FINISH_AMOUNT,
    inputMode: 'decimal',
  },
  measure: {
    textOf: (value) => (typeof value === 'number' ? String(value) : ''),
    read: (text) => (text === '' ? null : /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined),
    asks: FINISH_NUMBER,
    inputMode: 'decimal',
  },
  names: {
    textOf: (value) => (Array.isArray(value) ? value.join(', ') : ''),
    read: (text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    asks: '',
  },
};

interface ReadInputProps
  extends Omit<ComponentProps<'input'>, 'onBlur' | keyof Reading>, Omit<Reading, 'textOf'> {
  /** The value as a text. */
  shown: string;
  onRead: (value: Value) => void;
  onBlur?: (() => void) | undefined;
}

/** An input whose text is read. What is typed stays as it is until the focus leaves it. */
function ReadInput({ shown, read, asks, onRead, onBlur, ...rest }: ReadInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      data-read
      value={typed ?? shown}
      onChange={({ currentTarget }) => {
        const value = read(currentTarget.value.trim());
        currentTarget.setCustomValidity(value === undefined ? asks : '');
        setTyped(currentTarget.value);
        if (value !== undefined) onRead(value);
      }}
      onBlur={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (currentTarget.validity.valid) setTyped(null);
        onBlur?.();
      }}
    />
  );
}

function Options({
  options,
  ...rest
}: ComponentProps<'select'> & { options: readonly (readonly string[])[] }) {
  return (
    <Select {...rest}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

const isFile = (value: Value): value is DocumentFile =>
  typeof value === 'object' && value !== null && 'key' in value;

function KeptFile({ file, onRemove }: { file: DocumentFile | null; onRemove: () => void }) {
  if (!file) return <p className="type-body text-ink-3">None</p>;
  return (
    <p className="type-body wrap-anywhere">
      {file.name}{' '}
      <button type="button" onClick={onRemove} className="touch-target type-data type-link">
        Remove
      </button>
    </p>
  );
}
