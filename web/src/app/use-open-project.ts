import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api, pathOf } from '../api/client.ts';
import type { TabId } from '../features/home/tabs.ts';

/** Points the user at a project, then opens Project Tracking, which reads the pointer. */
export function useOpenProject(open: (id: TabId) => void) {
  const queryClient = useQueryClient();
  return useCallback(
    (projectId: number) => {
      api('PUT /api/projects/active', { body: { last_project_id: projectId } })
        .then((active) => queryClient.setQueryData([pathOf('GET /api/projects/active')], active))
        .catch((error: unknown) => console.error('Could not point to the project', error))
        .finally(() => open('projects'));
    },
    [open, queryClient],
  );
}
