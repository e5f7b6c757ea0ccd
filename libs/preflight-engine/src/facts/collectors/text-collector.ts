import { inkOfColor } from '../ink-of-color.ts';
import type { PaintedText } from '../../interpreter/visitor.ts';
import type { TextMark } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';

/** pt: larger text is fine in every profile. */
const MAX_SIZE = 16;

/** Collects text that may be too small, joining pieces of a line. */
export class TextCollector {
  readonly #unit: number;
  readonly #all: WorstFirst<TextMark>;
  readonly #knockouts: WorstFirst<TextMark>;
  #open: TextMark | null = null;

  /** @param unit UserUnit, pt */
  constructor(unit: number, kept: number) {
    this.#unit = unit;
    this.#all = new WorstFirst(kept, ({ size }) => size);
    this.#knockouts = new WorstFirst(kept, ({ size }) => size);
  }

  add(text: PaintedText, isOnInk: boolean): void {
    const mark = markOf(text, isOnInk, this.#unit);
    if (!mark || mark.size > MAX_SIZE) return;
    if (this.#open && isSameLine(this.#open, mark, this.#unit)) {
      this.#open = { ...this.#open, box: host(this.#open, mark) };
      return;
    }
    this.#close();
    this.#open = mark;
  }

  finish(): { texts: TextMark[]; knockoutTexts: TextMark[] } {
    this.#close();
    return { texts: this.#all.sorted(), knockoutTexts: this.#knockouts.sorted() };
  }

  #close(): void {
    const mark = this.#open;
    this.#open = null;
    if (!mark) return;
    const isKnockout = mark.isWhite ? mark.isOnInk : mark.inks.length > 1;
    (isKnockout ? this.#knockouts : this.#all).add(mark);
  }
}

function markOf(
  { box, size, font, fill, stroke }: PaintedText,
  isOnInk: boolean,
  unit: number,
): TextMark | null {
  const color = fill ?? stroke;
  if (!color) return null;
  const { inks, isWhite } = inkOfColor(color);
  // White on white is invisible.
  if (isWhite && !isOnInk) return null;
  return { box, size: size * unit, font: font.name, inks, isWhite, isOnInk };
}

function isSameLine(a: TextMark, b: TextMark, unit: number): boolean {
  return (
    a.font === b.font &&
    Math.abs(a.size - b.size) < 0.01 &&
    a.isWhite === b.isWhite &&
    a.isOnInk === b.isOnInk &&
    a.inks.length === b.inks.length &&
    Math.abs(a.box[1] - b.box[1]) * unit < 0.5 &&
    Math.abs(a.box[3] - b.box[3]) * unit < 0.5 &&
    (b.box[0] - a.box[2]) * unit < a.size * 2 &&
    b.box[0] >= a.box[0]
  );
}

const host = ({ box: a }: TextMark, { box: b }: TextMark): TextMark['box'] => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
