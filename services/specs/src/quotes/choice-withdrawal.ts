import { Injectable } from '@nestjs/common';
import { databaseNow, MailBox } from '@printpartner/service-kit';
import { type EntityManager, In, IsNull } from 'typeorm';
import { VendorMails } from '../mails/vendor-mails.ts';
import { outcomeMails, VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { recordChoiceEvent } from './choice-event.ts';
import { QuoteChoice } from './quote-choice.entity.ts';

/** Takes choices back. */
@Injectable()
export class ChoiceWithdrawal {
  constructor(
    private readonly mails: MailBox,
    private readonly vendorMails: VendorMails,
  ) {}

  /**
   * Takes back mails that wait, reopens the links that it closed, but not of vendors who were told so, and lets its project
   * have what it replaced. The caller holds the user's lock.
   */
  async withdraw(manager: EntityManager, choice: QuoteChoice, requestId: string): Promise<void> {
    const { userId, sheetId } = choice;
    await manager.delete(QuoteChoice, { userId, sheetId });
    await this.takeBackMails(manager, { userId, sheetId });
    const closed = { userId, sheetId, closedByChoice: true, toldMailId: IsNull() };
    await manager.update(VendorLink, closed, { closedAt: null, closedByChoice: false });
    await recordChoiceEvent(manager, choice, {
      isChosen: false,
      setAt: await databaseNow(manager),
      requestId,
    });
  }

  /** Vendors whose mails were not sent, and won't be, were not told. */
  private async takeBackMails(
    manager: EntityManager,
    sheet: Pick<QuoteChoice, 'userId' | 'sheetId'>,
  ): Promise<void> {
    const ids = (await manager.findBy(VendorLink, sheet)).flatMap(outcomeMails);
    await this.vendorMails.takeBack(manager, sheet.userId, ids);
    const unsent = In([...(await this.mails.unsent(manager, ids)).keys()]);
    await manager.update(VendorLink, { ...sheet, toldMailId: unsent }, { toldMailId: null });
    await manager.update(VendorLink, { ...sheet, toldChosenMailId: unsent }, { toldChosenMailId: null });
  }
}
