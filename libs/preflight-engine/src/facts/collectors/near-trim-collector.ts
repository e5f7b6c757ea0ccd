import type { Color } from '../../interpreter/graphics-state.ts';
import type { PaintedText } from '../../interpreter/visitor.ts';
import { gapBetween, isWithin } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { MarkKind, NearTrimMark } from '../page-marks.ts';
import { isWithoutLetters, quoteOf } from '../quote.ts';
import { WorstFirst } from '../worst-first.ts';
import { isSameColor } from '../same-color.ts';
import { type TextBlock, TextBlocks } from './text-blocks.ts';
import { blockOf } from './text-collector.ts';

/** pt: objects farther inside are safe in every profile. */
const MAX_DISTANCE = 40;
/** pt: larger objects are backgrounds or images that may be cut. */
export const MAX_SMALL = 72;
/** pt: a larger shape that reaches the trim is a background, on which other objects need their margin. */
const MAX_PICTURE = 144;
/** Shapes remembered that reach the trim. */
const MAX_CUT = 64;
/** pt: a shape this close to one of the same color that runs off the page is part of the same picture or texture. */
const SAME_PICTURE = 72;
/** A shape with so many equal ones near the trim, none of them in line with it, is part of a scattered pattern; pt: how much equal ones differ. */
const SCATTERED = 3;
const EQUAL = 1;
/** pt: farther inside, the box of the line is exact enough. */
const OUTLINES_WITHIN = 20;
/** pt: what comes this close is meant to reach the trim. A cut is no more exact. */
const REACHED = 1.5;
/** pt: thinner shapes are the ends and joints of others, and the dashes of lines. */
const THINNEST = 1;
/** Shares of the em that are empty: beside the letters of a line, and above and below them. */
const BEARING = 0.05;
const LINE_GAP = 0.25;

interface Near extends Omit<NearTrimMark, 'quote'> {
  words: TextBlock['words'];
  /** Color of line art; null for other objects. */
  color: Color | null;
}

