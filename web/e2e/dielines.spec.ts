import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, signInAsReader, test } from './fixtures.ts';
import { expectCited, openGuide, openSection, readText, sectionIds } from './guide-page.ts';
import { printedPages } from './on-paper.ts';
import { follow } from './screens.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

/** The product's document names them; the flat sizes are those of the trade's layouts. */
const templates = [
  ['9x12 Left Pocket with Business Card Slits', '18-3/4 × 16 in'],
  ['9x12 Right Pocket with Half-Moon Slits', '18-3/4 × 16 in'],
  ['9x12 One 5-3/4 in Rounded Right Pocket', '18-3/4 × 17-3/4 in'],
  ['9x12 Two 5 in Pockets (Alternative)', '19-1/2 × 17 in'],
  ['9x12 Two 4 in Pockets', '19-1/2 × 16 in'],
  ['9x12 Two 5 in Curved Pockets', '19-1/2 × 17 in'],
  ['9x12 One 6 in Right Pocket', '18-3/4 × 18 in'],
  ['9x12 Three Panel with 4 in Right Pocket', '27-5/8 × 16 in'],
  ['9-1/2x12 Vertical Pocket, 7-1/4 in, with Brochure Slit', '26-1/4 × 13-1/2 in'],
  ['9x12 Two 6 in Angled Pockets', '19-1/2 × 18 in'],
  ['4x10 Pocket Folder', '8-3/4 × 13-1/2 in'],
  ['4.25x10.125 with 2 Horizontal Slits', '8-1/2 × 10-1/8 in'],
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).last();
const aside = (page: Page) => page.getByRole('complementary', { name: 'Size and files' });
const factOf = (place: Locator, term: string) =>
  place.locator('dl > div').filter({ hasText: term }).getByRole('definition');

