import { sizeText } from '@printpartner/print-knowledge/measure';
import { heightOf, widthOf, type Bounds } from '../../sheet/outline.ts';
import type { Dieline, Point } from '../../sheet/sheet.ts';
import { type Face, type Stroke, type Text, textWidth, type LineStyle } from './drawing.ts';

export interface SlugNotes {
  dieline: Dieline;
  face: Face;
  /** Inches. */
  trim: Bounds;
  /** Those that the legend explains. */
  styles: ReadonlySet<LineStyle>;
  /** Points. */
  width: number;
  colorNote: string | undefined;
}

const TITLE_SIZE = 9;
const SIZE = 7.5;
const LEADING = 12;
/** Points: from the bleed to the first line, and after the last one. */
const TITLE_LEADING = 20;
const SAMPLE = 30;
const SAMPLE_GAP = 5;
const ITEM_GAP = 16;

const legend: readonly (readonly [style: LineStyle, text: string])[] = [
  ['cut', 'Cut'],
  ['mountain', 'Score, mountain: folds away from you'],
  ['valley', 'Score, valley: folds toward you'],
  ['bleed', 'Bleed, 0.125 in'],
  ['safe', 'Safe area for text'],
  ['hatch', 'Glue: no ink or coating'],
];

interface Item {
  text: string;
  sample?: LineStyle;
}

interface PlacedItem extends Item {
  /** Points from the start of the row. */
  x: number;
}

/** Points that the notes take below the bleed. */
export const slugHeight = (notes: SlugNotes): number => TITLE_LEADING + rowsOf(notes).length * LEADING;

/** Notes and legend under the bleed, from its lower left corner. */
export function slugNotes(notes: SlugNotes, [left, bleedFoot]: Point): { strokes: Stroke[]; texts: Text[] } {
  const titleAt = bleedFoot - TITLE_LEADING;
  const placed = rowsOf(notes).flatMap((row, place) =>
    row.map((item) => ({ ...item, at: [left + item.x, titleAt - (place + 1) * LEADING] as const })),
  );
  const title = `${notes.dieline.title}. ${notes.face === 'inside' ? 'Inside' : 'Outside'} of the sheet`;
  return {
    strokes: placed.flatMap(({ sample, at }) => (sample ? samplesOf(sample, at) : [])),
    texts: [
      { text: title, size: TITLE_SIZE, at: [left, titleAt], anchor: 'start' },
      ...placed.map(({ text, sample, at: [x, y] }) => ({
        text,
        size: SIZE,
        at: [x + (sample ? SAMPLE + SAMPLE_GAP : 0), y] as const,
        anchor: 'start' as const,
      })),
    ],
  };
}

function rowsOf({ dieline: { finished }, trim, styles, width, colorNote }: SlugNotes): PlacedItem[][] {
  const facts = [
    `Flat ${sizeText(widthOf(trim), heightOf(trim))} in`,
    `Finished ${sizeText(finished.width, finished.height)} in`,
    'Scale 1:1',
  ].map((text) => ({ text }));
  const entries = legend
    .filter(([style]) => styles.has(style))
    .map(([sample, text]): Item => ({ sample, text }));
  return [
    ...flow(facts, width),
    ...flow(entries, width),
    ...(colorNote ? [[{ text: colorNote, x: 0 }]] : []),
  ];
}

/** Side by side as far as the width goes. */
function flow(items: readonly Item[], width: number): PlacedItem[][] {
  const rows: PlacedItem[][] = [];
  let x = 0;
  for (const item of items) {
    const length = (item.sample ? SAMPLE + SAMPLE_GAP : 0) + textWidth(item.text, SIZE);
    const row = rows.at(-1);
    if (row && x + length <= width) row.push({ ...item, x });
    else {
      x = 0;
      rows.push([{ ...item, x }]);
    }
    x += length + ITEM_GAP;
  }
  return rows;
}

/** A piece of the line beside its name; of a hatch three short lines. */
function samplesOf(style: LineStyle, [x, baseline]: Point): Stroke[] {
  const y = baseline + 0.35 * SIZE;
  const line = (from: Point, to: Point): Stroke => ({
    layer: 'Notes',
    style,
    edges: [{ from, to }],
    isClosed: false,
  });
  if (style !== 'hatch') return [line([x, y], [x + SAMPLE, y])];
  return [3, 9, 15, 21].map((along) => line([x + along, y - 3], [x + along + 6, y + 3]));
}
