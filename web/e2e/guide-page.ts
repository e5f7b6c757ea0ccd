import type { Locator, Page } from '@playwright/test';
import { expect, signInAsReader } from './fixtures.ts';
import { uncitedFigures } from './uncited-figures.ts';

/** Signs in and opens a guide, until its open sections show their content. @param section id for a deep link */
export async function openGuide(page: Page, tab: string, section?: string): Promise<void> {
  await signInAsReader(page);
  await page.goto(`/?tab=${tab}${section === undefined ? '' : `&section=${section}`}`);
  const open = page.locator('[data-tab-open] section:has(> :is(h2, h3) > button[aria-expanded=true])');
  // The guide's code is loaded now, which can be slow on a busy machine.
  await expect(open).not.toHaveCount(0);
  for (const opened of await open.all()) await expect(contentOf(opened)).toBeVisible();
  // The deep link focuses its section after the tab has rendered; wait, or later steps would lose their focus.
  if (section !== undefined)
    await expect(page.locator(`#section-${section} > :is(h2, h3) > button`)).toBeFocused();
}

/** Content of a section, rendered only while it is open. */
const contentOf = (section: Locator): Locator => section.locator(':scope > [id$=-content]');

export const sectionButton = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true }).locator(':scope > :is(h2, h3) > button');

/** Opens the section with this title. */
export async function openSection(page: Page, title: string): Promise<Locator> {
  const button = sectionButton(page, title);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const section = page.getByRole('region', { name: title, exact: true });
  await expect(contentOf(section)).toBeVisible();
  return section;
}

/** Text in one line, with fractions as `4-3/8 × 5-3/4 in` and without source letters. */
export function readText(place: Locator): Promise<string> {
  return place.evaluate((element) => {
    const visibleText = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || (node instanceof HTMLElement && node.hidden)) return '';
      if (node.hasAttribute('data-cite') || getComputedStyle(node).display === 'none') return '';
      const fraction = node.getAttribute('data-fraction');
      if (fraction !== null) return fraction;
      const text = [...node.childNodes].map(visibleText).join('');
      return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `;
    };
    return visibleText(element).replace(/\s+/g, ' ').trim();
  });
}

/** The folded source notes of tables and cards. */
export const sources = (place: Page | Locator): Locator => place.locator('[data-sources]');

const DATE_AT_END = /(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)( \d{1,2},)? \d{4}\.$/;

/** The note of each cited figure: that of its letter in the nearest table or card with sources. */
export const notesOf = (cited: Locator): Promise<CitedNote[]> => cited.evaluateAll(citedNotes);

interface CitedNote {
  letter: string;
  text: string;
  standing: string;
}

/** Runs in the page, so it must not refer to anything outside itself. */
const citedNotes = (all: Element[]): CitedNote[] =>
  all.map((cited) => {
    const letter = cited.getAttribute('data-cite') ?? '';
    const around = cited.closest(':has(> [data-sources])');
    const note = around?.querySelector(`:scope > [data-sources] [data-letter="${letter}"]`);
    return {
      letter,
      text: note?.lastElementChild?.textContent ?? '',
      standing: note?.getAttribute('data-standing') ?? '',
    };
  });

/** Checks that every source letter has a dated note, and every figure in tables and fact lists has a letter. */
export async function expectCited(place: Locator): Promise<void> {
  const cited = place.locator('[data-cite]');
  await expect(cited).not.toHaveCount(0);
  for (const { letter, text, standing } of await notesOf(cited)) {
    // House figures and arithmetic have no date.
    const isDated = /sourced|practice/.test(standing);
    expect(text, `note ${letter}`).toMatch(isDated ? DATE_AT_END : /[\p{L}\d]\.$/u);
  }
  expect(await place.evaluate(uncitedFigures), 'figures without a letter').toEqual([]);
}

/** Section ids of the open guide, as bookmarked deep links use them. */
export const sectionIds = (page: Page): Promise<string[]> =>
  page
    .locator('[data-tab-open] section[id^=section-]')
    .evaluateAll((all) => all.map(({ id }) => id.replace('section-', '')));
