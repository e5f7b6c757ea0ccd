import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { baseURL, callApi, expect, saveProject, signUp, stopClock, test } from './fixtures.ts';
import { cutServer, expectDraftKept, expectKept } from './offline-page.ts';
import { harbor, name, notes, openTracking, projectsOf } from './projects-page.ts';
import { field, openForm } from './specs-page.ts';

/** The whole browser, with everything that it has not written to the disk yet. Its processes name its profile. */
async function kill(context: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  const pids = execFileSync('pgrep', ['-f', `user-data-dir=${profile}`], { encoding: 'utf8' });
  for (const pid of pids.trim().split('\n')) process.kill(Number(pid), 'SIGKILL');
  await closed;
}

// oxlint-disable-next-line no-empty-pattern -- this test opens its own browser
test('S7 text is there again after the browser was killed a second after it was typed', async ({}, testInfo) => {
  const profile = mkdtempSync(join(tmpdir(), 'print-partner-profile-'));
  const { launchOptions } = testInfo.project.use;
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  let context = await open();
  let page = await context.newPage();
  await signUp(page);
  await saveProject(page, harbor);
  const cookies = await context.cookies();
  await openTracking(page);
  await expect(name(page)).toHaveValue(harbor.project_name);
  await expectKept(page, '/api/projects/active');
  await openForm(page, 'custom');
  await cutServer(context);
  await field(page, 'Flat size').fill('11 × 8.5 in');
  await page.getByRole('button', { name: 'Close Tab' }).first().click();
  await page.getByRole('button', { name: 'Project Tracking' }).click();
  await expect(name(page)).toHaveValue(harbor.project_name);
  await stopClock(page);
  await notes(page).fill('call the bindery');
  // A person takes about this long from the last key to a flat battery.
  await page.clock.runFor(1_000);
  for (const text of ['11 × 8.5 in', 'call the bindery']) await expectDraftKept(page, text);
  await kill(context, profile);

  context = await open();
  await context.addCookies(cookies);
  page = await context.newPage();
  await openTracking(page);
  await expect(notes(page)).toHaveValue('call the bindery');
  await expect.poll(() => projectsOf(page)).toMatchObject([{ notes: 'call the bindery' }]);
  await expect
    .poll(async () => (await callApi(page, 'GET', '/api/specs/custom-specs-current')).json())
    .toMatchObject({ data: { flatSize: '11 × 8.5 in' } });
  await context.close();
  rmSync(profile, { recursive: true });
});
