import { useMemo, useSyncExternalStore } from 'react';
import { draftTexts, subscribeDrafts } from '../../platform/storage/kept-draft.ts';
import { draftsOf } from '../../platform/storage/tab-draft.ts';
import { useOnline } from '../../ui/use-online.ts';
import { PROJECT_DRAFTS, readKeptProject } from './kept-project.ts';
import { formOf, projectDocument } from './project-form.ts';

/** A project whose unsaved text this device keeps. */
export interface UnsentProject {
  uuid: string;
  name: string;
  /** The server doesn't have it yet. */
  isNew: boolean;
  /** It was deleted elsewhere. */
  isDeleted: boolean;
  /** `held`: the user has to open it first, because of a conflict or a text that was refused. */
  state: 'waiting' | 'held';
}

/** The user's unsent projects by UUID. What a form shows counts only without a network: otherwise it is sent at once. */
export function useUnsentProjects(userId: string): ReadonlyMap<string, UnsentProject> {
  const isOnline = useOnline();
  const texts = useSyncExternalStore(subscribeDrafts, () => draftTexts(userId, PROJECT_DRAFTS));
  return useMemo(
    () =>
      new Map(texts === '' ? [] : unsentProjects(userId, isOnline).map((unsent) => [unsent.uuid, unsent])),
    [texts, userId, isOnline],
  );
}

function unsentProjects(userId: string, isOnline: boolean): UnsentProject[] {
  return draftsOf(userId, PROJECT_DRAFTS, readKeptProject).flatMap(({ draft }) => {
    const { record, form, newUuid, isInUse = false, isHeld = false, isGone = false } = draft;
    const uuid = record?.uuid ?? newUuid;
    const isDirty = projectDocument.changed(formOf(record), form).length > 0;
    if (!uuid || !isDirty || (isInUse && isOnline)) return [];
    const name = form.projectNameType.trim() || (record?.project_name ?? '');
    // A new project that was hardly begun is not one of the list.
    if (isInUse && !name) return [];
    const isNew = record === null;
    return [{ uuid, name, isNew, isDeleted: !isNew && isGone, state: isHeld ? 'held' : 'waiting' } as const];
  });
}
