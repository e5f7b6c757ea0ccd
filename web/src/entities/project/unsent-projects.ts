import { useMemo, useSyncExternalStore } from 'react';
import { draftTexts, subscribeDrafts } from '../../platform/storage/kept-draft.ts';
import { useOnline } from '../../ui/use-online.ts';
import { keptProjects, PROJECT_DRAFTS, unsavedTitle } from './kept-project.ts';

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
  return keptProjects.all(userId).flatMap(({ draft }) => {
    const { base, values, newUuid, isInUse = false, isHeld = false, isGone = false } = draft;
    const uuid = base?.uuid ?? newUuid;
    if (!uuid || unsavedTitle(draft) === null || (isInUse && isOnline)) return [];
    const name = values.projectNameType.trim() || (base?.project_name ?? '');
    // A new project that was hardly begun is not one of the list.
    if (isInUse && !name) return [];
    const isNew = base === null;
    return [{ uuid, name, isNew, isDeleted: !isNew && isGone, state: isHeld ? 'held' : 'waiting' } as const];
  });
}
