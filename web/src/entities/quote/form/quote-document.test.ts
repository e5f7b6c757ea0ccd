import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerOf, draftOf, quoteAnswerDocument } from './quote-document.ts';
import { draftOfQuote, emptyQuoteDraft, emptyRow, type QuoteDraft } from './quote-draft.ts';
import { readQuoteDraft } from './read-draft.ts';

const buildDraft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...emptyQuoteDraft([1000]),
  lines: [{ ...emptyRow, key: 0, quantity: '1,000', price: '1,850.00' }],
  ...changes,
});
const changed = (one: QuoteDraft, other: QuoteDraft) =>
  quoteAnswerDocument.changed(answerOf(one), answerOf(other));

const amount = fc.constantFrom('', '0', '$12', ' 1,850.50 ', '.75');
const text = fc.constantFrom('', 'proofs', ' boxes\n\nproofs', 'UV');
const typed = fc.record<QuoteDraft>({
  lines: fc.uniqueArray(
    fc.record({
      key: fc.nat(99),
      quantity: fc.constantFrom('500', '1,000', '5000'),
      price: fc.constantFrom('$420', '1850'),
      freight: amount,
      postage: amount,
    }),
    { selector: ({ quantity }) => quantity, minLength: 1 },
  ),
  freight: amount,
  isFreightIncluded: fc.boolean(),
  postage: amount,
  costsDiffer: fc.boolean(),
  turnaround: fc.constantFrom('', '8', ' 10 '),
  ticked: fc.subarray(['Foil', 'UV']),
  alsoIncluded: text,
  exceptions: fc.constantFrom('', 'No foil\n'),
  validUntil: fc.constantFrom('', '2026-12-31'),
  estimateNumber: fc.constantFrom('', ' HP-7'),
  notes: fc.constantFrom('', 'In stock'),
});

describe('quoteAnswerDocument', () => {
  it('S10 finds no change between what is typed and the form of what is stored of it', () => {
    fc.assert(
      fc.property(typed, fc.subarray(['Foil', 'UV']), (draft, finishes) => {
        const { form } = readQuoteDraft(draft);
        expect(form && changed(draft, draftOfQuote(form, [1000, 10_000], finishes))).toEqual([]);
      }),
    );
  });

  it('S10 finds a change of each field', () => {
    const changes: Partial<QuoteDraft>[] = [
      { lines: [{ ...emptyRow, key: 0, quantity: '1,000', price: '1,851' }] },
      { lines: [{ ...emptyRow, key: 0, quantity: '2,000', price: '1,850' }] },
      { freight: '10' },
      { isFreightIncluded: true },
      { postage: '10' },
      { turnaround: '8' },
      { validUntil: '2026-12-31' },
      { ticked: ['Foil'] },
      { alsoIncluded: 'proofs' },
      { exceptions: 'No foil' },
      { estimateNumber: 'HP-7' },
      { notes: 'In stock' },
    ];
    expect(changes.flatMap((one) => changed(buildDraft(), buildDraft(one)))).toEqual([
      ...Array.from({ length: 5 }, () => 'prices'),
      'turnaround',
      'validUntil',
      'included',
      'included',
      'exceptions',
      'estimateNumber',
      'notes',
    ]);
  });

  it('S10 keeps what can’t be read as a change', () => {
    const rowOf = (quantity: string, price: string) => [{ ...emptyRow, key: 0, quantity, price }];
    expect(changed(buildDraft(), buildDraft({ lines: rowOf('1,000', '1.850,00') }))).toEqual(['prices']);
    expect(changed(buildDraft({ lines: [] }), buildDraft({ lines: rowOf('many', '') }))).toEqual(['prices']);
    expect(changed(buildDraft({ lines: [] }), buildDraft({ lines: rowOf('5,000', '') }))).toEqual([]);
  });

  it('S10 joins what is included, each name once', () => {
    const both = quoteAnswerDocument.join(
      'included',
      { ticked: ['Foil'], alsoIncluded: 'proofs\nboxes' },
      { ticked: ['Foil', 'UV'], alsoIncluded: 'boxes\nskids' },
    );
    expect(both).toEqual({ ticked: ['Foil', 'UV'], alsoIncluded: 'proofs\nboxes\nskids' });
  });

  it('S10 draftOf and answerOf are inverse', () => {
    fc.assert(fc.property(typed, (draft) => expect(draftOf(answerOf(draft))).toEqual(draft)));
  });
});