/** Collects text and small objects by their distance to the trim. */
export class NearTrimCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #marks: WorstFirst<Near>;
  readonly #texts = new TextBlocks((block) => this.#addBlock(block));
  /** Shapes of a picture that runs off the page. */
  readonly #cut: Box[] = [];
  /** The same of any size, with their color; neighbors of a color joined. */
  readonly #running: { box: Box; color: Color }[] = [];

  /** @param unit UserUnit, pt */
  constructor(trim: Box, unit: number, kept: number) {
    this.#trim = trim;
    this.#unit = unit;
    this.#marks = new WorstFirst(kept, ({ distance }) => distance);
  }

  add(box: Box, kind: Exclude<MarkKind, 'text'>, color: Color | null = null): void {
    const [x0, y0, x1, y1] = box;
    const [width, height] = [(x1 - x0) * this.#unit, (y1 - y0) * this.#unit];
    if (Math.max(width, height) > MAX_SMALL || Math.min(width, height) < THINNEST) return;
    // Such as the windows of a house that the trim cuts.
    if (this.#cut.some((shape) => isWithin(box, shape))) return;
    const distance = this.#distanceOf(box);
    // Objects other than text that reach the trim are meant to be cut.
    if (distance !== null && distance > REACHED) this.#marks.add({ box, kind, distance, words: [], color });
  }

  /** @param box of a shape that reaches the trim */
  addCut(box: Box, color: Color | null): void {
    if (color && this.#running.length < MAX_CUT && !this.#runsOff(box, color, 0))
      this.#running.push({ box, color });
    const length = Math.max(box[2] - box[0], box[3] - box[1]) * this.#unit;
    if (length <= MAX_PICTURE && this.#cut.length < MAX_CUT) this.#cut.push(box);
  }

  addText(text: PaintedText, isOnInk: boolean): void {
    const distance = this.#distanceOf(text.box);
    const block = distance === null ? null : blockOf(text, isOnInk);
    if (distance === null || !block) return;
    if (distance > OUTLINES_WITHIN) return this.#texts.add(block, text.box);
    const outlines = text.outlineBox();
    if (outlines && !this.#isArtwork(outlines.box, text.size))
      this.#texts.add({ ...block, ...outlines }, text.box);
  }

  /** Letters that are as large as a picture and reach the trim are meant to be cut. */
  #isArtwork([x0, y0, x1, y1]: Box, size: number): boolean {
    const [left, bottom, right, top] = this.#trim;
    const distance = Math.min(x0 - left, y0 - bottom, right - x1, top - y1) * this.#unit;
    return size * this.#unit > MAX_SMALL && distance < REACHED;
  }

  /** Drops what is hidden by an opaque object over it. */
  cover(box: Box): void {
    const isUnder = (mark: { box: Box }) => isWithin(mark.box, box);
    this.#texts.drop(isUnder);
    this.#marks.drop(isUnder);
  }

  finish(): NearTrimMark[] {
    this.#texts.finish();
    const marks = this.#marks.sorted();
    const isPicture = ({ box, color }: Near) =>
      color !== null &&
      (this.#runsOff(box, color, SAME_PICTURE) ||
        (this.#runsOff(box, color, Number.POSITIVE_INFINITY) && this.#isScattered(box, color, marks)));
    this.#marks.drop(isPicture);
    return this.#marks.sorted().map(({ box, kind, distance, isCutOff, words }) => {
      const quote = quoteOf(words);
      return {
        box,
        kind,
        distance,
        ...(isCutOff !== undefined && { isCutOff }),
        ...(quote !== undefined && { quote }),
      };
    });
  }

  #addBlock(block: TextBlock): void {
    const { box, words } = block;
    // Such as dots that lead from a word to a number, or mark a fold.
    if (isWithoutLetters(words)) return;
    const distance = this.#distanceOf(box);
    if (distance !== null)
      this.#marks.add({ box, kind: 'text', distance, isCutOff: this.#isCutOff(block), words, color: null });
  }

  /** Whether a shape of this color runs off the page within a distance, pt. */
  #runsOff(box: Box, color: Color, within: number): boolean {
    const far = within / this.#unit;
    return this.#running.some(
      (shape) =>
        gapBetween(shape.box, box, 0) <= far &&
        gapBetween(shape.box, box, 1) <= far &&
        isSameColor(shape.color, color),
    );
  }

  /** Whether a shape has equals all around, and not in a row or column, as bullets and icons are. */
  #isScattered(box: Box, color: Color, marks: readonly Near[]): boolean {
    const isEqual = (a: number, b: number) => Math.abs(a - b) * this.#unit <= EQUAL;
    const others = marks.filter(
      (other) =>
        other.color !== null &&
        isEqual(other.box[2] - other.box[0], box[2] - box[0]) &&
        isEqual(other.box[3] - other.box[1], box[3] - box[1]) &&
        !isEqual(other.box[0], box[0]) &&
        !isEqual(other.box[1], box[1]) &&
        isSameColor(other.color, color),
    );
    return others.length >= SCATTERED;
  }

  /** pt; null for a box outside the trim or far inside. */
  #distanceOf([x0, y0, x1, y1]: Box): number | null {
    const [left, bottom, right, top] = this.#trim;
    if (x1 <= left || x0 >= right || y1 <= bottom || y0 >= top) return null;
    const distance = Math.min(x0 - left, y0 - bottom, right - x1, top - y1) * this.#unit;
    return distance < MAX_DISTANCE ? distance : null;
  }

  /** A line's box is larger than its letters, unless it is exact: only beyond these margins are letters certainly cut. */
  #isCutOff({ box, size, isUpright, isExact }: TextBlock): boolean {
    const [left, bottom, right, top] = this.#trim;
    const lineGap = isExact ? BEARING : LINE_GAP;
    const [beside, above] = isUpright ? [lineGap, BEARING] : [BEARING, lineGap];
    const isCutAcross = Math.max(left - box[0], box[2] - right) > beside * size;
    return isCutAcross || Math.max(bottom - box[1], box[3] - top) > above * size;
  }
}
