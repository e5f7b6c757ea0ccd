import type { Conflicts } from '@printpartner/documents';
import type { VendorPage } from '@printpartner/contracts/types';
import {
  answerOf,
  draftOf,
  quoteAnswerDocument,
  type QuoteAnswer,
  type QuoteField,
} from '../../entities/quote/form/quote-document.ts';
import { parseCopies } from '../../platform/money.ts';
import {
  draftOfQuote,
  emptyQuoteDraft,
  quantitiesWithoutRow,
  type QuoteDraft,
  withRows,
} from '../../entities/quote/form/quote-draft.ts';
import { KeptAnswers, type KeptAnswer } from '../../ui/public-page/kept-answers.ts';

export const keptAnswers = new KeptAnswers({
  name: 'vendor-quote',
  empty: emptyQuoteDraft([]),
  fields: quoteAnswerDocument.keys,
});
type KeptQuote = KeptAnswer<QuoteDraft, QuoteField>;

/** An answer that is being typed. */
export type TypedAnswer = Required<KeptQuote>;

/** The page's answer in the form. */
function shownBy({ answer, quantities, finishes }: VendorPage): QuoteDraft {
  return answer ? draftOfQuote(answer, quantities, finishes) : emptyQuoteDraft(quantities);
}

/** The answer as the form opens it: what this tab has kept, else what was sent. */
export function openAnswer(kept: KeptQuote | null, page: VendorPage): TypedAnswer {
  const revision = page.answer?.revision ?? 0;
  const shown = shownBy(page);
  if (!kept) return { draft: shown, base: shown, sent: [], unresolved: [], revision, version: page.version };
  // Earlier builds of the page kept no base. From an empty form, what differs is asked about.
  const base = kept.base ?? (kept.revision === revision ? shown : emptyQuoteDraft([]));
  return { sent: [], unresolved: [], ...kept, base };
}

/** The answer with what was sent elsewhere since, and with rows for what a newer version of the sheet asks to price. */
export function followPage(typed: TypedAnswer, page: VendorPage): TypedAnswer {
  const isNewer = page.version > typed.version;
  if (!isNewer && !isBehind(typed, page)) return typed;
  const { draft, ...merged } = isBehind(typed, page) ? withTheirs(typed, page) : typed;
  const added = quantitiesWithoutRow(draft, isNewer ? page.quantities : []);
  return { ...merged, draft: withRows(draft, added), version: page.version };
}

/** Whether another device has sent the answer since. */
const isBehind = ({ revision }: Pick<TypedAnswer, 'revision'>, { answer }: VendorPage): boolean =>
  answer !== null && answer.revision > revision;

function withTheirs(typed: TypedAnswer, page: VendorPage): TypedAnswer {
  const theirs = shownBy(page);
  const { values, conflicts } = quoteAnswerDocument.merge({
    base: answerOf(typed.base),
    mine: answerOf(typed.draft),
    theirs: answerOf(theirs),
    sent: typed.sent.map(answerOf),
    conflicts: conflictsOf(typed, page),
  });
  const merged = draftOf(values);
  return {
    ...typed,
    // A quantity without a price is not sent, and may be half a row.
    draft: withRows(merged, quantitiesWithoutRow(merged, unpriced(typed.draft))),
    base: theirs,
    unresolved: quoteAnswerDocument.keys.filter((field) => conflicts[field] !== undefined),
    revision: page.answer?.revision ?? 0,
  };
}

/** Whether the page's answer is one that this form has sent, perhaps without hearing that it arrived. */
export function isOwnAnswer({ sent }: TypedAnswer, page: VendorPage): boolean {
  const theirs = answerOf(shownBy(page));
  return sent.some((own) => quoteAnswerDocument.changed(answerOf(own), theirs).length === 0);
}

/** Whether the form holds something else than the page. */
export const differsFrom = ({ draft }: TypedAnswer, page: VendorPage): boolean =>
  quoteAnswerDocument.changed(answerOf(draft), answerOf(shownBy(page))).length > 0;

/** The answer with changes of its draft. The other side's own value settles a field. */
export function withChanges(typed: TypedAnswer, changes: Partial<QuoteDraft>, page: VendorPage): TypedAnswer {
  const changed = { ...typed, draft: { ...typed.draft, ...changes } };
  const open = conflictsOf(changed, page);
  return { ...changed, unresolved: typed.unresolved.filter((field) => open[field] !== undefined) };
}

/** The page's value of each field that was changed here and elsewhere. */
export function conflictsOf({ draft, unresolved }: TypedAnswer, page: VendorPage): Conflicts<QuoteAnswer> {
  const theirs = answerOf(shownBy(page));
  const conflicts = Object.fromEntries(unresolved.map((field) => [field, theirs[field]]));
  return quoteAnswerDocument.withoutSettled(conflicts, answerOf(draft));
}

/** The answer with its draft among what was sent. */
export const withSent = (typed: TypedAnswer): TypedAnswer => ({
  ...typed,
  sent: quoteAnswerDocument.withSent(typed.sent.map(answerOf), answerOf(typed.draft)).map(draftOf),
});

const unpriced = ({ lines }: QuoteDraft): number[] =>
  lines.flatMap(({ quantity, price }) => (price.trim() === '' ? (parseCopies(quantity) ?? []) : []));
