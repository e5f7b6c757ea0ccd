import { describe, expect, it } from '@jest/globals';
import type { SheetQuotes, VendorLink } from '@printpartner/contracts';
import { quotesCsv } from './quotes-csv.ts';

type QuoteRow = SheetQuotes['quotes'][number];

const ID = '11111111-1111-4111-8111-111111111111';
const buildQuote = (overrides: Partial<QuoteRow> = {}): QuoteRow => ({
  id: ID,
  sheet_id: ID,
  link_id: null,
  vendor_id: null,
  vendor_name: 'Harbor Print',
  version: null,
  sheet_revision: 1,
  is_outdated: false,
  estimate_number: 'E-1207',
  lines: [{ quantity: 5_000, price_cents: 185_000 }],
  freight_cents: 9_900,
  freight_included: false,
  postage_cents: null,
  turnaround_days: 7,
  included: ['Trim', 'Fold'],
  exceptions: '',
  valid_until: '2026-12-31',
  notes: '',
  file: null,
  answered_at: '2026-11-24T10:00:00.000Z',
  revision: 1,
  is_new: false,
  created_at: '2026-11-24T10:00:00.000Z',
  ...overrides,
});
const buildLink = (overrides: Partial<VendorLink> = {}): VendorLink => ({
  id: ID,
  sheet_id: ID,
  vendor_id: null,
  vendor_name: 'Ace Print',
  vendor_email: '',
  url: 'https://print.example/v/token',
  state: 'open',
  message: '',
  version: 1,
  sheet_revision: 1,
  frozen_at: '2026-11-20T10:00:00.000Z',
  unsent_changes: [],
  openings: 0,
  first_opened_at: null,
  last_opened_at: null,
  mailed_at: null,
  expires_at: '2026-12-20T10:00:00.000Z',
  created_at: '2026-11-20T10:00:00.000Z',
  ...overrides,
});
const csvOf = (quote: Partial<QuoteRow>, links: VendorLink[] = []) =>
  quotesCsv(
    {
      sheet: { id: ID, name: 'Card', revision: 1, project_uuid: null, quantities: [5_000], finishes: [] },
      links,
      quotes: [buildQuote(quote)],
      choice: null,
    },
    new Date('2026-11-24T12:00:00Z'),
  );

describe('quotes as CSV', () => {
  it('S10 quotes as CSV have a row for each price, with unit price and total, after a byte order mark for Excel', () => {
    expect(csvOf({}).split('\r\n')).toEqual([
      '\uFEFFVendor,Estimate,Quantity,Asked,"Price, USD","Price per piece, USD","Freight, USD","Postage, USD","Total, USD","Total per piece, USD","Turnaround, business days",Valid until,Status,Included,Exceptions,Notes,Answered,Chosen,Link,Link emailed,Link last opened',
      'Harbor Print,E-1207,5000,Yes,1850.00,0.3700,99.00,,1949.00,0.3898,7,2026-12-31,,Trim; Fold,,,2026-11-24T10:00:00.000Z,No,,,',
      '',
    ]);
    const lines = [{ quantity: 5_000, price_cents: 185_000, freight_cents: 1_000, postage_cents: 50 }];
    expect(csvOf({ lines })).toContain(',1850.00,0.3700,10.00,0.50,1860.50,');
    expect(csvOf({ freight_cents: null })).toContain(',1850.00,0.3700,,,,,7,');
  });

  it('S10 quotes as CSV say which quotes no longer hold', () => {
    const statusOf = (quote: Partial<QuoteRow>) => /\.\d{4},7,[\d-]+,([^,]*),/.exec(csvOf(quote))?.[1];
    const over = { valid_until: '2026-11-23' };
    expect(statusOf({ valid_until: '2026-11-24' })).toBe('');
    expect(statusOf(over)).toBe('Expired');
    expect(statusOf({ is_outdated: true })).toBe('Earlier version');
    expect(statusOf({ ...over, is_outdated: true })).toBe('Expired; Earlier version');
  });

  it('S8 quotes as CSV have the state of each link, also without an answer, and when it was mailed, not when it will be', () => {
    const [mailed_at, last_opened_at] = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'];
    const other = (n: number) => `${ID.slice(0, -1)}${n}`;
    const links = [
      buildLink({ state: 'answered', mailed_at, last_opened_at }),
      buildLink({ id: other(2), mailed_at }),
      buildLink({ id: other(3), vendor_name: '=1', state: 'revoked', last_opened_at }),
      buildLink({ id: other(4), mailed_at: '2026-11-24T12:30:00.000Z' }),
    ];
    const rows = csvOf({ link_id: ID }, links).split('\r\n').slice(1);
    const empty = ','.repeat(17);
    expect(rows).toEqual([
      expect.stringMatching(`^Harbor Print,.*,No,Answered,${mailed_at},${last_opened_at}$`),
      `Ace Print${empty},Waiting,${mailed_at},`,
      `'=1${empty},Revoked,,${last_opened_at}`,
      `Ace Print${empty},Waiting,,`,
      '',
    ]);
  });

  it.each(['=HYPERLINK("https://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '＝1'])(
    'S10 quotes as CSV keep %j from running as a formula in every text',
    (formula) => {
      const texts = {
        vendor_name: formula,
        estimate_number: formula,
        included: [formula],
        exceptions: formula,
        notes: formula,
      };
      const [, row = ''] = csvOf(texts).split('\r\n');
      const escaped = `'${formula}`.replaceAll('"', '""');
      expect(row.split(escaped)).toHaveLength(Object.keys(texts).length + 1);
    },
  );

  it('S10 quotes as CSV keep line ends and quotation marks inside their cell', () => {
    const csv = csvOf({ notes: 'one\r\ntwo,"three"\n=four' });
    expect(csv).toContain('"one\r\ntwo,""three""\n=four"');
  });
});
