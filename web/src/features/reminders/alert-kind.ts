import type { Alert } from '@printpartner/contracts/types';

/** Mark Done takes the project's reminder off only when that reminder is what fired: another may still be to come. */
export function clearsReminder({ alert_type }: Pick<Alert, 'alert_type'>): boolean {
  return alert_type === 'reminder';
}

/** A test alert may come without a project: there is nothing to open, to finish or to put off. */
export function isBareTest({ alert_type, project }: Pick<Alert, 'alert_type' | 'project'>): boolean {
  return alert_type === 'smoke-test' && project === null;
}
