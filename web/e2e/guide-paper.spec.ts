import type { Locator } from '@playwright/test';
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

const sections = [
  'Paper By Weight',
  'Paper By Finish',
  'Paper By Texture',
  'Paper By Use Case',
  'Business Envelopes',
  'A-Series/Invitation Envelopes',
  'Catalog Envelopes',
  'Booklet Envelopes',
  'Square Envelopes',
];

const card = (place: Locator, name: string): Locator =>
  place.getByRole('article').filter({ has: place.page().getByRole('heading', { name, exact: true }) });

test('G1 G11 the paper guide opens at the section of its URL, navigates by rail and menu, and shows papers, factors, costs and limits with their sources', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGuide(page, 'paper', 'booklet-envelopes');
  const rail = page.getByRole('navigation', { name: 'Sections' });
  await test.step('opens the section in the URL and navigates by the rail', async () => {
    await expect(sectionButton(page, 'Booklet Envelopes')).toHaveAttribute('aria-expanded', 'true');
    await expect(sectionButton(page, 'Booklet Envelopes')).toBeInViewport();
    await expect(sectionButton(page, 'Booklet Envelopes')).toBeFocused();
    await expect(rail.getByRole('link', { name: 'Booklet Envelopes' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await rail.getByRole('link', { name: 'Paper By Finish' }).click();
    await expect(page).toHaveURL(/tab=paper&section=finish/);
    await expect(sectionButton(page, 'Paper By Finish')).toHaveAttribute('aria-expanded', 'true');
    await expect(sectionButton(page, 'Paper By Finish')).toBeInViewport();
    await expect(rail.getByRole('link', { name: 'Paper By Finish' })).toHaveAttribute('aria-current', 'true');
  });
  await test.step('keeps the menu of sections in view on a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(sectionButton(page, 'Paper By Finish')).toBeInViewport();
    await expect(rail.getByRole('button', { name: /^Sections/ })).toBeInViewport();
  });
  await test.step('on a phone, a section followed from the menu starts below the menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The same name as the rail, which phones hide.
    await rail.getByRole('button', { name: /^Sections/ }).click();
    await rail.getByRole('link', { name: 'Paper By Texture' }).click();
    const heading = sectionButton(page, 'Paper By Texture');
    await expect(heading).toBeFocused();
    const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    const menu = await rail.boundingBox();
    await expect.poll(() => topOf(heading)).toBeLessThan(200);
    expect(await topOf(heading)).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await sectionIds(page)).toEqual([
    'weight',
    'finish',
    'texture',
    'use-case',
    'business-envelopes',
    'a-series-envelopes',
    'catalog-envelopes',
    'booklet-envelopes',
    'square-envelopes',
  ]);
  await test.step('shows header, parts and independent sections', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Paper Specifications' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'close if finished' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Envelope Specifications' })).toBeVisible();
    const states = () =>
      page
        .locator('[data-tab-open] section > :is(h2, h3) > button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
    await expect(
      page.locator('[data-tab-open] section > :is(h2, h3) > button > span:first-child'),
    ).toHaveText(sections);
    const before = await states();
    for (const [place, title] of sections.entries()) {
      await sectionButton(page, title).focus();
      await page.keyboard.press('Enter');
      const flipped = before.with(place, before[place] === 'true' ? 'false' : 'true');
      await expect.poll(states, title).toEqual(flipped);
      await page.keyboard.press('Enter');
      await expect.poll(states, title).toEqual(before);
    }
  });
  await test.step('lists the sixteen weights with gsm, caliper, use and cost', async () => {
    const section = await openSection(page, 'Paper By Weight');
    await expect(section.getByText('16 papers')).toBeVisible();
    const table = section.getByRole('table', { name: 'Papers by weight' });
    await expect(table.getByRole('rowheader')).toHaveCount(5);
    await section.getByRole('button', { name: 'Show all 16' }).click();
    await expect(table.getByRole('rowheader')).toHaveCount(16);
    const weights = await table
      .getByRole('rowheader')
      .evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''));
    expect(weights).toEqual([
      '20# Bond',
      '24# Bond',
      '28# Bond',
      '50# Text',
      '60# Text',
      '70# Text',
      '80# Text',
      '100# Text',
      '65# Cover',
      '110# Index',
      '80# Cover',
      '100# Cover',
      '120# Cover',
      '130# Cover',
      '14 pt Cardstock',
      'C1S/C2S Cover',
    ]);
    const rowOf = (weight: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: weight }) });
    await expect
      .poll(() => readText(rowOf('100# Cover')))
      .toMatch(
        /^100# Cover Cover 270 0\.0087 in 0\.0135 in Postcards \(house minimum\), covers, rack cards.*0\.0095 in silk/,
      );
    await expect.poll(() => readText(rowOf('80# Cover'))).toContain('only for folded mailers, not postcards');
    await expect.poll(() => readText(rowOf('20# Bond'))).toMatch(/^20# Bond Bond 75 – 0\.0039 in Copies/);
    await expect.poll(() => readText(rowOf('14 pt Cardstock'))).toMatch(/310–350 0\.0140 in/);
    for (const [weight, level] of [
      ['20# Bond', 1],
      ['70# Text', 2],
      ['80# Cover', 3],
      ['130# Cover', 4],
      ['C1S/C2S Cover', 5],
    ] as const) {
      await expect(rowOf(weight)).toContainText('$'.repeat(level));
      await expect(rowOf(weight).getByText(`Cost level ${level}`, { exact: true })).toBeAttached();
    }
    await expect(
      section.getByText('Additional stocks and weights are available from a local printer.'),
    ).toBeVisible();
  });
  await test.step('lists conversion factors by grade and boards by thickness', async () => {
    const factors = await readText(page.getByRole('table', { name: 'Conversion factors by grade' }));
    for (const line of [
      '17 × 22 3.7597 0.26598',
      '25 × 38 1.4801 0.67561',
      '20 × 26 2.7041 0.36981',
      '25.5 × 30.5 1.8080 0.55311',
      '24 × 36 1.6275 0.61445',
      '22.5 × 28.5 2.1928 0.45604',
    ]) {
      expect(factors).toContain(line);
    }
    const boards = await readText(page.getByRole('table', { name: 'Boards by thickness' }));
    for (const line of ['10 pt 0.0100 in 220–250', '14 pt 0.0140 in 310–350', '24 pt 0.0240 in about 570']) {
      expect(boards).toContain(line);
    }
  });
  await test.step('shows the letters of a table only while its sources are unfolded', async () => {
    const boards = page.getByRole('table', { name: 'Boards by thickness' });
    const inBoards = boards.locator('[data-cite]').first();
    const inWeights = page.getByRole('table', { name: 'Papers by weight' }).locator('[data-cite]').first();
    await expect(inBoards).toBeHidden();
    await boards.locator('xpath=..').getByText('2 sources').click();
    await expect(inBoards).toBeVisible();
    await expect(inWeights).toBeHidden();
  });
  await test.step('colors cost levels black, gray, yellow, orange and red', async () => {
    const rgbOf = async (level: number): Promise<number[]> => {
      const sign = page.getByText(`Cost level ${level}`, { exact: true }).first();
      const color = await sign.evaluate((one) => getComputedStyle(one).color);
      return (color.match(/\d+/g) ?? []).map(Number);
    };
    const isGray = (rgb: number[]) => new Set(rgb).size === 1;
    /** Share of green relative to red: 0 is red, 1 yellow. */
    const yellowness = ([red = 0, green = 0, blue = 0]: number[]) => (green - blue) / (red - blue);
    const [black, gray] = [await rgbOf(1), await rgbOf(2)];
    expect(isGray(black) && isGray(gray)).toBe(true);
    expect(black[0]).toBeLessThan(40);
    expect(gray[0]).toBeGreaterThan(80);
    const [yellow, orange, red] = [await rgbOf(3), await rgbOf(4), await rgbOf(5)];
    expect(yellowness(yellow)).toBeGreaterThan(0.7);
    expect(yellowness(orange)).toBeGreaterThan(0.3);
    expect(yellowness(orange)).toBeLessThan(0.6);
    expect(yellowness(red)).toBeLessThan(0.2);
  });
  await test.step('lists finishes, textures and papers by use', async () => {
    const finish = await openSection(page, 'Paper By Finish');
    await expect(finish.getByRole('heading', { level: 3 })).toHaveText([
      'Uncoated',
      'Gloss Coated',
      'Matte/Satin Coated',
      'Specialty Textured',
    ]);
    await expect.poll(() => readText(card(finish, 'Gloss Coated'))).toContain('300–320%');
    const texture = await openSection(page, 'Paper By Texture');
    await expect(texture.getByRole('heading', { level: 3 })).toHaveText(['Smooth', 'Linen', 'Laid', 'Felt']);
    const felt = await readText(card(texture, 'Felt Cover'));
    for (const label of [
      'Weights',
      'Characteristics',
      'Uses',
      'Print methods',
      '80#, 100#, 110# Cover',
      '$$$$$',
    ]) {
      expect(felt).toContain(label);
    }
    const use = await openSection(page, 'Paper By Use Case');
    await expect.poll(() => readText(use)).toContain('Postcards 100# cover or 14 pt');
  });
  await test.step('shows the document’s postcard limits', async () => {
    expect(await readText(await openSection(page, 'Paper By Weight'))).toContain(
      'postcards need at least 100# cover or 14 pt; 80# cover only for folded mailers.',
    );
    await expect
      .poll(() => readText(page.getByRole('complementary', { name: 'Calculators and notes' })))
      .toContain(
        'USPS requires 0.009 in for cards over 4-1/4 × 6 in. 100# gloss cover at 0.0087 in is too thin.',
      );
  });
  await test.step('cites every figure', async () => {
    for (const title of sections) await expectCited(await openSection(page, title));
    const notes = async (title: string) =>
      (await sources(await openSection(page, title)).allTextContents()).join(' ');
    expect(await notes('Paper By Weight')).toContain(
      'Wausau Paper “Shoptalk” on mill tolerance, read Nov 2026.',
    );
    expect(await notes('Paper By Weight')).toContain('Mill sheets: Sappi, Domtar, Mohawk, read Jun 2025.');
    expect(await notes('Paper By Weight')).toContain('Print Partner house figure.');
    expect(await notes('Paper By Texture')).toContain('Trade practice, unverified, Nov 2026.');
    expect(await notes('A-Series/Invitation Envelopes')).toContain(
      'North American envelope chart, five matching sources, read Nov 2026.',
    );
    expect(await notes('Square Envelopes')).toContain('Print Partner house figure.');
  });
  await page.getByRole('button', { name: 'Close Tab' }).click();
  await expect(page).toHaveURL(/\/$/);
});
