import { useQueryClient } from '@tanstack/react-query';
import { useSetActiveProject } from '../../entities/project/active-project.ts';
import { listedProject } from '../../entities/project/project-queries.ts';
import { ApiError } from '../../platform/api/client.ts';
import { requestOpenProject } from '../../entities/project/pending-open-project.ts';
import type { TabId } from '../../features/home/tabs.ts';

/** Makes a project active and opens it in Project Tracking. Rejects when that fails. */
export function useOpenProject(open: (id: TabId) => void): (projectId: number) => Promise<void> {
  const queryClient = useQueryClient();
  const { mutateAsync: setActive } = useSetActiveProject();
  return async (projectId) => {
    const project = await setActive(projectId).then(
      (active) => active.project,
      (error: unknown) => {
        const known = listedProject(queryClient, projectId);
        // A project that can't be read without a network opens as it was read last.
        if (known && !(error instanceof ApiError)) return known;
        throw error;
      },
    );
    if (project) requestOpenProject(queryClient, project);
    open('projects');
  };
}
