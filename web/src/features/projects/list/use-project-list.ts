import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Project } from '@printpartner/contracts/types';
import { useProjects } from '../../../entities/project/use-projects.ts';
import { EMPTY_GUARD_MS, noList, showAnswer, withoutProject, type ListView } from './list-view.ts';

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
