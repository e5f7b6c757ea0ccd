import type { Project } from '@printpartner/contracts/types';
import type { Conflicts } from '@printpartner/documents';
import type { TabDraft } from '../../platform/storage/tab-draft.ts';
import { formOf, projectFields, type ProjectField, type ProjectForm } from './project-form.ts';
import type { SaveAttempt } from './save-request.ts';

/** What the names of a project's drafts begin with. */
export const PROJECT_DRAFTS = 'project';

/** Unsaved text of a project on this device, with what it is based on. */
export interface KeptProject extends TabDraft {
  /** The record that the text is based on; null for a new project. */
  record: Project | null;
  form: ProjectForm;
  /** The user asked for a new project. */
  isNew: boolean;
  /** Missing, like all below, in drafts of earlier versions. */
  conflicts?: Conflicts<ProjectForm>;
  unanswered?: readonly ProjectForm[];
  attempt?: SaveAttempt | null;
  unfinished?: readonly ProjectField[];
  newUuid?: string | null;
  /** The form went on to another project, so this one is sent by itself or opened by the user. */
  isLeft?: boolean;
  /** The project was deleted elsewhere. */
  isGone?: boolean;
}

/** A draft as it is stored; undefined for anything else. Fields that an earlier version didn't know are as in its record. */
export function readKeptProject(value: unknown): KeptProject | undefined {
  if (!isKeptProject(value)) return undefined;
  const { record, form, unanswered = [], attempt = null } = value;
  const saved = formOf(record);
  const complete = (texts: Partial<ProjectForm>): ProjectForm => {
    const known = projectFields.filter((field) => typeof texts[field] === 'string');
    return { ...saved, ...Object.fromEntries(known.map((field) => [field, texts[field]])) };
  };
  return {
    ...value,
    form: complete(form),
    unanswered: unanswered.map(complete),
    attempt: attempt && { ...attempt, form: complete(attempt.form) },
  };
}

function isKeptProject(value: unknown): value is KeptProject {
  if (!isObject(value) || !isObject(value['form']) || typeof value['isNew'] !== 'boolean') return false;
  const { record } = value;
  return record === null || (isObject(record) && Number.isInteger(record['id']));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
