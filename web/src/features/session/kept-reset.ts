import { limits } from '@printpartner/contracts/types';

const key = 'print-partner:reset-code-sent';
const lifetimeMs = limits.resetCodeMinutes * 60_000;

interface KeptReset {
  email: string;
  sentAt: number;
}

/** Remembers in this tab that a code is on its way: a phone may drop the page while its user looks into the mail. */
export function keepReset(email: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ email, sentAt: Date.now() } satisfies KeptReset));
  } catch {
    // Without storage a reload asks for another code.
  }
}

/** The address that a code was sent to while the code is good; null when none was. */
export function readKeptReset(): string | null {
  try {
    const kept: Partial<KeptReset> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const isGood = Date.now() - (kept?.sentAt ?? 0) < lifetimeMs;
    return isGood && typeof kept?.email === 'string' ? kept.email : null;
  } catch {
    return null;
  }
}

export function dropKeptReset(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing could have been kept either.
  }
}
