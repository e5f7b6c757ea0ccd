import type { ReactNode } from 'react';
import type { ProjectFieldEntry } from '@printpartner/contracts/types';
import { DocumentInput } from '../../../ui/document-input.tsx';
import { Field } from '../../../ui/field.tsx';

/** What ties an input to its field in the editor. */
export interface BoundField {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  onInput?: () => void;
  onKeyUp?: () => void;
  'aria-describedby'?: string;
}

interface ProjectInputProps {
  entry: ProjectFieldEntry;
  bound: BoundField;
  error: string | undefined;
  /** Changes with the project in the form. */
  documentKey: string;
  /** Below the input. */
  children: ReactNode;
}

/** A project's field in the form. */
export function ProjectInput({ entry, bound, error, documentKey, children }: ProjectInputProps) {
  const { key, label, isRequired } = entry;
  return (
    <Field label={label} hint={isRequired && 'Required'} error={error}>
      <DocumentInput
        field={entry}
        name={('input' in entry && entry.input) || key}
        isRequired={isRequired}
        documentKey={documentKey}
        {...bound}
        onChange={(value) => typeof value === 'string' && bound.onChange(value)}
      />
      {children}
    </Field>
  );
}
