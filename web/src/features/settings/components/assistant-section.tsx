import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '@printpartner/contracts/types';
import { apiQuery } from '../../../platform/api/api-query.ts';
import { usePreferences } from '../api/use-preferences.ts';
import { SettingsSection } from './settings-section.tsx';

const modeTexts: Record<PublicConfig['assistant'], string> = {
  grounded:
    'Answers come from Print Partner’s guides and calculators, without an AI model. Nothing is sent to anyone else. This setting applies if an AI model is turned on later.',
  model:
    'Your questions and the conversation are sent to an AI model. With this on, it also gets what a question needs of your own work: the fields of projects and spec sheets, and the findings of preflight checks. With it off, such questions are answered here, without the model. Your PDF files, password and account data are never sent.',
  unknown: 'With this on, an AI model gets what a question needs of your own work.',
};

/** Consent to send the user's own work to the assistant's model. */
export function AssistantSection() {
  const { data: config } = useQuery(apiQuery('GET /api/config'));
  const { preferences, save } = usePreferences();
  const isOn = preferences?.assistantSharesJob ?? false;

  return (
    <SettingsSection title="AI Assistant" text={modeTexts[config?.assistant ?? 'unknown']}>
      <label className="touch-target type-data mt-3 flex cursor-pointer items-start gap-2.5 rounded-control border border-edge px-3 py-2.5 has-checked:border-ink has-checked:inset-ring-1 has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cyan has-disabled:cursor-default has-disabled:border-rule">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={!preferences}
          onChange={({ target }) => save({ assistantSharesJob: target.checked })}
          className="mt-0.5 size-4 shrink-0 outline-none"
        />
        Let the assistant&rsquo;s AI model read my projects, spec sheets and preflight results
      </label>
    </SettingsSection>
  );
}
