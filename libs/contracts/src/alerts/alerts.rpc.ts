import { z } from 'zod';
import { defineRpc } from '../define-rpc.ts';
import { healthOf } from '../system/health.rpc.ts';
import { userDataOf } from '../system/user-data.rpc.ts';
import { acknowledgeForm, alert, alertDraft, snoozeForm, testAlertForm } from './alert.ts';

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

export const alertsUserData = userDataOf('alerts', ['alerts', 'project_copies']);
export const alertsHealth = healthOf('alerts');

export const alertsRpcs = [
  alertsHealth,
  alertsUserData,
  createAlert,
  createTestAlert,
  listDueAlerts,
  listUpcomingAlerts,
  acknowledgeAlert,
  snoozeAlert,
] as const;
