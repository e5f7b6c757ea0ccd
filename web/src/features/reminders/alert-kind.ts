import type { Alert } from '@printpartner/contracts/types';

/** Mark Done clears the project's reminder only if that reminder fired. After a due-date alert it may still be ahead. */
export function clearsReminder({ alert_type }: Pick<Alert, 'alert_type'>): boolean {
  return alert_type === 'reminder';
}

/** A test alert without a project has nothing to open, mark done or snooze. */
export function isBareTest({ alert_type, project }: Pick<Alert, 'alert_type' | 'project'>): boolean {
  return alert_type === 'smoke-test' && project === null;
}
