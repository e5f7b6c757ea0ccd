import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const phone = { width: 390, height: 844 };
export const tablet = { width: 820, height: 1180 };
export const desktop = { width: 1440, height: 900 };
/** The three sizes that every screen must fit, px: phone, tablet, desktop. */
export const widths = [phone, tablet, desktop];

/** What the user can act on: the topmost dialog, else the open tab, else the page. */
export async function openScreen(page: Page): Promise<Locator> {
  for (const place of ['[role=dialog], [role=alertdialog]', '[data-tab-open]']) {
    const open = page.locator(place).filter({ visible: true });
    if ((await open.count()) > 0) return open.last();
  }
  return page.locator('body');
}

/**
 * Expects no axe violations and no horizontal overflow. Turns on reduced motion, which stays on: a dialog that opens while
 * axe works would be measured in the middle of its animation.
 *
 * @param look describes the screen in the message
 * @param options which rules axe checks; all by default
 */
export async function expectAccessible(
  page: Page,
  look = 'this width',
  options: RunOptions = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atRest(page);
  expect(await violationsOf(page, options), `axe at ${look}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `px wider than the screen at ${look}`).toBeLessThanOrEqual(0);
}

/** The slowest rule by far. */
const WITHOUT_CONTRAST: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/**
 * Checks a phone in dark and a desktop in light mode, and a tablet, which has no colors of its own. Then restores the first
 * width in light mode. Every screen is checked in both modes by the specs of accessibility.
 *
 * @param settled waits for changes after a resize that are more than CSS
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  settled: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const first = page.viewportSize();
  for (const size of widths) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: size === phone ? 'dark' : 'light' });
    await settled();
    await expectAccessible(page, `${size.width} px`, size === tablet ? WITHOUT_CONTRAST : {});
  }
  if (first) await page.setViewportSize(first);
}

/** Waits until animations have ended, because fading text would fail on contrast. Ignores endless animations. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (;;) {
      // Transitions start one frame after a change, and inherited ones after those have ended.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ending = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
      if (ending.length === 0) return;
      await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}

/** The violated rules, each with its elements. */
export async function violationsOf(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    const { violations } = await own.run(document, { resultTypes: ['violations'], ...rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
}
