import { test, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { treeFindings } from './accessibility-tree.ts';
import { atRest, desktop, phone, tablet, violationsOf } from './accessible.ts';
import { expect } from './fixtures.ts';
import { expectOnPaper } from './on-paper.ts';
import { expectUsableOnShortScreens } from './on-short-screens.ts';

/** Also rules that axe leaves out by default, such as the size of targets. */
const EVERY_RULE: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** Light and dark differ in nothing but their colors. */
const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

/** A screen, and how to get there from the one before it. What is not for paper says so. */
export type Screen = readonly [name: string, open: (page: Page) => Promise<unknown>, print?: 'unprinted'];

interface Walk {
  /** Looks at what has the same parts on a phone and a desktop in light mode on the desktop only: axe is slow on long pages. */
  areLong?: boolean;
}

/**
 * Opens the screens one after another and expects no finding on any: by axe and the accessibility tree, on a desktop in light
 * and dark mode and on a phone in dark mode. All of it must be within reach on short screens, and on paper when printed. The content security policy must refuse nothing.
 */
export async function walk(page: Page, screens: readonly Screen[], { areLong }: Walk = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(desktop);
  const refused = await refusalsOn(page);
  for (const [name, open, print] of screens)
    await test.step(name, async () => {
      await open(page);
      await expectNoFindings(page, `${name}, desktop`, areLong ? ['light'] : ['light', 'dark']);
      await page.setViewportSize(tablet);
      expect.soft(await overflowOf(page), `${name}, px wider than a tablet`).toBeLessThanOrEqual(0);
      await page.setViewportSize(phone);
      // What is only on a phone has the same colors by name.
      await expectNoFindings(page, `${name}, phone`, ['dark']);
      await expectUsableOnShortScreens(page, name);
      if (print !== 'unprinted') await expectOnPaper(page, name);
      await page.setViewportSize(desktop);
      expect.soft(refused.splice(0), `${name}, refused by the content security policy`).toEqual([]);
    });
}

/** What the content security policy refuses from the next page on. */
async function refusalsOn(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('tellRefusal', (text: string) => refused.push(text));
  await page.addInitScript(() => {
    const { tellRefusal } = window as unknown as { tellRefusal: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellRefusal(`${violatedDirective} ${blockedURI}`),
    );
  });
  return refused;
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

type ColorScheme = 'light' | 'dark';

/** Checks every rule in the first color scheme, and the contrast in the other. */
async function expectNoFindings(page: Page, look: string, schemes: readonly ColorScheme[]): Promise<void> {
  const found: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await atRest(page);
    const rules = colorScheme === schemes[0] ? EVERY_RULE : CONTRAST;
    found.push(...(await violationsOf(page, rules)).map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await treeFindings(page)));
  const overflow = await overflowOf(page);
  if (overflow > 0) found.push(`${overflow} px wider than the screen`);
  // Soft, so that one run shows the findings of all screens.
  expect.soft(found, look).toEqual([]);
}

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
export const shows = (page: Page, title: string | RegExp) =>
  expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
/** A screen at an address of the app, which must be open. */
export const text = (path: string, title: string | RegExp): Screen => [
  path,
  async (page) => {
    await follow(page, path);
    await shows(page, title);
  },
];
/**
 * Opens an address of the app as a link in it would, which is much faster than loading the page again: axe starts slowly
 * on a new page. The app must have started.
 */
export const follow = (page: Page, address: string) =>
  page.evaluate((path) => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
/** A guide with everything in it unfolded. From the first one on, the home screen must be open. */
export const guide = (tab: string, title: string): Screen => [
  `guide ${tab}`,
  async (page) => {
    await follow(page, `/?tab=${tab}`);
    const screen = dialog(page, title);
    await expect(screen.locator('section').first()).toBeVisible();
    for (const folded of [
      'section > :is(h2, h3) > button[aria-expanded=false]',
      'button:text("Show all")',
      '[data-sources]:not([open]) > summary',
    ])
      await screen.locator(folded).evaluateAll((all: HTMLElement[]) => all.forEach((one) => one.click()));
    await expect(screen.locator('section > :is(h2, h3) > button[aria-expanded=false]')).toHaveCount(0);
  },
];
/** Opens a dialog over the screen before. The next screen closes it by its own address. */
export const over = (name: string | RegExp, opener: string | RegExp): Screen => [
  `dialog ${String(name)}`,
  async (page) => {
    await press(page, opener);
    await expect(dialog(page, name)).toBeVisible();
  },
];
export const escape = (page: Page) => page.keyboard.press('Escape');
