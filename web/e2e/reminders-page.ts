import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Alert, Project } from '@printpartner/contracts/types';
import { baseURL, callApi, expect, settled, signUp } from './fixtures.ts';

export const harbor = {
  project_name: 'Harbor Season Program',
  client_name: 'Lakeview Arts',
  estimate_number: 'TW-20418',
  due_date: '2099-11-24',
};
export const MESSAGE = 'Proof is back\nApprove hard proof with Dana before 2 PM';

export const reminderOn = (page: Page) => page.getByRole('dialog', { name: 'Project Reminder' });

/** The list on the home screen, also while a pop-up covers it. */
export const listed = (page: Page) => page.getByRole('region', { name: 'Reminders', includeHidden: true });

/** By its button, because Escape and clicks outside are ignored in its first second. */
export const closeReminder = (page: Page) => reminderOn(page).getByRole('button', { name: 'Close' }).click();

export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await callApi(page, 'GET', path);
  const body: Answer = await answer.json();
  return body;
}

export async function save(page: Page, fields: Record<string, string> = harbor): Promise<Project> {
  const answer = await callApi(page, 'POST', '/api/projects', fields);
  const project: Project = await answer.json();
  return project;
}

/** Creates an alert for a project, `seconds` from now. Server times are whole seconds. */
export async function remind(page: Page, project: Project, seconds: number, text = MESSAGE): Promise<Alert> {
  const fireAt = new Date(Math.ceil(Date.now() / 1000 + seconds) * 1000).toISOString();
  const fields = { project_id: project.uuid, message: text, fire_at_utc: fireAt };
  const answer = await callApi(page, 'POST', '/api/alerts', fields);
  const alert: Alert = await answer.json();
  return alert;
}

/** The alert ids that a browser's pages acknowledge, one per call. */
export function acknowledgedBy(context: BrowserContext): string[] {
  const ids: string[] = [];
  context.on('request', (request) => {
    const id = /\/api\/alerts\/([^/]+)\/ack$/.exec(request.url())?.[1];
    if (id) ids.push(id);
  });
  return ids;
}

/**
 * Starts to wait for the answer to an acknowledgment. A clock that is advanced earlier passes the time limit of the call,
 * which the page then repeats.
 */
export function awaitAcknowledgment(context: BrowserContext): () => Promise<void> {
  const answer = context.waitForEvent('response', (response) => response.url().endsWith('/ack'));
  return async () => {
    await (await answer).finished();
    for (const page of context.pages()) await settled(page);
  };
}

/** Counts the streams that a browser's pages open. */
export function streamsOf(context: BrowserContext): { opened: number } {
  const streams = { opened: 0 };
  context.on('response', (response) => {
    if (response.url().endsWith('/api/alerts/stream')) streams.opened += 1;
  });
  return streams;
}

/** Opens home on another device of the page's user and waits until it gets reminders. */
export async function openOtherDevice(
  browser: Browser,
  page: Page,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL, storageState, ...options });
  const other = await context.newPage();
  const streams = streamsOf(context);
  await other.goto('/');
  await expect.poll(() => streams.opened).toBe(1);
  return other;
}

/** Signs in and opens home with a reminder on screen. */
export async function withReminder(page: Page): Promise<{ project: Project; alert: Alert }> {
  await signUp(page);
  const project = await save(page);
  await page.goto('/');
  const alert = await remind(page, project, 0);
  await expect(reminderOn(page)).toBeVisible();
  return { project, alert };
}

/** Advances the clock until the page has polled again and handled the answer. */
export async function pollAgain(page: Page): Promise<void> {
  await settled(page);
  const polled = page.waitForResponse('**/api/alerts/unhandled');
  await page.clock.fastForward(30_000);
  await (await polled).finished();
  await settled(page);
}

interface FakeBrowser {
  /** Whether the tab is visible at first. */
  isVisible?: boolean;
  /** The user grants it when the browser asks. */
  permission?: NotificationPermission;
}

/** Notifications shown and permissions requested. */
interface Notified {
  shown: string[];
  /** Shown and not closed. */
  open: string[];
  asked: number;
}

/** Lets a test control the tab's visibility and record system notifications, which a headless browser doesn't show. */
export async function fakeBrowser(
  page: Page,
  { isVisible = true, permission = 'granted' }: FakeBrowser = {},
) {
  await page.addInitScript(
    ([visible, firstPermission]) => {
      const notified: Notified = { shown: [], open: [], asked: 0 };
      const created: FakeNotification[] = [];
      let state = visible ? 'visible' : 'hidden';
      Object.defineProperty(document, 'visibilityState', { get: () => state });
      const setVisible = (next: boolean) => {
        state = next ? 'visible' : 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      };
      class FakeNotification extends EventTarget {
        static permission = firstPermission;
        static requestPermission() {
          notified.asked += 1;
          FakeNotification.permission = 'granted';
          return Promise.resolve(FakeNotification.permission);
        }
        readonly text: string;
        constructor(title: string, options: NotificationOptions) {
          super();
          this.text = `${title}: ${options.body ?? ''}`;
          notified.shown.push(this.text);
          notified.open.push(this.text);
          created.push(this);
        }
        close() {
          notified.open = notified.open.filter((text) => text !== this.text);
        }
      }
      window.focus = () => setVisible(true);
      Object.assign(window, {
        Notification: FakeNotification,
        readNotified: () => notified,
        clickNotification: () => created.at(-1)?.dispatchEvent(new Event('click')),
        setVisible,
      });
    },
    [isVisible, permission] as const,
  );
  return {
    setVisible: (next: boolean) => page.evaluate(`setVisible(${next})`),
    clickNotification: () => page.evaluate('void clickNotification()'),
    notified: () => page.evaluate<Notified>('readNotified()'),
  };
}
