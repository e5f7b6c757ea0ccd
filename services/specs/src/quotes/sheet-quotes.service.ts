import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  listNewQuotes,
  markQuotesSeen,
  readSheetQuotes,
  type RpcInput,
  type RpcOutput,
  type VendorLink as VendorLinkAnswer,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, writeOnce } from '@printpartner/service-kit';
import { coverTypeOf, labelOf, openQuestions } from '@printpartner/spec-sheet/fields';
import { askedQuantities, orderedFinishes } from '@printpartner/spec-sheet/quotes';
import type { DataSource, EntityManager } from 'typeorm';
import { contentOf } from '../content/spec-row.ts';
import type { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import { LinkTokens, VendorLinksRepository } from '../vendor-links/vendor-links.repository.ts';
import { presentLink, unsentChanges } from '../vendor-links/present-link.ts';
import { jobDigest, type Quote } from './quote.entity.ts';
import { presentChoice } from './present-choice.ts';
import { presentQuote } from './present-quote.ts';
import { QuotesRepository } from './quotes.repository.ts';

/** Everything about the quotes of a sheet, for its owner. */
@Controller()
export class SheetQuotesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
    private readonly links: VendorLinksRepository,
    private readonly quotes: QuotesRepository,
    private readonly tokens: LinkTokens,
  ) {}

  /** @throws AppError specs.not_found */
  @HandleRpc(readSheetQuotes)
  async read(
    { id }: RpcInput<typeof readSheetQuotes>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof readSheetQuotes>> {
    const { manager } = this.dataSource;
    const sheet = await this.sheets.get(manager, userId, id);
    const quotes = await this.quotes.ofSheet(manager, userId, id);
    const links = await this.linksOf(manager, sheet, quotes);
    const choice = await this.quotes.choiceOf(manager, userId, id);
    const { kind, name, revision, projectUuid } = sheet;
    const content = { kind, ...contentOf(kind, sheet) };
    const digest = jobDigest(content);
    const open = openQuestions(content).map((field) => labelOf(field, kind, coverTypeOf(content.data)));
    return {
      sheet: {
        id,
        name,
        revision,
        project_uuid: projectUuid,
        quantities: askedQuantities(content),
        finishes: orderedFinishes(content),
        ...(open.length > 0 && { open_questions: open }),
      },
      links,
      quotes: quotes.map((quote) => presentQuote(quote, digest)),
      choice: choice && presentChoice(choice),
    };
  }

  @HandleRpc(listNewQuotes)
  async listNew(
    _: RpcInput<typeof listNewQuotes>,
    { userId }: HandlerCall,
  ): Promise<RpcOutput<typeof listNewQuotes>> {
    const rows = await this.quotes.unseen(this.dataSource.manager, userId);
    const quotes = rows.map(({ id, sheetId, sheetName, vendorName, answeredAt }) => ({
      id,
      sheet_id: sheetId,
      sheet_name: sheetName,
      vendor_name: vendorName,
      answered_at: answeredAt.toISOString(),
    }));
    return { quotes };
  }

  @HandleRpc(markQuotesSeen)
  markSeen(
    { quotes }: RpcInput<typeof markQuotesSeen>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof markQuotesSeen>> {
    return writeOnce(this.dataSource, call, async (manager) => {
      await this.quotes.markSeen(manager, call.userId, quotes);
      return { success: true as const };
    });
  }

  private async linksOf(
    manager: EntityManager,
    sheet: SpecSheet,
    quotes: readonly Quote[],
  ): Promise<VendorLinkAnswer[]> {
    const links = await this.links.ofSheet(manager, sheet.userId, sheet.id);
    const outdated = links.filter(({ sheetRevision }) => sheetRevision !== sheet.revision);
    const versions = await this.links.newestVersions(manager, sheet.userId, outdated);
    const now = await databaseNow(manager);
    const answered = new Set(quotes.map(({ linkId }) => linkId));
    return links.map((link) => {
      const version = versions.get(link.id);
      const isAnswered = answered.has(link.id);
      const changes = version ? unsentChanges(version, sheet) : [];
      return { ...presentLink(link, { isAnswered, changes, now }), url: this.tokens.urlOf(link) };
    });
  }
}
