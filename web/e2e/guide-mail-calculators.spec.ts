import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCited, openGuide, openSection, readText, sources } from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const calculator = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const field = (page: Page, title: string, label: string) =>
  calculator(page, title).getByLabel(label, { exact: true });
const figure = (page: Page, title: string) => calculator(page, title).getByRole('status');

/** Resets every calculator, and with it the shared piece, and loads the page again. */
async function resetPiece(page: Page): Promise<void> {
  const reset = page.getByRole('button', { name: /^Reset / });
  while ((await reset.count()) > 0) await reset.first().click();
  await page.reload();
  await openSection(page, 'Quick Reference Tools');
}

test('G8 G11 the mail calculators share one piece, cite their sources, and warn once prices may be out of date', async ({
  page,
}) => {
  await openGuide(page, 'mailers', 'tools');
  await test.step('cites every mail calculator', async () => {
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
      'USPS Postal Bulletin 22312, rule from 2011, read Nov 2026.',
    );
    expect(await notes('Shape and class')).toContain(
      'USPS DMM 201 and USPS software documentation, rule date unknown, read Nov 2026.',
    );
    expect(await notes('Shape and class')).toContain('Trade practice, unverified, Nov 2026.');
    expect(await notes('Weight of a piece')).toContain(
      'Wausau Paper “Shoptalk” on mill tolerance, read Nov 2026.',
    );
  });
  await test.step('shows shape, machinability and the distance to each limit', async () => {
    const title = 'Shape and class';
    await expect(figure(page, title)).toHaveText('Letter machinable');
    await field(page, title, 'Height').fill('4');
    await field(page, title, 'Length').fill('6');
    await expect(figure(page, title)).toHaveText('Card machinable');
    const card = calculator(page, title).locator('details').filter({ hasText: 'Card' }).first();
    await expect(card.locator('summary')).toContainText('Qualifies');
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
    await expect(figure(page, title)).toHaveText('Flat at the flat price');
    await field(page, title, 'Height').fill('12 x');
    await expect(
      calculator(page, title).getByText('Enter more than 0, up to 99 in, such as 8-1/2 or 210 mm.'),
    ).toBeVisible();
    await expect(figure(page, title)).toBeEmpty();
  });
  await test.step('rejects a thin stock for a large card', async () => {
    await resetPiece(page);
    const title = 'Thickness check';
    await field(page, title, 'Stock').selectOption({ label: '100# gloss cover, 0.0087 in' });
    await expect(figure(page, title)).toHaveText('0.0087 in');
    await expect
      .poll(() => readText(calculator(page, title)))
      .toContain('0.0003 in under the 0.009 in minimum for mail over 4-1/4 × 6 in');
    await calculator(page, title).getByRole('button', { name: 'Use this thickness' }).click();
    await expect(figure(page, 'Shape and class')).toHaveText('Letter nonmachinable');
    await field(page, title, 'Height').fill('4');
    await field(page, title, 'Length').fill('6');
    await expect(figure(page, 'Shape and class')).toHaveText('Card machinable');
  });
  await test.step('calculates weight, tabs and postage', async () => {
    await resetPiece(page);
    await field(page, 'Weight of a piece', 'Stock').selectOption({ label: '14 pt C2S, 0.0140 in' });
    await expect(figure(page, 'Weight of a piece')).toHaveText('0.43 oz each');
    await expect(calculator(page, 'Weight of a piece').getByText('26.9 lb')).toBeVisible();
    await field(page, 'Weight of a piece', 'Coating').selectOption({ label: 'Film laminate, +6%' });
    await field(page, 'Weight of a piece', 'Cover and inserts').fill('0.25');
    await expect
      .poll(() => readText(calculator(page, 'Weight of a piece')))
      .toContain('1 × 54 in² ÷ 1,550 × 350 gsm × 1.06 ÷ 28.35 + 0.25 = 0.71, mill tolerance');
    await field(page, 'Weight of a piece', 'Coating').selectOption({ label: 'None' });
    await field(page, 'Weight of a piece', 'Cover and inserts').fill('0');
    await field(page, 'Weight of a piece', 'Flat sheets').fill('3');
    await expect(figure(page, 'Weight of a piece')).toHaveText('1.29 oz each');
    await calculator(page, 'Weight of a piece').getByRole('button', { name: 'Use this weight' }).click();
    await field(page, 'Tab picker', 'Stock').selectOption({ label: '70# uncoated offset, 0.0051 in' });
    await expect(figure(page, 'Tab picker')).toHaveText('Paper too light');
    await expect
      .poll(() => readText(calculator(page, 'Tab picker')))
      .toContain('Folded self-mailer over 1 oz: 2 tabs on 80# book or heavier');
    await expect
      .poll(() => readText(calculator(page, 'Tab picker')))
      .toContain('104 gsm. Too light: 80# book (118 gsm) is the minimum');
    await field(page, 'Tab picker', 'Piece').selectOption('Booklet');
    await expect.poll(() => readText(figure(page, 'Tab picker'))).toBe('3 tabs of 1-1/2 in');
    await expect(figure(page, 'Postage')).toHaveText('$467.00');
    await field(page, 'Postage', 'Price').selectOption({ label: 'Letter, stamped' });
    await expect(figure(page, 'Postage')).toHaveText('$1,110.00');
    await field(page, 'Postage', 'Price').selectOption({ label: 'Card, presort or automation' });
    await expect(figure(page, 'Postage')).toContainText('no price found');
    await expect
      .poll(() => readText(calculator(page, 'Postage')))
      .toContain('Prices effective Jul 12, 2026. Verify with your mail house.');
  });
  await test.step('reports a parcel above the flat size, and a card addressed along the short side as nonmachinable', async () => {
    await resetPiece(page);
    const title = 'Shape and class';
    await field(page, title, 'Height').fill('12');
    await field(page, title, 'Length').fill('15-1/4');
    await expect(figure(page, title)).toHaveText('Parcel not a card, letter or flat');
    await field(page, title, 'Height').fill('6');
    await field(page, title, 'Length').fill('4');
    await expect(figure(page, title)).toHaveText('Letter nonmachinable');
    await field(page, title, 'Height').fill('4.5');
    await field(page, title, 'Length').fill('5.85');
    await expect(figure(page, title)).toHaveText('Letter machinable');
    await expectCited(calculator(page, title));
  });
  await test.step('applies the thickness limits of each shape', async () => {
    await resetPiece(page);
    const title = 'Thickness check';
    await field(page, title, 'Stock').selectOption({ label: '100# gloss cover, 0.0087 in' });
    await field(page, title, 'Height').fill('9');
    await field(page, title, 'Length').fill('12');
    await expect(
      calculator(page, title).getByText('0.0017 in over the 0.007 in minimum for a flat'),
    ).toBeVisible();
    await field(page, title, 'Layers').fill('64');
    await expect(calculator(page, title).getByText(/in over 0.75 in, the flat maximum/)).toBeVisible();
    await expect(calculator(page, title).getByText(/flats end at 0.75 in/)).toBeVisible();
    await field(page, title, 'Height').fill('6');
    await field(page, title, 'Length').fill('9');
    await expect(calculator(page, title).getByText(/in over 0.25 in, the letter maximum/)).toBeVisible();
    await field(page, title, 'Length').fill('30');
    await expect(
      calculator(page, title).getByText('This size fits neither a letter nor a flat.'),
    ).toBeVisible();
  });
  await test.step('keeps a weight just over a price break when it is used for postage', async () => {
    await resetPiece(page);
    const title = 'Weight of a piece';
    await field(page, title, 'Stock').selectOption({ label: '14 pt C2S, 0.0140 in' });
    await field(page, title, 'Cover and inserts').fill('.5739');
    await expect(
      calculator(page, title).getByText(
        /1\.00\d+ oz is within mill tolerance \(±5%\) of the 1 oz price break/,
      ),
    ).toBeVisible();
    await calculator(page, title).getByRole('button', { name: 'Use this weight' }).click();
    await field(page, 'Postage', 'Price').selectOption({ label: 'Letter, stamped' });
    await expect(figure(page, 'Postage')).toHaveText('$1,110.00');
  });
  await test.step('gives no postage without a shape or for a price the piece doesn’t qualify for', async () => {
    await resetPiece(page);
    await field(page, 'Shape and class', 'Height').fill('six');
    await expect(figure(page, 'Postage')).toContainText('its shape decides the price');
    await field(page, 'Shape and class', 'Height').fill('6');
    await expect(figure(page, 'Postage')).toHaveText('$467.00');
    await field(page, 'Postage', 'Price').selectOption({ label: 'Postcard' });
    await expect(figure(page, 'Postage')).toContainText('doesn’t qualify for “Postcard” at this size');
    await expect(figure(page, 'Postage')).not.toContainText('$');
  });
  await test.step('prices may be out of date in a later fiscal year than that of the list', async () => {
    const warning = calculator(page, 'Postage').getByText('These prices may be out of date');
    await page.clock.setFixedTime('2026-11-30T12:00:00Z');
    await resetPiece(page);
    await expect(figure(page, 'Postage')).toHaveText('$467.00');
    await expect(warning).toHaveCount(0);
    await page.clock.setFixedTime('2027-01-05T12:00:00Z');
    await resetPiece(page);
    await expect(figure(page, 'Postage')).toHaveText('$467.00');
    await expect(warning).toBeVisible();
  });
});
