import type { SearchEntry } from '@printpartner/print-search/entries';
import { entriesOf, ownLinesOf, type PageEntry } from '../../ui/page-entries.ts';
import { textOf } from '../../ui/page-text.ts';
import { openDialog, press, until } from './rendered-page.tsx';

export interface PageName {
  kind: SearchEntry['kind'];
  /** Titles of its screen, and of what is around it there. */
  path: readonly string[];
  /** Path and query of the page. */
  address: string;
}

/** Every entry that a page shows, with what the dialogs of its entries say. */
export async function readEntries(place: Element, page: PageName): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const root of place.querySelectorAll('[data-entries]')) {
    const section = sectionOf(root);
    const params: Record<string, string> = section ? { section: section.id } : {};
    const around = section ? [...page.path, section.title] : page.path;
    const inRoot = entriesOf(root);
    // A section that is about one entry is that entry.
    const isEntry = inRoot.some(({ title }) => title === section?.title);
    if (section && !isEntry) {
      const address = addressWith(page.address, params);
      entries.push({ ...page, title: section.title, lines: ownLinesOf(root), address });
    }
    for (const found of inRoot) {
      const { id, title, lines } = found;
      const entry: SearchEntry = {
        kind: page.kind,
        title,
        path: title === section?.title ? page.path : [...around, ...found.path],
        lines,
        address: addressWith(page.address, { ...params, entry: id }),
      };
      const dialog = await readDialog(found, entry, place);
      entries.push({ ...entry, lines: withoutRepeats([...lines, ...dialog.lines]) }, ...dialog.entries);
    }
  }
  return entries;
}

/** A dialog says again what its card says, with labels. */
const withoutRepeats = (lines: readonly string[]): string[] =>
  lines.filter(
    (line, place) =>
      !lines.some(
        (other, at) =>
          at !== place &&
          (other.startsWith(`${line}: `) || (other.endsWith(line) && (other !== line || at < place))),
      ),
  );

/** A collapsible section of a guide; null elsewhere. */
function sectionOf(root: Element): { id: string; title: string } | null {
  const id = root.getAttribute('data-entries') ?? '';
  return id === '' ? null : { id, title: textOf(document.getElementById(`section-${id}-title`)) };
}

/** What the dialog of an entry adds: facts of the entry, and entries of its own. */
async function readDialog({ mark }: PageEntry, { kind, path, title, address }: SearchEntry, place: Element) {
  const opener = mark.matches(OPENS_DIALOG) ? mark : mark.querySelector<HTMLElement>(OPENS_DIALOG);
  if (!opener) return { lines: [], entries: [] };
  press(opener);
  const body = await until(() => openDialog(place)?.querySelector('[data-entries=dialog]'));
  const entries = entriesOf(body).map((found): SearchEntry => ({
    kind,
    title: found.title,
    path: [...path, title, ...found.path],
    lines: found.lines,
    address: addressWith(address, { detail: found.id }),
  }));
  const lines = ownLinesOf(body);
  press(await until(() => openDialog(place)?.querySelector<HTMLElement>('button[aria-label=Close]')));
  await until(() => !openDialog(place));
  return { lines, entries };
}

const OPENS_DIALOG = 'button[aria-haspopup=dialog]';

function addressWith(address: string, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString();
  if (query === '') return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}
