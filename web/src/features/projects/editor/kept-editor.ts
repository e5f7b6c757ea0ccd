import type { Conflicts } from '@printpartner/documents';
import { dropDraft, dropOwnDraft, keepDraft } from '../../../platform/storage/kept-draft.ts';
import {
  draftsOf,
  findDraft,
  isDraftOfTab,
  type FoundDraft,
  type TabDraft,
} from '../../../platform/storage/tab-draft.ts';
import { newUuid as makeUuid } from '../../../platform/uuid.ts';
import { emptyEditor, type Editor, type SaveAttempt, unsavedOf } from './editor-state.ts';
import { isDirty } from './project-editor.ts';
import {
  projectDocument,
  type ProjectField,
  type ProjectForm,
  projectFields,
} from '../../../entities/project/project-form.ts';

const BASE = 'project';

export interface KeptEditor extends TabDraft, Pick<Editor, 'record' | 'form' | 'isNew'> {
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

export type KeptProject = FoundDraft<KeptEditor>;

const oldest = { revision: 0 };

/** Describes the unsaved text for warnings; null when there is none. */
export function unsavedTitle(editor: Pick<Editor, 'record' | 'form'>): string | null {
  if (!isDirty(editor)) return null;
  const title = editor.record?.project_name || editor.form.projectNameType;
  return title ? `the project “${title}”` : 'a project without a name';
}

/** The project that an editor shows, saved or not; null before a new one has its UUID. */
export const projectIdOf = ({ record, newUuid }: Pick<KeptEditor, 'record' | 'newUuid'>): string | null =>
  record?.uuid ?? newUuid ?? null;

/** The name of a tab's draft of the project in the editor. Each project has its own. */
export const draftNameOf = (tab: string, editor: Pick<KeptEditor, 'record' | 'newUuid'>): string =>
  `${BASE}:${projectIdOf(editor) ?? 'new'}:${tab}`;

type KeptState = Pick<KeptEditor, 'isInUse' | 'isLeft'>;

/**
 * Stores unsaved text under a name until it is saved, and which dates were half typed. Removes what was stored here once
 * the form is saved and every date is finished. False if the browser refused.
 */
export function keepEditor(userId: string, name: string, editor: Editor, state: KeptState): boolean {
  const title = unsavedTitle(editor);
  if (title === null && editor.unfinished.length === 0) {
    dropOwnDraft(userId, name);
    return true;
  }
  return keepDraft(userId, name, title, { ...keptFrom(editor), ...state });
}

/** What a draft holds of an editor. */
export function keptFrom(editor: Editor): KeptEditor {
  const { record, failure } = editor;
  return { ...unsavedOf(editor), record, isGone: failure === 'gone', at: Date.now() };
}

/** The draft to start with: of the form that this tab showed, else the newest that a closed tab showed. */
export function findKeptEditor(userId: string, tab: string): KeptProject | undefined {
  return findDraft(userId, {
    base: BASE,
    isOwn: (name, draft) => isDraftOfTab(name, tab) && !draft.isLeft,
    isDraft: isKeptEditor,
    // Nobody misses half of a date in another tab.
    isWorthTaking: (draft) => isDirty(draft) && !draft.isLeft,
  });
}

/** The draft of a project that this tab or a closed one has left. */
function findKeptProject(userId: string, tab: string, uuid: string): KeptProject | undefined {
  return findDraft(userId, {
    base: `${BASE}:${uuid}`,
    isOwn: (name) => isDraftOfTab(name, tab),
    isDraft: isKeptEditor,
    isWorthTaking: isDirty,
  });
}

/** Makes the kept draft of a project, if there is one, the text of this tab's form. */
export function takeOverProject(userId: string, tab: string, uuid: string): Editor | undefined {
  const found = findKeptProject(userId, tab, uuid);
  if (!found) return undefined;
  const editor = editorOf(found);
  const own = draftNameOf(tab, editor);
  const isKept = keepEditor(userId, own, editor, { isInUse: true });
  if (isKept && found.name !== own) dropDraft(userId, found.name);
  return editor;
}

/** Makes the kept text of a project that was deleted elsewhere that of a new one, which Save Project makes. */
export function takeOverGone(userId: string, tab: string, uuid: string): Editor | undefined {
  const found = findKeptProject(userId, tab, uuid);
  if (!found) return undefined;
  const { form } = found.draft;
  const editor: Editor = { ...emptyEditor, form, isNew: true, newUuid: makeUuid(), failure: 'gone' };
  if (keepEditor(userId, draftNameOf(tab, editor), editor, { isInUse: true })) dropDraft(userId, found.name);
  return editor;
}

/** Every draft of a project. */
export const allKeptProjects = (userId: string): KeptProject[] => draftsOf(userId, BASE, isKeptEditor);

/** The editor as it was stored. */
export function editorOf({ draft }: KeptProject): Editor {
  const { record, form, isNew, conflicts = {}, unanswered = [], attempt = null, unfinished = [] } = draft;
  return {
    ...emptyEditor,
    // A draft of an earlier version has no revision; with the oldest, what changed since becomes a question.
    record: record && { ...oldest, ...record },
    form,
    isNew,
    conflicts,
    // Its answer may have been lost with the page.
    unanswered: attempt ? projectDocument.withSent(unanswered, attempt.form) : unanswered,
    attempt,
    unfinished,
    newUuid: draft.newUuid ?? null,
    // Like a project that is still there, but the user has to save it.
    failure: record === null && draft.isGone ? 'gone' : null,
  };
}

/** An earlier version may have stored a different form. */
export function isKeptEditor(value: unknown): value is KeptEditor {
  if (!isObject(value) || !isObject(value['form']) || typeof value['isNew'] !== 'boolean') return false;
  const { form, record } = value;
  const isRecord = record === null || (isObject(record) && Number.isInteger(record['id']));
  return isRecord && projectFields.every((field) => typeof form[field] === 'string');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
