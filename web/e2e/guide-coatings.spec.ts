import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectCited, notesOf, openGuide, openSection, readText, sectionIds } from './guide-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'] });

/** The product's document gives dry times by section and badges by cost level. */
const dryTimes = [
  ['Varnish', 'Dry time 10–25 min'],
  ['Aqueous', 'Dry time 15–45 min'],
  ['UV', 'Dry time Instant'],
] as const;

/** Name, cost level and badge of each. */
const coatings = {
  Varnish: [
    ['Gloss Varnish', 2, 'Budget Friendly'],
    ['Dull/Matte Varnish', 2, 'Budget Friendly'],
  ],
  Aqueous: [
    ['Gloss Aqueous', 2, 'Budget Friendly'],
    ['Satin/Matte Aqueous', 3, 'Moderate Cost'],
    ['Soft-Touch (Velvet) Aqueous', 4, 'Moderate Cost'],
  ],
  UV: [
    ['Gloss UV (flood)', 4, 'Moderate Cost'],
    ['Spot UV (gloss or dull)', 5, 'Premium Price'],
  ],
  Lamination: [
    ['Gloss Lamination', 5, 'Premium Price'],
    ['Matte Lamination', 5, 'Premium Price'],
    ['Soft-Touch Lamination', 6, 'Premium Price'],
  ],
} as const;

const cardsIn = (section: Locator): Locator => section.getByRole('article');
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

test('G2 G11 the coating guide shows ten coatings with dry times, cost levels, sources and details', async ({
  page,
}) => {
  await openGuide(page, 'coatings');
  expect(await sectionIds(page)).toEqual(['varnish', 'aqueous', 'uv', 'lamination']);
  await test.step('G2 shows ten coatings in the document’s sections with every card field', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Coating Options' })).toBeVisible();
    for (const [title, names] of Object.entries(coatings)) {
      const section = await openSection(page, title);
      await expect(cardsIn(section).getByRole('heading')).toHaveText(names.map(([name]) => name));
      for (const card of await cardsIn(section).all()) {
        const labels = ['Appearance', 'Durability', 'Dry time', 'Applications', 'Advantages'];
        await expect(card.getByRole('term')).toHaveText(labels);
        await expect(card.getByRole('definition')).toHaveText(labels.map(() => /\S/));
      }
    }
  });
  await test.step('G2 shows the document’s dry times, with each coating within its section’s range', async () => {
    for (const [title, text] of dryTimes) {
      const section = await openSection(page, title);
      await expect.poll(() => readText(section)).toContain(text);
      const range = /(\d+)–(\d+)/.exec(text);
      for (const card of await cardsIn(section).all()) {
        const own = await readText(card.getByRole('definition').nth(2));
        if (!range) {
          expect(own).toBe('Instant');
          continue;
        }
        const [from = 0, to = 0] = (/(\d+)–(\d+) min/.exec(own) ?? []).slice(1).map(Number);
        expect(from).toBeGreaterThanOrEqual(Number(range[1]));
        expect(to).toBeLessThanOrEqual(Number(range[2]));
      }
    }
    await expect(page.getByRole('note').getByText('until dry to the touch')).toBeVisible();
  });
  await test.step('G2 shows badge and color of each cost level, with gray for level 6', async () => {
    const colors = new Map<number, string>();
    for (const [title, rows] of Object.entries(coatings)) {
      const section = await openSection(page, title);
      for (const [name, level, badge] of rows) {
        const card = cardsIn(section).filter({ has: page.getByRole('heading', { name, exact: true }) });
        const signs = card.getByText(/^\$+$/);
        await expect(signs).toHaveText('$'.repeat(level));
        await expect(card.getByText(badge, { exact: true })).toBeVisible();
        await expect(card.getByText(`Cost level ${level}`)).toBeAttached();
        colors.set(level, await signs.evaluate((element) => getComputedStyle(element).color));
      }
    }
    expect(new Set(colors.keys())).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(colors.values()).size).toBe(4);
    expect(colors.get(6)).toBe(colors.get(2));
  });
  await test.step('G11 cites the figures of every section', async () => {
    for (const title of Object.keys(coatings)) {
      const section = await openSection(page, title);
      await expectCited(section);
      await expect.poll(() => readText(section)).toMatch(/(read|unverified,) Nov 2026/);
    }
  });
  await test.step('G2 opens the details of a coating and restores focus on close', async () => {
    await openSection(page, 'UV');
    const opener = page.getByRole('button', { name: 'Details of Spot UV' });
    await opener.click();
    const detail = dialog(page, 'Spot UV (gloss or dull)');

    await expect(detail).toBeVisible();
    const bullets = (title: string) =>
      detail
        .getByRole('heading', { name: title })
        .locator('xpath=following-sibling::ul')
        .getByRole('listitem');
    for (const title of ['Considerations', 'Compatibility', 'Pro tips'])
      await expect(bullets(title)).not.toHaveCount(0);
    await expect.poll(() => readText(detail)).toContain('Registers to ±1/32 in');
    // Every unverified sentence is cited as such.
    for (const title of ['Considerations', 'Compatibility']) {
      for (const bullet of await bullets(title).all()) {
        expect(await notesOf(bullet.locator('[data-cite]'))).toEqual([
          expect.objectContaining({ text: expect.stringContaining('Trade practice, unverified') }),
        ]);
      }
    }
    await expectCited(detail);
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(detail).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(detail).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(detail).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Coating Options' })).toBeVisible();
  });
});
