import { badPdf } from '@printpartner/testing/e2e';
import { expectAnnounced, listen } from './announcements.ts';
import { expect, saveProject, signUp, test } from './fixtures.ts';
import { analyze, pdfOf } from './preflight-page.ts';
import { harbor, notes, openTracking } from './projects-page.ts';
import { field, openForm } from './specs-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

test('O3 screen readers announce what happens without the user: answers, results, failures and the network', async ({
  page,
  context,
}) => {
  await listen(page);
  await signUp(page);
  await saveProject(page, { ...harbor, notes: 'old' });

  await test.step('the assistant’s answer', async () => {
    await page.goto('/?assistant=open');
    const panel = page.getByRole('dialog', { name: 'AI Assistant' });
    await panel.getByRole('textbox').fill('What is 80# text in gsm?');
    await page.keyboard.press('Enter');
    await expect(panel.locator('ol > li').last().locator('time')).toHaveCount(2);
    await expectAnnounced(page, /118/);
  });

  await test.step('the progress of a check', async () => {
    await page.goto('/?tab=preflight');
    await analyze(page, pdfOf('bad.pdf', badPdf()));
    await expectAnnounced(page, /\d+ ?%|[Aa]nalyz|[Cc]heck/);
    // The verdict gets the focus, so that it is read.
    await expect(page.getByRole('heading', { level: 1, name: /^Not ready/ })).toBeFocused();
  });

  await test.step('a project that is not saved, and a toast', async () => {
    await page.route(/\/api\/projects(\/\d+)?$/, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await openTracking(page);
    await expect(notes(page)).toHaveValue('old');
    await notes(page).fill('new');
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expectAnnounced(page, 'Not saved yet');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Save Project' }).click();
    await expectAnnounced(page, /Project saved|saved/);
  });

  await test.step('the network, below a dialog, too', async () => {
    await openForm(page, 'booklet');
    await page.getByRole('button', { name: 'Templates', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Start from a template' })).toBeVisible();
    await context.setOffline(true);
    await expectAnnounced(page, 'Offline Mode Active');
    await page.keyboard.press('Escape');
    await expectAnnounced(page, 'Offline Mode');
    await field(page, 'Project name').fill('Spring catalog');
    await expectAnnounced(page, 'Saved on this device. Sends when the network is back.');
    await context.setOffline(false);
  });
});
