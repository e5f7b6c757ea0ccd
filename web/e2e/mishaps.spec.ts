import { expect, settled, signUp, test } from './fixtures.ts';
import { remind, save } from './reminders-page.ts';
import { follow } from './screens.ts';

test('H4 R2 code that does not load breaks only its own screen or calculator, and a message says that reminders do not run until it loads', async ({
  page,
}) => {
  await signUp(page);
  const project = await save(page, { project_name: 'Menu' });
  await page.route(/\/(reminders-and-news|tracking-screen|spine)[^/]*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('reminders-and-news'),
  );
  await page.goto('/');
  await failed;
  await settled(page);

  await test.step('a screen', async () => {
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    await expect(page.getByText('This screen did not load')).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page.getByRole('button', { name: 'Booklets', exact: true })).toBeVisible();
  });

  await test.step('a calculator leaves the others and their panel open', async () => {
    await follow(page, '/?calculators=spine');
    const calculators = page.getByRole('dialog');
    await expect(calculators.getByText('This screen did not load')).toBeVisible();
    await calculators.getByRole('link', { name: 'Sheets out', exact: true }).click();
    await expect(calculators.getByRole('region').first()).toBeVisible();
    await expect(calculators.getByText('This screen did not load')).toBeHidden();
    await follow(page, '/');
    await expect(calculators).toBeHidden();
  });

  await test.step('reminders start once their code loads', async () => {
    const said = page.getByText('Reminders are not running');
    await expect(said).toBeVisible();
    await remind(page, project, 1, 'Approve proof');
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(said).toBeHidden();
    await expect(page.getByText('Approve proof').first()).toBeVisible();
  });
});
