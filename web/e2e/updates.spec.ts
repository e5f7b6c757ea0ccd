import type { Page } from '@playwright/test';
import { treeFindings } from './accessibility-tree.ts';
import { expectAccessible } from './accessible.ts';
import { chunkPath, visitDeployable } from './deployable-server.ts';
import { expect, signUp, test } from './fixtures.ts';
import { buildOf, workerInControl } from './app-version.ts';

const server = visitDeployable();
const OFFLINE_TEXT =
  'You can continue using Print Partner offline. All reference materials, paper types, binding guides, and specification forms work without internet. Email functionality requires reconnection.';

const card = (page: Page) => page.getByRole('region', { name: 'Update Available' });
const box = (page: Page) => page.getByRole('alert').filter({ hasText: 'Runtime error mounting app' });
/** The browser asks for a newer version. */
const goOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Counts the pages that a tab loads. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('domcontentloaded', () => (loads.count += 1));
  return loads;
}

test('O2 badge, banner and update card: one version at a time, in every tab, and a way out of a broken one', async ({
  page,
  context,
}) => {
  await server.deploy('A');
  await signUp(page);
  const loads = loadsOf(page);

  await test.step('the first worker takes over without a reload', async () => {
    await page.goto('/?tab=projects');
    await workerInControl(page);
    expect(loads.count).toBe(1);
    await expect(card(page)).toBeHidden();
  });

  await test.step('offline, the badge and the banner say so, and the banner covers nothing', async () => {
    const badge = page.getByRole('dialog').getByText('Offline Mode');
    await context.setOffline(true);
    await expect(badge).toBeVisible();
    const banner = page.getByRole('region', { name: 'Offline Mode Active' });
    await expect(banner.getByRole('paragraph')).toHaveText(OFFLINE_TEXT);
    const top = async () => (await banner.boundingBox())?.y ?? 0;
    const save = page.getByRole('button', { name: 'Save Project' });
    await expect
      .poll(async () => {
        const bar = await save.boundingBox();
        return bar ? bar.y + bar.height <= (await top()) : false;
      })
      .toBe(true);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await context.setOffline(false);
    await expect(badge).toBeHidden();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toBeHidden();
  });

  const other = await context.newPage();
  const otherLoads = loadsOf(other);
  const notes = page.getByRole('textbox', { name: 'Notes' });

  await test.step('a new version is offered in both tabs, and Later hides it in one', async () => {
    await other.goto('/');
    await notes.fill('Matte aqueous, Dana approved');
    await server.deploy('B');
    await goOnline(page);
    await expect(card(page)).toContainText(
      'A new version of Print Partner is available. Update now for the latest features and improvements.',
    );
    await expect(card(other)).toBeVisible();
    await expectAccessible(page, 'the card of a new version');
    expect(await treeFindings(page)).toEqual([]);
    await card(page).getByRole('button', { name: 'Later' }).click();
    await expect(card(page)).toBeHidden();
  });

  await test.step('until then, a new page and every screen are of the old version', async () => {
    const late = await context.newPage();
    await late.goto('/terms');
    await expect(late.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await buildOf(late)).toBe('A');
    await late.close();
  });

  await test.step('Update Now loads both tabs once, with the text that was typed', async () => {
    await card(other).getByRole('button', { name: 'Update Now' }).click();
    for (const tab of [page, other]) await expect.poll(() => buildOf(tab)).toBe('B');
    await expect(notes).toHaveValue('Matte aqueous, Dana approved');
    expect([loads.count, otherLoads.count]).toEqual([2, 2]);
    await other.close();
  });

  await test.step('a screen that the server no longer has leads to the new version', async () => {
    const admin = await chunkPath('admin-screen');
    await server.deploy('C', { gone: [admin] });
    await page.evaluate(() => {
      history.pushState(null, '', '/admin-dashboard-2024');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByRole('heading', { name: 'This screen did not load' })).toBeVisible();
    server.restore(admin);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.poll(() => buildOf(page)).toBe('C');
    await expect(page.getByRole('textbox', { name: 'Admin password' })).toBeVisible();
  });

  await test.step('a version that does not start is left for the next one by itself', async () => {
    await page.goto('/?tab=projects');
    await expect(notes).toBeVisible();
    await server.deploy('D', { isBroken: true });
    await goOnline(page);
    await card(page).getByRole('button', { name: 'Update Now' }).click();
    await expect(box(page)).toContainText('D is broken');
    await page.evaluate(() => sessionStorage.removeItem('print-partner:looked-for-update'));
    await server.deploy('E');
    await page.reload();
    await expect.poll(() => buildOf(page)).toBe('E');
    await expect(notes).toHaveValue('Matte aqueous, Dana approved');
  });

  await test.step('or the copy on the device is removed, but not what was typed', async () => {
    await server.deploy('F', { isBroken: true });
    await goOnline(page);
    await card(page).getByRole('button', { name: 'Update Now' }).click();
    await expect(box(page)).toContainText('F is broken');
    await server.deploy('G', { hasWorker: false });
    await page.getByRole('button', { name: 'Remove copy and load again' }).click();
    await expect.poll(() => buildOf(page)).toBe('G');
    await expect(notes).toHaveValue('Matte aqueous, Dana approved');
  });
});
