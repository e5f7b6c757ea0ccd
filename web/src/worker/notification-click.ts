import {
  type ClickedReminder,
  isReminderNotification,
  OPEN_PROJECT,
  type ReminderNotification,
  TAKEN,
} from '../entities/alert/firing.ts';
import { sendFiring } from './send-firing.ts';

/** Pages that don't take the reminder this soon show another screen, or belong to another user. Some browsers let a click open a tab for one second only. */
const PAGE_WAIT_MS = 700;

/** Acts on a click on a system notification or on one of its buttons. */
export async function handleNotificationClick(
  scope: ServiceWorkerGlobalScope,
  { action, notification }: NotificationEvent,
): Promise<void> {
  const data: unknown = notification.data;
  if (!isReminderNotification(data)) return;
  if (action === 'done' || action === 'snooze') return answer(scope, notification, data, action);
  const opened = action === 'open' ? data.project : null;
  // A click allows to focus or to open one tab, once: so the tabs are asked before.
  const taker = await findTaker(scope, data);
  if (taker) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    if (opened) taker.port.postMessage(OPEN_PROJECT);
    await taker.tab.focus().catch(() => undefined);
    return;
  }
  try {
    // The app asks who is signed in before it shows anything, and shows nobody another user's project.
    const address = opened ? `/?tab=projects&project=${encodeURIComponent(opened.uuid)}` : '/';
    await scope.clients.openWindow(address);
  } catch {
    return showAgain(scope, notification);
  }
  // Otherwise the app shows it: it shows reminders that are not handled as soon as it is visible.
  if (opened) await sendFiring(data, 'close');
}

async function answer(
  scope: ServiceWorkerGlobalScope,
  notification: Notification,
  reminder: ReminderNotification,
  action: 'done' | 'snooze',
): Promise<void> {
  if (!(await sendFiring(reminder, action))) return showAgain(scope, notification);
  const message: ClickedReminder = { ...reminder, type: 'answered' };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of the worker has its origin
  for (const tab of await tabsOf(scope)) tab.postMessage(message);
}

/** What the user did is neither kept nor sent. */
async function showAgain(scope: ServiceWorkerGlobalScope, notification: Notification): Promise<void> {
  const { title, body, tag, icon } = notification;
  const options: NotificationOptions = { body, tag, icon, data: notification.data as unknown };
  // Not in the library, because not every browser has them.
  for (const name of ['badge', 'actions']) Reflect.set(options, name, Reflect.get(notification, name));
  await scope.registration.showNotification(title, options);
}

interface Taker {
  tab: WindowClient;
  port: MessagePort;
}

/** The tab that shows reminders of this user; the first that answers. */
async function findTaker(
  scope: ServiceWorkerGlobalScope,
  reminder: ReminderNotification,
): Promise<Taker | undefined> {
  const tabs = await tabsOf(scope);
  if (tabs.length === 0) return undefined;
  const message: ClickedReminder = { ...reminder, type: 'offered' };
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PAGE_WAIT_MS);
    for (const tab of tabs) {
      const { port1: port, port2 } = new MessageChannel();
      port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === TAKEN) resolve({ tab, port });
      });
      port.start();
      tab.postMessage(message, [port2]);
    }
  });
}

/** Home screens first, of these the one in front. */
async function tabsOf({ clients }: ServiceWorkerGlobalScope): Promise<WindowClient[]> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const rank = ({ url, visibilityState }: WindowClient) =>
    (new URL(url).pathname === '/' ? 0 : 2) + (visibilityState === 'visible' ? 0 : 1);
  return tabs.toSorted((a, b) => rank(a) - rank(b));
}
