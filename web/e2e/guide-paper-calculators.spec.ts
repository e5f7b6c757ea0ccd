import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCited, openGuide, readText, sources } from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const calculator = (page: Page, title: string): Locator => page.getByRole('region', { name: title });

test.describe('the calculators of the paper guide', () => {
  test('G1 the paper calculators convert weights and find envelopes', async ({ page }) => {
    await openGuide(page, 'paper');
    await test.step('G1 converts a basis weight to gsm, other grades and thickness by finish', async () => {
      const converter = calculator(page, 'Stock converter');
      const answer = converter.getByRole('status');
      await expect(answer).toHaveText('270 gsm');
      const text = await readText(converter);
      for (const part of [
        '100 × 1,406.139 ÷ 520 in² = 270.4',
        '182.7#',
        '149.6#',
        '71.9#',
        '0.0087 in',
        '0.0095 in',
        '0.0135 in',
        'Bars at one scale',
      ]) {
        expect(text).toContain(part);
      }
      await expectCited(converter);
      const bars = await converter
        .locator('dd > [aria-hidden]')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect(bars).toHaveLength(3);
      for (const [place, caliper] of [0.0087, 0.0095, 0.0135].entries()) {
        // 960 px per inch; the browser rounds to 1/64 px.
        expect(Math.abs((bars[place] ?? 0) - caliper * 960)).toBeLessThan(0.05);
      }
      await converter.getByLabel('Grade or gsm').selectOption('Text');
      await expect(answer).toHaveText('148 gsm');
      await converter.getByLabel('Grade or gsm').selectOption('gsm (g/m²)');
      await converter.getByLabel('Weight').fill('270');
      await expect(answer).toHaveText('99.8 # Cover');
      await expect.poll(() => readText(converter)).toContain('Usually sold as cover from 170 gsm');
      await converter.getByLabel('Weight').fill('heavy');
      await expect(converter.getByText('Enter 1 to 2,000 gsm, such as 80# or 300 gsm.')).toBeVisible();
      await expect(answer).toHaveText('');
      await expect(converter.getByText('÷')).toHaveCount(0);
      await converter.getByLabel('Weight').fill('80 lb cover');
      await expect(converter.getByLabel('Grade or gsm')).toHaveValue('cover');
      await expect(answer).toHaveText('216 gsm');
      await converter.getByLabel('Grade or gsm').selectOption('Text');
      await expect(converter.getByLabel('Weight')).toHaveValue('80');
      await expect(answer).toHaveText('118 gsm');
    });
    await test.step('G1 finds larger envelopes for a thicker insert', async () => {
      const fit = calculator(page, 'Envelope fit');
      const answer = fit.getByRole('status');
      await fit.getByLabel('Height').fill('5');
      await fit.getByLabel('Width').fill('7');
      await expect(answer).toContainText('A7');
      await expectCited(fit);
      const notes = await readText(sources(fit));
      expect(notes).toContain('North American envelope chart');
      expect(notes).toContain('USPS standards for letters and flats');
      await fit.getByLabel('Height').fill('8-1/2');
      await fit.getByLabel('Width').fill('11');
      await expect.poll(() => readText(answer)).toContain('9 × 12');
      await fit.getByLabel('Caliper').fill('.5');
      await expect.poll(() => readText(answer)).toContain('9-1/2 × 12-1/2');
      await fit.getByLabel('Height').fill('20');
      await expect(answer).toHaveText('No envelope in the guide fits it.');
      await fit.getByLabel('Height').fill('1/0');
      await expect(fit.getByText('Enter 1 to 30 in, such as 8-1/2 or 210 mm.')).toBeVisible();
      await expect(answer).toHaveText('');
    });
  });
});
