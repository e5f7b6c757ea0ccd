import type { AlertType } from '@printpartner/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { Alert } from '../alerts/alert.entity.ts';

/** Cancels what is live of a project: alerts of one type, or of all; but not the one that is spared. */
export async function cancelLiveAlerts(
  manager: EntityManager,
  projectId: string,
  alertType?: AlertType,
  sparedId?: string,
): Promise<void> {
  const live = {
    projectId,
    firedAt: IsNull(),
    cancelledAt: IsNull(),
    ...(alertType && { alertType }),
    ...(sparedId && { id: Not(sparedId) }),
  };
  await manager.update(Alert, live, { cancelledAt: () => 'now()' });
}
