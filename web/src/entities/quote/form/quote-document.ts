import { defineDocument, type FieldType, line, lines, single, together } from '@printpartner/documents';
import { centsInField, copiesInField, parseCopies, parseDollars } from '../../../platform/money.ts';
import { includedNames, type QuoteDraft } from './quote-draft.ts';

/** One field: whether an amount counts depends on the others. */
type Prices = Pick<QuoteDraft, 'lines' | 'freight' | 'isFreightIncluded' | 'postage' | 'costsDiffer'>;
type Included = Pick<QuoteDraft, 'ticked' | 'alsoIncluded'>;

/** A quote as typed, by what is merged as one field. */
export interface QuoteAnswer extends Omit<QuoteDraft, keyof Prices | keyof Included> {
  prices: Prices;
  included: Included;
}
export type QuoteField = keyof QuoteAnswer;

/** Lines that are sent without white space around them. */
const trimmed: FieldType<string> = {
  ...together((text: string) => lines.normalize(text).trim()),
  join: (theirs, mine) => lines.join(theirs, mine),
};

/** A quote's form, as several devices edit it. */
export const quoteAnswerDocument = defineDocument<QuoteAnswer>({
  prices: together(storedPrices),
  turnaround: single,
  validUntil: single,
  included: {
    // Which names are ticked depends on the version of the sheet.
    ...together((included) => ({ ticked: [], alsoIncluded: includedNames(included).toSorted().join('\n') })),
    join: (theirs, mine) => ({
      ticked: [...new Set([...theirs.ticked, ...mine.ticked])],
      alsoIncluded: includedNames({
        ticked: [],
        alsoIncluded: `${theirs.alsoIncluded}\n${mine.alsoIncluded}`,
      }).join('\n'),
    }),
  },
  exceptions: trimmed,
  estimateNumber: line,
  notes: trimmed,
});

/** The fields of a form. */
export function answerOf(draft: QuoteDraft): QuoteAnswer {
  const {
    lines: rows,
    freight,
    isFreightIncluded,
    postage,
    costsDiffer,
    ticked,
    alsoIncluded,
    ...texts
  } = draft;
  const prices = { lines: rows, freight, isFreightIncluded, postage, costsDiffer };
  return { prices, included: { ticked, alsoIncluded }, ...texts };
}

/** The form with these fields. */
export const draftOf = ({ prices, included, ...texts }: QuoteAnswer): QuoteDraft => ({
  ...prices,
  ...included,
  ...texts,
});

/** Leaves out what doesn't count: rows with nothing but a quantity, and amounts that are included or in the rows. */
function storedPrices({ lines: rows, freight, isFreightIncluded, postage, costsDiffer }: Prices): Prices {
  const costs = (isShown: boolean, typed: Pick<Prices, 'freight' | 'postage'>) => ({
    freight: isShown && !isFreightIncluded ? amountText(typed.freight) : '',
    postage: isShown ? amountText(typed.postage) : '',
  });
  const stored = rows
    .map((row) => ({
      ...costs(costsDiffer, row),
      quantity: copiesText(row.quantity),
      price: amountText(row.price),
    }))
    .filter((row) => isUnread(row.quantity) || row.price !== '' || hasCosts(row))
    .toSorted((a, b) => (parseCopies(a.quantity) ?? 0) - (parseCopies(b.quantity) ?? 0));
  return {
    lines: stored.map((row, key) => ({ key, ...row })),
    ...costs(!costsDiffer, { freight, postage }),
    isFreightIncluded,
    costsDiffer: stored.some(hasCosts),
  };
}

const hasCosts = ({ freight, postage }: Pick<Prices, 'freight' | 'postage'>) =>
  freight !== '' || postage !== '';
const isUnread = (quantity: string) => quantity !== '' && parseCopies(quantity) === undefined;

function amountText(text: string): string {
  const cents = parseDollars(text);
  return cents === undefined ? text.trim() : centsInField(cents);
}

function copiesText(text: string): string {
  const copies = parseCopies(text);
  return copies === undefined ? text.trim() : copiesInField(copies);
}
