import { type KeptProject, PROJECT_DRAFTS, readKeptProject } from '../../../entities/project/kept-project.ts';
import { projectDocument } from '../../../entities/project/project-form.ts';
import { dropDraft, dropOwnDraft, keepDraft } from '../../../platform/storage/kept-draft.ts';
import { draftsOf, findDraft, isDraftOfTab, type FoundDraft } from '../../../platform/storage/tab-draft.ts';
import { newUuid as makeUuid } from '../../../platform/uuid.ts';
import { emptyEditor, type Editor, unsavedOf } from './editor-state.ts';
import { isDirty } from './project-editor.ts';

export type FoundProject = FoundDraft<KeptProject>;

const oldest = { revision: 0 };

/** Describes the unsaved text for warnings; null when there is none. */
export function unsavedTitle(editor: Pick<Editor, 'record' | 'form'>): string | null {
  if (!isDirty(editor)) return null;
  const title = editor.record?.project_name || editor.form.projectNameType;
  return title ? `the project “${title}”` : 'a project without a name';
}

/** The project that an editor shows, saved or not; null before a new one has its UUID. */
export const projectIdOf = ({ record, newUuid }: Pick<KeptProject, 'record' | 'newUuid'>): string | null =>
  record?.uuid ?? newUuid ?? null;

/** The name of a tab's draft of the project in the editor. Each project has its own. */
export const draftNameOf = (tab: string, editor: Pick<KeptProject, 'record' | 'newUuid'>): string =>
  `${PROJECT_DRAFTS}:${projectIdOf(editor) ?? 'new'}:${tab}`;

type KeptState = Pick<KeptProject, 'isInUse' | 'isLeft'>;

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
export function keptFrom(editor: Editor): KeptProject {
  const { record, failure } = editor;
  return { ...unsavedOf(editor), record, isGone: failure === 'gone', at: Date.now() };
}

/** The draft to start with: of the form that this tab showed, else the newest that a closed tab showed. */
export function findKeptEditor(userId: string, tab: string): FoundProject | undefined {
  return findDraft(userId, {
    base: PROJECT_DRAFTS,
    isOwn: (name, draft) => isDraftOfTab(name, tab) && !draft.isLeft,
    read: readKeptProject,
    // Nobody misses half of a date in another tab.
    isWorthTaking: (draft) => isDirty(draft) && !draft.isLeft,
  });
}

/** The draft of a project that this tab or a closed one has left. */
function findKeptProject(userId: string, tab: string, uuid: string): FoundProject | undefined {
  return findDraft(userId, {
    base: `${PROJECT_DRAFTS}:${uuid}`,
    isOwn: (name) => isDraftOfTab(name, tab),
    read: readKeptProject,
    isWorthTaking: isDirty,
  });
}

/** Makes the kept draft of a project, if there is one, the text of this tab's form. */
export function takeOverProject(userId: string, tab: string, uuid: string): Editor | undefined {
  const found = findKeptProject(userId, tab, uuid);
  if (!found) return undefined;
  const editor = editorOf(found.draft);
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
export const allKeptProjects = (userId: string): FoundProject[] =>
  draftsOf(userId, PROJECT_DRAFTS, readKeptProject);

/** The editor as it was stored. */
export function editorOf(draft: KeptProject): Editor {
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
