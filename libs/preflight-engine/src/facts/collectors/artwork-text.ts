import type { PaintedText } from '../../interpreter/visitor.ts';
import type { Box } from '../../pdf/boxes.ts';
import { type Ground, inkOfColor } from '../ink-of-color.ts';
import type { PageCollectors } from '../page-collectors.ts';
import { isSameColor } from '../same-color.ts';

/** pt: larger text at the trim is artwork that may be cut; smaller text shouldn't be there. */
const DISPLAY_TEXT = 24;
/** Share of the em that is empty: beside a letter, and above and below the letters of a line. */
const BEARING = 0.05;
const LINE_GAP = 0.25;
/** pt: ink under larger text isn't relevant. */
const SMALL_TEXT = 16;

type Collectors = Pick<PageCollectors, 'areas' | 'texts' | 'lines' | 'overprint' | 'edges' | 'nearTrim'>;

/** Sorts text that prints by what may be wrong with it: its size, outline, overprint, and its place at the trim. */
export class ArtworkText {
  readonly #trim: Box;
  readonly #found: Collectors;
  readonly #faults: Set<string>;

  /** @param faults of the page, to add to */
  constructor(trim: Box, found: Collectors, faults: Set<string>) {
    this.#trim = trim;
    this.#found = found;
    this.#faults = faults;
  }

  /** @param size of its em, pt */
  add(text: PaintedText, size: number): void {
    const { box, fill, stroke, state } = text;
    const { areas, texts, lines, overprint, nearTrim } = this.#found;
    if (this.#isInvisible(text)) return;
    const ground = this.#groundOf(text, size);
    const isOnInk = ground !== 'paper';
    texts.add(text, isOnInk);
    lines.addText(text, isOnInk);
    const isOverInk = () => isOnInk || areas.hasInk(box);
    overprint.add({ box, fill, stroke, state, text, ground, isOnInk: isOverInk });
    const color = fill ?? stroke;
    const isVisible = color !== null && !inkOfColor(color).isWhite;
    if (isVisible && size > DISPLAY_TEXT) this.#addDisplayText(text);
    if (isVisible || isOnInk) nearTrim.addText(text, isOnInk);
  }

  /** Text in the color of what is under it, such as white on a white box, is often left by a template or for searching. */
  #isInvisible({ box, fill, stroke, state }: PaintedText): boolean {
    const under = this.#found.areas.colorUnder(box);
    if (!under || state.blendMode !== 'Normal') return false;
    return [fill, stroke].every((color) => color === null || isSameColor(color, under));
  }

  /** If dropped areas might be under small text, the page counts as not read completely. */
  #groundOf({ box, fill, stroke }: PaintedText, size: number): Ground {
    const ground = this.#found.areas.groundAt(box);
    const color = fill ?? stroke;
    if (size > SMALL_TEXT || ground === 'inks' || !color || !this.#found.areas.wasDropped(box)) return ground;
    const { isWhite, isBlackAlone } = inkOfColor(color);
    if (isWhite || isBlackAlone) this.#faults.add('Too many objects to determine what is under small text');
    return ground;
  }

  /** A text line's box is taller than its letters: only the certainly inked part shows that text is cut. */
  #addDisplayText({ box, extent, size }: PaintedText): void {
    const [left, bottom, right, top] = this.#trim;
    const isAsHigh = (length: number) => Math.abs(length - size) < size * 0.02;
    const isLevel = isAsHigh(extent[3] - extent[1]);
    const isUpright = !isLevel && isAsHigh(extent[2] - extent[0]);
    const [x, y] = [size * (isLevel ? BEARING : LINE_GAP), size * (isUpright ? BEARING : LINE_GAP)];
    // What a clip inside the page cuts off doesn't reach the trim; what the page itself cuts off does.
    const isCut =
      (box[0] <= left && extent[0] + x < left) ||
      (box[1] <= bottom && extent[1] + y < bottom) ||
      (box[2] >= right && extent[2] - x > right) ||
      (box[3] >= top && extent[3] - y > top);
    if (isCut) this.#found.edges.add(box);
  }
}
