import type { UserDataPage } from '@printpartner/contracts';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { exportLink } from '../vendor-links/present-link.ts';
import { presentSheetVersion } from '../vendor-links/present-version.ts';
import { LinkVersion } from '../vendor-links/link-version.entity.ts';
import { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { presentVendor } from '../vendors/vendors.service.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { presentChoice } from './present-choice.ts';
import { presentStoredQuote } from './present-quote.ts';
import { QuoteChoice } from './quote-choice.entity.ts';
import { Quote } from './quote.entity.ts';

/** Between the values of a cursor: ids and numbers. */
const SEPARATOR = '|';

interface ExportedTable<Row extends ObjectLiteral> {
  entity: EntityTarget<Row>;
  /** Properties that sort a user's rows, unique together, with their types. */
  order: readonly (readonly [property: keyof Row & string, type: 'uuid' | 'integer'])[];
  /** Rows in a page, so that a page stays below 1 MB. */
  pageRows: number;
  present: (row: Row) => Record<string, unknown>;
}

const table = <Row extends ObjectLiteral>(exported: ExportedTable<Row>) => exported;

const tables = {
  vendors: table<Vendor>({ entity: Vendor, order: [['id', 'uuid']], pageRows: 50, present: presentVendor }),
  vendor_links: table<VendorLink>({
    entity: VendorLink,
    order: [['id', 'uuid']],
    pageRows: 50,
    present: exportLink,
  }),
  link_versions: table<LinkVersion>({
    entity: LinkVersion,
    order: [
      ['linkId', 'uuid'],
      ['version', 'integer'],
    ],
    pageRows: 3,
    present: presentSheetVersion,
  }),
  quotes: table<Quote>({ entity: Quote, order: [['id', 'uuid']], pageRows: 20, present: presentStoredQuote }),
  quote_choices: table<QuoteChoice>({
    entity: QuoteChoice,
    order: [['sheetId', 'uuid']],
    pageRows: 100,
    present: (choice) => ({ sheet_id: choice.sheetId, ...presentChoice(choice) }),
  }),
};

export type QuotesKind = keyof typeof tables;

/** A page of what a user has about quotes. @param after `next` of the page before; null for the first page */
export function exportQuotes(
  dataSource: DataSource,
  kind: QuotesKind,
  userId: string,
  after: string | null,
): Promise<UserDataPage> {
  return readPage(dataSource, tables[kind] as ExportedTable<ObjectLiteral>, userId, after);
}

async function readPage(
  dataSource: DataSource,
  { entity, order, pageRows, present }: ExportedTable<ObjectLiteral>,
  userId: string,
  after: string | null,
): Promise<UserDataPage> {
  const query = dataSource.manager
    .createQueryBuilder(entity, 'row')
    .where('row.userId = :userId', { userId })
    .take(pageRows);
  for (const [property] of order) query.addOrderBy(`row.${property}`, 'ASC');
  if (after !== null) {
    const values = after.split(SEPARATOR);
    const properties = order.map(([property]) => `row.${property}`).join(', ');
    const from = order.map(([, type], place) => `:after${place}::${type}`).join(', ');
    const given = Object.fromEntries(order.map((_, place) => [`after${place}`, values[place] ?? '']));
    query.andWhere(`(${properties}) > (${from})`, given);
  }
  const rows = await query.getMany();
  const last = rows.length < pageRows ? undefined : rows.at(-1);
  const next = last ? order.map(([property]) => String(last[property])).join(SEPARATOR) : null;
  return { rows: rows.map(present), next };
}
