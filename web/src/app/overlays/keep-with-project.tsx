import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectChoices } from '../../entities/project/project-choices.ts';
import { clientName, projectName } from '../../entities/project/project-form.ts';
import { splitByArchived } from '../../entities/project/project-order.ts';
import { activeProjectQuery, useProjects } from '../../entities/project/project-queries.ts';
import { useCreateProject } from '../../entities/project/save-project.ts';
import { useUser } from '../../entities/session/session-context.ts';
import { addFiles } from '../../features/files/add-files.ts';
import { ProjectUploads } from '../../features/files/upload-row.tsx';
import { KeepAction } from '../../features/preflight/kept/keep-action.tsx';
import type { ProjectChoice } from '../../features/preflight/kept/keep-dialog.tsx';
import type { KeepActionSlot } from '../../features/preflight/preflight-tool.tsx';
import { drawFirstPage } from './draw-first-page.ts';

interface KeepWithProjectProps extends KeepActionSlot {
  onOpenProject: (id: number) => void;
}

/** Lets the user keep a preflight result, and its file, with an active project or a new one. */
export function KeepWithProject(props: KeepWithProjectProps) {
  const { data, isFailed, refetch } = useProjects();
  const { data: active } = useQuery(activeProjectQuery);
  const { mutateAsync: createProject } = useCreateProject();
  const lastOpenedId = active?.last_project_id ?? null;
  const queryClient = useQueryClient();
  const userId = useUser().id;
  const { file, password, result } = props;
  return (
    <KeepAction
      {...props}
      projects={data && choicesOf(data.projects, lastOpenedId)}
      isFailed={isFailed}
      onRetry={refetch}
      onAddFile={({ uuid: projectId }) => {
        const { profile } = result;
        void addFiles([file], { queryClient, userId, projectId, drawFirstPage, password, profile });
      }}
      renderUploads={(projectId) => <ProjectUploads projectId={projectId} />}
      onNewProject={async (name) => {
        const project = await createProject(name);
        return choiceOf(project, project.id);
      }}
    />
  );
}

/** The project opened last comes first, then by due date. */
function choicesOf(projects: readonly Project[], lastOpenedId: number | null): ProjectChoice[] {
  const choices = projectChoices(splitByArchived(projects).active).map(({ item, isNamesake, changed }) => ({
    ...choiceOf(item, lastOpenedId),
    changed: isNamesake ? changed : '',
  }));
  return choices.toSorted((a, b) => Number(b.isLastOpened) - Number(a.isLastOpened));
}

const choiceOf = (project: Project, lastOpenedId: number | null): ProjectChoice => ({
  id: project.id,
  uuid: project.uuid,
  name: projectName(project),
  customer: clientName(project),
  changed: '',
  isLastOpened: project.id === lastOpenedId,
});
