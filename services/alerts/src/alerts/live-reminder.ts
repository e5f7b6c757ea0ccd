import type { EntityManager } from 'typeorm';
import { Alert } from './alert.entity.ts';
import type { AlertsRepository } from './alerts.repository.ts';

export interface ReminderTime {
  userId: string;
  projectId: string;
  message: string;
  fireAt: Date;
  timeZone: string;
}

/** A moved alert starts afresh: unseen, off the clock, not told. */
const afresh = { firedAt: null, cancelledAt: null, armedAt: null, pushedAt: null };

/** Sets the one live reminder of a project: moves it where there is one, else makes it. */
export async function setLiveReminder(
  alerts: AlertsRepository,
  manager: EntityManager,
  time: ReminderTime,
): Promise<Alert> {
  const current = await alerts.lockLiveReminder(manager, time.projectId);
  const alert = current ?? manager.create(Alert, { alertType: 'reminder' });
  return manager.save(Object.assign(alert, afresh, time));
}

/** Moves an alert to another time, whatever became of it before. */
export function moveAlert(manager: EntityManager, alert: Alert, fireAt: Date): Promise<Alert> {
  return manager.save(Object.assign(alert, afresh, { fireAt }));
}
