import { projectAlertMoved } from '@printpartner/contracts';
import { recordEvent } from '@printpartner/messaging';
import { databaseNow } from '@printpartner/service-kit';
import type { EntityManager } from 'typeorm';
import { toWallClock } from '../clock/wall-clock.ts';
import type { Alert } from './alert.entity.ts';

interface Move {
  reopens: boolean;
  /** Becomes the project's reminder message. */
  message?: string;
}

/** Records that the project must take over a reminder's new time. A due date moves alone: the project keeps its own. */
export async function recordAlertMove(
  manager: EntityManager,
  { projectId, userId, alertType, fireAt, timeZone, movedAt }: Alert,
  { reopens, message }: Move,
  requestId: string,
): Promise<void> {
  if (!projectId) return;
  const reminder =
    alertType === 'reminder' ? { ...toWallClock(fireAt, timeZone), message: message ?? null } : null;
  const at = (movedAt ?? (await databaseNow(manager))).toISOString();
  const payload = { userId, projectId, reminder, reopens, movedAt: at };
  await recordEvent(manager, projectAlertMoved, payload, requestId);
}
