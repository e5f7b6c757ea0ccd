import type { Page } from '@playwright/test';
import { expect, signUpElsewhere, test } from './fixtures.ts';
import { name, projectsOf } from './projects-page.ts';
import { draftOf, field } from './specs-page.ts';
import { lifted, orderOf, rearranging, swapped } from './tiles-page.ts';

// Otherwise the notification prompt would cover the page.
test.use({ permissions: ['notifications'], contextOptions: { reducedMotion: 'reduce' } });

/** The focused element, and whether it is seen that it has the focus. */
const focus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { what: '', isSeen: true };
    const seenAt = (place: Element | null): boolean => {
      if (!place) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(place);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    // The browser itself marks the button of its calendar, a stop within the field.
    if (element.matches('input[type=date]:not(:focus-visible), input[type=time]:not(:focus-visible)'))
      return { what: `INPUT calendar of #${element.id}`, isSeen: true };
    // Some controls are drawn by the label around them.
    const isSeen =
      seenAt(element) ||
      seenAt(element.closest('label')) ||
      seenAt(element.nextElementSibling) ||
      seenAt(element.parentElement);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const label =
      element.getAttribute('aria-label') ?? labels.map(({ textContent }) => textContent).join(' ');
    return { what: `${element.tagName} ${label} ${element.textContent} #${element.id}`, isSeen };
  });

/** Presses Tab until `wanted` has the focus, which is seen at every stop. A trap never gets there. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 150; stop += 1) {
    await page.keyboard.press(key);
    const { what, isSeen } = await focus(page);
    if (what !== '') expect.soft(isSeen, `focus is seen on ${what}`).toBe(true);
    if (wanted.test(what)) return;
    passed.push(what.slice(0, 60));
  }
  throw new Error(`${key} doesn’t reach ${wanted.source}: ${passed.join(' | ')}`);
}

async function tabToAndPress(page: Page, wanted: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

test('O3 every flow works by keyboard alone, from signing in to signing out', async ({ page, browser }) => {
  const { email, password } = await signUpElsewhere(browser);
  const { keyboard } = page;
  const focusIs = (what: RegExp) => expect.poll(async () => (await focus(page)).what).toMatch(what);

  await test.step('signs in', async () => {
    await page.goto('/login');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await tabTo(page, /Create Account|Sign In/);
    if ((await page.getByRole('tab', { name: 'Sign In' }).getAttribute('aria-selected')) !== 'true')
      await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await tabTo(page, /INPUT.*Email/);
    await keyboard.type(email);
    await tabTo(page, /INPUT.*Password/);
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Tabs' })).toBeVisible();
  });

  await test.step('rearranges the tabs through Settings', async () => {
    await tabToAndPress(page, /^BUTTON Settings/);
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await keyboard.press('Escape');
    await focusIs(/^BUTTON Settings/);
    await keyboard.press('Enter');
    await tabToAndPress(page, /^BUTTON.*Rearrange Tabs/);
    await expect(rearranging(page)).toBeFocused();
    await tabToAndPress(page, /#tile-preflight$/, 'Space');
    await expect(lifted(page)).toBeVisible();
    for (let step = 1; step <= 8; step += 1) await keyboard.press('ArrowRight');
    await keyboard.press('Space');
    await expect.poll(() => orderOf(page)).toEqual(swapped);
    await keyboard.press('Escape');
    await expect(rearranging(page)).toBeHidden();
  });

  await test.step('saves a project with a reminder, past the list by the skip link', async () => {
    await tabToAndPress(page, /#tile-projects$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Project Tracking' })).toBeVisible();
    await tabToAndPress(page, /Skip to the project/);
    await tabTo(page, /INPUT.*Project Name/);
    await keyboard.type('Harbor Season Program');
    await tabTo(page, /INPUT Alert Date/);
    await keyboard.type('01052099');
    await tabTo(page, /INPUT Alert Time/);
    await keyboard.type('0900AM');
    await tabToAndPress(page, /^BUTTON.*Save Project/);
    await expect
      .poll(() => projectsOf(page))
      .toMatchObject([{ project_name: 'Harbor Season Program', reminder_date: '2099-01-05' }]);
    await expect(name(page)).toHaveValue('Harbor Season Program');
    await keyboard.press('Escape');
    await focusIs(/#tile-projects$/);
  });

  await test.step('fills in a spec form, and closes a dialog of it', async () => {
    await tabToAndPress(page, /#tile-specs$/);
    await expect(field(page, 'Project name')).toBeVisible();
    await tabToAndPress(page, /^BUTTON.*Templates/);
    await expect(page.getByRole('dialog', { name: 'Start from a template' })).toBeVisible();
    await keyboard.press('Escape');
    await focusIs(/^BUTTON.*Templates/);
    await tabTo(page, /INPUT.*Project name/);
    await keyboard.type('Spring catalog');
    await expect.poll(async () => (await draftOf(page, 'booklet')).data['name']).toBe('Spring catalog');
    await keyboard.press('Escape');
    await focusIs(/#tile-specs$/);
  });

  await test.step('uses a calculator found by the search', async () => {
    await keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await keyboard.type('spine width');
    await expect(page.getByRole('option', { name: /Spine width/ }).first()).toBeVisible();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/calculators=spine|tab=/);
    await page.goto('/?calculators=spine');
    await expect(page.getByRole('region', { name: 'Spine width', exact: true })).toBeVisible();
    await tabTo(page, /INPUT.*Pages/i);
    await keyboard.press('Control+a');
    await keyboard.type('200');
    await expect(page.getByRole('region', { name: 'Spine width' }).getByRole('status')).toContainText('in');
    await keyboard.press('Escape');
  });

  await test.step('asks the assistant', async () => {
    await tabToAndPress(page, /^BUTTON.*Start Chat/);
    await expect(page.getByRole('textbox', { name: 'Your question' })).toBeFocused();
    await keyboard.type('What is 80# text in gsm?');
    await keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'AI Assistant' });
    await expect(panel.locator('ol > li').last().locator('time')).toHaveCount(2);
    await expect(panel).toContainText('118');
    await keyboard.press('Escape');
    await focusIs(/^BUTTON.*Start Chat/);
  });

  await test.step('signs out', async () => {
    await tabToAndPress(page, /^BUTTON Settings/);
    await tabToAndPress(page, /^BUTTON.*Sign Out #/);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await tabToAndPress(page, /^BUTTON\s+Sign Out/);
    await expect(page).toHaveURL('/login');
  });
});
