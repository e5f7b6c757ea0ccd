import type { Page } from '@playwright/test';
import { openScreen } from './accessible.ts';
import { expect } from './fixtures.ts';

/** A window of 1280 × 1024 px zoomed to 400% (WCAG 1.4.10), a small phone, and a phone on its side. CSS px. */
const shortScreens = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
] as const;

/**
 * Expects that every control of the open screen can be scrolled to, and that its content has at least half of the height of
 * a short screen.
 */
export async function expectUsableOnShortScreens(page: Page, look: string): Promise<void> {
  const size = page.viewportSize();
  for (const screen of shortScreens) {
    await page.setViewportSize(screen);
    const found = await (await openScreen(page)).evaluate(faultsOf);
    expect.soft(found, `${look}, ${screen.width} × ${screen.height} px`).toEqual([]);
  }
  if (size) await page.setViewportSize(size);
}

/** Runs in the page, so it must not refer to anything outside itself. */
async function faultsOf(screen: Element): Promise<string[]> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const faults: string[] = [];

  const scrolls = (element: Element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
  const ancestorsOf = (element: Element) => {
    const all: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) all.push(at);
    return all;
  };
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
    `${element.tagName.toLowerCase()}[name=${element.getAttribute('name') ?? ''}]`;

  // A control that is drawn by its label is where its label is.
  const placeOf = (control: Element) => {
    const { width, height } = control.getBoundingClientRect();
    return width > 2 && height > 2 ? control : (control.closest('label') ?? control);
  };
  const controls = [
    ...screen.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary'),
  ];
  for (const control of controls) {
    const place = placeOf(control);
    const isDrawn = isShown(place) && !place.closest('.sr-only, [inert], [data-toasts]');
    if (!isDrawn || control.matches(':disabled')) continue;
    place.scrollIntoView({ block: 'center', inline: 'center' });
    // What only a program can scroll doesn't count.
    for (const around of ancestorsOf(place))
      if (getComputedStyle(around).overflowY === 'hidden' && around.scrollTop !== 0) around.scrollTop = 0;
    const { left, right, top, bottom } = place.getBoundingClientRect();
    // Its text may lie over part of it.
    const isHit = (across: number, down: number) => {
      const x = Math.max(left, 0) + across * (Math.min(right, innerWidth) - Math.max(left, 0));
      const y = Math.max(top, 0) + down * (Math.min(bottom, innerHeight) - Math.max(top, 0));
      const hit = document.elementFromPoint(x, y);
      return (
        hit !== null && (place.contains(hit) || hit.contains(place) || hit.closest('[data-toasts]') !== null)
      );
    };
    const isInside = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    if (!isInside || ![0.5, 0.1, 0.9].some((across) => [0.5, 0.1, 0.9].some((down) => isHit(across, down))))
      faults.push(`out of reach: ${nameOf(control)}`);
  }

  // The outermost first.
  const scrollers = [
    screen === document.body ? document.documentElement : screen,
    ...screen.querySelectorAll('*'),
  ].filter(
    (element) => scrolls(element) && isShown(element) && element.scrollHeight > element.clientHeight + 1,
  );
  const [main] = scrollers;
  if (main) {
    const ys = Array.from({ length: 64 }, (_, place) => ((place + 0.5) * innerHeight) / 64);
    main.scrollTo(0, main.scrollHeight / 3);
    // A column that stays beside another one is no bar.
    const isBar = (element: Element) =>
      /sticky|fixed/.test(getComputedStyle(element).position) && element.clientWidth > innerWidth * 0.75;
    const isContent = (y: number) => {
      const hit = document.elementFromPoint(innerWidth / 2, y);
      if (!hit || !main.contains(hit)) return false;
      const bar = [hit, ...ancestorsOf(hit)].find(isBar);
      return !bar || bar.contains(main);
    };
    const share = ys.filter(isContent).length / ys.length;
    if (share < 0.5) faults.push(`content has ${Math.round(share * 100)}% of the height`);
    main.scrollTo(0, 0);
  }
  return faults;
}
