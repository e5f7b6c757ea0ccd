import type { Page } from '@playwright/test';
import { buildOf, workerInControl } from './app-version.ts';
import { visitDeployable } from './deployable-server.ts';
import { expect, signUp, test } from './fixtures.ts';
import { expectKept } from './offline-page.ts';
import { field } from './specs-page.ts';

const server = visitDeployable();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const overlay = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Every address is loaded again, so that nothing comes from a page that was opened with a network. */
test('O1 after one visit, every screen opens from this device, without a server and without a network', async ({
  page,
  context,
}) => {
  await test.step('the app can be installed, and neither its worker nor its manifest is cached', async () => {
    await server.deploy('A');
    const paths = ['/sw.js', '/manifest.webmanifest'];
    const [worker, manifest] = await Promise.all(paths.map((path) => page.request.get(path)));
    for (const answer of [worker, manifest]) expect(answer?.headers()['cache-control']).toBe('no-cache');
    const app: { icons: { src: string; type: string }[] } = await manifest?.json();
    expect(app).toMatchObject({ name: 'Print Partner', start_url: '/', scope: '/', display: 'standalone' });
    for (const { src, type } of app.icons)
      expect((await page.request.get(src)).headers()['content-type']).toContain(type);
  });

  await signUp(page);
  await page.goto('/');
  await workerInControl(page);
  await expectKept(page, '/api/projects');
  await server.stop();
  await context.setOffline(true);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));

  await test.step('a guide', async () => {
    await page.goto('/?tab=paper&section=weight');
    await expect(page.locator('#section-weight')).toContainText('80#');
    expect(await buildOf(page)).toBe('A');
  });

  await test.step('every calculator', async () => {
    await page.goto('/?calculators=spine');
    const rail = page.getByRole('navigation', { name: 'Calculators' }).getByRole('link');
    await expect(rail.first()).toBeVisible();
    for (const title of await rail.allTextContents()) {
      await rail.getByText(title, { exact: true }).click();
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    }
  });

  await test.step('search', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search guides, projects and specs' }).click();
    await overlay(page, 'Search').getByRole('combobox').fill('saddle stitch');
    await expect(overlay(page, 'Search').getByRole('option').first()).toBeVisible();
  });

  await test.step('a dieline, folded and saved as a PDF', async () => {
    await page.goto('/?dieline=fold&fold=tri&width=11&height=8.5');
    await expect(page.getByRole('img', { name: /flat/ }).first()).toBeVisible();
    const saved = page.waitForEvent('download');
    await page
      .getByRole('complementary', { name: 'Size and files' })
      .getByRole('button', { name: 'PDF', exact: true })
      .click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('a spec form, with its arithmetic and templates', async () => {
    await page.goto('/?tab=specs');
    await expect(heading(page, 'Create Booklet Specs')).toBeVisible();
    await field(page, 'Quantity 1').fill('2500');
    await page.getByRole('button', { name: 'Templates', exact: true }).click();
    await expect(overlay(page, 'Start from a template')).toContainText('Perfect-bound catalog');
  });

  await test.step('a grounded answer of the assistant', async () => {
    await page.goto('/?assistant=open');
    await page
      .getByRole('textbox', { name: 'Your question' })
      .fill('How thick is a 64-page book on 80# text?');
    await page.keyboard.press('Enter');
    const answer = overlay(page, 'AI Assistant').getByRole('listitem').filter({ hasText: 'You:' });
    await expect(answer).toContainText('Answered on this device');
    await expect(answer).toContainText('0.112 in');
  });

  await test.step('the checklist, while an upload needs the network', async () => {
    await page.goto('/?tab=preflight');
    await page.getByRole('button', { name: 'Universal Preflight Checklist' }).click();
    await expect(overlay(page, 'Universal Preflight Checklist')).toContainText('Bleed');
  });

  await test.step('projects, settings and the pages with text', async () => {
    await page.goto('/?tab=projects');
    await expect(page.getByRole('textbox', { name: 'Notes' })).toBeVisible();
    for (const path of ['/terms', '/privacy', '/support', '/search-help']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/no-such-page');
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });

  await test.step('the admin screen says that it needs a network', async () => {
    await page.goto('/admin-dashboard-2024');
    await expect(heading(page, 'This screen did not load')).toBeVisible();
  });
  expect(errors).toEqual([]);
});
