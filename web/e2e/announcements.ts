import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Keeps what a screen reader would announce from now on: a change in a live region that was there before it and is not
 * hidden, or a new alert. Call it before the page is opened.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE = 'output, [role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
    const announced: string[] = [];
    const known = new WeakSet<Element>();
    Object.assign(window, { announced });
    const hear = ({ target, addedNodes }: MutationRecord) => {
      const changed = target instanceof Element ? target : target.parentElement;
      const region = changed?.closest(LIVE);
      const isHidden = (place: Element) => place.closest('[aria-hidden=true], [inert], [hidden]') !== null;
      if (region && known.has(region) && !isHidden(region)) announced.push(region.textContent);
      for (const added of addedNodes) {
        if (!(added instanceof Element)) continue;
        const alert = added.matches('[role=alert]') ? added : added.querySelector('[role=alert]');
        if (alert && !isHidden(alert)) announced.push(alert.textContent);
      }
    };
    new MutationObserver((changes) => {
      for (const change of changes) hear(change);
      // A region that came with its content isn't announced.
      for (const region of document.querySelectorAll(LIVE)) known.add(region);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** Expects that this text was announced since the page was opened. */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
  const heard = () =>
    page.evaluate(() => (window as unknown as { announced: string[] }).announced.join('\n'));
  if (typeof text === 'string') await expect.poll(heard, `announced: ${text}`).toContain(text);
  else await expect.poll(heard, `announced: ${text.source}`).toMatch(text);
}
