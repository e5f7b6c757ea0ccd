import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi, expect, saveProject, signUp, test } from './fixtures.ts';
import { waitingWrites } from './offline-page.ts';
import { act, expectToast, openTracking, projectsOf, rail } from './projects-page.ts';
import { makeUnreliable } from './unreliable-network.ts';

const SEED = 20_261_124;
/** Each of four kinds of write is made this often. */
const ROUNDS = 12;

interface Call {
  route: string;
  params?: object;
  body: object;
}

/** Puts writes into the page's queue, as an earlier visit without a network left them. */
async function leaveWrites(page: Page, userId: string, calls: readonly Call[]): Promise<void> {
  const writes = calls.map((payload) => ({
    key: randomUUID(),
    userId,
    at: Date.now(),
    kind: 'call',
    title: payload.route,
    subjects: [payload.route],
    payload,
  }));
  await page.evaluate(
    (added) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('print-partner');
        opening.addEventListener('error', () => reject(new Error('not opened')));
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('writes', 'readwrite');
          for (const write of added) transaction.objectStore('writes').add(write);
          transaction.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    writes,
  );
}

/** The next try, without waiting for its time. */
const tryAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

test('S7 writes of two tabs without a network each take effect once and in order, though a tab crashes and answers are lost', async ({
  page,
  context,
}) => {
  await signUp(page);
  const answer = await callApi(page, 'GET', '/api/auth/session');
  const { user }: { user: { id: string } } = await answer.json();
  const { id } = await saveProject(page, { project_name: 'Notes' });
  await saveProject(page, { project_name: 'Harbor' });
  const sheet = { id: randomUUID(), kind: 'custom', name: 'Named', data: {} };
  await callApi(page, 'POST', '/api/spec-sheets', sheet);
  const other = await context.newPage();
  await openTracking(page);
  await openTracking(other);

  await test.step('an action without a network is done at once, and waits', async () => {
    await context.setOffline(true);
    await act(rail(other), 'Archive', 'Harbor');
    await expectToast(other, 'Project archived');
    await expect(rail(other).getByText('1 of 20')).toBeVisible();
    await expect(page.getByTitle('1 change waits to be sent').first()).toBeVisible();
    expect(await waitingWrites(page)).toBe(1);
  });

  await test.step('both tabs write without a network', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await leaveWrites(round % 2 ? page : other, user.id, [
        { route: 'PATCH /api/projects/:id', params: { id }, body: { notes: `Note ${round}` } },
        { route: 'POST /api/projects', body: { project_name: `Project ${round}` } },
        { route: 'PATCH /api/spec-sheets/:id', params: { id: sheet.id }, body: { name: `Name ${round}` } },
        // Without an id, only the key keeps a second sheet from being made.
        { route: 'POST /api/spec-sheets', body: { kind: 'custom', name: `Sheet ${round}`, data: {} } },
      ]);
    }
    expect(await waitingWrites(page)).toBe(4 * ROUNDS + 1);
  });

  const tally = await makeUnreliable(context, SEED);
  await test.step('a tab crashes while the writes are sent', async () => {
    await context.setOffline(false);
    await expect(async () => {
      await tryAgain(other);
      expect(tally.answered).toBeGreaterThan(ROUNDS);
    }).toPass({ intervals: [50] });
    const cdp = await context.newCDPSession(other);
    const crashed = other.waitForEvent('crash');
    cdp.send('Page.crash').catch(() => undefined);
    await crashed;
    expect(await waitingWrites(page)).toBeGreaterThan(0);
  });

  await test.step('the other tab sends the rest', async () => {
    await expect(async () => {
      await tryAgain(page);
      expect(await waitingWrites(page)).toBe(0);
    }).toPass({ intervals: [50] });
    expect(tally.answersLost).toBeGreaterThan(5);
    expect(tally.requestsLost).toBeGreaterThan(2);
  });

  await test.step('the server has every write once, in order', async () => {
    const projects = await projectsOf(page);
    const byName = new Map(projects.map((project) => [project['project_name'], project]));
    expect(projects).toHaveLength(ROUNDS + 2);
    expect(byName.get('Notes')).toMatchObject({ notes: `Note ${ROUNDS - 1}`, revision: 1 + ROUNDS });
    expect(byName.get('Harbor')).toMatchObject({ archived: true, revision: 2 });
    const sheets: { id: string; name: string; revision: number }[] = await (
      await callApi(page, 'GET', '/api/spec-sheets')
    ).json();
    expect(sheets).toHaveLength(ROUNDS + 1);
    expect(sheets.find((listed) => listed.id === sheet.id)).toMatchObject({
      name: `Name ${ROUNDS - 1}`,
      revision: 1 + ROUNDS,
    });
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(byName.get(`Project ${round}`)).toMatchObject({ revision: 1 });
      expect(sheets.filter(({ name }) => name === `Sheet ${round}`)).toHaveLength(1);
    }
    // oxlint-disable-next-line no-console -- the figures of the proof
    console.log(`${4 * ROUNDS + 1} writes:`, tally);
  });
});
