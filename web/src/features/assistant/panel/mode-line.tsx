import type { PublicConfig } from '@printpartner/contracts/types';
import { useAssistantMode } from './use-assistant-mode.ts';

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
