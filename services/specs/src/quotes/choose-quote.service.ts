import { isDeepStrictEqual } from 'node:util';
import { Controller } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { chooseQuote, type RpcInput, type RpcOutput, undoChoice } from '@printpartner/contracts';
import { AppError, HandleRpc, type HandlerCall, OutboxRelay } from '@printpartner/messaging';
import {
  databaseNow,
  earlierAnswer,
  isOpenLink,
  MailBox,
  PushChannel,
  requireLiveProject,
  writeOnce,
} from '@printpartner/service-kit';
import { estimateText } from '@printpartner/spec-sheet/quotes';
import type { DataSource, EntityManager } from 'typeorm';
import { AccountsClient } from '../accounts/accounts.client.ts';
import { mailKinds } from '../mails/mail-kinds.ts';
import { VendorMails } from '../mails/vendor-mails.ts';
import { contentOf } from '../content/spec-row.ts';
import { writeSpecs } from '../content/stored-specs.ts';
import type { SpecSheet } from '../sheets/spec-sheet.entity.ts';
import { storedSheet } from '../sheets/present-sheet.ts';
import { SpecSheetsRepository } from '../sheets/spec-sheets.repository.ts';
import { VendorLinksRepository } from '../vendor-links/vendor-links.repository.ts';
import type { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { ChoiceWithdrawal, recordChoiceEvent } from './choice-withdrawal.ts';
import { presentChoice } from './present-choice.ts';
import { QuoteChoice } from './quote-choice.entity.ts';
import type { Quote } from './quote.entity.ts';
import { quoteNotFound, QuotesRepository } from './quotes.repository.ts';
import { isToVendor, vendorOfQuote } from './vendor-of-quote.ts';

type Form = RpcInput<typeof chooseQuote>['form'];

/** Records which quote the owner chose. */
@Controller()
export class ChooseQuoteService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly sheets: SpecSheetsRepository,
    private readonly links: VendorLinksRepository,
    private readonly quotes: QuotesRepository,
    private readonly withdrawal: ChoiceWithdrawal,
    private readonly accounts: AccountsClient,
    private readonly mails: MailBox,
    private readonly vendorMails: VendorMails,
    private readonly relay: OutboxRelay,
    private readonly pushes: PushChannel,
  ) {}

  /**
   * Replaces an earlier choice. The same choice again records what is new, such as a project that the sheet was attached to.
   *
   * @throws AppError quotes.not_found, specs.not_found, quotes.changed if the owner saw another revision of the quote,
   *   request.invalid without a price for the quantity, quotes.address_unconfirmed, projects.not_found
   */
  @HandleRpc(chooseQuote)
  async choose(
    { id, form }: RpcInput<typeof chooseQuote>,
    call: HandlerCall,
  ): Promise<RpcOutput<typeof chooseQuote>> {
    const { userId, requestId } = call;
    // The address is checked after this, so that another user gets the same answer as for an unknown quote.
    await this.quotes.get(this.dataSource.manager, userId, id);
    const sendsMail = form.tell_others || form.tell_chosen;
    if (sendsMail) await this.requireAddress(call);
    const choose = async (manager: EntityManager) => {
      const quote = await this.quotes.get(manager, userId, id);
      if (quote.revision !== form.revision) throw changed(quote.vendorName);
      const before = await this.quotes.choiceOf(manager, userId, quote.sheetId);
      return this.record(manager, quote, form, before, requestId);
    };
    const about = { of: () => id, gone: quoteNotFound };
    const choice = await writeOnce(this.dataSource, call, choose, about);
    if (sendsMail) this.mails.nudge();
    this.relay.nudge();
    await this.pushes.pushChanged(userId);
    return choice;
  }

  /** @throws AppError quotes.not_found; a quote that isn't chosen is no error */
  @HandleRpc(undoChoice)
  async undo({ id }: RpcInput<typeof undoChoice>, call: HandlerCall): Promise<RpcOutput<typeof undoChoice>> {
    const { userId, requestId } = call;
    const answer = await writeOnce(this.dataSource, call, async (manager) => {
      const { sheetId } = await this.quotes.get(manager, userId, id);
      const choice = await this.quotes.choiceOf(manager, userId, sheetId);
      if (choice?.quoteId === id) await this.withdrawal.withdraw(manager, choice, requestId);
      return { success: true as const };
    });
    this.relay.nudge();
    await this.pushes.pushChanged(userId);
    return answer;
  }

  /** @throws AppError quotes.address_unconfirmed */
  private async requireAddress(call: HandlerCall): Promise<void> {
    if (await earlierAnswer(this.dataSource.manager, call, quoteNotFound)) return;
    if ((await this.accounts.confirmedAddress(call.userId)) === null) throw unconfirmed();
  }

  private async record(
    manager: EntityManager,
    quote: Quote,
    form: Form,
    before: QuoteChoice | null,
    requestId: string,
  ): Promise<RpcOutput<typeof chooseQuote>> {
    const { userId, sheetId, vendorName } = quote;
    const price = quote.content.lines.find(({ quantity }) => quantity === form.quantity)?.price_cents;
    if (price === undefined) throw notPriced();
    const now = await databaseNow(manager);
    const { projectUuid } = await this.sheetIn(manager, quote, form.project_uuid, now);
    const links = (await this.links.ofSheet(manager, userId, sheetId)).filter(({ revokedAt }) => !revokedAt);
    for (const link of links)
      if (isOpenLink(link, now)) Object.assign(link, { closedAt: now, closedByChoice: true });
    const untold = await this.tell(manager, quote, links, form);
    await manager.save(links);
    const choice = Object.assign(new QuoteChoice(), {
      userId,
      sheetId,
      quoteId: quote.id,
      quoteRevision: quote.revision,
      quantity: form.quantity,
      priceCents: price,
      vendorName,
      projectUuid,
      printingCompany: vendorName,
      estimateNumber: estimateText(quote.content, form.quantity, price),
      chosenAt: now,
    });
    const not_told = untold.map((link) => link.vendorName);
    if (before && isSame(before, choice)) return { ...presentChoice(before), not_told };
    await manager.save(choice);
    if (before && before.projectUuid !== projectUuid)
      await recordChoiceEvent(manager, before, { isChosen: false, setAt: now, requestId });
    await recordChoiceEvent(manager, choice, { isChosen: true, setAt: now, requestId });
    return { ...presentChoice(choice), not_told };
  }

  /** The sheet of a quote, attached to the project that was chosen with it. @throws AppError specs.not_found, projects.not_found */
  private async sheetIn(
    manager: EntityManager,
    { userId, sheetId }: Quote,
    chosen: string | undefined,
    now: Date,
  ): Promise<SpecSheet> {
    const sheet = await this.sheets.get(manager, userId, sheetId);
    if (chosen === undefined || chosen === sheet.projectUuid) return sheet;
    await requireLiveProject(manager, userId, chosen);
    const change = { ...contentOf(sheet.kind, sheet), projectUuid: chosen };
    writeSpecs(storedSheet, sheet, { kind: sheet.kind, change, now });
    return manager.save(sheet);
  }

  /**
   * Each vendor is told once that it was chosen, and once that another one was, unless that changes before the mail is sent:
   * not through another link to the chosen one, or if its price was typed in. The caller saves the links.
   *
   * @returns the links of vendors who can't be mailed
   */
  private async tell(
    manager: EntityManager,
    quote: Quote,
    links: readonly VendorLink[],
    { tell_others, tell_chosen }: Form,
  ): Promise<VendorLink[]> {
    const vendor = await vendorOfQuote(manager, quote);
    const isChosen = ({ id }: VendorLink) => id === quote.linkId;
    const isOther = (link: VendorLink) => !isChosen(link) && !isToVendor(link, vendor);
    await this.vendorMails.takeBackOutcomes(manager, quote.userId, links, (link) => [
      ...(isOther(link) ? [] : [link.toldMailId]),
      ...(isChosen(link) ? [] : [link.toldChosenMailId]),
    ]);
    const asked = links.filter((link) =>
      isChosen(link)
        ? tell_chosen && link.toldChosenMailId === null
        : tell_others && isOther(link) && link.toldMailId === null,
    );
    const kindOf = (link: VendorLink) => (isChosen(link) ? mailKinds.chosen : mailKinds.notChosen);
    const mails = await this.vendorMails.recordAll(manager, asked, kindOf);
    for (const [link, id] of mails)
      Object.assign(link, isChosen(link) ? { toldChosenMailId: id } : { toldMailId: id });
    return asked.filter((link) => link.vendorEmail !== '' && !mails.has(link));
  }
}

/** Whether two choices of a sheet differ at most in when they were made. */
const isSame = (before: QuoteChoice, choice: QuoteChoice): boolean =>
  isDeepStrictEqual(before, Object.assign(new QuoteChoice(), choice, { chosenAt: before.chosenAt }));

const changed = (vendorName: string) =>
  new AppError('quotes.changed', {
    userMessage: `The quote of ${vendorName} was changed since you opened it. Check it, then choose again.`,
  });

const notPriced = () => {
  const userMessage = 'This quote has no price for that quantity.';
  return new AppError('request.invalid', {
    userMessage,
    errors: [{ path: 'quantity', message: userMessage }],
  });
};

const unconfirmed = () =>
  new AppError('quotes.address_unconfirmed', {
    userMessage: 'Confirm your email address in Settings before Print Partner mails vendors for you.',
  });
