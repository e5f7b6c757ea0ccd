import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { stateOf } from '../system/state.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { acknowledgeForm, alert, alertDraft, shownFiringForm, snoozeForm, testAlertForm } from './alert.ts';

const ACCESS = 'user';

export const createAlert = defineRpc({
  pattern: 'alerts.create',
  access: ACCESS,
  input: alertDraft,
  output: alert,
});

/** Falls due after the test delay; replaces a test alert that has not fired yet. */
export const createTestAlert = defineRpc({
  pattern: 'alerts.create-test',
  access: ACCESS,
  input: testAlertForm,
  output: alert,
});

/** Due and not yet acknowledged, oldest first. */
export const listDueAlerts = defineRpc({
  pattern: 'alerts.list-due',
  access: ACCESS,
  input: z.object({}),
  output: z.object({ alerts: z.array(alert) }),
});

/** Due and not yet handled, acknowledged or not, oldest first. */
export const listUnhandledAlerts = defineRpc({
  pattern: 'alerts.list-unhandled',
  access: ACCESS,
  input: z.object({}),
  output: z.object({ alerts: z.array(alert) }),
});

/** Not yet due, soonest first. */
export const listUpcomingAlerts = defineRpc({
  pattern: 'alerts.list-upcoming',
  access: ACCESS,
  input: z.object({}),
  output: z.object({ alerts: z.array(alert) }),
});

/** Idempotent: the time of the first acknowledgement stays. */
export const acknowledgeAlert = defineRpc({
  pattern: 'alerts.acknowledge',
  access: ACCESS,
  input: acknowledgeForm.extend({ id: z.uuid() }),
  output: alert,
});

export const snoozeAlert = defineRpc({
  pattern: 'alerts.snooze',
  access: ACCESS,
  input: snoozeForm.extend({ id: z.uuid() }),
  output: alert,
});

/** Handles a due alert. A reminder is also cleared from its project. */
export const markAlertDone = defineRpc({
  pattern: 'alerts.done',
  access: ACCESS,
  input: shownFiringForm.extend({ id: z.uuid() }),
  output: alert,
});

/** Handles a due alert and changes nothing else. Idempotent; ignored for a firing that is past. */
export const closeAlert = defineRpc({
  pattern: 'alerts.close',
  access: ACCESS,
  input: shownFiringForm.extend({ id: z.uuid() }),
  output: alert,
});

export const alertsUserData = userDataOf('alerts', ['alerts', 'project_copies']);
export const alertsHealth = healthOf('alerts');
export const alertsState = stateOf('alerts');

export const alertsRpcs = [
  alertsHealth,
  alertsState,
  alertsUserData,
  createAlert,
  createTestAlert,
  listDueAlerts,
  listUnhandledAlerts,
  listUpcomingAlerts,
  acknowledgeAlert,
  snoozeAlert,
  markAlertDone,
  closeAlert,
] as const;
