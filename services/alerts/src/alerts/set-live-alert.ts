import type { EntityManager } from 'typeorm';
import { Alert } from './alert.entity.ts';
import type { AlertsRepository } from './alerts.repository.ts';

export type LiveAlert = Pick<Alert, 'userId' | 'alertType' | 'message' | 'fireAt' | 'timeZone'> & {
  projectId: string;
  dueDate?: string;
  movedAt?: Date;
};

/** A moved alert starts afresh: unseen, off the clock, not told, its project's own word. */
const afresh = { firedAt: null, cancelledAt: null, armedAt: null, pushedAt: null, movedAt: null };

/** Sets the one live alert of its type that a project has: moves it where there is one, else makes it. */
export async function setLiveAlert(
  alerts: AlertsRepository,
  manager: EntityManager,
  alert: LiveAlert,
): Promise<Alert> {
  const current = await alerts.lockLive(manager, alert.projectId, alert.alertType);
  return manager.save(Object.assign(current ?? manager.create(Alert), { ...afresh, ...alert }));
}

/** Moves an alert to another time at its user's word, whatever became of it before. */
export function moveAlert(manager: EntityManager, alert: Alert, fireAt: Date): Promise<Alert> {
  return manager.save(Object.assign(alert, { ...afresh, fireAt, movedAt: new Date() }));
}
