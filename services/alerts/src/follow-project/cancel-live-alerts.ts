import { type EntityManager, IsNull } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';

/** Cancels what is live of a project: alerts of one type, or of all. */
export async function cancelLiveAlerts(
  manager: EntityManager,
  projectId: string,
  alertType?: string,
): Promise<void> {
  const live = { projectId, firedAt: IsNull(), cancelledAt: IsNull(), ...(alertType && { alertType }) };
  await manager.update(Alert, live, { cancelledAt: new Date() });
}
