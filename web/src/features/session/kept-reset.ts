import { limits } from '@printpartner/contracts/types';
import { sessionStore } from '../../platform/storage/browser-storage.ts';

const KEY = 'print-partner:reset-code-sent';
const lifetimeMs = limits.resetCodeMinutes * 60_000;

interface KeptReset {
  email: string;
  sentAt: number;
}

/** Remembers that a code was sent. A phone may unload the page while its user reads the mail. */
export function keepReset(email: string): void {
  sessionStore.writeJson(KEY, { email, sentAt: Date.now() } satisfies KeptReset);
}

/** The address that a code was sent to; null when there is none or the code has expired. */
export function readKeptReset(): string | null {
  const kept = sessionStore.readJson<KeptReset>(KEY);
  const isGood = Date.now() - (kept?.sentAt ?? 0) < lifetimeMs;
  return isGood && typeof kept?.email === 'string' ? kept.email : null;
}

export function dropKeptReset(): void {
  sessionStore.remove(KEY);
}
