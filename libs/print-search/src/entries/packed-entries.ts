import type { SearchEntry } from './entry.ts';

/** The entries of one place, with what they share written once: half a kilobyte in ten. */
export type PackedPlace = readonly [
  kind: SearchEntry['kind'],
  path: readonly string[],
  /** What all addresses begin with. */
  address: string,
  entries: readonly PackedEntry[],
];

/** `id` ends the address; it is left out where it follows from the title. */
type PackedEntry = readonly [title: string, lines: string, id?: string];

/** `80# Text` is `80-text`. */
export const entryId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'entry';

/** Packs entries for the browser. Their order stays, and so does each of them. */
export function packEntries(entries: readonly SearchEntry[]): PackedPlace[] {
  const places: [SearchEntry['kind'], readonly string[], string, PackedEntry[]][] = [];
  for (const { kind, title, path, lines, address } of entries) {
    const [begin, id] = splitAddress(address);
    const text = lines.join('\n');
    const packed: PackedEntry = id === entryId(title) ? [title, text] : [title, text, id];
    const last = places.at(-1);
    if (last && last[0] === kind && last[2] === begin && isSamePath(last[1], path)) last[3].push(packed);
    else places.push([kind, path, begin, [packed]]);
  }
  return places;
}

export function unpackEntries(places: readonly PackedPlace[]): SearchEntry[] {
  return places.flatMap(([kind, path, begin, entries]) =>
    entries.map(([title, text, id = entryId(title)]) => ({
      kind,
      title,
      path,
      lines: text === '' ? [] : text.split('\n'),
      address: begin + id,
    })),
  );
}

function splitAddress(address: string): [begin: string, id: string] {
  const at = address.lastIndexOf('=') + 1;
  return at === 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

const isSamePath = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((part, place) => part === other[place]);
