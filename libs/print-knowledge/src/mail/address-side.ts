import { answer, noAnswer, type Outcome } from '../figures/outcome.ts';
import { type KnowledgeTable, statementsFrom, type Statement } from '../figures/provenance.ts';
import { letterEnd, mailShape } from './shapes.ts';
import { mailSources as from } from './sources.ts';

export type ZoneId = 'ocr' | 'barcode' | 'clear' | 'indicia' | 'return';

/** An area of the address side, in inches. */
export interface Zone {
  id: ZoneId;
  name: string;
  rule: string;
  /** Undefined where it depends on the piece. */
  width?: number;
  height?: number;
  /** Distances from the edges of the piece. */
  left?: number;
  right?: number;
  bottom?: number;
  top?: number;
}

export const addressZones: KnowledgeTable<Zone> = {
  rows: [
    {
      id: 'ocr',
      name: 'OCR read area',
      rule: 'The whole address must fit in it: 1/2 in from the left and right edges, 5/8 in to 2-3/4 in from the bottom.',
      left: 0.5,
      right: 0.5,
      bottom: 0.625,
      height: 2.125,
    },
    {
      id: 'barcode',
      name: 'Barcode clear zone',
      rule: 'Lower right; only the barcode, on a light, matte background.',
      width: 4.75,
      height: 0.625,
      right: 0,
      bottom: 0,
    },
    {
      id: 'clear',
      name: 'Address clear area',
      rule: 'No art and no coating. At the lower right it covers most of the barcode zone.',
      width: 4,
      height: 2,
      right: 0,
      bottom: 0,
    },
    {
      id: 'indicia',
      name: 'Indicia quiet box',
      rule: 'Upper right, parallel to the address, 4 pt or larger, 4–5 lines, 1/2 in clear; 1 x 1 in is safe.',
      width: 1,
      height: 1,
      right: 0,
      top: 0,
    },
    {
      id: 'return',
      name: 'Return address',
      rule: 'Upper left; required for endorsements.',
      width: 2,
      height: 0.625,
      left: 0.25,
      top: 0.25,
    },
  ],
  columns: {
    width: { unit: 'in', from: from.addressSide },
    height: { unit: 'in', from: from.addressSide },
    left: { unit: 'in', from: from.addressSide },
    right: { unit: 'in', from: from.addressSide },
    bottom: { unit: 'in', from: from.addressSide },
    top: { unit: 'in', from: from.addressSide },
  },
  exceptions: [
    ...(['width', 'height', 'right', 'bottom'] as const).flatMap((column) => [
      { row: 'barcode', column, from: from.barcode },
      { row: 'clear', column, from: from.product },
    ]),
    ...(['width', 'height', 'right', 'top'] as const).map((column) => ({
      row: 'indicia',
      column,
      from: from.indicia,
    })),
    ...(['width', 'height', 'left', 'top'] as const).map((column) => ({
      row: 'return',
      column,
      from: from.practice,
    })),
  ],
};

/** A zone placed on a piece, in inches from its upper left corner. */
export interface PlacedZone {
  id: ZoneId;
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The address zones of a letter or card of this size. Inches. */
export function zonesOf(piece: { height: number; length: number }): Outcome<readonly PlacedZone[]> {
  const { minHeight, minLength } = mailShape('letter');
  const { height, length } = piece;
  if (!(height >= minHeight && length >= minLength)) {
    return noAnswer(
      `Mail up to 1/4 in thick must be at least ${minHeight} in high and ${minLength} in long.`,
    );
  }
  if (height > letterEnd.height || length > letterEnd.length) {
    return noAnswer('A flat has no OCR read area. Its address goes in the upper half, right side up.');
  }
  return answer(addressZones.rows.map((zone) => placeZone(zone, piece)));
}

function placeZone(zone: Zone, piece: { height: number; length: number }): PlacedZone {
  const { id, name, left, right = 0, top, bottom = 0 } = zone;
  const width = zone.width ?? piece.length - (left ?? 0) - right;
  const height = zone.height ?? piece.height - (top ?? 0) - bottom;
  const x = left ?? piece.length - right - width;
  const y = top ?? piece.height - bottom - height;
  return { id, name, x, y, width, height };
}

const MIN_ADDRESS_TYPE_PT = 8;

/** What makes an address machine-readable. */
export const addressRules: readonly Statement[] = [
  ...statementsFrom(
    from.addressSide,
    `Type ${MIN_ADDRESS_TYPE_PT} pt or larger, preferably sans-serif capitals.`,
    'Light background behind address and barcode: no reversed type, no gloss UV.',
    'Inkjet needs uncoated paper or a knockout in the coating.',
  ),
  ...statementsFrom(
    from.indicia,
    'The indicia names the class (PRSRT STD, FIRST-CLASS PRSRT or ECRWSS EDDM), “U.S. POSTAGE PAID”, city, state and permit number, in 4 pt or larger; never hand-drawn or typewritten.',
    'The indicia of EDDM Retail reads PRSRT STD, ECRWSS, U.S. POSTAGE PAID, EDDM RETAIL, without city and permit number.',
  ),
  ...statementsFrom(
    from.eddm,
    'EDDM: a simplified address such as “Local Postal Customer” in the upper half, not upside down, marked ECRWSSEDDM; no barcode zone.',
  ),
];
