import { expectAccessibleInEveryLook } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectCited, openGuide, openSection, readText, sectionButton, sectionIds } from './guide-page.ts';

// Else the offer of notifications would come up over the page.
test.use({ permissions: ['notifications'] });

const sections = [
  'Strategy and Format Selection',
  'USPS Mail Classes and Postcard Guide',
  'Production Requirements and Finishing',
  'Quick Reference Tools',
];

test.describe('the mailer guide', () => {
  test('G8 shows its four sections in every look, each opened and closed for itself', async ({ page }) => {
    // axe reads every word of a long page.
    test.slow();
    await openGuide(page, 'mailers');
    expect(await sectionIds(page)).toEqual(['strategy', 'classes', 'production', 'tools']);
    for (const title of sections) await openSection(page, title);
    await expectAccessibleInEveryLook(page);
    const button = sectionButton(page, 'Strategy and Format Selection');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(sectionButton(page, 'Quick Reference Tools')).toHaveAttribute('aria-expanded', 'true');
  });

  test('G8 G11 the mailer guide shows the figures of the document, today’s rules, prices and templates', async ({
    page,
  }) => {
    await openGuide(page, 'mailers', 'tools');
    await test.step('G8 a link opens one section', async () => {
      await expect(sectionButton(page, 'Quick Reference Tools')).toHaveAttribute('aria-expanded', 'true');
    });
    await test.step('G8 G11 shows every figure of the document, with today’s rule and its date beside it', async () => {
      const classes = await openSection(page, 'USPS Mail Classes and Postcard Guide');
      const production = await openSection(page, 'Production Requirements and Finishing');
      const figures: [typeof classes, string, string, string, RegExp][] = [
        [classes, 'Marketing Mail', '200+ pieces', '200 pieces or 50 lb', /read Nov 2026/],
        [
          classes,
          'Postcards',
          'up to 6 × 11 in',
          'ends at 4-1/4 × 6 in, for commercial mail at 6 × 9 in',
          /in force since 13 Aug 2021/,
        ],
        [
          classes,
          'Oversize',
          'up to 6.125 × 11.5 in',
          'largest letter, 6-1/8 × 11-1/2 in',
          /in force since Jan 2010/,
        ],
        [
          classes,
          'Jumbo',
          'up to 12 × 15 in',
          'largest flat, 12 × 15 in and 3/4 in thick',
          /in force since Jan 2010/,
        ],
        [
          production,
          'Postcard stock',
          'at least 100# cover or 14 pt',
          '0.007 in thick up to 4-1/4 × 6 in, 0.009 in above',
          /in force since Jan 2010/,
        ],
        [
          production,
          'Mailers without a fold',
          '100# cover minimum',
          'No stock is named',
          /in force since Jan 2010/,
        ],
        [
          production,
          '80# cover',
          'only for folded mailers',
          '70#, 80# or 100# book',
          /in force since 5 Jan 2013/,
        ],
        [
          production,
          'Address clear area',
          '2 × 4 in',
          'a barcode zone 4-3/4 in wide and 5/8 in high',
          /in force since 18 Oct 2020/,
        ],
        [
          production,
          'Self-mailers',
          '1–3 tabs',
          '2 tabs, 1 in up to 1 oz and 1-1/2 in above',
          /in force since 5 Jan 2013/,
        ],
      ];
      for (const [section, subject, product, rule, date] of figures) {
        const entry = section
          .locator('dl > div')
          .filter({ has: page.locator('dt', { hasText: subject }) })
          .first();
        await expect.poll(() => readText(entry.locator('dt')), subject).toBe(`${subject} ${product}`);
        const beside = await readText(entry.getByRole('note'));
        expect(beside).toContain(rule);
        expect(beside).toMatch(date);
        await expect(entry.locator('dt [data-cite]')).toHaveCount(1);
      }
      for (const title of sections.slice(0, 3)) await expectCited(await openSection(page, title));
      await expect(
        classes.getByRole('listitem').filter({ hasText: 'Print Partner house figure.' }),
      ).toHaveCount(1);
    });
    await test.step('G8 G11 prices stand with the day since when they hold, and what is not known is said', async () => {
      const tools = await openSection(page, 'Quick Reference Tools');
      await expect(
        tools.getByText('Prices in force since 12 Jul 2026. Verify with your mail house.').first(),
      ).toBeVisible();
      const table = (name: string) => tools.getByRole('table', { name, exact: true });
      const row = async (name: string, line: string) =>
        readText(
          table(`${name}, postage since 12 Jul 2026`).getByRole('row').filter({ hasText: line }).first(),
        );
      await expect.poll(() => row('First-Class, single piece', 'Postcard')).toBe('Postcard 3.5 0.650 0.610');
      await expect
        .poll(() => row('First-Class, single piece', 'Letter, stamped'))
        .toBe('Letter, stamped 1 0.820 0.780');
      await expect
        .poll(() => row('USPS Marketing Mail', 'Automation letter, Mixed'))
        .toBe('Automation letter, Mixed 3.5 0.467 –');
      await expect
        .poll(() => row('EDDM Retail', 'EDDM Retail flat'))
        .toBe('EDDM Retail flat 3.3 0.260 0.247');
      await expect
        .poll(() => row('First-Class, commercial', 'Card, presort'))
        .toBe('Card, presort or automation – not found –');
      await expectCited(tools);
    });
    await test.step('G8 templates change their size and keep their scale', async () => {
      const drawing = page.getByRole('img', { name: /^Address side/ });
      const barcode = drawing.locator('[data-zone=barcode]');
      await expect(barcode).toBeVisible();
      const before = await barcode.boundingBox();
      await page.getByLabel('Size of the template').selectOption({ label: '#10 letter, 4⅛ × 9½ in' });
      await expect(drawing).toHaveAccessibleName(/4⅛ × 9½ in/);
      const [after, piece] = [
        await barcode.boundingBox(),
        await drawing.locator('rect').first().boundingBox(),
      ];
      if (!before || !after || !piece) throw new Error('nothing is drawn');
      expect(after.width).toBeCloseTo(before.width, 0);
      expect(after.width / piece.width).toBeCloseTo(4.75 / 9.5, 2);
      expect(after.height / piece.height).toBeCloseTo(0.625 / 4.125, 2);
    });
  });
});
