import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Preferences, PreferencesForm } from '@printpartner/contracts/types';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { api } from '../../../platform/api/client.ts';
import { failureText } from '../../../platform/api/failure-text.ts';
import { toast } from '../../../ui/toast.tsx';

const SAVE_TIMEOUT_MS = 15_000;
const preferencesQuery = apiQuery('GET /api/preferences');

/** The user's preferences, with those that are being saved; they go back, with a message, if that fails. */
export function usePreferences() {
  const queryClient = useQueryClient();
  const { data } = useQuery(preferencesQuery);
  const save = useMutation({
    mutationFn: (body: Pick<PreferencesForm, 'assistantSharesJob' | 'lengthUnit'>) =>
      api('PUT /api/preferences', { body, timeoutMs: SAVE_TIMEOUT_MS }),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery.queryKey, saved),
    onError: (error) =>
      toast({
        title: 'Not saved',
        description: failureText(error, 'The setting was not changed. Try again.'),
        variant: 'destructive',
      }),
  });
  const preferences: Preferences | undefined = data && { ...data, ...(save.isPending && save.variables) };
  return {
    preferences,
    save: (form: typeof save.variables & object) => !save.isPending && save.mutate(form),
  };
}
