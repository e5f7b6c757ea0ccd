import type { BrowserContext, Page, Worker } from '@playwright/test';
import type { Alert, Project } from '@printpartner/contracts/types';
import { workerInControl } from './app-version.ts';
import { visitDeployable } from './deployable-server.ts';
import { dayFromNow, expect, settled, signUp, test } from './fixtures.ts';
import { waitingWrites } from './offline-page.ts';
import { harbor, read, remind, reminderOn, save } from './reminders-page.ts';
import { name } from './projects-page.ts';
import { openSettings, pressAndConfirm, storedData } from './settings-page.ts';

const server = visitDeployable();

interface Shown {
  body: string;
  tag: string;
  data: unknown;
  actions: string[];
}

/**
 * Fakes Chromium on Android: notifications are allowed, but only the worker can show them. This browser would refuse them,
 * so they are recorded instead.
 */
async function fakeAndroid(page: Page) {
  await page.addInitScript(() => {
    class PageNotification {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
      }
    }
    let open: (NotificationOptions & { actions: { title: string }[] })[] = [];
    let state = 'hidden';
    Object.defineProperty(document, 'visibilityState', { get: () => state });
    Object.assign(window, {
      Notification: PageNotification,
      openNotifications: () =>
        open.map(({ body, tag, data, actions }) => ({
          body,
          tag,
          data,
          actions: actions.map(({ title }) => title),
        })),
      setVisible: (isVisible: boolean) => {
        state = isVisible ? 'visible' : 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: (_title: string, options: (typeof open)[number]) => {
        open.push(options);
        return Promise.resolve();
      },
      getNotifications: ({ tag }: GetNotificationOptions = {}) =>
        Promise.resolve(
          open
            .filter((shown) => tag === undefined || shown.tag === tag)
            .map((shown) => ({ close: () => (open = open.filter((other) => other !== shown)) })),
        ),
    });
  });
  return {
    open: () => page.evaluate<Shown[]>('openNotifications()'),
    setVisible: (isVisible: boolean) => page.evaluate(`setVisible(${isVisible})`),
  };
}

/** The app's worker. As in a browser, a click lets it focus or open one tab, and it counts that. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  await worker.evaluate(() => {
    const acts: string[] = [];
    const scope = globalThis as unknown as { clients: object; WindowClient: { prototype: object } };
    Object.assign(globalThis, { acts, clicks: 0 });
    const take = (act: string) => {
      const clicks: unknown = Reflect.get(globalThis, 'clicks');
      if (clicks !== 1) return Promise.reject(new DOMException('Not allowed', 'InvalidAccessError'));
      Reflect.set(globalThis, 'clicks', 0);
      acts.push(act);
      return Promise.resolve();
    };
    Object.assign(scope.WindowClient.prototype, {
      focus(this: unknown) {
        return take('focus').then(() => this);
      },
    });
    Object.defineProperty(scope.clients, 'openWindow', {
      value: (url: string) => take(`open ${url}`),
    });
  });
  return worker;
}

const actsOf = (worker: Worker) => worker.evaluate<string[]>('acts');

/** A click on a notification or its button, handled by the worker's own listener until it is done. */
const click = (worker: Worker, { data }: Pick<Shown, 'data'>, action: string) =>
  worker.evaluate(
    async ([clicked, button]) => {
      Reflect.set(globalThis, 'clicks', 1);
      const event = new Event('notificationclick');
      let work: unknown;
      Object.assign(event, {
        action: button,
        notification: { data: clicked, close: () => {} },
        waitUntil: (promise: unknown) => (work = promise),
      });
      globalThis.dispatchEvent(event);
      await work;
    },
    [data, action] as const,
  );

const unhandled = (page: Page) => read<Alert[]>(page, '/api/alerts/unhandled');

