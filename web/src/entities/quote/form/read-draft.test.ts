import { describe, expect, it } from '@jest/globals';
import { draftOfQuote, emptyQuoteDraft, emptyRow, type QuoteDraft } from './quote-draft.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { readQuoteDraft, serverFaults, withoutFaults } from './read-draft.ts';

const buildDraft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...emptyQuoteDraft([1000, 5000]),
  lines: [
    { ...emptyRow, key: 0, quantity: '5,000', price: '$4,420' },
    { ...emptyRow, key: 1, quantity: '1,000', price: '1850' },
    { ...emptyRow, key: 2, quantity: '10,000', price: '' },
  ],
  ...changes,
});

describe('readQuoteDraft', () => {
  it('S10 leaves out a quantity without a price, and sorts the others', () => {
    const { form } = readQuoteDraft(buildDraft());
    expect(form?.lines).toEqual([
      { quantity: 1000, price_cents: 185_000 },
      { quantity: 5000, price_cents: 442_000 },
    ]);
    expect(form).toMatchObject({ freight_cents: null, postage_cents: null, turnaround_days: null });
  });

  it('S10 tells an empty freight from an included and a free one', () => {
    const freightOf = (changes: Partial<QuoteDraft>) => {
      const { form } = readQuoteDraft(buildDraft(changes));
      return [form?.freight_cents, form?.freight_included];
    };
    expect(freightOf({})).toEqual([null, false]);
    expect(freightOf({ freight: '0' })).toEqual([0, false]);
    expect(freightOf({ freight: 'nonsense', isFreightIncluded: true })).toEqual([0, true]);
  });

  it('S10 names a date that is half typed, which the draft lacks', () => {
    const form = document.createElement('form');
    form.innerHTML = '<input type="date">';
    const [date] = form.querySelectorAll('input');
    if (!date) throw new Error('no date');
    expect(readQuoteDraft(buildDraft(), form).faults).toBeUndefined();
    date.value = '0027-01-31';
    const year = 'Enter all four digits of the year, such as 2027';
    expect(readQuoteDraft(buildDraft({ validUntil: date.value }), form).faults).toEqual({ validUntil: year });
    date.value = '';
    Object.defineProperty(date, 'validity', { value: { badInput: true } });
    expect(readQuoteDraft(buildDraft(), form).faults).toEqual({ validUntil: 'Finish this date' });
  });

  it('S10 names each field that can’t be read', () => {
    const lines = [
      { ...emptyRow, key: 4, quantity: 'many', price: '12' },
      { ...emptyRow, key: 5, quantity: '100', price: '1.850,00' },
      { ...emptyRow, key: 6, quantity: '100', price: '7' },
    ];
    const { faults = {} } = readQuoteDraft(
      buildDraft({
        lines,
        freight: 'free',
        turnaround: '400',
        validUntil: '2026-02-30',
        notes: 'n'.repeat(2001),
      }),
    );
    expect(Object.keys(faults).toSorted()).toEqual(
      ['freight', 'notes', 'price-5', 'quantity-4', 'quantity-6', 'turnaround', 'validUntil'].toSorted(),
    );
    expect(readQuoteDraft(emptyQuoteDraft([1000])).faults).toEqual({
      lines: 'Give a price for at least one quantity',
    });
  });

  it('S10 reads freight and postage of each quantity, and back', () => {
    const lines = [
      { ...emptyRow, key: 0, quantity: '1,000', price: '1850', freight: '90', postage: '410.50' },
      { ...emptyRow, key: 1, quantity: '5,000', price: '4420', postage: '1,960' },
    ];
    const draft = buildDraft({ lines, costsDiffer: true, freight: '7', postage: '8' });
    const { form } = readQuoteDraft(draft);
    expect(form).toMatchObject({
      freight_cents: null,
      postage_cents: null,
      lines: [
        { quantity: 1000, price_cents: 185_000, freight_cents: 9_000, postage_cents: 41_050 },
        { quantity: 5000, price_cents: 442_000, postage_cents: 196_000 },
      ],
    });
    if (!form) throw new Error('not read');
    expect(readQuoteDraft(draftOfQuote(form, [1000, 5000, 10_000], [])).form).toEqual(form);
    expect(readQuoteDraft({ ...draft, isFreightIncluded: true }).form?.lines[0]).not.toHaveProperty(
      'freight_cents',
    );
    expect(readQuoteDraft({ ...draft, costsDiffer: false }).form).toMatchObject({ freight_cents: 700 });
    const wrong = [
      { ...emptyRow, key: 3, quantity: '1,000', price: '1', freight: 'free', postage: '1.850,00' },
    ];
    expect(Object.keys(readQuoteDraft({ ...draft, lines: wrong }).faults ?? {})).toEqual([
      'freight-3',
      'postage-3',
    ]);
  });

  it('S10 asks for the price of a row that has a freight or a postage, if the row shows them', () => {
    const lines = [
      { ...emptyRow, key: 0, quantity: '1,000', freight: '90' },
      { ...emptyRow, key: 1, quantity: '5,000', postage: '1,960' },
      { ...emptyRow, key: 2, quantity: '7,500' },
    ];
    const draft = buildDraft({ lines, costsDiffer: true });
    const faults = { 'price-0': 'Write the price', 'price-1': 'Write the price' };
    expect(readQuoteDraft(draft).faults).toEqual(faults);
    expect(readQuoteDraft({ ...draft, isFreightIncluded: true }).faults).toEqual({
      'price-1': 'Write the price',
    });
    expect(readQuoteDraft({ ...draft, costsDiffer: false }).faults).not.toHaveProperty('price-0');
    expect(withoutFaults({ ...faults, 'price-2': 'Write an amount' }, { costsDiffer: false })).toEqual({
      'price-2': 'Write an amount',
    });
  });

  it('S10 reads back the quote that a form was filled with', () => {
    const { form } = readQuoteDraft(
      buildDraft({
        ticked: ['Gloss UV'],
        alsoIncluded: ' Hard-copy proof \n\nGloss UV\nCartons',
        freight: '140',
        turnaround: '8',
        validUntil: '2026-12-31',
      }),
    );
    expect(form?.included).toEqual(['Gloss UV', 'Hard-copy proof', 'Cartons']);
    if (!form) throw new Error('not read');
    expect(readQuoteDraft(draftOfQuote(form, [1000, 5000, 10_000], ['Gloss UV'])).form).toEqual(form);
  });
});

it('S10 a fault goes when its field is changed', () => {
  const faults = { lines: 'a', 'price-2': 'b', freight: 'c', notes: 'd' };
  expect(withoutFaults(faults, { lines: [] })).toEqual({ freight: 'c', notes: 'd' });
  expect(withoutFaults(faults, { isFreightIncluded: true })).not.toHaveProperty('freight');
  expect(withoutFaults({ 'freight-2': 'a' }, { costsDiffer: false })).toEqual({});
});

it('S10 the server’s faults show at the fields of the form', () => {
  const errors = [
    { path: 'valid_until', message: 'Must be a date' },
    { path: 'lines.0.quantity', message: 'Must be at least 1' },
    { path: 'version', message: 'unknown here' },
  ];
  const refused = new ApiError(422, JSON.stringify({ code: 'request.invalid', detail: '', errors }), '');
  expect(serverFaults(refused)).toEqual({ validUntil: 'Must be a date', lines: 'Must be at least 1' });
});
