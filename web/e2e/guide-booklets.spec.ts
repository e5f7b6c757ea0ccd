import { expect, test } from './fixtures.ts';
import {
  expectCited,
  openGuide,
  openSection,
  readText,
  sectionButton,
  sectionIds,
  sources,
} from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

const titles = [
  'Planning & Strategy',
  'Popular Sizes and Format Options',
  'Design & Layout Principles',
  'Binding Methods',
  'Paper & Finishing Options',
  'Production Process & Timeline',
];

test.describe('the guide', () => {
  test('G4 G11 the booklet guide shows the product document’s figures with their sources in six sections', async ({
    page,
  }) => {
    await openGuide(page, 'booklet', 'timeline');
    expect(await sectionIds(page)).toEqual(['planning', 'sizes', 'layout', 'binding', 'paper', 'timeline']);
    await test.step('G4 G11 cites every figure', async () => {
      for (const title of titles) await expectCited(await openSection(page, title));
    });
    await test.step('G4 states the page rule and press thresholds', async () => {
      const text = await readText(await openSection(page, 'Planning & Strategy'));
      expect(text).toContain('must be a multiple of 4');
      expect(text).toContain('Digital under 2,500 copies');
      expect(text).toContain('web offset from 50,000');
      expect(text).toContain('from 10,000 get quotes for both');
      expect(text).toContain('16 plus cover are 20');
    });
    await test.step('G4 states file rules and the calendar margin', async () => {
      const section = await openSection(page, 'Design & Layout Principles');
      const text = await readText(section);
      expect(text).toContain('300 DPI');
      expect(text).toContain('CMYK');
      expect(text).toContain('0.125 in (1/8 in, 3 mm)');
      expect(text).toContain('8 pt');
      expect(text).toContain('C40 M30 Y30 K100');
      const calendar = section.getByRole('row').filter({ hasText: 'Binding margin of a calendar' });
      await expect.poll(() => readText(calendar)).toContain('1/2 in');
      await expect(sources(section).first()).toContainText('Print Partner house figure');
    });
    await test.step('G4 lists seven bindings with pages, rules and cost levels', async () => {
      const section = await openSection(page, 'Binding Methods');
      for (const [name, pages, multiple, cost] of [
        ['Saddle Stitch', '8–92', '4', 'Cost level 2'],
        ['Spiral Coil', '4–300', '2', 'Cost level 2'],
        ['Wire-O', '4–300', '2', 'Cost level 3'],
        ['Perfect Bound', '32–300', '2', 'Cost level 3'],
        ['Layflat', '20–200', '2', 'Cost level 4'],
        ['Case Bound/Hardcover', '48–1,000', '4', 'Cost level 5'],
        ['Custom/Thread sewn', '16–500', '4', 'Cost level 5'],
      ] as const) {
        const row = section
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
        await expect(row).toBeVisible();
        const cells = await row.getByRole('cell').all();
        const texts = await Promise.all(cells.map(readText));
        expect(texts[0]).toBe(pages);
        expect(texts[1]).toBe(multiple);
        expect(texts.at(-1)).toContain(cost);
      }
    });
    await test.step('G4 states stock weights in gsm and US text weights', async () => {
      const section = await openSection(page, 'Paper & Finishing Options');
      const text = await readText(section);
      expect(text).toContain('200–300 gsm');
      expect(text).toContain('70–100 gsm');
      expect(text).toContain('47#–68# text');
      await expect(section.getByRole('note')).toContainText('70#–100# text, which is 104–148 gsm');
    });
    await test.step('G4 draws turnaround in business days', async () => {
      const section = await openSection(page, 'Production Process & Timeline');
      const lines = section
        .getByRole('list', { name: 'Business days by printing method' })
        .getByRole('listitem');
      await expect(lines).toHaveCount(6);
      const texts = await Promise.all((await lines.all()).map(readText));
      expect(texts).toEqual([
        expect.stringMatching(/^Rush, extra cost\s*1–2 business days$/),
        expect.stringMatching(/^Digital\s*3–5 business days$/),
        expect.stringMatching(/^Offset\s*7–10 business days$/),
        expect.stringMatching(/^Special finishes\s*add 2–3 business days$/),
        expect.stringMatching(/^Digital with a special finish\s*5–8 business days$/),
        expect.stringMatching(/^Offset with a special finish\s*9–13 business days$/),
      ]);
      await expect(section.getByRole('note')).toContainText('proof approval');
      await expect(section.getByText('4. Approval')).toBeVisible();
    });
    await test.step('G4 draws sizes at one scale', async () => {
      const section = await openSection(page, 'Popular Sizes and Format Options');
      const widthOf = async (name: string) => {
        const card = section
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { name, exact: true }) });
        // evaluate() waits until the SVG exists.
        return card.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width);
      };
      const letter = section
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Letter', exact: true }) });
      const text = await readText(letter);
      expect(text).toContain('8-1/2 × 11 in');
      expect(text).toContain('Open cover 17 × 11 in');
      expect(text).toContain('16 pages on a 23 × 35 in sheet');
      // A tabloid cover is 22 in wide, a pocket one 8-1/2 in.
      expect((await widthOf('Tabloid')) / (await widthOf('Pocket'))).toBeCloseTo(22 / 8.5, 1);
    });
    await test.step('G4 opens and closes six sections independently', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Booklets' })).toBeVisible();
      for (const title of titles) await openSection(page, title);
      await sectionButton(page, 'Binding Methods').click();
      await expect(sectionButton(page, 'Binding Methods')).toHaveAttribute('aria-expanded', 'false');
      await expect(sectionButton(page, 'Planning & Strategy')).toHaveAttribute('aria-expanded', 'true');
      await page.getByRole('button', { name: 'close if finished' }).click();
      await expect(page).toHaveURL('/');
    });
  });
});
