import type { Box } from '../pdf/boxes.ts';
import { grown, intersection } from './path-bounds.ts';
import { lineWithin, type Segment, segmentsOf } from './path-segments.ts';
import type { PathTrace } from './path-trace.ts';

/** One line or curve of a stroke, with its width. */
export interface StrokePiece {
  box: Box;
  /** Its box shows it as it is painted. */
  isStraight: boolean;
}

/** A painted path. */
export interface PathPainting {
  /** The whole path with its stroke, clipped. */
  box: Box;
  /** The same, not clipped. */
  extent: Box;
  /** Page units. */
  strokeWidth: number;
  isEvenOdd: boolean;
  clip: Box | null;
  page: Box;
}

/**
 * What a path paints, part by part: the box of scattered parts, as of crop marks, covers what they leave blank. Only
 * while the path is being reported.
 */
export class PathPieces {
  readonly #trace: PathTrace;
  readonly #painting: PathPainting;
  #found: readonly Segment[] | null = null;
  #fills: readonly Box[] | null = null;
  #strokes: readonly StrokePiece[] | null = null;

  constructor(trace: PathTrace, painting: PathPainting) {
    this.#trace = trace;
    this.#painting = painting;
  }

  /** The whole path with its stroke, where it is clipped as well. */
  get extent(): Box {
    return this.#painting.extent;
  }

