import { quoteAnswerDocument, type QuoteField } from '../../entities/quote/form/quote-document.ts';
import { emptyQuoteDraft, type QuoteDraft } from '../../entities/quote/form/quote-draft.ts';
import { sessionStore } from '../../platform/storage/browser-storage.ts';

/** Enough to tell links apart; the rest of the token stays in the address. */
const TOKEN_CHARACTERS = 12;
const keyOf = (token: string): string => `vendor-quote:${token.slice(0, TOKEN_CHARACTERS)}`;

export interface KeptAnswer {
  draft: QuoteDraft;
  /** What the vendor started from. Earlier builds of the page kept none. */
  base?: QuoteDraft;
  /** What was sent, perhaps without an answer. */
  sent?: readonly QuoteDraft[];
  /** Fields that were changed here and elsewhere, until the vendor has chosen. */
  unresolved?: readonly QuoteField[];
  /** Of the sent answer that is merged in the draft; 0 if there was none. */
  revision: number;
  /** Of the sheet whose quantities the draft has rows for. */
  version: number;
}

/** The unsent quote of this tab, so that a reload loses nothing; null without one. */
export function keptAnswer(token: string): KeptAnswer | null {
  const kept = sessionStore.readJson<KeptAnswer>(keyOf(token));
  const { draft, base, sent = [], unresolved = [], revision, version } = kept ?? {};
  return isDraft(draft) && typeof revision === 'number' && typeof version === 'number'
    ? {
        draft,
        ...(isDraft(base) && { base }),
        sent: sent.filter(isDraft),
        unresolved: quoteAnswerDocument.keys.filter((field) => unresolved.includes(field)),
        revision,
        version,
      }
    : null;
}

export function keepAnswer(token: string, answer: KeptAnswer): void {
  sessionStore.writeJson(keyOf(token), answer);
}

export function dropAnswer(token: string): void {
  sessionStore.remove(keyOf(token));
}

const FIELDS = Object.entries(emptyQuoteDraft([]));

/** What an earlier build of the page kept may have another form. */
function isDraft(kept: object | null | undefined): kept is QuoteDraft {
  const values = new Map(Object.entries(kept ?? {}));
  return FIELDS.every(([field, empty]) => {
    const value: unknown = values.get(field);
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
  });
}
