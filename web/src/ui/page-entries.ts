import { entryId } from '@printpartner/print-search/entries';
import { BLOCK, LEFT_OUT, plain, readText, textOf } from './page-text.ts';

/** One subject of a page: a card, a table row, a heading with its text. Search finds it, and an address leads to it. */
export interface PageEntry {
  /** Unique on its page or in its dialog: `80-text`. */
  id: string;
  title: string;
  /** Its facts and sentences, one each: `Caliper: 13.5 pt`. */
  lines: string[];
  /** Titles of what it is in, outermost first. */
  path: string[];
  /** A row or card, or only the heading of a longer text. */
  mark: HTMLElement;
  /** Its title. */
  name: HTMLElement;
}

/** Selects the entries of a page. Only their own text is theirs; a row, card or heading inside is an entry of its own. */
const ENTRY =
  'article, tbody tr, dl > div, li[data-entry], fieldset, fieldset > label, h2, h3, h4, button[aria-haspopup=dialog]';
const HEADING = 'h2, h3, h4';
const ABOVE = `${HEADING}, legend`;
/** A smaller name beside a title, or under it. */
const ASIDE = '.type-note, [data-badge]';
/** On phones, a row's second line repeats what wide screens have in columns. */
const REPEATED = '.md\\:hidden';
/** A button that shows more of a page. */
export const CLOSED_FOLD = 'button[aria-expanded=false]:not([aria-haspopup])';

/** The entries inside an element, in its order. */
export function entriesOf(root: Element): PageEntry[] {
  const ids = new Map<string, number>();
  return [...root.querySelectorAll<HTMLElement>(ENTRY)].flatMap((mark) => {
    const name = nameOf(mark);
    const title = titleOf(mark);
    if (name === null || title === undefined) return [];
    const parts = mark.matches(HEADING) ? followersOf(mark) : [mark];
    const texts = parts.flatMap((part) => linesOf(part, mark)).filter((line) => line !== title);
    // An item is read as one line.
    const lines = mark.matches('li') ? texts.map((line) => withoutStart(line, `${title} `)) : texts;
    return [{ id: uniqueId(ids, title), title, lines, path: pathOf(mark, root), mark, name }];
  });
}

const withoutStart = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text;

/** The texts of an element that are in none of its entries. */
export const ownLinesOf = (root: Element): string[] => linesOf(root, root);

function uniqueId(ids: Map<string, number>, title: string): string {
  const id = entryId(title);
  const count = (ids.get(id) ?? 0) + 1;
  ids.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}

/** Undefined if it is no entry: without a title, or part of another one. */
function titleOf(found: Element): string | undefined {
  if (found.closest(LEFT_OUT) || found.closest(REPEATED) || !(found instanceof HTMLElement)) return undefined;
  const name = nameOf(found);
  return name === null ? undefined : titleText(name);
}

function titleText(name: Element): string | undefined {
  const parts = [...name.childNodes].filter((part) => !(part instanceof Element && part.matches(ASIDE)));
  return plain(parts.map((part) => readText(part)).join('')) || undefined;
}

function nameOf(found: HTMLElement): HTMLElement | null {
  if (found.matches(HEADING)) return found.closest('article, button') ? null : found;
  if (found.matches('button'))
    return found.closest('article') ? null : found.querySelector<HTMLElement>('.type-subhead');
  if (found.matches('dl > div'))
    return found.closest('article, tr, [role=dialog], button')
      ? null
      : found.querySelector<HTMLElement>('dt');
  if (found.matches('tr')) return found.querySelector<HTMLElement>(':scope > th');
  if (found.matches('li')) return found.querySelector<HTMLElement>('[data-entry-name]') ?? found;
  if (found.matches('label')) return found;
  return found.querySelector<HTMLElement>(found.matches('fieldset') ? 'legend' : HEADING);
}

/** What is told under a heading: what follows it, up to the next one. */
function followersOf(heading: Element): Element[] {
  const followers: Element[] = [];
  for (let next = blockOf(heading).nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(HEADING)) break;
    followers.push(next);
  }
  return followers;
}

/** A heading may share a line with a badge or an icon. */
function blockOf(heading: Element): Element {
  const line = heading.parentElement;
  return line?.matches('.flex') && !line.querySelector(':scope > :is(p, dl, ul, ol, div)') ? line : heading;
}

/** Titles of the entries and sections that an entry is in. */
function pathOf(found: Element, root: Element): string[] {
  const path: string[] = [];
  for (let at = blockOf(found).parentElement; at && root.contains(at); at = at.parentElement) {
    const above = [...at.children].findLast((other) => other.matches(ABOVE) && isAbove(other, found));
    const title = above && textOf(above);
    if (title) path.unshift(title);
  }
  return path;
}

/** What comes first is above, but a heading is not above others of its level. */
const isAbove = (heading: Element, found: Element): boolean =>
  heading !== found &&
  heading.tagName !== found.tagName &&
  Boolean(found.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING);

/** The texts of an element without those of the entries in it. */
function linesOf(element: Element, self: Element): string[] {
  if (element !== self && element.matches(ENTRY) && titleOf(element) !== undefined) return [];
  if (isUnderHeading(element, self)) return [];
  if (element.matches(LEFT_OUT) || element.matches(REPEATED) || element.matches('caption')) return [];
  if (element.matches('li') && (element === self || !hasEntry(element))) return linesIn(textOf(element));
  if (element.matches('thead')) return linesIn(headsOf(element).join(', '));
  if (element.matches('tr')) return cellsOf(element);
  if (element.matches('dl > div'))
    return element === self ? linesIn(textOf(element.querySelector('dd'))) : linesIn(pairOf(element));
  if (element.matches('button') && !element.querySelector('.type-subhead')) return [];
  if (![...element.querySelectorAll(BLOCK)].some((block) => textOf(block) !== ''))
    return linesIn(textOf(element));
  return [...element.childNodes].flatMap((child) =>
    child instanceof Element ? linesOf(child, self) : linesIn(plain(child.textContent ?? '')),
  );
}

const hasEntry = (element: Element): boolean =>
  [...element.querySelectorAll(ENTRY)].some((one) => titleOf(one) !== undefined);

/** Told under a heading that is not the one whose texts are read. */
function isUnderHeading(element: Element, self: Element): boolean {
  if (element === self) return false;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling) {
    const heading = before.matches(HEADING) ? before : before.querySelector(`:scope.flex > :is(${HEADING})`);
    if (heading && titleOf(heading) !== undefined) return heading !== self;
  }
  return false;
}

/** A dash stands for no figure. */
const linesIn = (text: string): string[] => (/^[–-]?$/.test(text) ? [] : [text]);

function pairOf(pair: Element): string {
  const [name, value] = [textOf(pair.querySelector('dt')), textOf(pair.querySelector('dd'))];
  return value && `${name}: ${value}`;
}

/** The names of a table's columns. */
const headsOf = (table: Element | null): string[] =>
  [...(table?.querySelectorAll('thead th') ?? [])].map((head) => textOf(head));

/** `Caliper, pt: 13.5`, with the names of the columns. */
function cellsOf(row: Element): string[] {
  const heads = headsOf(row.closest('table'));
  return [...row.querySelectorAll('th, td')].flatMap((cell, place) => {
    const text = textOf(cell);
    if (linesIn(text).length === 0 || cell.matches('th')) return [];
    return [heads[place] ? `${heads[place]}: ${text}` : text];
  });
}
