import type { ReactNode } from 'react';
import type { ProjectFieldEntry } from '@printpartner/contracts/types';
import { DateField, TimeField } from '../../../ui/date-field.tsx';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';

/** What ties an input to its field in the editor. */
export interface BoundField {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
}

interface ProjectInputProps {
  entry: ProjectFieldEntry;
  bound: BoundField;
  error: string | undefined;
  /** Changes with the project in the form, whose dates must not show what was half typed in the one before. */
  documentKey: string;
  /** Below the input. */
  children: ReactNode;
}

/** The input of a project's field. */
export function ProjectInput({ entry, bound, error, documentKey, children }: ProjectInputProps) {
  const { key, type, label, placeholder, isRequired } = entry;
  const name = ('input' in entry && entry.input) || key;
  const attributes = { name, placeholder, 'aria-required': isRequired, ...bound };
  return (
    <Field label={label} hint={isRequired && 'Required'} error={error}>
      {type === 'line' && <TextInput autoComplete="off" {...attributes} />}
      {type === 'lines' && <TextArea rows={entry.rows} {...attributes} />}
      {type === 'date' && <DateField key={documentKey} {...attributes} />}
      {type === 'time' && <TimeField key={documentKey} {...attributes} />}
      {children}
    </Field>
  );
}
