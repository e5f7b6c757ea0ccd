import { Injectable } from '@nestjs/common';
import { databaseNow } from '@printpartner/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { recordChoiceEvent } from './choice-event.ts';
import { QuoteChoice } from './quote-choice.entity.ts';

/** Takes choices back. */
@Injectable()
export class ChoiceWithdrawal {
  /**
   * Reopens the links that it closed, but not of vendors who were told so, and lets its project have what it replaced. The
   * caller holds the user's lock.
   */
  async withdraw(manager: EntityManager, choice: QuoteChoice, requestId: string): Promise<void> {
    const { userId, sheetId } = choice;
    await manager.delete(QuoteChoice, { userId, sheetId });
    const closed = { userId, sheetId, closedByChoice: true, toldAt: IsNull() };
    await manager.update(VendorLink, closed, { closedAt: null, closedByChoice: false });
    await recordChoiceEvent(manager, choice, {
      isChosen: false,
      setAt: await databaseNow(manager),
      requestId,
    });
  }
}
