import type { SheetQuotes, VendorLink } from '@printpartner/contracts';
import { compareQuotes, type QuoteGaps } from '@printpartner/spec-sheet/quotes';
import { csvHead, csvRows } from '../http/safe-csv.ts';

/** What a row says of the vendor's link; empty for a quote that was typed in. */
interface LinkCells {
  link: string;
  mailed: string;
  opened: string;
}

interface CsvRow extends LinkCells {
  vendor: string;
  estimate: string;
  quantity: number;
  asked: boolean;
  price: string;
  unit: string;
  freight: string;
  postage: string;
  total: string;
  totalUnit: string;
  turnaround: number | '';
  validUntil: string;
  status: string;
  included: string;
  exceptions: string;
  notes: string;
  answered: string;
  chosen: boolean;
}

const columns: { header: string; key: keyof CsvRow }[] = [
  { header: 'Vendor', key: 'vendor' },
  { header: 'Estimate', key: 'estimate' },
  { header: 'Quantity', key: 'quantity' },
  { header: 'Asked', key: 'asked' },
  { header: 'Price, USD', key: 'price' },
  { header: 'Price per piece, USD', key: 'unit' },
  { header: 'Freight, USD', key: 'freight' },
  { header: 'Postage, USD', key: 'postage' },
  { header: 'Total, USD', key: 'total' },
  { header: 'Total per piece, USD', key: 'totalUnit' },
  { header: 'Turnaround, business days', key: 'turnaround' },
  { header: 'Valid until', key: 'validUntil' },
  { header: 'Status', key: 'status' },
  { header: 'Included', key: 'included' },
  { header: 'Exceptions', key: 'exceptions' },
  { header: 'Notes', key: 'notes' },
  { header: 'Answered', key: 'answered' },
  { header: 'Chosen', key: 'chosen' },
  { header: 'Link', key: 'link' },
  { header: 'Link emailed', key: 'mailed' },
  { header: 'Link last opened', key: 'opened' },
];

/**
 * The quotes of a sheet as CSV: a row for each price, then one for each link without an answer, also if it has expired, was
 * closed or revoked, which it says. A total that lacks the freight or the postage is left out.
 */
export function quotesCsv({ sheet, links, quotes, choice }: SheetQuotes, now: Date): string {
  const today = now.toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { quantities, gaps } = compareQuotes(sheet, quotes, today);
  const priced = quotes.flatMap((quote) =>
    quantities.flatMap(({ quantity, is_asked, prices }): CsvRow[] => {
      const price = prices[quote.id];
      if (!price) return [];
      const isComplete = price.lacks.length === 0;
      return [
        {
          vendor: quote.vendor_name,
          estimate: quote.estimate_number,
          quantity,
          asked: is_asked,
          price: dollars(price.price_cents),
          unit: unitDollars(price.unit_cents),
          freight: quote.freight_included ? 'included' : dollars(price.freight_cents),
          postage: dollars(price.postage_cents),
          total: isComplete ? dollars(price.total_cents) : '',
          totalUnit: isComplete ? unitDollars(price.total_unit_cents) : '',
          turnaround: quote.turnaround_days ?? '',
          validUntil: quote.valid_until,
          status: statusOf(gaps[quote.id]),
          included: quote.included.join('; '),
          exceptions: quote.exceptions,
          notes: quote.notes,
          answered: quote.answered_at,
          chosen: choice?.quote_id === quote.id && choice.quantity === quantity,
          ...linkCells(
            links.find(({ id }) => id === quote.link_id),
            now,
          ),
        },
      ];
    }),
  );
  const answered = new Set(quotes.map(({ link_id }) => link_id));
  const unanswered = links
    .filter(({ id }) => !answered.has(id))
    .map((link) => ({ vendor: link.vendor_name, ...linkCells(link, now) }));
  return csvHead(columns) + csvRows<Partial<CsvRow>>([...priced, ...unanswered], columns);
}

const statusOf = (gaps: QuoteGaps | undefined): string =>
  [gaps?.is_expired ? 'Expired' : '', gaps?.is_outdated ? 'Earlier version' : ''].filter(Boolean).join('; ');

const linkStates: Record<VendorLink['state'], string> = {
  open: 'Waiting',
  answered: 'Answered',
  expired: 'Expired',
  closed: 'Closed',
  revoked: 'Revoked',
};

const linkCells = (link: VendorLink | undefined, now: Date): LinkCells => ({
  link: link ? linkStates[link.state] : '',
  // A mail that waits has a time in the future.
  mailed: link?.mailed_at && Date.parse(link.mailed_at) <= now.getTime() ? link.mailed_at : '',
  opened: link?.last_opened_at ?? '',
});

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));
const unitDollars = (cents: number): string => (cents / 100).toFixed(4);