async function download(page: Page, kind: 'PDF' | 'SVG'): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    aside(page).getByRole('button', { name: kind, exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('G6 the pocket folder guide opens twelve templates with their flopped twins; pockets, capacity and slits change a dieline, which is measured, folded and saved', async ({
  page,
}) => {
  await openGuide(page, 'pocketfolder');
  await test.step('lists the document’s templates with their flat sizes and sources', async () => {
    await expect(
      page.getByRole('heading', { name: '12 templates that can be flopped to create 24 templates total' }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'How to Save Folder Templates' })).toContainText(
      'Take a screenshot',
    );
    expect(await sectionIds(page)).toHaveLength(12);
    for (const [title, flat] of templates) {
      const section = await openSection(page, title);
      await expect.poll(() => readText(factOf(section, 'Flat, trimmed')), title).toBe(flat);
      await expectCited(section);
    }
  });
  await test.step('opens a template and its twin in the viewer, and Close returns to the guide', async () => {
    const section = await openSection(page, templates[0][0]);
    await section.getByRole('link', { name: 'View Template' }).click();
    await expect(heading(page)).toHaveText(templates[0][0]);
    await expect(page.getByRole('img', { name: /flat, seen from the inside/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Close', exact: true }).last().click();
    await (await openSection(page, templates[0][0])).getByRole('link', { name: 'View Flopped' }).click();
    await expect(heading(page)).toHaveText('9x12 Right Pocket with Business Card Slits, flopped');
    await page.goBack();
    await expect(page.getByRole('link', { name: 'View Template' }).first()).toBeVisible();
  });
  await follow(page, '/?dieline=folder&template=pf05&pocket=4.5');
  await test.step('takes the sizes of the address, and changes of the fields', async () => {
    await expect(heading(page)).toHaveText('9x12 Two 4 in Pockets, changed: pocket height 4.5 in');
    await expect.poll(() => readText(factOf(aside(page), 'Flat, trimmed'))).toBe('19-1/2 × 16-1/2 in');
    await aside(page).getByLabel('Pocket capacity').selectOption('1/4 in, double scores');
    await expect.poll(() => readText(factOf(aside(page), 'Flat, trimmed'))).toBe('20-9/16 × 16-3/4 in');
    await aside(page).getByLabel('Card slits').selectOption('Four corner slits');
    await aside(page).getByLabel('Pocket height').fill('30');
    await expect(aside(page).getByText(/^Enter .* to 10 in\.$/)).toBeVisible();
    await expect(aside(page).getByRole('button', { name: 'PDF', exact: true })).toHaveCount(0);
    await aside(page).getByLabel('Pocket height').fill('4');
    await aside(page).getByLabel('Pocket capacity').selectOption('Single score, about 25 sheets');
  });
  await test.step('hides layers, zooms, and measures from corner to corner', async () => {
    const drawing = page.getByRole('img', { name: /flat, seen from/ });
    await expect(drawing.locator('[data-layer=bleed]')).toBeAttached();
    await page.getByRole('checkbox', { name: 'Bleed' }).uncheck();
    await expect(drawing.locator('[data-layer=bleed]')).toHaveCount(0);
    const board = page.getByRole('region', { name: 'Flat drawing, scrolls' });
    const fitted = await board.boundingBox();
    await page.getByRole('button', { name: '100%' }).click();
    await expect(page.getByRole('status', { name: 'Scale' })).toHaveText('100%');
    expect((await board.boundingBox())?.width, 'the board scrolls, it doesn’t grow').toBe(fitted?.width);
    await page.getByRole('button', { name: 'Fit' }).click();
    await page.getByRole('button', { name: 'Measure' }).click();
    await drawing.scrollIntoViewIfNeeded();
    const box = await drawing.locator('[data-layer=cut] path').first().boundingBox();
    if (!box) throw new Error('the cut is not on screen');
    // The spine, from head to foot: 12 in, near enough for the corners to snap.
    const perInch = box.width / 19.5;
    const spine = box.x + 9.75 * perInch;
    await page.mouse.move(spine + 3, box.y + 2);
    await page.mouse.down();
    await page.mouse.move(spine, box.y + 12 * perInch - 3, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText('(12.0000 in, 304.8 mm)')).toBeVisible();
  });
  await test.step('prints whole on one page, whatever its size on the screen', async () => {
    await page.getByRole('button', { name: '100%' }).click();
    expect(await printedPages(page)).toEqual([expect.stringContaining('Right pocket')]);
    await page.getByRole('button', { name: 'Fit' }).click();
  });
  await test.step('saves a PDF of both sides, and an SVG of the side that is shown', async () => {
    const pdf = await download(page, 'PDF');
    expect(pdf.name).toBe('9x12-two-4-in-pockets-changed-corner-slits.pdf');
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const svg = await download(page, 'SVG');
    expect(svg.name).toBe('9x12-two-4-in-pockets-changed-corner-slits-inside.svg');
    expect(svg.bytes.toString()).toContain('id="Cut"');
  });
  await test.step('folds on screen', async () => {
    await page.getByRole('tab', { name: 'Folded' }).click();
    const slider = page.getByRole('slider');
    await expect(slider).toBeVisible();
    await slider.fill('100');
    await expect(page.getByRole('img', { name: /folded/ })).toBeVisible();
  });
});

test('G12 folds and covers are drawn to size from the panel calculator and the search', async ({ page }) => {
  await signInAsReader(page);
  await test.step('draws a fold with the allowance of its stock, and reports panels that collide', async () => {
    await page.goto('/?dieline=fold&fold=tri&width=11&height=8.5&stock=100%23+gloss+text');
    await expect(heading(page)).toHaveText('Tri-Fold, 11 × 8.5 in flat');
    await expect(aside(page).getByLabel('Allowance')).toHaveValue('3/32');
    await aside(page).getByLabel('Allowance').fill('0');
    await expect(page.getByText(/runs into the fold/)).toBeVisible();
    await page.getByRole('tab', { name: 'Folded' }).click();
    await expect(page.getByText(/runs into the fold/)).toBeVisible();
    await page.getByRole('tab', { name: 'Flat' }).click();
  });
  await test.step('draws a perfect-bound cover with the spine of its pages and papers', async () => {
    await follow(
      page,
      '/?dieline=cover&binding=perfect&width=6&height=9&pages=200&text=60%23+uncoated+opaque',
    );
    await expect(heading(page)).toHaveText(/^Perfect-bound cover, 6 × 9 in, spine 0\.\d+ in$/);
    await expect(page.getByText(/^Spine 0\.\d+ in$/)).toBeVisible();
    await aside(page).getByLabel('Binding').selectOption('Saddle stitch');
    await expect.poll(() => readText(factOf(aside(page), 'Flat, trimmed'))).toBe('12 × 9 in');
  });
  await test.step('finds dielines by their sizes', async () => {
    for (const [query, title] of [
      ['gate fold 11x17', 'Gate Fold, 17 × 11 in flat'],
      ['9x12 two pocket folder', '9x12 Two'],
    ] as const) {
      await follow(page, '/');
      await page
        .getByRole('button', { name: /^Search/ })
        .first()
        .click();
      await page.getByRole('combobox').fill(query);
      // Entries of the guides may be listed before the answers are.
      await page
        .getByRole('option')
        .filter({ hasText: /dieline/i })
        .first()
        .click();
      await expect(heading(page)).toContainText(title);
    }
  });
});
