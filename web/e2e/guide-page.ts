import type { Locator, Page } from '@playwright/test';
import { expect, signUp } from './fixtures.ts';
import { uncitedFigures } from './uncited-figures.ts';

/** Signed in, at a guide, once its first section stands. @param section an id, as a deep link has it */
export async function openGuide(page: Page, tab: string, section?: string): Promise<void> {
  await signUp(page);
  await page.goto(`/?tab=${tab}${section === undefined ? '' : `&section=${section}`}`);
  // Its code comes now: on a busy machine that may take a while.
  await page.locator('[data-tab-open] section > :is(h2, h3) > button').first().waitFor();
}

export const sectionButton = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).locator(':scope > :is(h2, h3) > button');

/** The section of this title, opened. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const button = sectionButton(page, title);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return page.getByRole('region', { name: title, exact: true });
}

/**
 * What one can read there, in one line: fractions as they are typed, `4-3/8 × 5-3/4 in`, and without the letters that
 * stand for sources.
 */
export function readText(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const holds = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || (node instanceof HTMLElement && node.hidden)) return '';
      if (node.hasAttribute('data-cite') || getComputedStyle(node).display === 'none') return '';
      const fraction = node.getAttribute('data-fraction');
      if (fraction !== null) return fraction;
      const text = [...node.childNodes].map(holds).join('');
      return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
    };
    return holds(element).replace(/\s+/g, ' ').trim();
  });
}

/** The notes under the figures that the letters beside them lead to. */
export const sources = (place: Page | Locator): Locator => place.getByRole('list', { name: 'Sources' });

const day = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}\.$/;

/**
 * Every letter in a place has its note there, with a date or the word that nobody checked; and every figure of a table
 * or a list of facts has a letter.
 */
export async function expectCited(place: Locator): Promise<void> {
  const letters = await place
    .locator('[data-cite]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-cite')))]);
  expect(letters.length).toBeGreaterThan(0);
  for (const letter of letters) {
    const note = sources(place)
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${letter}\\s`) });
    // A house figure and a sum have no day of their own.
    const isOfADay = /sourced|practice/.test((await note.first().getAttribute('data-standing')) ?? '');
    expect(await note.first().textContent(), `note ${letter}`).toMatch(isOfADay ? day : /[\p{L}\d]\.$/u);
  }
  expect(await place.evaluate(uncitedFigures), 'figures without a letter').toEqual([]);
}
