import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openScreen } from './accessible.ts';
import { expect } from './fixtures.ts';

/** A letter sheet without the margins of the print style, CSS px: the screen is laid out as on paper. */
const PAPER_WIDTH = 725;

/**
 * Prints the open screen and expects every word of its content on paper, exactly once: with what is folded, without bars and
 * buttons. Leaves what is folded as it was.
 */
export async function expectOnPaper(page: Page, look: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.evaluate(() => document.fonts.ready);
  let found = await differencesOn(page);
  // A figure may have been renewed between the two looks.
  if (found.length > 0) found = await differencesOn(page);
  if (size) await page.setViewportSize(size);
  expect.soft(found, `${look}, on paper`).toEqual([]);
}

async function differencesOn(page: Page): Promise<string[]> {
  const paper = await printedText(page);
  const screen = await openScreen(page);
  return differences(await screen.evaluate(shownTexts), paper);
}

/** The pages of the open screen as the browser prints them, on letter paper. */
export async function printedPages(page: Page): Promise<string[]> {
  const bytes = await page.pdf({ format: 'Letter', preferCSSPageSize: true, printBackground: true });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: pdf.numPages }, (_, place) => place + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

const printedText = async (page: Page): Promise<string> => (await printedPages(page)).join(' ');

/** Runs in the page, so it must not refer to anything outside itself. */
async function shownTexts(screen: Element): Promise<string[]> {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const unfolded = new Map<Element, () => void>();
  const unfold = () => {
    const folds = [
      ...screen.querySelectorAll<HTMLElement>('details, button[aria-expanded]:not([aria-haspopup])'),
    ];
    const closed = folds.filter((fold) => isShown(fold) && !unfolded.has(fold) && !isOpen(fold));
    for (const fold of closed) {
      const turn = () => (fold instanceof HTMLDetailsElement ? fold.toggleAttribute('open') : fold.click());
      turn();
      unfolded.set(fold, turn);
    }
    return closed.length > 0;
  };
  const isOpen = (fold: Element) =>
    fold.hasAttribute('open') || fold.getAttribute('aria-expanded') === 'true';
  // What is unfolded may hold more that is folded.
  while (unfold()) await drawn();
  // Written out on purpose: a list of what was found is a nav, too, and must be on paper.
  const menus = ['Sections', 'Sections of Settings', 'Calculators', 'About Print Partner', 'Jump to Section'];
  const leftOut = `[inert], ${menus.map((menu) => `nav[aria-label="${menu}"]`).join()}, script, style, option, .sr-only, [data-toasts], [data-bottom-bar], .print\\:hidden`;
  // What a sentence would be torn without is no action of its own.
  const isAction = (link: Element | null): boolean => {
    if (!link?.parentElement) return false;
    const around = [...link.parentElement.childNodes];
    const place = around.indexOf(link);
    const textOf = (nodes: readonly Node[]) =>
      nodes
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join('')
        .trim();
    const [before, after] = [textOf(around.slice(0, place)), textOf(around.slice(place + 1))];
    return (before === '' || /[.!?…]$/.test(before)) && !/^[.,;:)]/.test(after);
  };
  const texts: string[] = [];
  // The number before an item of a list.
  for (const item of screen.querySelectorAll<HTMLLIElement>('ol > li'))
    if (isShown(item) && /decimal/.test(getComputedStyle(item).listStyleType))
      texts.push(String([...(item.parentElement?.children ?? [])].indexOf(item) + 1));
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: around, textContent: text } = walker.currentNode;
    // What a text area started with; what it holds is read below.
    const isText =
      around !== null &&
      !around.matches('textarea') &&
      !around.closest(leftOut) &&
      !isAction(around.closest('button.type-link'));
    if (isText && text?.trim() && isShown(around)) texts.push(text);
  }
  for (const field of screen.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input:is([type=text], [type=search], [type=email], [type=tel], :not([type])), textarea, select',
  ))
    if (isShown(field) && !field.closest(leftOut))
      texts.push('selectedOptions' in field ? (field.selectedOptions[0]?.text ?? '') : field.value);
  for (const { valueAsDate: time } of screen.querySelectorAll<HTMLInputElement>('input[type=time]'))
    if (time)
      texts.push(time.toLocaleTimeString('en-US', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' }));
  for (const turn of [...unfolded.values()].toReversed()) turn();
  await drawn();
  return texts;
}

/** Texts of the screen that paper lacks, then what paper has more often than the screen. */
function differences(shown: readonly string[], paper: string): string[] {
  const letters = countsOf(paper);
  const lost = shown.filter((text) => {
    const own = [...countsOf(text)];
    if (own.some(([letter, count]) => (letters.get(letter) ?? 0) < count)) return true;
    for (const [letter, count] of own) letters.set(letter, (letters.get(letter) ?? 0) - count);
    return false;
  });
  const isMore = [...letters.values()].some((count) => count > 0);
  return [
    ...lost.map((text) => `not on paper: ${text}`),
    ...(isMore ? [`more on paper: ${wordsBeyond(shown, paper)}`] : []),
  ];
}

/** Finds what is more on paper: the words that the screen has less often. Words that were drawn in pieces are among them. */
function wordsBeyond(shown: readonly string[], paper: string): string {
  const known = Map.groupBy(shown.join(' ').split(/\s+/), (word) => word);
  return paper
    .split(/\s+/)
    .filter((word) => known.get(word)?.pop() === undefined)
    .join(' ');
}

/** How often each letter and digit occurs. Fonts call the apostrophe a letter. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ʼ', '')
    .match(/[\p{L}\p{N}]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}