  /** The rectangles that show of a path made of rectangles, not clipped: what a clip leaves of an area is no rule. */
  rectangles(): Box[] {
    if (this.#isWhole) return [this.extent];
    return this.#subpaths()
      .map(boxOf)
      .filter((box) => this.#visible(box) !== null);
  }

  /** Share of the boxes of its subpaths that a filled path covers, curves as their chords; 1 of a path too long to tell. */
  filledShare(): number {
    if (this.#trace.isCut) return 1;
    let [covered, boxes] = [0, 0];
    for (const segments of this.#subpaths()) {
      const [x0, y0, x1, y1] = boxOf(segments);
      covered += Math.abs(areaOf(segments));
      boxes += (x1 - x0) * (y1 - y0);
    }
    return boxes > 0 ? covered / boxes : 1;
  }

  /** Visible boxes of the filled subpaths; of a frame between two rectangles, of its four sides. */
  fills(): readonly Box[] {
    return (this.#fills ??= this.#filled());
  }

  #filled(): Box[] {
    const { box } = this.#painting;
    if (this.#isWhole) return [box];
    const subpaths = this.#subpaths();
    const sides = frameOf(subpaths, this.#painting.isEvenOdd);
    return this.#shown(sides ?? subpaths.map(boxOf));
  }

  /** Visible boxes of the subpaths with their strokes. */
  outlines(): Box[] {
    const { box, strokeWidth } = this.#painting;
    if (this.#isWhole) return [box];
    return this.#shown(this.#subpaths().map((segments) => grown(boxOf(segments), strokeWidth / 2)));
  }

  /** Visible lines and curves of the stroke. */
  strokes(): readonly StrokePiece[] {
    return (this.#strokes ??= this.#stroked());
  }

  #stroked(): StrokePiece[] {
    const { box, strokeWidth } = this.#painting;
    if (this.#trace.isCut) return [{ box, isStraight: false }];
    const half = strokeWidth / 2;
    return this.#segments.flatMap((segment) => {
      const { isStraight, isCurve, ends } = segment;
      const shown = this.#visible(withWidth(segment, half));
      const line = shown && !isStraight && !isCurve ? lineWithin(ends, grown(shown, half)) : segment.box;
      const piece = shown && line && (line === segment.box ? shown : this.#visible(grown(line, half)));
      return piece ? [{ box: piece, isStraight }] : [];
    });
  }

  /** Whether the clip or the page hides some of the path. */
  get isClipped(): boolean {
    const { box, extent } = this.#painting;
    return box[0] > extent[0] || box[1] > extent[1] || box[2] < extent[2] || box[3] < extent[3];
  }

  #visible(part: Box): Box | null {
    const { clip, page } = this.#painting;
    const inClip = intersection(part, clip);
    return inClip && intersection(inClip, page);
  }

  get #isWhole(): boolean {
    return this.#trace.isCut || this.#trace.subpaths < 2;
  }

  get #segments(): readonly Segment[] {
    this.#found ??= segmentsOf(this.#trace);
    return this.#found;
  }

  #subpaths(): Segment[][] {
    const subpaths: Segment[][] = [];
    for (const segment of this.#segments) (subpaths[segment.subpath] ??= []).push(segment);
    return subpaths.filter((segments) => segments.length > 0);
  }

  #shown(boxes: readonly Box[]): Box[] {
    return boxes.map((box) => this.#visible(box)).filter((box) => box !== null);
  }
}

/** The ends of a straight line aren't extended: a crop mark may end at the trim. */
function withWidth({ box, isStraight }: Segment, half: number): Box {
  if (!isStraight) return grown(box, half);
  const [x0, y0, x1, y1] = box;
  return x1 - x0 > y1 - y0 ? [x0, y0 - half, x1, y1 + half] : [x0 - half, y0, x1 + half, y1];
}

function boxOf(segments: readonly Segment[]): Box {
  let [x0, y0, x1, y1] = segments[0]?.box ?? [0, 0, 0, 0];
  for (const { box } of segments) {
    x0 = Math.min(x0, box[0]);
    y0 = Math.min(y0, box[1]);
    x1 = Math.max(x1, box[2]);
    y1 = Math.max(y1, box[3]);
  }
  return [x0, y0, x1, y1];
}

/** The four sides of a rectangle with a rectangular hole, both perhaps with round corners; null for other paths. */
function frameOf(subpaths: readonly Segment[][], isEvenOdd: boolean): Box[] | null {
  const [first, second] = subpaths;
  if (subpaths.length !== 2 || !first || !second || !isBlock(first) || !isBlock(second)) return null;
  if (!isEvenOdd && turnOf(first) === turnOf(second)) return null;
  const [a, b] = [boxOf(first), boxOf(second)];
  const [outer, inner] = isInside(b, a) ? [a, b] : [b, a];
  if (!isInside(inner, outer)) return null;
  return [
    [outer[0], outer[1], inner[0], outer[3]],
    [inner[2], outer[1], outer[2], outer[3]],
    [outer[0], outer[1], outer[2], inner[1]],
    [outer[0], inner[3], outer[2], outer[3]],
  ];
}

const isRectangle = (segments: readonly Segment[]): boolean =>
  (segments.length === 3 || segments.length === 4) && segments.every(({ isStraight }) => isStraight);

/** Share of its box that a rectangle with round corners covers at least. */
const BLOCK = 0.9;

function isBlock(segments: readonly Segment[]): boolean {
  const [x0, y0, x1, y1] = boxOf(segments);
  return isRectangle(segments) || Math.abs(areaOf(segments)) >= BLOCK * (x1 - x0) * (y1 - y0);
}

const isInside = (a: Box, b: Box): boolean => a[0] > b[0] && a[1] > b[1] && a[2] < b[2] && a[3] < b[3];

/** 1 counterclockwise, -1 clockwise. */
const turnOf = (segments: readonly Segment[]): number => Math.sign(areaOf(segments));

/** The area of a subpath, closed as filling closes it; negative if clockwise. */
function areaOf(segments: readonly Segment[]): number {
  const [first] = segments;
  if (!first) return 0;
  // Areas are measured from the first point: the closing line then adds nothing, and far from the origin small areas would drown in rounding.
  const [left, bottom] = first.ends;
  let twice = 0;
  for (const { ends } of segments)
    twice += (ends[0] - left) * (ends[3] - bottom) - (ends[2] - left) * (ends[1] - bottom);
  return twice / 2;
}
