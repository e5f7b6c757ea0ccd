import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCited, openGuide, openSection, readText } from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const enlarge = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `tap to enlarge ${name}`, exact: true });
const card = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: enlarge(page, name) });

/** Section title, number of envelopes, and the text of some cards. */
const groups: [title: string, count: number, cards: Record<string, string>][] = [
  [
    'Business Envelopes',
    12,
    {
      '#9': '#9 Common 3-7/8 × 8-7/8 in',
      '#10': '#10 Common 4-1/8 × 9-1/2 in',
      '#14': '#14 Specialty 5 × 11-1/2 in',
      '#10 Window':
        '#10 Window Common 4-1/8 × 9-1/2 in Window 1-1/8 × 4-1/2 in, 7/8 from left, 1/2 from bottom',
      '#9 Remittance': '#9 Remittance Specialty 3-7/8 × 8-7/8 in large flap',
      DL: 'DL Specialty 4-5/16 × 8-5/8 in 110 × 220 mm',
    },
  ],
  [
    'A-Series/Invitation Envelopes',
    7,
    {
      A1: 'A1 Specialty 3-5/8 × 5-1/8 in Max insert 3-1/2 × 4-7/8 in',
      A2: 'A2 Common 4-3/8 × 5-3/4 in Max insert 4-1/4 × 5-1/2 in',
      A6: 'A6 Common 4-3/4 × 6-1/2 in Max insert 4-1/2 × 6-1/4 in',
      A7: 'A7 Common 5-1/4 × 7-1/4 in Max insert 5-1/8 × 7 in',
      A8: 'A8 Specialty 5-1/2 × 8-1/8 in Max insert 5-3/8 × 7-7/8 in',
      A9: 'A9 Common 5-3/4 × 8-3/4 in Max insert 5-1/2 × 8-1/2 in',
      A10: 'A10 Specialty 6 × 9-1/2 in Max insert 5-3/4 × 9-1/4 in',
    },
  ],
  ['Catalog Envelopes', 10, { '6 × 9': '6 × 9 Common 6 × 9 in', '12 × 15': '12 × 15 Specialty 12 × 15 in' }],
  ['Booklet Envelopes', 5, { C5: 'C5 Specialty 6-3/8 × 9 in 162 × 229 mm' }],
  [
    'Square Envelopes',
    4,
    {
      '5 × 5': '5 × 5 Specialty 5 × 5 in Max insert 4-3/4 × 4-3/4 in Non-machinable surcharge',
      '6 × 6': '6 × 6 Common 6 × 6 in Max insert 5-3/4 × 5-3/4 in Non-machinable surcharge',
    },
  ],
];

test.describe('the envelopes', () => {
  test('G1 shows the envelopes in five groups to scale and enlarges them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openGuide(page, 'paper');
    await test.step('G1 shows 38 envelopes in five groups with badge, size, insert and window', async () => {
      let all = 0;
      for (const [title, count, cards] of groups) {
        const section = await openSection(page, title);
        await expect(section.getByText(`${count} sizes`)).toBeVisible();
        await expect(section.getByRole('article')).toHaveCount(count);
        await expect(section.getByRole('button', { name: /^tap to enlarge/ })).toHaveCount(count);
        all += count;
        for (const [name, text] of Object.entries(cards)) {
          await expect.poll(() => readText(card(page, name))).toContain(text);
        }
      }
      expect(all).toBe(38);
    });
    await test.step('G1 draws each group at one scale with the tallest at 70 px', async () => {
      await openSection(page, 'A-Series/Invitation Envelopes');
      const drawn = async (name: string) => {
        const rect = card(page, name).locator('svg rect').first();
        return rect.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
      };
      const a10 = await drawn('A10');
      expect(a10.height).toBeGreaterThan(68);
      expect(a10.height).toBeLessThan(72);
      const a2 = await drawn('A2');
      expect(a2.width / a10.width).toBeCloseTo(5.75 / 9.5, 1);
      expect(a2.height / a10.height).toBeCloseTo(4.375 / 6, 1);
    });
    await test.step('G1 draws the flap on the long side of booklet and the short side of catalog envelopes', async () => {
      await openSection(page, 'Catalog Envelopes');
      await openSection(page, 'Booklet Envelopes');
      const shape = (name: string) =>
        card(page, name)
          .locator('svg')
          .first()
          .evaluate((svg) => {
            const flap = svg.querySelector<SVGPathElement>('path.fill-sunk')?.getBBox();
            const body = svg.querySelector('rect')?.getBBox();
            if (!flap || !body) throw new Error('Not drawn');
            return { acrossWidth: flap.width / body.width, acrossHeight: flap.height / body.height };
          });
      const booklet = await shape('C5');
      expect(booklet.acrossWidth).toBeCloseTo(1);
      expect(booklet.acrossHeight).toBeLessThan(0.5);
      const catalog = await shape('9 × 12');
      expect(catalog.acrossHeight).toBeCloseTo(1);
      expect(catalog.acrossWidth).toBeLessThan(0.5);
    });
    await test.step('G1 shows the surcharge note and current rule for square envelopes', async () => {
      const section = await openSection(page, 'Square Envelopes');
      await expect(section.getByText('Square envelopes carry a non-machinable surcharge.')).toBeVisible();
      await expect(section.getByText('Non-machinable surcharge', { exact: true })).toHaveCount(3);
      const rule = await readText(section.getByRole('note'));
      expect(rule).toContain('$0.49');
      expect(rule).toContain('1.3 to 2.5');
      expect(rule).toContain('effective Jul 12, 2026, checked Nov 2026');
      await card(page, '6 × 6').click();
      await expect(
        page.getByRole('dialog', { name: '6 × 6' }).getByText('Surcharge', { exact: true }),
      ).toBeVisible();
      await page.keyboard.press('Escape');
    });
    await test.step('G1 opens one dialog at a time and closes it with X', async () => {
      await openSection(page, 'A-Series/Invitation Envelopes');
      await card(page, 'A7').click();
      const dialog = page.getByRole('dialog', { name: 'A7' });
      await expect(dialog).toBeVisible();
      const width = () =>
        dialog
          .locator('svg rect')
          .first()
          .evaluate((rect) => rect.getBoundingClientRect().width);
      // The dialog scales up while it opens.
      await expect.poll(width).toBeGreaterThan(297);
      expect(await width()).toBeLessThan(303);
      await expect
        .poll(() => readText(dialog.locator('dl')))
        .toBe(
          'Size 5-1/4 × 7-1/4 in Max insert 5-1/8 × 7 in Availability Common Mails as Letter Used for 5 × 7 invitations, greeting cards',
        );
      await expectCited(dialog);
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(enlarge(page, 'A7')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'A7' })).toBeVisible();
      await page.keyboard.press('Escape');
      await enlarge(page, '#10 Window').click();
      await expect(page.getByRole('dialog', { name: '#10 Window' })).toBeVisible();
      await expect(page.locator('[role=dialog]').filter({ has: page.getByText('Used for') })).toHaveCount(1);
      await page.keyboard.press('Escape');
    });
    await test.step('G1 keeps the group scale on narrow phone cards', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const widthOf = (name: string) =>
        card(page, name)
          .locator('svg rect')
          .first()
          .evaluate((rect) => rect.getBoundingClientRect().width);
      expect((await widthOf('#10')) / (await widthOf('#14'))).toBeCloseTo(9.5 / 11.5, 1);
    });
  });
});
