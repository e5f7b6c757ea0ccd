import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCited, notesOf, openGuide, openSection, readText, sectionIds } from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

/** The product's document gives pages, cost level and page rule. Rules of premium bindings are trade practice. */
const table = [
  ['Saddle Stitch/Spiral Coil', 'Saddle Stitch', '8–92', 2, 'Moderate', 'Divisible by 4'],
  ['Saddle Stitch/Spiral Coil', 'Spiral Coil', '4–300', 2, 'Moderate', 'Divisible by 2'],
  ['Wire-o/Perfect Binding', 'Wire-O', '4–300', 3, 'Moderate', 'Divisible by 2'],
  ['Wire-o/Perfect Binding', 'Perfect Bound', '32–300', 3, 'Moderate', 'Divisible by 2'],
  ['Premium Binding', 'Layflat', '20–200', 4, 'Moderate', 'Divisible by 2; by 4 for folded sheets'],
  [
    'Premium Binding',
    'Case Bound/Hardcover',
    '48–1,000',
    5,
    'Premium Price',
    'Divisible by 4; signatures of 8, 16 or 32',
  ],
  [
    'Premium Binding',
    'Custom/Thread sewn',
    '16–500',
    5,
    'Premium Price',
    'Divisible by 4; signatures of 16 or 32 are best',
  ],
] as const;

const sections = [...new Set(table.map(([section]) => section))];

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const calculator = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const figureOf = (place: Locator): Locator => place.getByRole('status');

