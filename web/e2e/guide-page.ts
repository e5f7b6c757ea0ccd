import type { Locator, Page } from '@playwright/test';
import { expect, signInAsReader } from './fixtures.ts';
import { uncitedFigures } from './uncited-figures.ts';

/** Signed in, at a guide, once its open sections show their content. @param section an id, as a deep link has it */
export async function openGuide(page: Page, tab: string, section?: string): Promise<void> {
  await signInAsReader(page);
  await page.goto(`/?tab=${tab}${section === undefined ? '' : `&section=${section}`}`);
  const open = page.locator('[data-tab-open] section:has(> :is(h2, h3) > button[aria-expanded=true])');
  // Its code comes now: on a busy machine that may take a while.
  await expect(open).not.toHaveCount(0, { timeout: 30_000 });
  for (const opened of await open.all()) await expect(contentOf(opened)).toBeVisible();
  // A deep link takes the keyboard to its section once the tab is drawn; what is opened before would lose it again.
  if (section !== undefined)
    await expect(page.locator(`#section-${section} > :is(h2, h3) > button`)).toBeFocused();
}

/** What a section holds; it is drawn only while the section is open. */
const contentOf = (section: Locator): Locator => section.locator(':scope > [id$=-content]');

export const sectionButton = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).locator(':scope > :is(h2, h3) > button');

/** The section of this title, opened. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const button = sectionButton(page, title);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const section = page.getByRole('region', { name: title, exact: true });
  await expect(contentOf(section)).toBeVisible();
  return section;
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
  const cited = place.locator('[data-cite]');
  await expect(cited).not.toHaveCount(0);
  const letters = await cited.evaluateAll((all) => [
    ...new Set(all.map((one) => one.getAttribute('data-cite'))),
  ]);
  const notes = await sources(place)
    .getByRole('listitem')
    .evaluateAll((all) =>
      all.map((one) => ({ text: one.textContent, standing: one.getAttribute('data-standing') ?? '' })),
    );
  for (const letter of letters) {
    const note = notes.find(({ text }) => new RegExp(`^${letter}\\s`).test(text));
    // A house figure and a sum have no day of their own.
    const isOfADay = /sourced|practice/.test(note?.standing ?? '');
    expect(note?.text ?? '', `note ${letter}`).toMatch(isOfADay ? day : /[\p{L}\d]\.$/u);
  }
  expect(await place.evaluate(uncitedFigures), 'figures without a letter').toEqual([]);
}

/** The sections of the open guide as their links name them, which people keep. */
export const sectionIds = (page: Page): Promise<string[]> =>
  page
    .locator('[data-tab-open] section[id^=section-]')
    .evaluateAll((all) => all.map(({ id }) => id.replace('section-', '')));
