import { useEffect, useReducer } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectsQuery } from '../../../entities/project/project-queries.ts';
import { EMPTY_GUARD_MS, noList, showAnswer, withoutProject, type ListView } from './list-view.ts';

type ListAction =
  { type: 'answered'; projects: readonly Project[]; at: number } | { type: 'deleted'; id: number };

function reduceList(view: ListView, action: ListAction): ListView {
  return action.type === 'deleted'
    ? withoutProject(view, action.id)
    : showAnswer(view, action.projects, action.at);
}

/** The user's projects as shown, including archived ones. */
export function useProjectList() {
  const { data, dataUpdatedAt, isError, refetch } = useQuery(projectsQuery);
  const [view, dispatch] = useReducer(reduceList, noList);

  useEffect(() => {
    if (data) dispatch({ type: 'answered', projects: data, at: dataUpdatedAt });
  }, [data, dataUpdatedAt]);

  const isDoubted = data?.length === 0 && (view.projects?.length ?? 0) > 0;
  useEffect(() => {
    if (!isDoubted) return undefined;
    // A correct empty answer is confirmed by the second fetch.
    const timer = setTimeout(() => void refetch(), EMPTY_GUARD_MS);
    return () => clearTimeout(timer);
  }, [isDoubted, refetch]);

  return {
    projects: view.projects,
    isFailed: isError,
    retry: () => void refetch(),
    forget: (id: number) => dispatch({ type: 'deleted', id }),
  };
}
