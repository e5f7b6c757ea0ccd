import type { Locator, Page } from '@playwright/test';
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
  'Design & Content Strategy',
  'Popular Brochure Sizes',
  'Folding Styles',
  'Paper & Specifications',
];

const foldNames = [
  'Half Fold',
  'Tri-Fold',
  'Z-Fold',
  'Gate Fold',
  'French Fold',
  'Accordion 4-Panel',
  'Double Gate',
  'Roll Fold',
];

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openFold(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  return dialog;
}

const calculator = (page: Page): Locator => page.getByRole('region', { name: 'Panel widths', exact: true });

/** Each panel of a file with its width as a fraction and a decimal. */
async function panelsOf(page: Page, file: 'Outside file' | 'Inside file'): Promise<string[]> {
  const items = calculator(page).getByRole('region', { name: file }).getByRole('listitem');
  await expect(items).not.toHaveCount(0);
  return Promise.all((await items.all()).map(readText));
}

async function chooseStock(page: Page, name: string): Promise<void> {
  const picker = calculator(page).getByLabel('Stock');
  const option = picker.locator('option', { hasText: name });
  await picker.selectOption((await option.getAttribute('value')) ?? '');
}

test('G5 G11 the brochure guide shows the product document’s figures with their sources, eight folds with drawings and details, and a panel width calculator', async ({
  page,
}) => {
  await openGuide(page, 'brochure', 'folds');
  expect(await sectionIds(page)).toEqual(['content', 'sizes', 'folds', 'paper']);
  await test.step('cites every figure of sections and dialogs', async () => {
    for (const title of titles) await expectCited(await openSection(page, title));
    await expectCited(await openFold(page, 'Roll Fold'));
    await page.keyboard.press('Escape');
    await expectCited(calculator(page));
  });
  await test.step('states the document’s paper, file rules and turnaround', async () => {
    const section = await openSection(page, 'Paper & Specifications');
    const text = await readText(section);
    for (const figure of [
      '300 DPI',
      'CMYK',
      '0.125 in (1/8 in, 3 mm)',
      '8 pt',
      'C40 M30 Y30 K100',
      '200–300 gsm',
      '70–100 gsm',
    ]) {
      expect(text).toContain(figure);
    }
    expect(text).toMatch(/Digital\s+3–5 business days/);
    expect(text).toMatch(/Offset\s+5–10 business days/);
    await expect(sources(section).filter({ hasText: 'Print Partner house figure' })).not.toHaveCount(0);
  });
  await test.step('states a 2 × 4 in address area and minimum type size', async () => {
    const text = await readText(await openSection(page, 'Design & Content Strategy'));
    expect(text).toContain('keep 2 × 4 in clear');
    expect(text).toContain('Nothing under 8 pt');
  });
  await test.step('lists popular sizes, flat and folded', async () => {
    const text = await readText(await openSection(page, 'Popular Brochure Sizes'));
    expect(text).toMatch(/11 × 8-1\/2 in.*Tri-Fold.*3-11\/16 × 8-1\/2 in/);
    expect(text).toMatch(/14 × 8-1\/2 in.*4-11\/16 × 8-1\/2 in.*3-1\/2 × 8-1\/2 in/);
    expect(text).toMatch(/25-1\/2 × 11 in.*8-17\/32 × 11 in/);
    expect(text).toContain('4 × 9 in');
  });
  await test.step('increases the allowance with stock weight', async () => {
    const table = page.getByRole('table', { name: 'Fold allowance by stock' });
    const text = await readText(table);
    expect(text).toMatch(/Text weights.*1\/16 in.*100# text to 80# cover.*3\/32 in.*Heavier cover.*1\/8 in/);
  });
  await test.step('narrows the tuck panel of a tri-fold and draws folds at the panel edges', async () => {
    const text = await readText(await openFold(page, 'Tri-Fold'));
    expect(text).toMatch(/1 ?Tuck panel ?3-5\/8 in/);
    expect(text).toMatch(/3 ?Front cover ?3-11\/16 in/);
    expect(text).toContain('6 × 4 in');
    expect(text).toContain('25 × 38 in');
    await page.keyboard.press('Escape');
    const lines = await cardOf(page, 'Tri-Fold')
      .getByRole('img', { name: 'Tri-Fold, flat' })
      .locator('line')
      .evaluateAll((all) => all.map((line) => Number(line.getAttribute('x1'))));
    const sheet = await cardOf(page, 'Tri-Fold')
      .locator('rect')
      .first()
      .evaluate((rect) => ({
        x: Number(rect.getAttribute('x')),
        inch: Number(rect.getAttribute('width')) / 11,
      }));
    expect(lines.map((x) => (x - sheet.x) / sheet.inch)).toEqual([
      expect.closeTo(3.625),
      expect.closeTo(7.3125),
    ]);
  });
  await test.step('opens and closes four sections independently', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Brochures' })).toBeVisible();
    for (const title of titles) await openSection(page, title);
    await sectionButton(page, 'Folding Styles').click();
    await expect(cardOf(page, 'Tri-Fold')).toBeHidden();
    await expect(sectionButton(page, 'Popular Brochure Sizes')).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('each fold has a card with flat and folded drawings and a dialog with every field', async () => {
    await openSection(page, 'Folding Styles');
    for (const name of foldNames) {
      const card = cardOf(page, name);
      await expect(card.getByRole('img', { name: `${name}, flat` })).toBeVisible();
      await expect(card.getByRole('img', { name: `${name}, half folded` })).toBeVisible();
      const dialog = await openFold(page, name);
      for (const field of [
        'Panels',
        'Common uses',
        'Grain direction',
        'Smallest flat size',
        'Largest flat size',
        'Paper weight',
        'End view',
      ]) {
        await expect(dialog.getByText(field, { exact: true })).toBeVisible();
      }
      await expect(dialog.getByRole('heading', { name: 'Technical notes' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: `Details of ${name}` })).toBeFocused();
    }
  });
  await test.step('calculates a letter tri-fold in fractions and decimals', async () => {
    await expect
      .poll(() => readText(calculator(page).locator('output')))
      .toContain('3-11/16 × 8-1/2 in folded');
    await expect
      .poll(() => panelsOf(page, 'Outside file'))
      .toEqual([
        expect.stringMatching(/^1 Tuck panel 3-5\/8 3\.6250 in$/),
        expect.stringMatching(/^2 Back cover 3-11\/16 3\.6875 in$/),
        expect.stringMatching(/^3 Front cover 3-11\/16 3\.6875 in$/),
      ]);
    await expect
      .poll(() => panelsOf(page, 'Inside file'))
      .toEqual([
        expect.stringMatching(/3-11\/16 3\.6875 in$/),
        expect.stringMatching(/3-11\/16 3\.6875 in$/),
        expect.stringMatching(/3-5\/8 3\.6250 in$/),
      ]);
    await expect(calculator(page)).toContainText('(11 + 0.0625) ÷ 3 = 3.6875');
  });
  await test.step('updates with flat width, fold and stock', async () => {
    await calculator(page).getByLabel('Flat width').fill('17');
    await calculator(page).getByLabel('Fold').selectOption('Double Gate');
    await expect
      .poll(() => panelsOf(page, 'Outside file'))
      .toEqual([
        expect.stringContaining('4-7/32 4.2188 in'),
        expect.stringContaining('4-9/32 4.2813 in'),
        expect.stringContaining('4-9/32 4.2813 in'),
        expect.stringContaining('4-7/32 4.2188 in'),
      ]);
    await calculator(page).getByLabel('Fold').selectOption('Gate Fold');
    await chooseStock(page, '100# gloss cover');
    await expect
      .poll(() => panelsOf(page, 'Outside file'))
      .toEqual([
        expect.stringContaining('4-7/32'),
        expect.stringContaining('8-9/16'),
        expect.stringContaining('4-7/32'),
      ]);
    await calculator(page).getByLabel('Fold').selectOption('Roll Fold');
    await calculator(page).getByLabel('Flat width').fill('16');
    await chooseStock(page, '80# gloss text');
    await expect
      .poll(() => panelsOf(page, 'Inside file'))
      .toEqual([
        expect.stringContaining('4-3/64'),
        expect.stringContaining('4-3/64'),
        expect.stringContaining('3-63/64'),
        expect.stringContaining('3-59/64'),
      ]);
    await chooseStock(page, '16 pt C2S');
    await expect(calculator(page).getByRole('note')).toContainText('16 pt C2S is too heavy for this fold');
    await chooseStock(page, '80# gloss text');
    await expect(calculator(page).getByRole('note')).toBeHidden();
  });
  await test.step('reports an invalid width and hides the panels', async () => {
    const width = calculator(page).getByLabel('Flat width');
    await width.fill('eleven');
    await expect(calculator(page)).toContainText('Enter 1 to 60 in, such as 8-1/2 or 210 mm.');
    await expect(calculator(page).getByRole('region', { name: 'Outside file' })).toBeHidden();
    await width.fill('5');
    await expect(calculator(page).getByRole('note')).toContainText('Smaller than common folders take');
    await width.fill('500');
    await expect(calculator(page)).toContainText('Enter 1 to 60 in.');
    await expect(calculator(page).getByRole('region', { name: 'Outside file' })).toBeHidden();
  });
});
