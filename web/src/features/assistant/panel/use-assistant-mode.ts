import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '@printpartner/contracts/types';
import { apiQuery } from '../../../platform/api/api-query.ts';

/** While the mode is unknown it is asked for this often, ms. */
const UNKNOWN_FOR_MS = 15_000;
const KNOWN_FOR_MS = 60_000;

/** What writes the answers now. */
export function useAssistantMode(): PublicConfig['assistant'] {
  const { data: config } = useQuery({
    ...apiQuery('GET /api/config'),
    staleTime: KNOWN_FOR_MS,
    refetchInterval: ({ state }) => (state.data?.assistant === 'unknown' ? UNKNOWN_FOR_MS : false),
  });
  return config?.assistant ?? 'unknown';
}
