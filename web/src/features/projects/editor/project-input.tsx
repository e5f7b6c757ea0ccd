import type { ReactNode } from 'react';
import { projectCatalog, type ProjectFieldEntry } from '@printpartner/contracts/types';
import { DocumentInput } from '../../../ui/document-input.tsx';
import { Field } from '../../../ui/field.tsx';
import {
  projectDocument,
  type ProjectField,
  projectLabels,
  projectTypes,
} from '../../../entities/project/project-form.ts';
import { dateText } from '../../../platform/time/calendar-date.ts';
import { ConflictNote as Note } from '../../../ui/conflict-note.tsx';

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
  /** Shown below the input. */
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

interface ConflictNoteProps {
  field: ProjectField;
  mine: string;
  /** Undefined without a conflict. */
  theirs: string | undefined;
  onResolve: (field: ProjectField, value: string) => void;
}

/** The question below a field that was changed here and elsewhere. */
export function ConflictNote({ field, mine, theirs, onResolve }: ConflictNoteProps) {
  if (theirs === undefined) return null;
  const both = bothTexts(field, mine, theirs);
  return (
    <Note
      label={projectLabels[field]}
      name={field}
      theirs={projectTypes[field] === 'date' ? dateText(theirs) || theirs : theirs}
      onKeepMine={() => onResolve(field, mine)}
      onUseTheirs={() => onResolve(field, theirs)}
      onKeepBoth={both === null ? undefined : () => onResolve(field, both)}
    />
  );
}

const longest = new Map(projectCatalog.map((entry) => [entry.key, 'max' in entry ? entry.max : undefined]));

/** Both texts in one field; null for a date or time, where one side is empty, and where it is too long to be saved. */
export function bothTexts(field: ProjectField, mine: string, theirs: string): string | null {
  if (mine.trim() === '' || theirs.trim() === '') return null;
  const both = projectDocument.join(field, theirs, mine);
  const stored = both === null ? '' : projectDocument.normalize(field, both);
  return stored.length > (longest.get(field) ?? 0) ? null : both;
}
