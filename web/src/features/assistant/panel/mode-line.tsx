import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '@printpartner/contracts/types';
import { apiQuery } from '../../../platform/api/api-query.ts';

const texts: Record<PublicConfig['assistant'], string> = {
  grounded: 'Answers come from Print Partner’s guides and calculators.',
  model:
    'Answers are written by an AI model with Print Partner’s calculators. Check figures with your printer.',
  unknown: '',
};

/** Says what writes the answers. Its place is kept while that is unknown. */
export function ModeLine() {
  return (
    <p className="type-note min-h-4.5 text-center text-balance text-ink-3 short:sr-only">
      {texts[useAssistantMode()]}
    </p>
  );
}

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
