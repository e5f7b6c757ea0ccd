import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, pathOf } from '../../platform/api/client.ts';

/** Sets an alert that falls due in a minute, on the project of that uuid or on none. */
export function useSendTestAlert() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (projectUuid: string | null) =>
      api('POST /api/alerts/test', { body: { project_id: projectUuid } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [pathOf('GET /api/alerts/upcoming')] }),
  });
}
