import { useQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { KeepAction } from '../features/preflight/kept/keep-action.tsx';
import type { ProjectChoice } from '../features/preflight/kept/project-choice.ts';
import { activeProjectQuery } from '../features/projects/api/active-project.ts';
import { projectsQuery } from '../features/projects/api/list-projects.ts';
import { nameOf } from '../features/projects/components/project-list-props.ts';
import { formOf } from '../features/projects/project-form.ts';
import { shelve } from '../features/projects/shelves.ts';

interface KeepWithProjectProps {
  sessionId: string;
  onOpenProject: (id: number) => void;
}

/** Offers the active projects to keep a result with. */
export function KeepWithProject(props: KeepWithProjectProps) {
  const { data: projects, isError, refetch } = useQuery(projectsQuery);
  const { data: active } = useQuery(activeProjectQuery);
  return (
    <KeepAction
      {...props}
      projects={projects && choicesOf(projects, active?.last_project_id ?? null)}
      isFailed={isError}
      onRetry={() => void refetch()}
    />
  );
}

/** The one that was opened last comes first, then the soonest due. */
function choicesOf(projects: readonly Project[], lastOpenedId: number | null): ProjectChoice[] {
  const choices = shelve(projects).active.map((project) => ({
    id: project.id,
    uuid: project.uuid,
    name: nameOf(project),
    customer: formOf(project).clientName,
    isLastOpened: project.id === lastOpenedId,
  }));
  return choices.toSorted((a, b) => Number(b.isLastOpened) - Number(a.isLastOpened));
}
