import { dayFromNow, expect, saveProject, signInAsReader, signUp, test } from './fixtures.ts';
import { blockAutosaves } from './projects-page.ts';
import { openHome } from './tiles-page.ts';

const labels = [
  'Preflight File & Preflight Checklist',
  'Mailing And Postage Info',
  'Create Custom Specs',
  'Pocket Folder Templates',
  'Project Tracking',
  'Create Booklet Specs',
  'Paper & Envelope Types',
  'Coating Options',
  'Binding Options',
  'Booklets',
  'Brochures',
  'Printing Presses',
];

test('H1 a list that did not load has Try again; twelve tiles are in order, in three columns, 6rem high at every width, above the footer', async ({
  page,
}) => {
  await signInAsReader(page);
  await test.step('a list that did not load shows a message with Try again', async () => {
    // Opening the stream would fetch the list again by itself.
    await page.route('**/api/alerts/stream', (route) => route.abort());
    await page.route('**/api/projects', (route) => route.abort());
    await openHome(page);
    const nextDue = page.getByRole('region', { name: 'Next due' });
    await expect(nextDue.getByText('Your projects did not load.')).toBeVisible();
    await page.unroute('**/api/projects');
    await nextDue.getByRole('button', { name: 'Try again' }).click();
    await expect(nextDue.getByText('No projects yet')).toBeVisible();
  });
  const tiles = page.getByRole('list', { name: 'Tabs' }).getByRole('button');
  for (const width of [320, 390, 820, 1440])
    await test.step(`tiles at ${width}`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expect(tiles).toHaveText(labels);
      const boxes = await tiles.evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.map((box) => Math.round(box.x))).size).toBe(3);
      expect(boxes.every((box) => box.height === 96)).toBe(true);
      await expect(tiles.first()).toHaveCSS('background-color', 'rgb(100, 116, 139)');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  await test.step('the footer links to Terms and Privacy', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('For reference only - verify all specs with your printer')).toBeVisible();
    await footer.getByRole('link', { name: 'Terms' }).click();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    await footer.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
  });
});

