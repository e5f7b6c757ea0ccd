import { Injectable } from '@nestjs/common';
import { quoteChoiceSet } from '@printpartner/contracts';
import { recordEvent } from '@printpartner/messaging';
import { databaseNow } from '@printpartner/service-kit';
import { type EntityManager, In } from 'typeorm';
import { VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { QuoteChoice } from './quote-choice.entity.ts';

/** Takes choices back. */
@Injectable()
export class ChoiceWithdrawal {
  /** Reopens the links that it closed, and lets its project forget what it wrote. The caller holds the user's lock. */
  async withdraw(manager: EntityManager, choice: QuoteChoice, requestId: string): Promise<void> {
    const { userId, sheetId, closedLinks, projectUuid } = choice;
    await manager.delete(QuoteChoice, { userId, sheetId });
    if (closedLinks.length > 0)
      await manager.update(VendorLink, { userId, id: In(closedLinks) }, { closedAt: null });
    if (projectUuid === null) return;
    const { printingCompany, estimateNumber } = choice;
    const payload = {
      userId,
      projectId: projectUuid,
      setAt: (await databaseNow(manager)).toISOString(),
      chosen: null,
      withdrawn: { printingCompany, estimateNumber },
    };
    await recordEvent(manager, quoteChoiceSet, payload, requestId);
  }
}
