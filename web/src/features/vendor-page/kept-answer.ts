import type { QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { sessionStore } from '../../platform/storage/browser-storage.ts';

/** Enough to tell links apart; the rest of the token stays in the address. */
const TOKEN_CHARACTERS = 12;
const keyOf = (token: string): string => `vendor-quote:${token.slice(0, TOKEN_CHARACTERS)}`;

export interface KeptAnswer {
  draft: QuoteDraft;
  /** Of the sent answer that the vendor last saw; 0 if there was none. */
  revision: number;
  /** Of the sheet whose quantities the draft has rows for. */
  version: number;
}

/** The unsent quote of this tab, so that a reload loses nothing; null without one. */
export function keptAnswer(token: string): KeptAnswer | null {
  const kept = sessionStore.readJson<KeptAnswer>(keyOf(token));
  const { draft, revision, version } = kept ?? {};
  return isDraft(draft) && typeof revision === 'number' && typeof version === 'number'
    ? { draft, revision, version }
    : null;
}

export function keepAnswer(token: string, answer: KeptAnswer): void {
  sessionStore.writeJson(keyOf(token), answer);
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
function isDraft(kept: Partial<QuoteDraft> | null | undefined): kept is QuoteDraft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    TEXTS.every((field) => typeof kept[field] === 'string') &&
    Array.isArray(kept.lines) &&
    Array.isArray(kept.ticked) &&
    typeof kept.isFreightIncluded === 'boolean' &&
    typeof kept.costsDiffer === 'boolean'
  );
}
