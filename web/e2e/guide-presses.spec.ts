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

const tiles = ['Paper Weights', 'Substrates', 'Color Options', 'Binding', 'Finishing', 'Quality'];

test('G7 G11 the press guide shows the document’s figures to scale with their sources, and opens cited details of every tile', async ({
  page,
}) => {
  await openGuide(page, 'printing-presses', 'digital');
  expect(await sectionIds(page)).toEqual(['sheetfed', 'web', 'digital']);
  await test.step('opens sections independently and by deep link', async () => {
    await expect(sectionButton(page, 'Digital')).toHaveAttribute('aria-expanded', 'true');
    await expect(sectionButton(page, 'Sheetfed')).toHaveAttribute('aria-expanded', 'true');
    await expect(sectionButton(page, 'Web')).toHaveAttribute('aria-expanded', 'false');
    await sectionButton(page, 'Sheetfed').click();
    await expect(sectionButton(page, 'Sheetfed')).toHaveAttribute('aria-expanded', 'false');
    await expect(sectionButton(page, 'Digital')).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('shows the document’s figures for sheetfed, web and digital', async () => {
    const sheetfed = await readText(await openSection(page, 'Sheetfed'));
    for (const figure of [
      'Largest 40 × 28 in',
      'Smallest 8-1/2 × 11 in',
      '60–600 gsm',
      '±0.1 mm',
      '8,000–18,000 sheets per hour',
      '500–50,000 pieces optimal runs',
    ]) {
      expect(sheetfed).toContain(figure);
    }
    const web = await readText(await openSection(page, 'Web'));
    for (const figure of [
      '8-1/2–78 in',
      '45–200 gsm',
      '±0.2 mm',
      '500–3,000 feet per minute',
      '10,000+ pieces optimal runs',
    ]) {
      expect(web).toContain(figure);
    }
    const digital = await readText(await openSection(page, 'Digital'));
    for (const figure of [
      'Largest 13 × 19 in',
      'Smallest 4 × 6 in',
      '60–350 gsm',
      '1–2,500 pieces economical runs',
    ]) {
      expect(digital).toContain(figure);
    }
  });
  await test.step('notes where the document’s thresholds overlap', async () => {
    const web = await openSection(page, 'Web');
    await expect(web.getByRole('note')).toContainText('from 10,000 to 50,000 quote sheetfed and web');
    const aside = page.getByRole('complementary', { name: 'Calculators and notes' });
    await expect(aside).toContainText('In pieces: digital under 2,500, sheetfed 2,500–50,000, web 50,000+.');
  });
  await test.step('cites every line, and file rules as house figures', async () => {
    const sheetfed = await openSection(page, 'Sheetfed');
    const sourceOf = async (text: string) => {
      const line = sheetfed.getByRole('listitem').filter({ hasText: text });
      return (await notesOf(line.locator('[data-cite]'))).map((note) => note.text);
    };
    const house = ['Print Partner house figure.'];
    expect(await sourceOf('Images at 300 ppi')).toEqual(house);
    expect(await sourceOf('Bleed of 0.125 in on every side')).toEqual(house);
    expect(await sourceOf('Black text overprints')).toEqual([expect.stringContaining('unverified')]);
    await expect(sheetfed.getByRole('note')).toContainText('trade practice, unverified');
    const digital = await openSection(page, 'Digital');
    await expect.poll(() => readText(digital)).toContain('600–2,400 DPI');
  });
  await test.step('draws maximum and minimum sheet at one scale', async () => {
    const sheets = page
      .getByRole('button', { name: /Sheet Sizes/ })
      .first()
      .locator('rect');
    await expect(sheets).not.toHaveCount(0);
    const [largest, smallest] = await sheets.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
    );
    expect((largest?.width ?? 0) / (largest?.height ?? 1)).toBeCloseTo(40 / 28, 2);
    expect((largest?.width ?? 0) / (smallest?.width ?? 1)).toBeCloseTo(40 / 11, 2);
    expect((largest?.height ?? 0) / (smallest?.height ?? 1)).toBeCloseTo(28 / 8.5, 2);
  });
  await test.step('cites every press figure', async () => {
    for (const press of ['Sheetfed', 'Web', 'Digital']) {
      const section = await openSection(page, press);
      await expectCited(section);
      await expect(section).toContainText('Print Partner house figure.');
      await expect(section).toContainText('Trade practice, unverified, Nov 2026.');
    }
  });
  await test.step('compares liquid ink, dry toner and inkjet', async () => {
    await page.getByRole('button', { name: 'Ink versus Toner' }).click();
    const table = page.getByRole('dialog').getByRole('table');
    await expect(table.getByRole('columnheader')).toContainText(['Liquid ink', 'Dry toner', 'Inkjet']);
    await expect(table.getByRole('row', { name: /On a fold/ })).toContainText('Cracks: score first');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Ink versus Toner' })).toHaveCount(0);
  });
  for (const [press, first, extra] of [
    ['Sheetfed', 'Sheet Sizes', []],
    ['Web', 'Web Sizes', []],
    ['Digital', 'Sheet Sizes', ['Variable Data', 'Ink versus Toner']],
  ] as const) {
    const section = await openSection(page, press);
    const buttons = section.getByRole('list', { name: `${press} topics` }).getByRole('button');
    await expect(buttons).toHaveCount(7 + extra.length);
    for (const title of [first, ...tiles, ...extra]) {
      await test.step(`${title} of ${press}`, async () => {
        const tile = buttons.filter({ hasText: title });
        await tile.click();
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog).toContainText(`${press} press`);
        await expect(dialog.locator('li, td').first()).toBeVisible();
        await expectCited(dialog);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(tile).toBeFocused();
      });
    }
  }
});
