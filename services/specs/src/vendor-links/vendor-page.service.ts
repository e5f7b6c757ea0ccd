import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type ClosedVendorPage,
  openVendorLink,
  printVendorLink,
  type RpcInput,
  type RpcOutput,
  specForms,
  type VendorPage,
} from '@printpartner/contracts';
import { HandleRpc, type HandlerCall } from '@printpartner/messaging';
import { databaseNow, linkStateOf } from '@printpartner/service-kit';
import { type Sheet, textMeaning } from '@printpartner/spec-sheet/fields';
import { specLines } from '@printpartner/spec-sheet/mail';
import { askedQuantities, changedFields, orderedFinishes } from '@printpartner/spec-sheet/quotes';
import type { DataSource, EntityManager } from 'typeorm';
import { printedName, SheetPrinter } from '../print/sheet-printer.ts';
import { presentAnswer } from '../quotes/present-quote.ts';
import { sheetOf, type VendorLink } from './vendor-link.entity.ts';
import { VendorLinksRepository } from './vendor-links.repository.ts';

/** Characters of a text that changed; the whole text is in the sheet. */
const MAX_TEXT = 2_000;

/** What vendors see, who have a link and no account. */
@Controller()
export class VendorPageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly links: VendorLinksRepository,
    private readonly printer: SheetPrinter,
  ) {}

  /** @throws AppError quotes.link_not_found, quotes.link_expired, quotes.link_closed */
  @HandleRpc(openVendorLink)
  async open({
    token,
    viewerId,
    isNewVisit,
  }: RpcInput<typeof openVendorLink>): Promise<RpcOutput<typeof openVendorLink>> {
    const { manager } = this.dataSource;
    const link = await this.links.ofToken(manager, token);
    const now = await databaseNow(manager);
    const isOwner = viewerId === link?.userId;
    const closed = link && (await this.closedPage(manager, link, isOwner, now));
    if (closed) return closed;
    this.links.requireOpen(link, now);
    if (isNewVisit && !isOwner) await this.links.countOpening(manager, link);
    return this.pageOf(manager, link, isOwner);
  }

  /** @throws AppError quotes.link_not_found, quotes.link_expired, quotes.link_closed, system.busy, specs.too_long_to_print */
  @HandleRpc(printVendorLink)
  async print(
    { token, zone }: RpcInput<typeof printVendorLink>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof printVendorLink>> {
    const { manager } = this.dataSource;
    const link = await this.links.opened(manager, token);
    const version = await this.links.version(manager, link, link.version);
    const savedAt = version.frozenAt.toISOString();
    const sheet = { ...sheetOf(version), title: version.name, savedAt, zone, version: version.version };
    // By link, so that visitors don't keep the owner from printing.
    const pdf = await this.printer.print(sheet, {
      userId: `link:${link.id}`,
      signal: call.signal,
      remainingMs: () => call.remainingMs(),
    });
    return { filename: `${printedName(sheet)}.pdf`, content: pdf.toString('base64') };
  }

  /** What a vendor who answered still sees; null if the link isn't closed, has no answer, or has expired, too. */
  private async closedPage(
    manager: EntityManager,
    link: VendorLink,
    isOwner: boolean,
    now: Date,
  ): Promise<ClosedVendorPage | null> {
    if (link.expiresAt <= now || linkStateOf(link, true, now) !== 'closed') return null;
    const answer = await this.links.answerTo(manager, link);
    if (!answer) return null;
    const { name: title } = await this.links.version(manager, link, link.version);
    return { state: 'closed', is_owner: isOwner, title, answer: presentAnswer(answer) };
  }

  private async pageOf(manager: EntityManager, link: VendorLink, isOwner: boolean): Promise<VendorPage> {
    const version = await this.links.version(manager, link, link.version);
    const answer = await this.links.answerTo(manager, link);
    const sheet = sheetOf(version);
    return {
      state: answer ? 'answered' : 'open',
      is_owner: isOwner,
      vendor_name: link.vendorName,
      buyer: buyerOf(sheet),
      message: link.message,
      version: link.version,
      frozen_at: link.frozenAt.toISOString(),
      expires_at: link.expiresAt.toISOString(),
      sheet: {
        title: version.name,
        form: specForms[version.kind].sheetTitle,
        sections: specLines(sheet),
      },
      quantities: askedQuantities(sheet),
      finishes: orderedFinishes(sheet),
      changes: await this.changesOf(manager, link, answer?.version ?? link.version - 1),
      answer: answer && presentAnswer(answer),
    };
  }

  /** @param since an earlier version; 0 before the first */
  private async changesOf(
    manager: EntityManager,
    link: VendorLink,
    since: number,
  ): Promise<VendorPage['changes']> {
    if (since < 1 || since >= link.version) return null;
    const [before, after] = [
      await this.links.version(manager, link, since),
      await this.links.version(manager, link, link.version),
    ];
    return { since, fields: changedFields(sheetOf(before), sheetOf(after), MAX_TEXT) };
  }
}

/** Who asks for a quote, as the sheet has it; '' where it has nothing. */
const buyerOf = (sheet: Sheet): { company: string; name: string } => ({
  company: textMeaning(sheet, 'company'),
  name: textMeaning(sheet, 'contact'),
});
