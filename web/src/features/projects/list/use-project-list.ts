import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { useProjects } from '../../../entities/project/project-queries.ts';
import type { ProjectDesk } from '../editor/project-desk.ts';

type ListAction =
  | { type: 'answered'; projects: readonly Project[]; at: number }
  | { type: 'deleted'; id: number };

function reduceList(view: ListView, action: ListAction): ListView {
  return action.type === 'deleted'
    ? withoutProject(view, action.id)
    : showAnswer(view, action.projects, action.at);
}

/** The user's projects as shown, including archived ones. */
export function useProjectList() {
  const { data, dataUpdatedAt, isFailed, isStale, refetch, older } = useProjects();
  const [view, dispatch] = useReducer(reduceList, noList);

  useEffect(() => {
    if (data) dispatch({ type: 'answered', projects: data.projects, at: dataUpdatedAt });
  }, [data, dataUpdatedAt]);

  const refetchOnce = useEffectEvent(refetch);
  const isDoubted = data?.projects.length === 0 && (view.projects?.length ?? 0) > 0;
  useEffect(() => {
    if (!isDoubted) return undefined;
    // A correct empty answer is confirmed by the second fetch.
    const timer = setTimeout(() => refetchOnce(), EMPTY_GUARD_MS);
    return () => clearTimeout(timer);
  }, [isDoubted]);

  return {
    projects: view.projects,
    archivedCount: data?.archivedCount ?? 0,
    older,
    isFailed,
    isStale,
    retry: refetch,
    forget: (id: number) => dispatch({ type: 'deleted', id }),
  };
}

/** For this long after a list with projects, an empty answer is treated as an error. */
export const EMPTY_GUARD_MS = 5000;

/** The list on screen. */
interface ListView {
  /** Undefined until loaded. */
  projects: readonly Project[] | undefined;
  /** When a non-empty list was last loaded, ms since 1970. */
  filledAt: number;
}

export const noList: ListView = { projects: undefined, filledAt: Number.NEGATIVE_INFINITY };

/** Shows an answer, except an empty one right after a non-empty one. `now`: ms since 1970. */
export function showAnswer(view: ListView, answer: readonly Project[], now: number): ListView {
  if (answer.length > 0) return { projects: answer, filledAt: now };
  return isDoubtful(view, now) ? view : { ...view, projects: answer };
}

/** Removes a deleted project at once. After the last one, an empty answer is shown. */
export function withoutProject(view: ListView, id: number): ListView {
  return { ...view, projects: view.projects?.filter((project) => project.id !== id) };
}

function isDoubtful({ projects, filledAt }: ListView, now: number): boolean {
  return projects !== undefined && projects.length > 0 && now - filledAt < EMPTY_GUARD_MS;
}

/**
 * Lets autosave try a new project again that was refused at the limit, once the list has changed: there may be room.
 *
 * @param activeCount active projects in the list
 */
export function useRoomRetry(desk: ProjectDesk, activeCount: number): void {
  const retry = useEffectEvent(() => {
    const { record, errors, namesake } = desk.get();
    if (record || namesake || errors.projectNameType === undefined) return;
    desk.session.saver.tryAgain('projectNameType');
  });
  const known = useRef(activeCount);
  useEffect(() => {
    if (known.current === activeCount) return;
    known.current = activeCount;
    retry();
  }, [activeCount]);
}
