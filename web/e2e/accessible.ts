import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The three widths that every screen must keep, px: a phone, a tablet, a desk. */
export const widths = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** axe finds nothing, and nothing is wider than the screen. @param look what the screen looks like, for the message */
export async function expectAccessible(page: Page, look = 'this width'): Promise<void> {
  await atRest(page);
  expect(await violationsOf(page), `axe at ${look}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `px wider than the screen at ${look}`).toBeLessThanOrEqual(0);
}

/** The same in light and in dark, of the screen as it stands; it moves no more from then on. */
export async function expectAccessibleInBothColors(page: Page, look = 'this width'): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${look}, ${colorScheme}`);
  }
}

/**
 * The same at each width, light and dark; the screen has its first width again at the end.
 *
 * @param settled waits for what a change of the width brings, where that is more than style
 */
export async function expectAccessibleInEveryLook(
  page: Page,
  settled: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const first = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize(width);
    await settled();
    await expectAccessibleInBothColors(page, `${width.width} px`);
  }
  if (first) await page.setViewportSize(first);
}

/** Nothing fades or moves any more: half-faded type would fail on contrast. What turns for ever is not waited for. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (;;) {
      // What a new width or color sets in motion has begun after the next frame; what inherits from that, after its end.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const ending = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
      if (ending.length === 0) return;
      await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    }
  });
}

/** Rules that are broken, each with the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: own } = window as unknown as { axe: typeof axe };
    const { violations } = await own.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}
