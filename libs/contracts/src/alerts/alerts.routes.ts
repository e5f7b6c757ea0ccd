import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { acknowledgeForm, alert, alertDraft, shownFiringForm, snoozeForm, testAlertForm } from './alert.ts';

const TAG = 'Reminders';
const ACCESS = 'user';
const params = z.object({ id: z.uuid() });

export const alertsRoutes = {
  createAlert: defineRoute({
    method: 'POST',
    path: '/api/alerts',
    access: ACCESS,
    isRepeatable: true,
    tag: TAG,
    summary: 'Set an alert on a project, or replace the one with that id',
    body: alertDraft,
    answer: alert,
  }),
  createTestAlert: defineRoute({
    method: 'POST',
    path: '/api/alerts/test',
    access: ACCESS,
    isRepeatable: true,
    tag: TAG,
    summary: 'Set an alert that falls due in a minute, to check that alerts reach the user',
    body: testAlertForm,
    answer: alert,
  }),
  listDueAlerts: defineRoute({
    method: 'GET',
    path: '/api/alerts/due',
    access: ACCESS,
    tag: TAG,
    summary: 'Alerts that are due and not acknowledged, oldest first',
    answer: z.array(alert),
  }),
  listUnhandledAlerts: defineRoute({
    method: 'GET',
    path: '/api/alerts/unhandled',
    access: ACCESS,
    tag: TAG,
    summary: 'Alerts that are due and not handled, whether acknowledged or not, oldest first',
    answer: z.array(alert),
  }),
  listUpcomingAlerts: defineRoute({
    method: 'GET',
    path: '/api/alerts/upcoming',
    access: ACCESS,
    tag: TAG,
    summary: 'Upcoming alerts, soonest first',
    answer: z.array(alert),
  }),
  streamAlerts: defineRoute({
    method: 'GET',
    path: '/api/alerts/stream',
    access: ACCESS,
    tag: TAG,
    summary:
      'Server-sent events: `alert` with an alert that fell due; `changed` with `{}` when the upcoming or the unhandled alerts changed; `ping` every 25 s',
    answer: alert,
    mediaType: 'text/event-stream',
  }),
  acknowledgeAlert: defineRoute({
    method: 'POST',
    path: '/api/alerts/:id/ack',
    access: ACCESS,
    isRepeatable: true,
    tag: TAG,
    summary: 'Acknowledge that the user has seen the alert',
    params,
    body: acknowledgeForm,
    answer: alert,
  }),
  snoozeAlert: defineRoute({
    method: 'POST',
    path: '/api/alerts/:id/snooze',
    access: ACCESS,
    isRepeatable: true,
    tag: TAG,
    summary: 'Snooze an alert until another time. The project in the answer is as it was before.',
    params,
    body: snoozeForm,
    answer: alert,
  }),
  markAlertDone: defineRoute({
    method: 'POST',
    path: '/api/alerts/:id/done',
    access: ACCESS,
    isRepeatable: true,
    tag: TAG,
    summary: 'Mark a due alert as done, which clears the reminder of its project',
    params,
    body: shownFiringForm,
    answer: alert,
  }),
  closeAlert: defineRoute({
    method: 'POST',
    path: '/api/alerts/:id/close',
    access: ACCESS,
    isRepeatable: true,
    tag: TAG,
    summary: 'Close a due alert, so that no device offers it again',
    params,
    body: shownFiringForm,
    answer: alert,
  }),
};
