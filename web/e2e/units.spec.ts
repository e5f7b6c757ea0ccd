import { expect, signUp, test } from './fixtures.ts';
import { readText } from './guide-page.ts';
import { follow } from './screens.ts';
import { openSettings } from './settings-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

test('A9 a user who measures in millimeters reads and types them in guides, calculators and dielines', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/');
  await test.step('Settings keeps the unit on the server', async () => {
    const settings = await openSettings(page);
    const lengths = settings.getByLabel('Lengths');
    await expect(lengths).toHaveValue('in');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/preferences') && response.request().method() === 'PUT',
    );
    await lengths.selectOption('Millimeters, then inches');
    expect(await (await saved).json()).toMatchObject({ lengthUnit: 'mm' });
    await page.keyboard.press('Escape');
  });
  await test.step('a calculator reads and answers in millimeters', async () => {
    await page.goto('/?calculators=panel-widths');
    const calculator = page.getByRole('region', { name: 'Panel widths' });
    await expect(calculator.getByLabel('Flat width')).toHaveValue('279.4');
    await calculator.getByLabel('Flat width').fill('297');
    await calculator.getByLabel('Flat height').fill('8 1/2 in');
    await expect
      .poll(() => readText(calculator.getByRole('status')))
      .toMatch(/^[\d.]+ × 215\.9 mm folded \(.* in\)$/);
    await calculator.getByLabel('Flat width').fill('5000');
    await expect(calculator).toContainText('Enter 25.4 to 1,524 mm.');
  });
  await test.step('a calculator has the trade’s 3 mm of bleed, and millimeters in its choices', async () => {
    await follow(page, '/?calculators=sheets-out');
    const calculator = page.getByRole('region', { name: 'Sheets out' });
    await expect(calculator.getByLabel('Bleed')).toHaveValue('3');
    await expect(calculator.getByLabel('Press sheet')).toContainText('Digital 330.2 × 482.6 mm (13 × 19 in)');
  });
  await test.step('a dieline has its size in millimeters first', async () => {
    await follow(page, '/?dieline=fold&fold=tri&width=11&height=8.5');
    await expect(page.getByText('279.4 × 215.9 mm').first()).toBeVisible();
  });
  await test.step('a guide shows millimeters first', async () => {
    await follow(page, '/?tab=brochure');
    await expect(
      page
        .locator('[data-tab-open]')
        .getByText(/\d mm$/)
        .first(),
    ).toBeVisible();
    await follow(page, '/?tab=paper');
    const papers = page.getByRole('table', { name: 'Papers by weight' });
    await expect(papers).toBeVisible();
    await expect.poll(() => readText(papers)).toContain('270 0.221 mm (0.0087 in)');
  });
});
