import type { Project } from '@printpartner/contracts/types';
import { KeptDocuments, type KeptDocument } from '../../platform/documents/kept-documents.ts';
import { PROJECT_DRAFT } from '../../platform/outbox/queue-draft.ts';
import { projectSubject } from '../../platform/outbox/write.ts';
import {
  formOf,
  projectDocument,
  projectFields,
  type ProjectField,
  type ProjectForm,
} from './project-form.ts';

/** What the names of a project's drafts begin with. */
export const PROJECT_DRAFTS = 'project';

/** Unsaved text of a project on this device; its base is null for a new project. */
export interface KeptProject extends KeptDocument<ProjectForm, Project | null> {
  /** The user asked for a new project. */
  isNew: boolean;
  /** The UUID that it is made under; null in drafts of saved projects of earlier versions. */
  newUuid: string | null;
  /** Dates and times that were half typed when the form was left, so that what was typed is lost. */
  unfinished: readonly ProjectField[];
  /** The form went on to another project, so this one is sent by itself or opened by the user. */
  isLeft?: boolean;
  /** The project was deleted elsewhere. */
  isGone?: boolean;
}

/** The project that a draft is of, saved or not; 'new' before it had a UUID, in drafts of earlier versions. */
const placeOf = ({ base, newUuid }: Pick<KeptProject, 'base' | 'newUuid'>): string =>
  base?.uuid ?? newUuid ?? 'new';

/** Describes unsaved text for warnings; null when there is none. */
export function unsavedTitle({ base, values }: Pick<KeptProject, 'base' | 'values'>): string | null {
  if (projectDocument.changed(formOf(base), values).length === 0) return null;
  const title = base?.project_name || values.projectNameType;
  return title ? `the project “${title}”` : 'a project without a name';
}

/** The unsaved projects. */
export const keptProjects = new KeptDocuments<KeptProject>({
  base: PROJECT_DRAFTS,
  placeOf,
  titleOf: unsavedTitle,
  read: readKeptProject,
  kind: PROJECT_DRAFT,
  subjectOf: (kept) => projectSubject(placeOf(kept)),
});

/** A draft as earlier versions stored it. All but the first three may be missing. */
interface EarlierProject extends Partial<Omit<KeptProject, 'attempt'>> {
  record: Project | null;
  form: Partial<ProjectForm>;
  isNew: boolean;
  attempt?: { form: Partial<ProjectForm>; revision: number; key: string; request?: unknown } | null;
}

/** A draft of an earlier version has no revision; with the oldest, what changed since becomes a question. */
const oldest = { revision: 0 };

/**
 * A draft as it is stored, by this or an earlier version; undefined for anything else. Fields that an earlier version
 * didn't know are as in its record.
 */
export function readKeptProject(stored: unknown): KeptProject | undefined {
  const draft = isEarlier(stored) ? inNewNames(stored) : stored;
  if (!isKept(draft)) return undefined;
  const { base, values, conflicts = {}, unanswered = [], attempt = null } = draft;
  const saved = formOf(base);
  const complete = (texts: Partial<ProjectForm>): ProjectForm => {
    const known = projectFields.filter((field) => typeof texts[field] === 'string');
    return { ...saved, ...Object.fromEntries(known.map((field) => [field, texts[field]])) };
  };
  return {
    ...draft,
    base: base && { ...oldest, ...base },
    values: complete(values),
    conflicts,
    unanswered: unanswered.map(complete),
    attempt: attempt && { ...attempt, values: complete(attempt.values) },
    newUuid: draft.newUuid ?? null,
    unfinished: draft.unfinished ?? [],
  };
}

function inNewNames({ record, form, attempt, ...others }: EarlierProject): object {
  const { form: sent = {}, ...key } = attempt ?? {};
  return { ...others, base: record, values: form, attempt: attempt ? { ...key, values: sent } : null };
}

function isEarlier(value: unknown): value is EarlierProject {
  return isObject(value) && isObject(value['form']) && 'record' in value;
}

function isKept(
  value: unknown,
): value is Partial<KeptProject> & Pick<KeptProject, 'base' | 'values' | 'isNew'> {
  if (!isObject(value) || !isObject(value['values']) || typeof value['isNew'] !== 'boolean') return false;
  const { base } = value;
  return base === null || (isObject(base) && Number.isInteger(base['id']));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
