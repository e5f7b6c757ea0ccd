import { Injectable } from '@nestjs/common';
import { quoteChoiceSet } from '@printpartner/contracts';
import { recordEvent } from '@printpartner/messaging';
import { databaseNow } from '@printpartner/service-kit';
import { type EntityManager, IsNull } from 'typeorm';
import { VendorMails } from '../mails/vendor-mails.ts';
import { outcomeMails, VendorLink } from '../vendor-links/vendor-link.entity.ts';
import { QuoteChoice } from './quote-choice.entity.ts';

/** Takes choices back. */
@Injectable()
export class ChoiceWithdrawal {
  constructor(private readonly vendorMails: VendorMails) {}

  /**
   * Takes back mails that wait, reopens the links that it closed, but not of vendors who were told so, and lets its project
   * have what it replaced. The caller holds the user's lock.
   */
  async withdraw(manager: EntityManager, choice: QuoteChoice, requestId: string): Promise<void> {
    const { userId, sheetId } = choice;
    await manager.delete(QuoteChoice, { userId, sheetId });
    const links = await manager.findBy(VendorLink, { userId, sheetId });
    await this.vendorMails.takeBackOutcomes(manager, userId, links, outcomeMails);
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

/**
 * Tells the projects service that a choice was made or taken back, if it has a project. The caller holds the user's lock.
 *
 * @param setAt Postgres's clock; the latest event about a sheet and a project wins
 */
export async function recordChoiceEvent(
  manager: EntityManager,
  { userId, sheetId, projectUuid, printingCompany, estimateNumber }: QuoteChoice,
  { isChosen, setAt, requestId }: { isChosen: boolean; setAt: Date; requestId: string },
): Promise<void> {
  if (projectUuid === null) return;
  const payload = {
    userId,
    projectId: projectUuid,
    sheetId,
    setAt: setAt.toISOString(),
    chosen: isChosen ? { printingCompany, estimateNumber } : null,
  };
  await recordEvent(manager, quoteChoiceSet, payload, requestId);
}
