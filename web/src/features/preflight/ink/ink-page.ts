import type { InkPageHeader } from '@printpartner/contracts/types';

/** One ink of a page: one byte per cell, 0 to 255, rows from the top. */
export interface Plate {
  ink: string;
  cells: Uint8Array;
}

/** The inks of one page as sent by the server. */
export interface InkPage extends Pick<
  InkPageHeader,
  'box' | 'width' | 'height' | 'cellPt' | 'looks' | 'reasons' | 'estimatedFor' | 'uncertain'
> {
  /** Images and shapes. */
  art: readonly Plate[];
  /** Lines of type as bars, without their letters. */
  type: readonly Plate[];
  /** How much of the art's ink the letters remove: 0 where they overprint, 255 where they knock it out. */
  knockouts: readonly Plate[];
  /** Per cell, one bit for each of `reasons`. */
  doubts: Uint8Array;
}

const LINE_FEED = 10;

/** @throws Error if the body is truncated */
export function readInkPage(body: Uint8Array): InkPage {
  const end = body.indexOf(LINE_FEED);
  const header: InkPageHeader = JSON.parse(new TextDecoder().decode(body.subarray(0, end)));
  const size = header.width * header.height;
  let from = end + 1;
  const next = () => body.subarray(from, (from += size));
  const plates = (inks: readonly string[]): Plate[] => inks.map((ink) => ({ ink, cells: next() }));
  const page = {
    ...header,
    art: plates(header.art),
    type: plates(header.type),
    knockouts: plates(header.knockouts ?? []),
    doubts: next(),
  };
  if (from !== body.length) throw new Error('the response is truncated');
  return page;
}

const processInks = ['Cyan', 'Magenta', 'Yellow', 'Black'];

/** Names of the page's plates: process inks in CMYK order, then spot colors. */
export function platesOf({ art, type }: InkPage): string[] {
  const named = new Set([...art, ...type].map(({ ink }) => ink));
  return [
    ...processInks.filter((ink) => named.has(ink)),
    ...[...named].filter((ink) => !processInks.includes(ink)),
  ];
}

/** The plates switched off after the page's plates `on` are on. Plates missing on this page stay as they were. */
export function switchedOff(
  before: ReadonlySet<string>,
  plates: readonly string[],
  on: ReadonlySet<string>,
): ReadonlySet<string> {
  const missing = [...before].filter((ink) => !plates.includes(ink));
  return new Set([...missing, ...plates.filter((ink) => !on.has(ink))]);
}
