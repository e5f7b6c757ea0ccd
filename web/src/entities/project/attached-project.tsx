import { useQuery } from '@tanstack/react-query';
import type { Project } from '@printpartner/contracts/types';
import { projectName } from './project-form.ts';
import { projectQuery } from './project-queries.ts';

/** The project of a sheet, loaded if the list doesn't have it because it is archived; undefined until then. */
export function useAttachedProject(
  uuid: string | null,
  projects: readonly Project[] | undefined,
): Project | undefined {
  const listed = projects?.find((project) => project.uuid === uuid);
  const isMissing = uuid !== null && projects !== undefined && !listed;
  const { data } = useQuery({ ...projectQuery(uuid ?? ''), enabled: isMissing });
  return listed ?? data;
}

interface AttachedProjectProps {
  uuid: string;
  /** Undefined while loading. */
  projects: readonly Project[] | undefined;
}

/** Its name, marked if it is archived. */
export function AttachedProject({ uuid, projects }: AttachedProjectProps) {
  const project = useAttachedProject(uuid, projects);
  return project
    ? `${projectName(project)}${project.archived ? ' (archived)' : ''}`
    : 'Attached to a project';
}
