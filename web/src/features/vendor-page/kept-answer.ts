import type { QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { sessionStore } from '../../platform/storage/browser-storage.ts';

/** Enough to tell links apart; the rest of the token stays in the address. */
const TOKEN_CHARACTERS = 12;
const keyOf = (token: string): string => `vendor-quote:${token.slice(0, TOKEN_CHARACTERS)}`;

/** The unsent quote of this tab, so that a reload loses nothing; null without one. */
export function keptAnswer(token: string): QuoteDraft | null {
  const kept = sessionStore.readJson<QuoteDraft>(keyOf(token));
  return isDraft(kept) ? kept : null;
}

export function keepAnswer(token: string, draft: QuoteDraft): void {
  sessionStore.writeJson(keyOf(token), draft);
}

export function dropAnswer(token: string): void {
  sessionStore.remove(keyOf(token));
}

const TEXTS = [
  'estimateNumber',
  'freight',
  'postage',
  'turnaround',
  'alsoIncluded',
  'exceptions',
  'validUntil',
  'notes',
] as const;

/** What an earlier build of the page kept may have another form. */
function isDraft(kept: Partial<QuoteDraft> | null): kept is QuoteDraft {
  return (
    kept !== null &&
    TEXTS.every((field) => typeof kept[field] === 'string') &&
    Array.isArray(kept.lines) &&
    Array.isArray(kept.ticked) &&
    typeof kept.isFreightIncluded === 'boolean' &&
    typeof kept.costsDiffer === 'boolean'
  );
}
