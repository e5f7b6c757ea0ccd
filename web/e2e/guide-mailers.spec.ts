import { expect, test } from './fixtures.ts';
import {
  expectCited,
  notesOf,
  openGuide,
  openSection,
  readText,
  sectionButton,
  sectionIds,
} from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const sections = [
  'Strategy and Format Selection',
  'USPS Mail Classes and Postcard Guide',
  'Production Requirements and Finishing',
  'Quick Reference Tools',
];

test.describe('the mailer guide', () => {
  test('G8 G11 the mailer guide shows the document’s figures, current rules, prices and templates', async ({
    page,
  }) => {
    await openGuide(page, 'mailers', 'tools');
    expect(await sectionIds(page)).toEqual(['strategy', 'classes', 'production', 'tools']);
    await test.step('G8 a deep link opens its section, and sections open and close independently', async () => {
      const first = sectionButton(page, 'Strategy and Format Selection');
      for (const title of sections) await openSection(page, title);
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      await expect(sectionButton(page, 'Quick Reference Tools')).toHaveAttribute('aria-expanded', 'true');
    });
    await test.step('G8 G11 shows every figure of the document with the current rule and its date', async () => {
      const classes = await openSection(page, 'USPS Mail Classes and Postcard Guide');
      const production = await openSection(page, 'Production Requirements and Finishing');
      const figures: [typeof classes, string, string, string, RegExp][] = [
        [classes, 'Marketing Mail', '200+ pieces', '200 pieces or 50 lb', /read Nov 2026/],
        [
          classes,
          'Postcards',
          'up to 6 × 11 in',
          'ends at 4-1/4 × 6 in, or 6 × 9 in for commercial mail',
          /effective Aug 13, 2021/,
        ],
        [
          classes,
          'Oversize',
          'up to 6.125 × 11.5 in',
          'largest letter: 6-1/8 × 11-1/2 in',
          /in effect since Jan 2010/,
        ],
        [
          classes,
          'Jumbo',
          'up to 12 × 15 in',
          'largest flat: 12 × 15 in and 3/4 in thick',
          /in effect since Jan 2010/,
        ],
        [
          production,
          'Postcard stock',
          'at least 100# cover or 14 pt',
          '0.007 in thick up to 4-1/4 × 6 in, 0.009 in above',
          /in effect since Jan 2010/,
        ],
        [
          production,
          'Unfolded mailers',
          '100# cover minimum',
          'No stock is specified',
          /in effect since Jan 2010/,
        ],
        [
          production,
          '80# cover',
          'only for folded mailers',
          '70#, 80# or 100# book',
          /effective May 6, 2013/,
        ],
        [
          production,
          'Address clear area',
          '2 × 4 in',
          'a barcode zone 4-3/4 in wide and 5/8 in high',
          /effective Oct 18, 2020/,
        ],
        [
          production,
          'Self-mailers',
          '1–3 tabs',
          '2 tabs, 1 in up to 1 oz and 1-1/2 in above',
          /effective May 6, 2013/,
        ],
      ];
      for (const [section, subject, product, rule, date] of figures) {
        const entry = section
          .locator('dl > div')
          .filter({ has: page.locator('dt', { hasText: subject }) })
          .first();
        await expect
          .poll(() => readText(entry.locator('dt')), subject)
          .toBe(`${subject} House figure: ${product}`);
        const beside = await readText(entry.getByRole('note'));
        expect(beside).toContain(rule);
        const [ruleNote] = await notesOf(entry.getByRole('note').locator('[data-cite]'));
        expect(ruleNote?.text).toMatch(date);
        expect(await notesOf(entry.locator('dt [data-cite]'))).toEqual([
          expect.objectContaining({ text: 'Print Partner house figure.' }),
        ]);
      }
      for (const title of sections.slice(0, 3)) await expectCited(await openSection(page, title));
    });
    await test.step('G8 G11 shows dated prices and marks missing ones', async () => {
      const tools = await openSection(page, 'Quick Reference Tools');
      await expect(
        tools.getByText('Prices effective Jul 12, 2026. Verify with your mail house.').first(),
      ).toBeVisible();
      const table = (name: string) => tools.getByRole('table', { name, exact: true });
      const row = async (name: string, line: string) =>
        readText(
          table(`${name}, postage effective Jul 12, 2026`).getByRole('row').filter({ hasText: line }).first(),
        );
      await expect.poll(() => row('First-Class, single piece', 'Postcard')).toBe('Postcard 3.5 0.650 0.610');
      await expect
        .poll(() => row('First-Class, single piece', 'Letter, stamped'))
        .toBe('Letter, stamped 1 0.820 0.780');
      await expect
        .poll(() => row('USPS Marketing Mail', 'Automation letter, Mixed AADC'))
        .toBe('Automation letter, Mixed AADC 3.5 0.467 –');
      await expect
        .poll(() => row('EDDM Retail', 'EDDM Retail flat'))
        .toBe('EDDM Retail flat 3.3 0.260 0.247');
      await expect
        .poll(() => row('First-Class, commercial', 'Card, presort'))
        .toBe('Card, presort or automation – not found –');
      await expectCited(tools);
    });
    await test.step('G8 keeps the scale when the template size changes', async () => {
      const drawing = page.getByRole('img', { name: /^Address side/ });
      const barcode = drawing.locator('[data-zone=barcode]');
      await expect(barcode).toBeVisible();
      const before = await barcode.boundingBox();
      await page.getByLabel('Template size').selectOption({ label: '#10 letter, 4⅛ × 9½ in' });
      await expect(drawing).toHaveAccessibleName(/4⅛ × 9½ in/);
      const [after, piece] = [
        await barcode.boundingBox(),
        await drawing.locator('rect').first().boundingBox(),
      ];
      if (!before || !after || !piece) throw new Error('Template not drawn');
      expect(after.width).toBeCloseTo(before.width, 0);
      expect(after.width / piece.width).toBeCloseTo(4.75 / 9.5, 2);
      expect(after.height / piece.height).toBeCloseTo(0.625 / 4.125, 2);
    });
  });
});