test('G3 G11 the binding guide shows seven bindings with figures, sources and drawings, and calculators with stocks of their own', async ({
  page,
}) => {
  await openGuide(page, 'binding');
  expect(await sectionIds(page)).toEqual(['saddle-coil', 'wire-perfect', 'premium']);
  await test.step('G3 shows the document’s page range, rule, use and cost of each binding', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Binding Options' })).toBeVisible();
    for (const [title, name, pages, cost, label, rule] of table) {
      await openSection(page, title);
      const card = cardOf(page, name);
      const facts = card.getByRole('definition');
      await expect(card.getByRole('term')).toHaveText(['Pages', 'Page rule', 'Best for', 'Cost']);
      await expect.poll(() => readText(facts.nth(0)), name).toBe(pages);
      await expect.poll(() => readText(facts.nth(1)), name).toBe(rule);
      await expect.poll(() => readText(facts.nth(2)), name).toMatch(/\w{4}/);
      await expect.poll(() => readText(facts.nth(3)), name).toContain(label);
      await expect(facts.nth(3).getByText(/^\$+$/), name).toHaveText('$'.repeat(cost));
      await expect(card.getByRole('listitem').nth(1), name).toBeAttached();
    }
    for (const title of sections) {
      const expected = table.filter(([section]) => section === title).map(([, name]) => name);
      await expect((await openSection(page, title)).getByRole('article').getByRole('heading')).toHaveText(
        expected,
      );
    }
  });
  await test.step('G11 notes where the documents differ, and cites every figure', async () => {
    for (const title of sections) await expectCited(await openSection(page, title));
    const [saddle, perfect] = [cardOf(page, 'Saddle Stitch'), cardOf(page, 'Perfect Bound')];
    await expect(saddle.getByRole('note')).toContainText('4–64 pages');
    const [house] = await notesOf(saddle.getByRole('note').locator('[data-cite]'));
    expect(house?.text).toBe('Print Partner house figure.');
    await expect(perfect.getByRole('note')).toContainText('28+ pages');
    // The advice is not a house figure.
    const advice = perfect.getByRole('note').locator('p', { hasText: 'ask the printer' });
    expect(await notesOf(advice.locator('[data-cite]'))).toEqual([
      expect.objectContaining({ text: 'Trade practice, unverified, Nov 2026.' }),
    ]);
    const tips = page.locator('article ul:not([aria-label="Sources"]) > li');
    await expect(tips).not.toHaveCount(0);
    for (const tip of await tips.all())
      await expect(tip.locator('[data-cite]'), await readText(tip)).toHaveCount(1);
    for (const name of ['Page count', 'Spine width', 'Creep', 'Saddle bulk'])
      await expectCited(calculator(page, name));
  });
  await test.step('G3 enlarges a cross-section with its dimensions', async () => {
    const opener = cardOf(page, 'Saddle Stitch').getByRole('button');
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Saddle Stitch' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Pages' }).fill('48');
    await expect(dialog.getByRole('img')).toHaveAccessibleName(
      /48 pages, 0.084 in at the fold, creep 0.0385 in/,
    );
    await expect.poll(() => readText(dialog)).toContain('Creep of the innermost sheet 0.0385 in');
    await expectCited(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(cardOf(page, 'Saddle Stitch')).toContainText('48 pages: 0.084 in at the fold');
  });
  await test.step('G3 draws every binding to scale for the chosen book', async () => {
    for (const title of sections) await openSection(page, title);
    const first = await openSection(page, 'Saddle Stitch/Spiral Coil');
    await first.getByLabel('Text stock').selectOption({ label: '70# uncoated offset, 0.0051 in' });
    await first.getByLabel('Pages').fill('200');
    await expect(cardOf(page, 'Saddle Stitch')).toContainText(
      '92 pages (maximum): 0.235 in at the fold, creep 0.1122 in',
    );
    await expect(cardOf(page, 'Spiral Coil')).toContainText('200 pages: 0.510 in thick, coil about 0.635 in');
    await expect(cardOf(page, 'Perfect Bound')).toContainText('200 pages: spine 0.530 in');
    await expect(cardOf(page, 'Case Bound/Hardcover')).toContainText('200 pages: spine 0.713 in');

    // The bar of an inch.
    const bar = await first
      .locator('[data-scale-bar] path')
      .evaluate((path: SVGGraphicsElement) => path.getBBox().width);
    expect(await readText(first.locator('[data-scale-bar]'))).toBe('1 in');
    const measure = cardOf(page, 'Perfect Bound').locator('svg path.stroke-cyan');
    const height = await measure.evaluate((path: SVGGraphicsElement) => path.getBBox().height);
    expect(height).toBeCloseTo(0.53 * bar, 2);

    await first.getByLabel('Text stock').selectOption({ label: '100# uncoated opaque, 0.0075 in' });
    await first.getByLabel('Pages').fill('300');
    await expect(cardOf(page, 'Wire-O')).toContainText('wire about 1.250 in (larger than wire is made)');

    await first.getByLabel('Pages').fill('none');
    await expect(first).toContainText('Enter a whole number, 4 to 1,000 pages');
    await expect(cardOf(page, 'Perfect Bound')).toContainText('Enter a page count to see the drawing');
  });
  await test.step('G3 calculates spines, of a stock that is no other calculator’s', async () => {
    const spine = calculator(page, 'Spine width');
    await spine.getByLabel('Text stock').selectOption({ label: '20# bond / 50# offset, 0.0039 in' });
    await expect(calculator(page, 'Creep').getByLabel('Text stock')).toHaveValue('80-gloss-text');
    await spine.getByLabel('Cover stock').selectOption({ label: '10 pt C1S, 0.0100 in' });
    await spine.getByLabel('Pages').fill('128');
    await expect(figureOf(spine)).toHaveText('0.270 in');
    const text = await readText(spine);
    expect(text).toContain('128 ÷ 2 × 0.0039 + 2 × 0.0100 = 0.2696');
    expect(text).toContain('To 1/32 in, rounded up 9/32 in');
    expect(text).toContain('Text block 0.2496 in');
    expect(text).toContain('Pages per inch 513');
    expect(text).toContain('Wide enough for type');

    await spine.getByLabel('Glue').selectOption({ label: 'Add 0.01 in' });
    await expect(figureOf(spine)).toHaveText('0.280 in');
    await spine.getByLabel('Binding').selectOption({ label: 'Case bound' });
    await expect(figureOf(spine)).toHaveText('0.452 in');
    await expect(spine.getByRole('note')).toBeHidden();
    await spine.getByLabel('Board').fill('0.098');
    await expect(figureOf(spine)).toHaveText('0.468 in');
    await expectCited(spine);
    await spine.getByLabel('Pages').fill('130');
    await expect(spine.getByRole('note')).toContainText(
      'with page counts divisible by 4: use 128 or 132, not 130.',
    );
    await expect(figureOf(spine)).toBeVisible();
    await spine.getByLabel('Binding').selectOption({ label: 'Perfect bound' });
    await spine.getByLabel('Pages').fill('400');
    await expect(spine.getByRole('note')).toContainText(
      'Perfect Bound at 32–300 pages. For 400, ask the printer.',
    );
    await expectCited(spine);
    await spine.getByLabel('Binding').selectOption({ label: 'Print on demand' });
    await spine.getByLabel('Pages').fill('200');
    await expect(figureOf(spine)).toHaveText('0.450 in');

    await spine.getByLabel('Pages').fill('201');
    await expect(spine).toContainText('A leaf has two pages: use 200 or 202, not 201.');
    await expect(figureOf(spine)).toBeHidden();
  });
  await test.step('G3 calculates creep per sheet and the need for shingling', async () => {
    const creep = calculator(page, 'Creep');
    await creep.getByLabel('Text stock').selectOption({ label: '80# gloss text, 0.0035 in' });
    for (const [pages, inches, shingles] of [
      ['16', '0.0105', false],
      ['32', '0.0245', false],
      ['48', '0.0385', true],
      ['92', '0.0770', true],
      ['64', '0.0525', true],
    ] as const) {
      await creep.getByLabel('Pages', { exact: true }).fill(pages);
      await expect(figureOf(creep)).toHaveText(`${inches} in`);
      await expect(creep).toContainText(shingles ? 'pages need shingling' : 'no shingling');
    }
    const rows = creep.getByRole('row');
    await expect(rows).toHaveCount(17);
    await expect.poll(() => readText(rows.nth(1))).toBe('1 1–2, 63–64 0.0000 in');
    await expect.poll(() => readText(rows.nth(16))).toBe('16 31–32, 33–34 0.0525 in');

    await creep.getByLabel('Text stock').selectOption({ label: '100# silk/matte text, 0.0049 in' });
    await expect(figureOf(creep)).toHaveText('0.0735 in');
    await creep.getByLabel('Cover', { exact: true }).selectOption({ label: 'Separate cover' });
    await creep.getByLabel('Cover stock').selectOption({ label: '10 pt C1S, 0.0100 in' });
    await expect(figureOf(creep)).toHaveText('0.0835 in');
    await expect(creep.getByRole('note')).toBeHidden();
    await creep.getByLabel('Text pages').fill('92');
    // The cover adds four pages.
    await expect(creep.getByRole('note')).toContainText(
      'Saddle Stitch at 8–92 pages. For 96, ask the printer.',
    );
    await expectCited(creep);

    await creep.getByLabel('Text pages').fill('30');
    await expect(creep).toContainText('A folded sheet has four pages: use 28 or 32, not 30.');
    await expect(figureOf(creep)).toBeHidden();
  });
  await test.step('G3 suggests page counts and calculates the bulk', async () => {
    const count = calculator(page, 'Page count');
    await count.getByLabel('Pages').fill('30');
    await expect(figureOf(count)).toHaveText('32 pages');
    await expect(count).toContainText('Add 2 blank or notes pages, or cut 2 to 28.');
    await count.getByLabel('Pages').fill('32');
    await expect(count).toContainText('No change needed.');
    await count.getByLabel('Pages').fill('93');
    await expect(count).toContainText('Saddle Stitch takes up to 92 pages.');
    await expect(figureOf(count)).toBeHidden();
    await count.getByLabel('Binding').selectOption({ label: 'Perfect Bound' });
    await expect(figureOf(count)).toHaveText('94 pages');

    const bulk = calculator(page, 'Saddle bulk');
    await bulk.getByLabel('Text stock').selectOption({ label: '100# silk/matte text, 0.0049 in' });
    await bulk.getByLabel('Pages', { exact: true }).fill('48');
    await expect(figureOf(bulk)).toHaveText('0.118 in at the fold');
    await bulk.getByLabel('Pages', { exact: true }).fill('92');
    await expect(bulk).toContainText('Ask the printer');
  });
});
