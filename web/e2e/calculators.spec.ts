import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, signInAsReader, test } from './fixtures.ts';
import { expectCited, openGuide, readText } from './guide-page.ts';

// Else the offer of notifications would come up over the page.
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

async function openCalculator(page: Page, id: string, title: string): Promise<Locator> {
  await signInAsReader(page);
  await page.goto(`/?calculators=${id}`);
  const calculator = page.getByRole('region', { name: title, exact: true });
  await expect(calculator).toBeVisible();
  return calculator;
}

/** Another calculator, by the rail of the open panel. */
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

test.describe('panel of calculators', () => {
  test('G7 the panel of calculators opens from the home screen and from a guide', async ({ page }) => {
    await signInAsReader(page);
    await page.goto('/');
    await test.step('G7 opens from the home screen, one calculator an address, and Close and Back lead home', async () => {
      const way = page.getByRole('region', { name: 'Calculators' }).getByRole('link', { name: 'Sheets out' });
      await way.click();
      const panel = page.getByRole('dialog', { name: 'Calculators' });
      await expect(panel.getByRole('heading', { name: 'Sheets out' })).toBeVisible();
      await expect(page).toHaveURL(/\?calculators=sheets-out$/);
      await panel.getByRole('link', { name: 'Price range' }).click();
      await expect(panel.getByRole('heading', { name: 'Price range' })).toBeVisible();
      await expect(page).toHaveURL(/\?calculators=price-range$/);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toHaveCount(0);
      await expect(way).toBeFocused();
      await expect(page).toHaveURL(/\/$/);
    });
    await test.step('G7 opens from a guide, and Escape comes back to it', async () => {
      // By its address: from there, what closes the guide is not what closes the panel.
      await openGuide(page, 'printing-presses');
      await page.getByRole('link', { name: /All \d+ calculators/ }).click();
      await expect(page.getByRole('dialog', { name: 'Calculators' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Calculators' })).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'Printing Presses' })).toBeVisible();
    });
    await test.step('G7 an Escape in the very moment that it opens closes it alone', async () => {
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
  });

  test('G7 the calculators of the panel and of the presses give their answers', async ({ page }) => {
    await openCalculator(page, 'no-such-calculator', 'Stock converter');
    await test.step('G7 every calculator of the rail opens, and a name that there is not opens the first', async () => {
      const rail = page.getByRole('navigation', { name: 'Calculators' });
      await expect(rail.getByRole('link')).toHaveText(titles);
      for (const title of titles) {
        const link = rail.getByRole('link', { name: title, exact: true });
        await link.click();
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('region', { name: title, exact: true })).toBeVisible();
      }
    });
    await test.step('G7 press choice follows the run, the stock and what the job needs, and says why', async () => {
      const calculator = await choose(page, 'Press choice');
      const quantity = calculator.getByLabel('Quantity');
      const reasons = calculator.getByRole('list', { name: 'Why' });
      await quantity.fill('2,499');
      await expect(result(calculator)).toHaveText('Digital');
      await quantity.fill('2,500');
      await expect(result(calculator)).toHaveText('Sheetfed');
      await expect(calculator).toContainText('Ask for a digital price too.');
      await calculator.getByLabel('Flat width').fill('11');
      await calculator.getByLabel('Flat height').fill('8-1/2');
      await quantity.fill('15,000');
      await expect(calculator).toContainText('Ask for a web price too.');
      await quantity.fill('100,000');
      await expect(result(calculator)).toHaveText('Web');
      await expect(calculator).toContainText('Ask for a sheetfed price too.');
      await expect(reasons).toContainText('divide a web’s cutoff');
      const cutoff = calculator.getByLabel('A web’s cutoff');
      await cutoff.selectOption('The page does not fit it');
      await expect(result(calculator)).toHaveText('Sheetfed');
      await cutoff.selectOption('The page fits it');
      await expect(result(calculator)).toHaveText('Web');
      await expect(
        calculator.locator('p', { hasText: 'bleed of 0.125 in' }).locator('[data-cite]'),
      ).toHaveCount(2);
      await calculator.getByLabel('Variable data').check();
      await expect(result(calculator)).toHaveText('Digital');
      await expect(reasons).toContainText('only a digital press prints');
      await expectCited(calculator);
      await expect(reasons.locator('li:not(:has([data-cite]))')).toHaveCount(0);
      await calculator.getByLabel('Flat width').fill('48');
      await calculator.getByLabel('Flat height').fill('36');
      await expect(result(calculator)).toContainText('large-format printer');
      await quantity.fill('many');
      await expect(calculator).toContainText('Write a number');
      await expect(result(calculator)).toHaveText('');
    });
    await test.step('G7 sheets out lays nine 4 × 6 cards on a 13 × 19 in sheet and takes 556 sheets for 5,000', async () => {
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
      await calculator.getByLabel('Flat height').fill('19');
      await expect(result(calculator)).toContainText('larger than the printable area');
      await expect(calculator).not.toContainText('rounded up');
    });
    await test.step('G7 price range is a range with its sum, its date and no vendor', async () => {
      const calculator = await choose(page, 'Price range');
      await calculator.getByLabel('Product').selectOption('Postcard 4 × 6');
      await calculator.getByLabel('Quantity').fill('5,000');
      await expect(result(calculator)).toContainText('$150–520');
      const text = await readText(calculator);
      expect(text).toContain('$75 + $0.046 × 5,000 = $305');
      expect(text).toContain('A planning range, not a price');
      expect(text).toContain('as of 11 Feb 2026');
      expect(text).toContain('may stand ±25 % off');
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
      await expect(calculator).toContainText('not checked');
      await calculator.getByLabel('Quantity').fill('9000');
      await expect(result(calculator)).toContainText('250 to 5,000 pieces');
      await expect(calculator).not.toContainText('A planning range');
    });
    await test.step('G7 on a phone the calculators are a list', async () => {
      await choose(page, 'Press choice');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByLabel('Calculator', { exact: true }).selectOption('Price range');
      await expect(page.getByRole('region', { name: 'Price range', exact: true })).toBeVisible();
    });
  });

  test('G7 the calculators are accessible in every look', async ({ page }) => {
    test.slow();
    await openCalculator(page, 'press-choice', 'Press choice');
    await expectAccessibleInEveryLook(page);
    for (const [id, title] of [
      ['sheets-out', 'Sheets out'],
      ['price-range', 'Price range'],
    ] as const) {
      await openCalculator(page, id, title);
      await expectAccessibleInEveryLook(page);
    }
  });
});
