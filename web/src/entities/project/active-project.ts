import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActiveProject } from '@printpartner/contracts/types';
import { POINTER_SUBJECT, projectSubject, write } from '../../platform/outbox/write.ts';
import { activeProjectQuery, listedProject } from './project-queries.ts';

const none: ActiveProject = { last_project_id: null, project: null };

/** Sets which project is active on every device; null for none. */
export function useSetActiveProject() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: number | null): Promise<ActiveProject> => {
      if (id === null) {
        await write(
          { route: 'DELETE /api/projects/active', title: '', subjects: [POINTER_SUBJECT] },
          () => null,
        );
        return none;
      }
      const project = listedProject(queryClient, id) ?? null;
      const call = {
        route: 'PUT /api/projects/active',
        body: { last_project_id: id },
        title: '',
        subjects: [POINTER_SUBJECT, ...(project ? [projectSubject(project.uuid)] : [])],
      } as const;
      return write(call, () => ({ last_project_id: id, project }));
    },
    onSuccess: (active) => {
      queryClient.setQueryData(activeProjectQuery.queryKey, active);
      // Also cancels a fetch in progress, whose older answer would overwrite this one.
      void queryClient.invalidateQueries({ queryKey: activeProjectQuery.queryKey });
    },
  });
}
