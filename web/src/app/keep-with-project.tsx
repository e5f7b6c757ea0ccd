import { useQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { KeepAction } from '../features/preflight/kept/keep-action.tsx';
import type { ProjectChoice } from '../features/preflight/kept/keep-dialog.tsx';
import type { KeepActionSlot } from '../features/preflight/preflight-tool.tsx';
import { activeProjectQuery } from '../features/projects/api/active-project.ts';
import { projectsQuery } from '../features/projects/api/list-projects.ts';
import { useSaveProject } from '../features/projects/api/save-project.ts';
import { nameOf } from '../features/projects/components/project-list-props.ts';
import { emptyForm, formOf } from '../features/projects/project-form.ts';
import { shelve } from '../features/projects/shelves.ts';

interface KeepWithProjectProps extends KeepActionSlot {
  onOpenProject: (id: number) => void;
}

/** Offers the active projects to keep a result with, and makes a new one as Project Tracking does. */
export function KeepWithProject(props: KeepWithProjectProps) {
  const { data: projects, isError, refetch } = useQuery(projectsQuery);
  const { data: active } = useQuery(activeProjectQuery);
  const { mutateAsync: save } = useSaveProject();
  const lastOpenedId = active?.last_project_id ?? null;
  return (
    <KeepAction
      {...props}
      projects={projects && choicesOf(projects, lastOpenedId)}
      isFailed={isError}
      onRetry={() => void refetch()}
      onNewProject={async (projectNameType) => {
        const project = await save({ form: { ...emptyForm, projectNameType }, known: null });
        return choiceOf(project, project.id);
      }}
    />
  );
}

/** The one that was opened last comes first, then the soonest due. */
function choicesOf(projects: readonly Project[], lastOpenedId: number | null): ProjectChoice[] {
  const choices = shelve(projects).active.map((project) => choiceOf(project, lastOpenedId));
  return choices.toSorted((a, b) => Number(b.isLastOpened) - Number(a.isLastOpened));
}

const choiceOf = (project: Project, lastOpenedId: number | null): ProjectChoice => ({
  id: project.id,
  uuid: project.uuid,
  name: nameOf(project),
  customer: formOf(project).clientName,
  isLastOpened: project.id === lastOpenedId,
});
