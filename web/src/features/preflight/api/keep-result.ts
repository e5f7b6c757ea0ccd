import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import type { ProjectChoice } from '../kept/project-choice.ts';
import { keptResultsQuery } from './kept-results.ts';

interface KeepOrder {
  sessionId: string;
  /** One there is, or the name of a new one. */
  project: ProjectChoice | string;
}

/**
 * Keeps a result with a project; where it is kept already, that is as good. Answers the project.
 *
 * @param makeProject of a name; one that has been made by a try that failed afterwards is found by it
 */
export function useKeepResult(makeProject: (name: string) => Promise<ProjectChoice>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ sessionId, project }: KeepOrder) => {
      const owner = typeof project === 'string' ? await makeProject(project) : project;
      const kept = await api('POST /api/preflight/kept', { body: { sessionId, projectId: owner.uuid } });
      queryClient.setQueryData(keptResultsQuery(kept.projectId).queryKey, (listed) =>
        listed?.some(({ id }) => id === kept.id) ? listed : listed && [kept, ...listed],
      );
      return owner;
    },
  });
}
