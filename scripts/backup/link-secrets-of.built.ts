import type { LinkSecrets } from '@printpartner/backup';
import type { Secrets } from '../start/secrets.ts';
import type { StartSettings } from '../start/settings.ts';

/** What links and codes of a system of `npm start` are derived from: those that are set, else those that it has generated. */
export function linkSecretsOf(settings: StartSettings, secrets: Secrets): LinkSecrets {
  const generated = (name: string) => (secrets.has(name) ? secrets.get(name) : undefined);
  return {
    CODE_SECRET: settings.codeSecret ?? generated('codes'),
    LINK_SECRET: settings.linkSecret ?? generated('links'),
  };
}
