import {
  isReminderNotification,
  type OpenedReminder,
  type ReminderNotification,
} from '../entities/alert/reminder-notification.ts';
import { sendFiring } from './send-firing.ts';

/** A page that doesn't take the reminder this soon shows another screen, or belongs to another user. */
const PAGE_WAIT_MS = 1000;

/** Acts on a click on a system notification or on one of its buttons. */
export async function handleNotificationClick(
  scope: ServiceWorkerGlobalScope,
  { action, notification }: NotificationEvent,
): Promise<void> {
  const data: unknown = notification.data;
  if (!isReminderNotification(data)) return;
  if (action === 'done' || action === 'snooze') return sendFiring(data, action);
  const tab = await focusTab(scope);
  if (action === 'open' && data.project) return openProject(scope, data, tab, data.project.uuid);
  // The app shows reminders that are not handled as soon as it is visible.
  if (!tab) await scope.clients.openWindow('/');
}

async function focusTab({ clients }: ServiceWorkerGlobalScope): Promise<WindowClient | undefined> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];
  return tab?.focus().catch(() => undefined);
}

/** In a tab of the app if there is one that shows the home screen, otherwise in a new one. */
async function openProject(
  { clients }: ServiceWorkerGlobalScope,
  reminder: ReminderNotification,
  tab: WindowClient | undefined,
  uuid: string,
): Promise<void> {
  if (tab && (await isTaken(tab, reminder))) return;
  // The app asks who is signed in before it shows anything, and shows nobody another user's project.
  await clients.openWindow(`/?tab=projects&project=${encodeURIComponent(uuid)}`);
  await sendFiring(reminder, 'close');
}

/** Whether the page opens the project. */
function isTaken(tab: WindowClient, reminder: ReminderNotification): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const message: OpenedReminder = { ...reminder, type: 'open-reminder' };
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), PAGE_WAIT_MS);
    tab.postMessage(message, [port2]);
  });
}
