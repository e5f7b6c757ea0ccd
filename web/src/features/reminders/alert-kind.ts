import type { Alert } from '@printpartner/contracts/types';

/** A test alert without a project has nothing to open, mark done or snooze. */
export function isBareTest({ alert_type, project }: Pick<Alert, 'alert_type' | 'project'>): boolean {
  return alert_type === 'smoke-test' && project === null;
}
