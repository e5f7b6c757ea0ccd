import { Injectable } from '@nestjs/common';
import { databaseNow } from '@printpartner/service-kit';
import { type EntityManager, In } from 'typeorm';
import { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { recordChoiceEvent } from './choice-event.ts';
import { QuoteChoice } from './quote-choice.entity.ts';

/** Takes choices back. */
@Injectable()
export class ChoiceWithdrawal {
  /** Reopens the links that it closed, and lets its project forget what it wrote. The caller holds the user's lock. */
  async withdraw(manager: EntityManager, choice: QuoteChoice, requestId: string): Promise<void> {
    const { userId, sheetId, closedLinks } = choice;
    await manager.delete(QuoteChoice, { userId, sheetId });
    if (closedLinks.length > 0)
      await manager.update(VendorLink, { userId, id: In(closedLinks) }, { closedAt: null });
    await recordChoiceEvent(manager, choice, {
      isChosen: false,
      setAt: await databaseNow(manager),
      requestId,
    });
  }
}
