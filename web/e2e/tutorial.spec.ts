import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, signInAsReader, test } from './fixtures.ts';
import { notifications, openSettings } from './settings-page.ts';

// Otherwise the notification tip would cover the page.
test.use({ permissions: ['notifications'] });

const titles = [
  'Desktop Access',
  'Welcome',
  'Navigation',
  'Quote Creation',
  'Reference Materials',
  'Production Quality',
  'Henry AI',
];

async function openTutorial(page: Page): Promise<Locator> {
  const settings = await openSettings(page);
  await settings.getByRole('button', { name: 'Open Tutorial' }).click();
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await expect(tutorial).toBeVisible();
  return tutorial;
}

const heading = (tutorial: Locator) => tutorial.getByRole('heading', { level: 3 });
const press = (tutorial: Locator, name: string) =>
  tutorial.getByRole('button', { name, exact: true }).click();
const jumpTo = (tutorial: Locator, title: string) =>
  tutorial.getByRole('navigation', { name: 'Jump to Section' }).getByRole('button', { name: title }).click();

test('H6 the tutorial has seven steps with Next, Previous and jumps, and the required content', async ({
  page,
}) => {
  await signInAsReader(page);
  await page.route('**/assets/tutorial-dialog-*.js', (route) => route.abort());
  await page.goto('/');
  const settings = await openSettings(page);
  await test.step('Settings come back with a message when the tutorial does not load', async () => {
    await settings.getByRole('button', { name: 'Open Tutorial' }).click();
    await expect(notifications(page)).toContainText('The tutorial did not load');
    await expect(settings).toBeVisible();
    await page.unroute('**/assets/tutorial-dialog-*.js');
  });
  await settings.getByRole('button', { name: 'Open Tutorial' }).click();
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await expect(tutorial).toBeVisible();
  await test.step('Next and Previous go through seven counted steps', async () => {
    const progress = tutorial.getByRole('progressbar');
    await expect(tutorial.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (const [place, title] of titles.entries()) {
      await expect(heading(tutorial)).toHaveText(title);
      await expect(tutorial.getByText(`Step ${place + 1} of 7`, { exact: true })).toBeVisible();
      await expect(progress).toHaveAttribute('value', String(place + 1));
      await expect(progress).toHaveAttribute('max', '7');
      const isLast = place === 6;
      await expect(tutorial.getByRole('button', { name: 'Complete' })).toHaveCount(isLast ? 1 : 0);
      await expect(tutorial.getByRole('button', { name: 'Next' })).toHaveCount(isLast ? 0 : 1);
      if (!isLast) await press(tutorial, 'Next');
    }
    await press(tutorial, 'Previous');
    await expect(heading(tutorial)).toHaveText('Production Quality');
  });
  await test.step('the list jumps to any section', async () => {
    const jumps = tutorial.getByRole('navigation', { name: 'Jump to Section' }).getByRole('listitem');
    await expect(jumps).toHaveText(titles.map((title, place) => `${place + 1}${title}`));
    await jumpTo(tutorial, 'Reference Materials');
    await expect(tutorial.getByText('Step 5 of 7')).toBeVisible();
    await expect(tutorial.getByRole('button', { name: 'Reference Materials' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
  await test.step('Previous keeps the focus when it reaches the first step', async () => {
    await jumpTo(tutorial, 'Welcome');
    const previous = tutorial.getByRole('button', { name: 'Previous' });
    await previous.focus();
    await page.keyboard.press('Enter');
    await expect(heading(tutorial)).toHaveText('Desktop Access');
    await expect(previous).toBeDisabled();
    await expect(previous).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(tutorial)).toHaveText('Desktop Access');
  });
  await test.step('the steps contain the required statements', async () => {
    await jumpTo(tutorial, 'Desktop Access');
    await expect(tutorial).toContainText('the same credentials as your app purchase');
    await jumpTo(tutorial, 'Navigation');
    await expect(tutorial).toContainText('30 tab colors');
    await jumpTo(tutorial, 'Reference Materials');
    const counts = tutorial.locator('dl > div');
    await expect(counts.filter({ hasText: 'binding methods' })).toContainText('7');
    await expect(counts.filter({ hasText: 'pocket folder templates' })).toContainText('12');
    await expect(counts.filter({ hasText: 'envelopes' })).toContainText('38');
    await jumpTo(tutorial, 'Production Quality');
    await expect(tutorial).toContainText('Bleed 0.125 in, images at 300 ppi, CMYK.');
    const row = (name: string) => tutorial.getByRole('row', { name });
    await expect(row('Digital')).toContainText('under 2,500');
    await expect(row('Sheetfed')).toContainText('2,500–50,000');
    await expect(row('Web')).toContainText('50,000+');
    await jumpTo(tutorial, 'Henry AI');
    await expect(tutorial).toContainText('Henry is the AI assistant');
  });
});

test('H6 Complete shows particles, closing early does not; both return the focus; on a phone the section list folds', async ({
  page,
}) => {
  await signInAsReader(page);
  await page.goto('/');
  let tutorial = await openTutorial(page);
  await test.step('closing early shows no particles and returns the focus', async () => {
    await expect(heading(tutorial)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-confetti]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
  });
  await test.step('a double click on Next does not complete the tutorial; Complete shows 80 particles, which disappear', async () => {
    tutorial = await openTutorial(page);
    await jumpTo(tutorial, 'Production Quality');
    await tutorial.getByRole('button', { name: 'Next', exact: true }).dblclick();
    await expect(heading(tutorial)).toHaveText('Henry AI');
    await expect(page.locator('[data-confetti]')).toHaveCount(0);
    await expect(tutorial.getByRole('button', { name: 'Complete' })).toBeFocused();
    await page.keyboard.press('Enter');
    const particles = page.locator('[data-confetti] > *');
    await expect(particles).toHaveCount(80);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
    await expect(particles).toHaveCount(0);
  });
  await test.step('Complete shows no particles with reduced motion', async () => {
    tutorial = await openTutorial(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(() => {
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        if (added.some((node) => node instanceof HTMLElement && 'confetti' in node.dataset))
          document.title = 'confetti';
      }).observe(document.body, { childList: true });
    });
    await jumpTo(tutorial, 'Henry AI');
    await press(tutorial, 'Complete');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
    expect(await page.title()).not.toBe('confetti');
  });
  await test.step('on a phone the section list expands, and collapses after a jump', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    tutorial = await openTutorial(page);
    const unfold = tutorial.getByRole('button', { name: 'Jump to Section' });
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(tutorial.getByRole('button', { name: 'Henry AI' })).toBeHidden();
    await unfold.click();
    await expectAccessible(page);
    await jumpTo(tutorial, 'Henry AI');
    await expect(heading(tutorial)).toHaveText('Henry AI');
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(tutorial.getByRole('button', { name: 'Henry AI' })).toBeHidden();
  });
});