test('R4 where only the worker may show notifications, they have buttons that work without a tab in front and without a network', async ({
  page,
  context,
}) => {
  await server.deploy('A');
  const android = await fakeAndroid(page);
  await signUp(page);
  // A project of its own for each, so that one answer doesn't change the next reminder.
  const [shipping, bindery, proof, blueline, foil, cartons] = await Promise.all(
    ['Plates', 'Covers', 'Proof', 'Menu', 'Foil', 'Cartons'].map((project_name) =>
      save(page, { ...harbor, project_name }),
    ),
  );
  // Their due dates are known to the service of alerts, so it has the projects.
  await expect.poll(async () => (await read<Alert[]>(page, '/api/alerts/upcoming')).length).toBe(6);
  await page.goto('/');
  await workerInControl(page);
  const worker = await workerOf(context);
  const shown = async (message: string): Promise<Shown> => {
    await expect
      .poll(async () => (await android.open()).map(({ body }) => body.split(' • ').at(-1)))
      .toEqual([message]);
    const [first] = await android.open();
    if (!first) throw new Error('It is closed');
    return first;
  };
  const due = async (project: Project | undefined, message: string): Promise<Shown> => {
    if (!project) throw new Error('It was not saved');
    // Not at once: Done is refused until the project has the reminder, too.
    await remind(page, project, 1, message);
    return shown(message);
  };

  await test.step('Done marks the firing as done, and the notification closes', async () => {
    const notification = await due(shipping, 'Ship the plates');
    expect(notification.actions).toEqual(['Done', 'Snooze until tomorrow', 'Open']);
    await click(worker, notification, 'done');
    await expect.poll(() => unhandled(page)).toEqual([]);
    await expect.poll(() => android.open()).toEqual([]);
    expect(await actsOf(worker)).toEqual([]);
  });

  await test.step('Snooze moves it to tomorrow, 9 AM of this device', async () => {
    await click(worker, await due(bindery, 'Call the bindery'), 'snooze');
    await expect.poll(() => unhandled(page)).toEqual([]);
    const tomorrow = new Date(`${await dayFromNow(page, 1)}T09:00:00`).toISOString();
    const upcoming = await read<Alert[]>(page, '/api/alerts/upcoming');
    const times = upcoming
      .filter(({ message }) => message === 'Call the bindery')
      .map((alert) => alert.fire_at_utc);
    expect(times.map((time) => Date.parse(time))).toEqual([Date.parse(tomorrow)]);
    await expect.poll(() => android.open()).toEqual([]);
  });

  await test.step('Done without a network is sent once when it is back', async () => {
    const notification = await due(proof, 'Approve the proof');
    const answers: number[] = [];
    context.on('response', (response) => {
      if (response.url().endsWith('/done')) answers.push(response.status());
    });
    await server.stop();
    await context.setOffline(true);
    await click(worker, notification, 'done');
    expect(await waitingWrites(page)).toBe(1);
    // The open page no longer offers it.
    await expect.poll(() => android.open()).toEqual([]);
    await server.start();
    await context.setOffline(false);
    await expect.poll(() => waitingWrites(page)).toBe(0);
    await expect.poll(() => unhandled(page)).toEqual([]);
    await expect.poll(() => android.open()).toEqual([]);
    expect(answers.filter((status) => status < 400)).toHaveLength(1);
  });

  await test.step('Open shows the project in the tab that is open', async () => {
    const notification = await due(blueline, 'Check the blueline');
    await click(worker, notification, 'open');
    expect(await actsOf(worker)).toEqual(['focus']);
    await android.setVisible(true);
    await expect(name(page)).toHaveValue('Menu');
    await expect.poll(() => unhandled(page)).toEqual([]);
    await expect(reminderOn(page)).toBeHidden();
    await android.setVisible(false);
  });

  await test.step('without a tab of the app, Open and a click open one', async () => {
    await page.goto('/');
    const notification = await due(foil, 'Order the foil');
    await page.goto('/terms');
    await click(worker, notification, 'open');
    expect((await actsOf(worker)).at(-1)).toBe(`open /?tab=projects&project=${foil?.uuid}`);
    await expect.poll(() => unhandled(page)).toEqual([]);
    await click(worker, notification, '');
    expect((await actsOf(worker)).at(-1)).toBe('open /');
  });

  await test.step('signing out closes notifications, and a late click waits for that user', async () => {
    await page.clock.install();
    await page.goto('/');
    const notification = await due(cartons, 'Count the cartons');
    await openSettings(page);
    await pressAndConfirm(page, 'Sign Out');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(await android.open()).toEqual([]);
    const left = async () => {
      const { local, databases } = await storedData(page);
      return { local, databases };
    };
    await expect.poll(left).toEqual({ local: [], databases: [] });
    // What forms stored while they closed is removed a second later, and an answer at that time with it.
    await page.clock.fastForward(1_000);
    await settled(page);
    await signUp(page, { firstName: 'Noor' });
    const before = (await actsOf(worker)).length;
    await click(worker, notification, 'done');
    await click(worker, notification, 'snooze');
    expect(await actsOf(worker)).toHaveLength(before);
    expect(await unhandled(page)).toEqual([]);
    expect(await read<Alert[]>(page, '/api/alerts/upcoming')).toEqual([]);
    expect(await waitingWrites(page)).toBe(2);
  });
});
