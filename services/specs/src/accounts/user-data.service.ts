import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type RpcInput,
  type RpcOutput,
  specSlots,
  specsUserData,
  type UserDataPage,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { presentDraft } from '../drafts/present-draft.ts';
import { readDraft } from '../drafts/spec-draft.entity.ts';
import { presentChoice } from '../quotes/present-choice.ts';
import { presentStoredQuote } from '../quotes/present-quote.ts';
import { QuoteChoice } from '../quotes/quote-choice.entity.ts';
import { Quote } from '../quotes/quote.entity.ts';
import { presentSheet } from '../sheets/present-sheet.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import { exportLink, presentSheetVersion } from '../vendor-links/present-link.ts';
import { LinkVersion, VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { Vendor } from '../vendors/vendor.entity.ts';
import { presentVendor } from '../vendors/present-vendor.ts';

/** Separates the values of a cursor, which are ids and numbers. */
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

type Page = RpcOutput<typeof specsUserData>;

/** Exports the user's written drafts, all sheets, and what there is about vendors and quotes. */
@Controller()
export class UserDataService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
  ) {}

  @HandleRpc(specsUserData)
  userData({ kind, after }: RpcInput<typeof specsUserData>, { userId }: HandlerCall): Promise<Page> {
    if (kind === 'drafts') return this.draftsOf(userId);
    if (kind === 'sheets') return this.sheetsOf(userId, after);
    return readPage(this.dataSource, tables[kind] as ExportedTable<ObjectLiteral>, userId, after);
  }

  private async draftsOf(userId: string): Promise<Page> {
    const { manager } = this.dataSource;
    const rows: Page['rows'] = [];
    for (const slot of Object.values(specSlots)) {
      const draft = await readDraft(manager, userId, slot);
      // The notes repeat the data as text.
      const { notes: _, ...row } = presentDraft(slot, draft);
      if (draft.revision > 0) rows.push(row);
    }
    return { rows, next: null };
  }

  private async sheetsOf(userId: string, after: string | null): Promise<Page> {
    const { rows, next } = await this.sheets.page(this.dataSource.manager, userId, after);
    return { rows: rows.map(presentSheet), next };
  }
}

/** A page of a user's rows in one of the tables. @param after `next` of the page before; null for the first page */
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
