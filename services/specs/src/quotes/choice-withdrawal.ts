import { Injectable } from '@nestjs/common';
import { databaseNow } from '@printpartner/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { OutcomeMails } from '../mails/outcome-mails.ts';
import { outcomeMails, VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { recordChoiceEvent } from './choice-event.ts';
import { QuoteChoice } from './quote-choice.entity.ts';

/** Takes choices back. */
@Injectable()
export class ChoiceWithdrawal {
  constructor(private readonly outcomes: OutcomeMails) {}

  /**
   * Takes back mails that wait, reopens the links that it closed, but not of vendors who were told so, and lets its project
   * have what it replaced. The caller holds the user's lock.
   */
  async withdraw(manager: EntityManager, choice: QuoteChoice, requestId: string): Promise<void> {
    const { userId, sheetId } = choice;
    await manager.delete(QuoteChoice, { userId, sheetId });
    const links = await manager.findBy(VendorLink, { userId, sheetId });
    await this.outcomes.takeBack(manager, userId, links, outcomeMails);
    await manager.save(links);
    const closed = { userId, sheetId, closedByChoice: true, toldMailId: IsNull() };
    await manager.update(VendorLink, closed, { closedAt: null, closedByChoice: false });
    await recordChoiceEvent(manager, choice, {
      isChosen: false,
      setAt: await databaseNow(manager),
      requestId,
    });
  }
}
