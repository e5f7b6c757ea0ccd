import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCited, openGuide, openSection, readText, sources } from './guide-page.ts';

// Else the offer of notifications would come up over the page.
test.use({ permissions: ['notifications'] });

const calculator = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const field = (page: Page, title: string, label: string) =>
  calculator(page, title).getByLabel(label, { exact: true });
const figure = (page: Page, title: string) => calculator(page, title).getByRole('status');

/** A new piece: the one that was typed in outlives the guide, but not the page. */
async function startOver(page: Page): Promise<void> {
  await page.reload();
  await openSection(page, 'Quick Reference Tools');
}

test.describe('the calculators of the mailer guide', () => {
  test('G11 prices are called old once the Postal Service may have changed them', async ({ page }) => {
    const warning = calculator(page, 'Postage').getByText('these prices may be old');
    await page.clock.setFixedTime('2026-12-30T12:00:00Z');
    await openGuide(page, 'mailers', 'tools');
    await expect(figure(page, 'Postage')).toHaveText('$467.00');
    await expect(warning).toHaveCount(0);
    await page.clock.setFixedTime('2027-01-05T12:00:00Z');
    await page.reload();
    await expect(figure(page, 'Postage')).toHaveText('$467.00');
    await expect(warning).toBeVisible();
  });

  test('G8 G11 the calculators of the mailer guide answer from one piece, with their sources', async ({
    page,
  }) => {
    await openGuide(page, 'mailers', 'tools');
    await test.step('G11 every calculator on mail names the sources of its answer', async () => {
      for (const title of [
        'Shape and class',
        'Thickness check',
        'Weight of a piece',
        'Tab picker',
        'Postage',
      ]) {
        await expectCited(calculator(page, title));
      }
      const notes = (title: string) => readText(sources(calculator(page, title)));
      expect(await notes('Shape and class')).toContain(
        'USPS Postal Bulletin 22312, a rule of 2011, read Nov 2026.',
      );
      expect(await notes('Shape and class')).toContain(
        'USPS DMM 201 and developer API, date of the rule not known, read Nov 2026.',
      );
      expect(await notes('Shape and class')).toContain('Trade practice, not checked, Nov 2026.');
      expect(await notes('Weight of a piece')).toContain(
        'Wausau Paper “Shoptalk” on mill tolerance, read Nov 2026.',
      );
    });
    await test.step('G8 tells shape, class and the distance to each limit', async () => {
      const title = 'Shape and class';
      await expect(figure(page, title)).toHaveText('Letter machinable');
      await field(page, title, 'Height').fill('4');
      await field(page, title, 'Length').fill('6');
      await expect(figure(page, title)).toHaveText('Card machinable');
      const card = calculator(page, title).locator('details').filter({ hasText: 'Card' }).first();
      await expect(card.locator('summary')).toContainText('open');
      await card.locator('summary').click();
      await expect.poll(() => readText(card)).toContain('Height, at most 4-1/4 in +1/4 in');
      await expect.poll(() => readText(card)).toContain('Thickness, at most 0.016 in +0.002 in');
      await field(page, title, 'Length').fill('9-1/4');
      await expect.poll(() => readText(card)).toContain('Length, at most 6 in −3-1/4 in');
      await expect(calculator(page, title).getByRole('img')).toHaveAccessibleName(
        /^A piece 4 in high and 9\.25 in long/,
      );
      await field(page, title, 'Thickness').fill('0.2');
      await field(page, title, 'Weight').fill('5');
      await expect(figure(page, title)).toHaveText('Flat pays the flat price');
      await field(page, title, 'Height').fill('12 x');
      await expect(
        calculator(page, title).getByText('Write a length in inches, such as 3-5/8 or 3.625.'),
      ).toBeVisible();
      await expect(figure(page, title)).toBeEmpty();
    });
    await test.step('G8 a thin stock fails on a large card', async () => {
      await startOver(page);
      const title = 'Thickness check';
      await field(page, title, 'Stock').selectOption({ label: '100# gloss cover, 0.0087 in' });
      await expect(figure(page, title)).toHaveText('0.0087 in');
      await expect
        .poll(() => readText(calculator(page, title)))
        .toContain('0.0003 in short of 0.009 in for mail over 4-1/4 × 6 in');
      await calculator(page, title).getByRole('button', { name: 'Take as the piece’s thickness' }).click();
      await expect(figure(page, 'Shape and class')).toHaveText('Letter non-machinable');
      await field(page, title, 'Height').fill('4');
      await field(page, title, 'Length').fill('6');
      await expect(figure(page, 'Shape and class')).toHaveText('Card machinable');
    });
    await test.step('G8 weighs a piece and the job, picks its tabs and reckons its postage', async () => {
      await startOver(page);
      await field(page, 'Weight of a piece', 'Stock').selectOption({ label: '14 pt C2S, 0.0140 in' });
      await expect(figure(page, 'Weight of a piece')).toHaveText('0.43 oz a piece');
      await expect(calculator(page, 'Weight of a piece').getByText('26.9 lb')).toBeVisible();
      await field(page, 'Weight of a piece', 'Coating').selectOption({ label: 'Film laminate, +6 %' });
      await field(page, 'Weight of a piece', 'Cover and inserts').fill('0.25');
      await expect
        .poll(() => readText(calculator(page, 'Weight of a piece')))
        .toContain('1 × 54 in² ÷ 1,550 × 350 gsm × 1.06 ÷ 28.35 + 0.25 = 0.71, before');
      await field(page, 'Weight of a piece', 'Coating').selectOption({ label: 'None' });
      await field(page, 'Weight of a piece', 'Cover and inserts').fill('0');
      await field(page, 'Weight of a piece', 'Flat sheets').fill('3');
      await expect(figure(page, 'Weight of a piece')).toHaveText('1.29 oz a piece');
      await calculator(page, 'Weight of a piece')
        .getByRole('button', { name: 'Take as the piece’s weight' })
        .click();
      await field(page, 'Tab picker', 'Paper').selectOption({ label: '70# uncoated offset, 0.0051 in' });
      await expect.poll(() => readText(figure(page, 'Tab picker'))).toBe('2 tabs of 1-1/2 in');
      await expect
        .poll(() => readText(calculator(page, 'Tab picker')))
        .toContain('104 gsm, and 80# book, 118 gsm, is the least');
      await field(page, 'Tab picker', 'Piece').selectOption('Booklet');
      await expect.poll(() => readText(figure(page, 'Tab picker'))).toBe('3 tabs of 1-1/2 in');
      await expect(figure(page, 'Postage')).toHaveText('$467.00');
      await field(page, 'Postage', 'Price').selectOption({ label: 'Letter, stamped' });
      await expect(figure(page, 'Postage')).toHaveText('$1,110.00');
      await field(page, 'Postage', 'Price').selectOption({ label: 'Card, presort or automation' });
      await expect(figure(page, 'Postage')).toContainText('was not found; ask your mail house.');
      await expect
        .poll(() => readText(calculator(page, 'Postage')))
        .toContain('Prices in force since 12 Jul 2026. Verify with your mail house.');
    });
    await test.step('G8 a piece beyond a flat mails as a parcel, and one on its side is neither card, letter nor flat', async () => {
      await startOver(page);
      const title = 'Shape and class';
      await field(page, title, 'Height').fill('12');
      await field(page, title, 'Length').fill('15-1/4');
      await expect(figure(page, title)).toHaveText('Parcel neither card, letter nor flat');
      await field(page, title, 'Height').fill('6');
      await field(page, title, 'Length').fill('4');
      await expect(figure(page, title)).toHaveText('Neither card, letter nor flat');
      await field(page, title, 'Height').fill('4.5');
      await field(page, title, 'Length').fill('5.85');
      await expect(figure(page, title)).toHaveText('Letter machinable');
      await expectCited(calculator(page, title));
    });
    await test.step('G8 a flat has limits of thickness of its own, and each shape one at the top', async () => {
      await startOver(page);
      const title = 'Thickness check';
      await field(page, title, 'Stock').selectOption({ label: '100# gloss cover, 0.0087 in' });
      await field(page, title, 'Height').fill('9');
      await field(page, title, 'Length').fill('12');
      await expect(calculator(page, title).getByText('0.0017 in over 0.007 in for a flat')).toBeVisible();
      await field(page, title, 'Layers').fill('64');
      await expect(calculator(page, title).getByText(/in over 0.75 in, the most of a flat/)).toBeVisible();
      await field(page, title, 'Height').fill('6');
      await field(page, title, 'Length').fill('9');
      await expect(calculator(page, title).getByText(/in over 0.25 in, the most of a letter/)).toBeVisible();
      await field(page, title, 'Length').fill('30');
      await expect(
        calculator(page, title).getByText('Neither a letter nor a flat has this size.'),
      ).toBeVisible();
    });
    await test.step('G8 a weight is handed on with the hair by which it is over a limit', async () => {
      await startOver(page);
      const title = 'Weight of a piece';
      await field(page, title, 'Stock').selectOption({ label: '14 pt C2S, 0.0140 in' });
      await field(page, title, 'Cover and inserts').fill('.5739');
      await expect(
        calculator(page, title).getByText(/1\.00\d+ oz is within a mill’s 5 % of 1 oz/),
      ).toBeVisible();
      await calculator(page, title).getByRole('button', { name: 'Take as the piece’s weight' }).click();
      await field(page, 'Postage', 'Price').selectOption({ label: 'Letter, stamped' });
      await expect(figure(page, 'Postage')).toHaveText('$1,110.00');
    });
    await test.step('G8 reckons no postage for a shape that is not known, nor where a price is not open', async () => {
      await startOver(page);
      await field(page, 'Shape and class', 'Height').fill('six');
      await expect(figure(page, 'Postage')).toContainText('The shape of the piece is not known');
      await field(page, 'Shape and class', 'Height').fill('6');
      await expect(figure(page, 'Postage')).toHaveText('$467.00');
      await field(page, 'Postage', 'Price').selectOption({ label: 'Postcard' });
      await expect(figure(page, 'Postage')).toContainText('is not open to a piece of this size and make');
      await expect(figure(page, 'Postage')).not.toContainText('$');
    });
  });
});
