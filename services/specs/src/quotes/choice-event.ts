import { quoteChoiceSet } from '@printpartner/contracts';
import { recordEvent } from '@printpartner/messaging';
import type { EntityManager } from 'typeorm';
import type { QuoteChoice } from './quote-choice.entity.ts';

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
