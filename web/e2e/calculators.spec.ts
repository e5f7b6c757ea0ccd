import type { Locator, Page } from '@playwright/test';
import { expect, signInAsReader, test } from './fixtures.ts';
import { expectCited, openGuide, readText } from './guide-page.ts';
import { follow } from './screens.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const titles = [
  'Stock converter',
  'Envelope fit',
  'Page count',
  'Spine width',
  'Creep',
  'Saddle bulk',
  'Panel widths',
  'Press choice',
  'Sheets out',
  'Price range',
  'Shape and class',
  'Weight of a piece',
  'Thickness check',
  'Tab picker',
  'Postage',
];

/** Opens another calculator from the rail of the panel. */
async function choose(page: Page, title: string): Promise<Locator> {
  await page
    .getByRole('navigation', { name: 'Calculators' })
    .getByRole('link', { name: title, exact: true })
    .click();
  const calculator = page.getByRole('region', { name: title, exact: true });
  await expect(calculator).toBeVisible();
  return calculator;
}

const result = (calculator: Locator) => calculator.getByRole('status');

test('G7 the calculator panel opens from the home screen and a guide, leads to every calculator, and press, sheet and price calculators answer', async ({
  page,
}) => {
  await signInAsReader(page);
  await page.goto('/');
  await test.step('opens from the home screen with one URL per calculator, and closes to the home screen', async () => {
    const link = page.getByRole('region', { name: 'Calculators' }).getByRole('link', { name: 'Sheets out' });
    await link.click();
    const panel = page.getByRole('dialog', { name: 'Calculators' });
    await expect(panel.getByRole('heading', { name: 'Sheets out' })).toBeVisible();
    await expect(page).toHaveURL(/\?calculators=sheets-out$/);
    await panel.getByRole('link', { name: 'Price range' }).click();
    await expect(panel.getByRole('heading', { name: 'Price range' })).toBeVisible();
    await expect(page).toHaveURL(/\?calculators=price-range$/);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  });
  await test.step('opens from a guide, and Escape returns to it', async () => {
    // Opened by URL, so that closing the guide and closing the panel are different history steps.
    await openGuide(page, 'printing-presses');
    await page.getByRole('link', { name: /All \d+ calculators/ }).click();
    await expect(page.getByRole('dialog', { name: 'Calculators' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Calculators' })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Printing Presses' })).toBeVisible();
  });
  await test.step('Escape while the panel opens closes only the panel', async () => {
    await page.evaluate(() => {
      new MutationObserver((_, own) => {
        if (!document.querySelector('dialog[aria-labelledby=calculators-name]')) return;
        own.disconnect();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('link', { name: /All \d+ calculators/ }).click();
    await expect(page).toHaveURL(/tab=printing-presses/);
    await expect(page.getByRole('dialog', { name: 'Calculators' })).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Printing Presses' })).toBeVisible();
  });
  await follow(page, '/');
  await follow(page, '/?calculators=no-such-calculator');
  await expect(page.getByRole('region', { name: 'Stock converter', exact: true })).toBeVisible();
  await test.step('opens every calculator in the rail, and the first for an unknown id', async () => {
    const rail = page.getByRole('navigation', { name: 'Calculators' });
    await expect(rail.getByRole('link')).toHaveText(titles);
    for (const title of titles) {
      const link = rail.getByRole('link', { name: title, exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
    }
  });
  await test.step('press choice depends on quantity, size and needs, with reasons', () =>
    expectPressChoice(page));
  await test.step('sheets out fits nine 4 × 6 cards on a 13 × 19 in sheet, 556 sheets for 5,000', () =>
    expectSheetsOut(page));
  await test.step('price range shows a range, its arithmetic and date, and no vendor', () =>
    expectPriceRange(page));
  await test.step('on a phone, the first screen leads to a list of all calculators without scrolling', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    const shortcut = page.getByRole('link', { name: /^Calculators/ });
    await expect(shortcut).toBeInViewport({ ratio: 1 });
    await shortcut.click();
    const links = page.getByRole('navigation', { name: 'Calculators' }).getByRole('link');
    await expect(links).toHaveText(titles);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Stock converter' })).toBeHidden();
    await expect(links.and(page.locator('[aria-current]'))).toHaveCount(0);
  });
  await test.step('on a phone, a chosen calculator replaces the list, and a menu leads to the others', async () => {
    const panel = page.getByRole('dialog', { name: 'Calculators' });
    await choose(page, 'Press choice');
    await expect(panel.getByRole('heading', { name: 'Press choice' })).toBeFocused();
    await page.goBack();
    const list = page.getByRole('navigation', { name: 'Calculators' });
    await expect(list).toBeVisible();
    await choose(page, 'Stock converter');
    await expect(panel.getByRole('heading', { name: 'Stock converter' })).toBeFocused();
    await page.getByLabel('Calculator', { exact: true }).selectOption('Price range');
    await expect(page.getByRole('region', { name: 'Price range', exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
  });
});

async function expectPressChoice(page: Page): Promise<void> {
  const calculator = await choose(page, 'Press choice');
  const quantity = calculator.getByLabel('Quantity');
  const reasons = calculator.getByRole('list', { name: 'Why' });
  await quantity.fill('2,499');
  await expect(result(calculator)).toHaveText('Digital');
  await expect(calculator).toContainText('Also get a quote for sheetfed.');
  await quantity.fill('2,500');
  await expect(result(calculator)).toHaveText('Sheetfed');
  await expect(calculator).toContainText('Also get a quote for digital.');
  await calculator.getByLabel('Flat width').fill('11');
  await calculator.getByLabel('Flat height').fill('8-1/2');
  await quantity.fill('15,000');
  await expect(calculator).toContainText('Also get a quote for web.');
  await quantity.fill('100,000');
  await expect(result(calculator)).toHaveText('Web');
  await expect(calculator).toContainText('Also get a quote for sheetfed.');
  await expect(reasons).toContainText('divide the web’s cutoff');
  const cutoff = calculator.getByLabel('Web cutoff');
  await cutoff.selectOption('Page doesn’t fit');
  await expect(result(calculator)).toHaveText('Sheetfed');
  await cutoff.selectOption('Page fits');
  await expect(result(calculator)).toHaveText('Web');
  await expect(calculator.locator('p', { hasText: '0.125 in bleed' }).locator('[data-cite]')).toHaveCount(2);
  await calculator.getByLabel('Variable data').check();
  await expect(result(calculator)).toHaveText('Digital');
  await expect(reasons).toContainText('only a digital press can print');
  await expectCited(calculator);
  await expect(reasons.locator('li:not(:has([data-cite]))')).toHaveCount(0);
  await calculator.getByLabel('Flat width').fill('48');
  await calculator.getByLabel('Flat height').fill('36');
  await expect(result(calculator)).toContainText('large-format printer');
  await quantity.fill('many');
  await expect(calculator).toContainText('Enter a whole number, 1 to 100,000,000 pieces');
  await expect(result(calculator)).toHaveText('');
}

async function expectSheetsOut(page: Page): Promise<void> {
  const calculator = await choose(page, 'Sheets out');
  await calculator.getByLabel('Press sheet').selectOption('Digital 13 × 19 in');
  await calculator.getByLabel('Flat width').fill('4');
  await calculator.getByLabel('Flat height').fill('6');
  await calculator.getByLabel('Bleed').fill('1/8');
  await calculator.getByLabel('Gutter').fill('0');
  await calculator.getByLabel('Quantity').fill('5000');
  await expect(result(calculator)).toContainText('9 up, 3 across × 3 around');
  await expect(calculator).toContainText('5,000 ÷ 9 = 556 sheets, rounded up');
  await expect(
    calculator.getByRole('img', { name: '9 pieces on the sheet, 3 across and 3 around' }),
  ).toBeVisible();
  await expectCited(calculator);
  await calculator.getByLabel('Lay out').selectOption('Pages of a signature');
  await calculator.getByLabel('Press sheet').selectOption('Sheetfed 23 × 35 in');
  await calculator.getByLabel('Page width').fill('8.5');
  await calculator.getByLabel('Page height').fill('11');
  await calculator.getByLabel('Bleed').fill('0');
  await expect(result(calculator)).toContainText('16 pages: 2 pairs across × 2 around');
  await calculator.getByLabel('Lay out').selectOption('Single pieces');
  await calculator.getByLabel('Press sheet').selectOption('Digital 13 × 19 in');
  await calculator.getByLabel('Flat width').fill('4');
  await calculator.getByLabel('Bleed').fill('1/8');
  await calculator.getByLabel('Flat height').fill('19');
  await expect(result(calculator)).toContainText('larger than this sheet’s printable area');
  await expect(calculator).not.toContainText('rounded up');
}

async function expectPriceRange(page: Page): Promise<void> {
  const calculator = await choose(page, 'Price range');
  await calculator.getByLabel('Product').selectOption('Postcard 4 × 6');
  await calculator.getByLabel('Quantity').fill('5,000');
  await expect(result(calculator)).toContainText('$150–520');
  const text = await readText(calculator);
  expect(text).toContain('$75 + $0.046 × 5,000 = $305');
  expect(text).toContain('A planning range, not a quote');
  expect(text).toContain('as of Feb 11, 2026');
  expect(text).toContain('may vary ±25%');
  expect(text).not.toMatch(/vista|moo\b|uprint|overnight|gotprint|jukebox|4over|www|\.(com|net|org)\b/i);
  await expectCited(calculator);
  await calculator.getByLabel('Product').selectOption('Postcard 6 × 9');
  await calculator.getByLabel('Quantity').fill('999');
  await expect(result(calculator)).toContainText('$95–340');
  await expect(calculator).toContainText('1,000 pieces offset cost no more');
  await calculator.getByLabel('Product').selectOption('EDDM card 6 × 11');
  await calculator.getByLabel('Quantity').fill('5,000');
  await expect(result(calculator).locator('[data-cite]')).toHaveCount(2);
  await expectCited(calculator);
  await calculator.getByLabel('Product').selectOption('Pocket folder 9 × 12');
  await calculator.getByLabel('Quantity').fill('500');
  await expect(result(calculator)).toContainText('$500–1,240');
  await expect(calculator).toContainText('unverified');
  await calculator.getByLabel('Quantity').fill('9000');
  await expect(result(calculator)).toContainText('250–5,000 pieces');
  await expect(calculator).not.toContainText('A planning range');
}
