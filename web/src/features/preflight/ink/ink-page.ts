import type { InkPageHeader } from '@printpartner/contracts/types';

/** One ink of a page: a byte a cell, 0 none to 255 full, rows from the top. */
export interface Plate {
  ink: string;
  cells: Uint8Array;
}

/** Inks of one page, as the server painted them. */
export interface InkPage extends Pick<
  InkPageHeader,
  'box' | 'width' | 'height' | 'cellPt' | 'reasons' | 'uncertain'
> {
  /** Of pictures and shapes. */
  art: readonly Plate[];
  /** Of type, whose letters are not drawn. */
  type: readonly Plate[];
  /** Of each cell, a bit for each of `reasons`. */
  doubts: Uint8Array;
}

const LINE_FEED = 10;

/** @throws of a body that ends early */
export function readInkPage(body: Uint8Array): InkPage {
  const end = body.indexOf(LINE_FEED);
  const header: InkPageHeader = JSON.parse(new TextDecoder().decode(body.subarray(0, end)));
  const size = header.width * header.height;
  let from = end + 1;
  const next = () => body.subarray(from, (from += size));
  const plates = (inks: readonly string[]): Plate[] => inks.map((ink) => ({ ink, cells: next() }));
  const page = { ...header, art: plates(header.art), type: plates(header.type), doubts: next() };
  if (from !== body.length) throw new Error('the answer was cut off');
  return page;
}

const process = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** Names of all plates that a page prints, process inks in their order, then spot inks. */
export function platesOf({ art, type }: InkPage): string[] {
  const named = new Set([...art, ...type].map(({ ink }) => ink));
  return [...process.filter((ink) => named.has(ink)), ...[...named].filter((ink) => !process.includes(ink))];
}

/** Plates that are off once those of a page are on as wanted; what the page lacks stays as it was. */
export function switchedOff(
  before: ReadonlySet<string>,
  plates: readonly string[],
  on: ReadonlySet<string>,
): ReadonlySet<string> {
  const lacking = [...before].filter((ink) => !plates.includes(ink));
  return new Set([...lacking, ...plates.filter((ink) => !on.has(ink))]);
}