test('H4 tabs open full screen by click, double click or address, keep the focus inside, and close; a reload keeps them open', async ({
  page,
}) => {
  await signInAsReader(page);
  await openHome(page);
  await test.step('a double click opens a tab once, and one close closes it', async () => {
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Brochures', exact: true }).dblclick();
    await expect(page).toHaveURL('/?tab=brochure');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Close Tab' })).toHaveCount(0);
  });
  await test.step('each tile opens its own tab, and Close Tab returns the focus to the tile', async () => {
    for (const label of labels) {
      const tile = page.getByRole('button', { name: label, exact: true });
      await tile.click();
      const tab = page.getByRole('dialog', { name: label });
      await expect(tab).toBeFocused();
      await expect(page).toHaveTitle(`${label} – Print Partner`);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(tab.getByRole('button', { name: 'Close Tab' })).toHaveCSS(
        'background-color',
        'rgb(200, 32, 43)',
      );
      await tab.getByRole('button', { name: 'Close Tab' }).click();
      await expect(tab).toBeHidden();
      await expect(tile).toBeFocused();
    }
    await expect(page).toHaveURL('/');
  });
  await test.step('Tab wraps inside the open tab, and the home screen below is not reachable', async () => {
    await page.getByRole('button', { name: 'Coating Options' }).click();
    const tab = page.getByRole('dialog', { name: 'Coating Options' });
    await expect(tab).toBeFocused();
    await expect(tab.getByRole('button', { expanded: true }).first()).toBeVisible();
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      const focused = tab.locator(':focus');
      return (await focused.getAttribute('aria-label')) ?? focused.innerText();
    };
    expect(await press('Tab')).toBe('Search');
    expect(await press('Tab')).toBe('Close Tab');
    expect(await press('Tab')).toBe('close if finished');
    expect(await press('Shift+Tab')).toBe('Close Tab');
    expect(await press('Shift+Tab')).toBe('Search');
    const last = await press('Shift+Tab');
    expect(['Search', 'Close Tab', 'close if finished']).not.toContain(last);
    expect(await press('Tab')).toBe('Search');
    expect(await press('Shift+Tab')).toBe(last);
    await expect(page.locator('[inert]').getByText('Coating Options')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(tab).toBeHidden();
  });
  await test.step('guides and spec forms have their own "close if finished"', async () => {
    for (const label of ['Mailing And Postage Info', 'Binding Options', 'Create Booklet Specs']) {
      await page.getByRole('button', { name: label }).click();
      const tab = page.getByRole('dialog', { name: label });
      await expect(tab.getByRole('heading', { level: 1, name: label })).toBeVisible();
      await tab.getByRole('button', { name: 'close if finished' }).click();
      await expect(tab).toBeHidden();
      await expect(page.getByRole('button', { name: label })).toBeFocused();
    }
  });
  await test.step('opening another tab closes the first, and a reload keeps the tab open', async () => {
    await page.getByRole('button', { name: 'Booklets' }).click();
    await page.goto('/?tab=paper');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('dialog', { name: 'Paper & Envelope Types' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page).toHaveURL('/');
  });
  await test.step('a tab starts at the top, Back closes it, and a link opens it', async () => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole('button', { name: 'Brochures' }).click();
    await expect(page).toHaveURL('/?tab=brochure');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto('/?tab=booklet');
    await expect(page.getByRole('dialog', { name: 'Booklets' })).toBeVisible();
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('H1 H4 Next due lists overdue projects first, then the soonest; Project Tracking stays mounted; Escape closes a tab', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/');
  const rows = page.getByRole('region', { name: 'Next due' }).getByRole('listitem');
  await test.step('the soonest of two projects is first', async () => {
    await expect(page.getByText('No projects yet')).toBeVisible();
    await saveProject(page, { project_name: 'Annual report', due_date: await dayFromNow(page, 20) });
    await saveProject(page, {
      project_name: 'Harbor Season Program',
      client_name: 'Lakeview Arts',
      due_date: await dayFromNow(page, 3),
    });
    await page.reload();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Harbor Season Program');
    await expect(rows.first()).toContainText('3 days');
    await expect(page.getByRole('button', { name: 'All 2 projects' })).toBeVisible();
  });
  await test.step('at most five are listed, overdue ones first', async () => {
    for (const days of [4, 5, 6]) {
      await saveProject(page, { project_name: `Menu ${days}`, due_date: await dayFromNow(page, days) });
    }
    await saveProject(page, { project_name: 'Forgotten folder', due_date: await dayFromNow(page, -1) });
    await page.reload();
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText('Forgotten folder');
    await expect(rows.nth(1)).toContainText('Harbor Season Program');
  });
  await test.step('Escape closes the tab unless a dialog is open above it', async () => {
    await page.getByRole('button', { name: 'Coating Options' }).click();
    const tab = page.getByRole('dialog', { name: 'Coating Options' });
    await expect(tab).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tab).toBeHidden();
    await expect(page.getByRole('button', { name: 'Coating Options' })).toBeFocused();

    await page.getByRole('button', { name: 'Project Tracking' }).click();
    const projects = page.getByRole('dialog', { name: 'Project Tracking' });
    await expect(projects.getByLabel('Project Name/Type')).toHaveValue('Forgotten folder');
    await blockAutosaves(page);
    await projects.getByLabel('Notes').fill('call the bindery');
    await projects.getByRole('button', { name: 'New project' }).locator('visible=true').click();
    const question = page.getByRole('dialog', { name: 'Save your changes first?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(projects).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(projects).toBeHidden();
  });
  await test.step('Project Tracking stays mounted behind the home screen', async () => {
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    const tab = page.locator('[aria-labelledby=tab-projects-name]');
    await tab.evaluate((element) => element.setAttribute('data-seen', 'yes'));
    await page.getByRole('button', { name: 'Close Tab' }).click();
    await expect(tab).toBeHidden();
    await page.getByRole('button', { name: 'Project Tracking' }).click();
    await expect(tab).toHaveAttribute('data-seen', 'yes');
  });
});
