import { numberRuns } from './report-words.ts';
import type { Place } from './page-space.ts';

/** A finding's number and its place on the picture. */
export interface Mark {
  number: number;
  on: Place;
}

/** The numbers of one place. */
export interface NumberTag {
  /** Ascending, so the first is the worst. */
  numbers: readonly number[];
  on: Place;
  label: string;
  /** Where the label is; null if there is no room for it near what it marks. */
  at: Place | null;
  /** From the tag to what it marks, where they are apart. */
  leader: { from: Point; to: Point } | null;
}

interface Point {
  x: number;
  y: number;
}

/** pt. */
const TAG_HEIGHT = 14;
/** Left and right of a label. */
const PADDING = 4;
/** Space between tags, pt. */
const GAP = 1.5;
/** Farther from its place, a tag would be hard to follow. */
const FARTHEST = 150;
const STEP = 4;
const DIRECTIONS = 16;
/** Places up to this area, such as lines of type, stay free of tags where there is room; square pt. */
const SMALL_AREA = 2_500;
/** Tags at most this far from their place need no line to it. */
const NEAR = 3;
/** Tags that are searched a place for; those after them are the least severe. */
const MAX_TAGS = 100;
/** Parts of a label; the rest is counted. */
const MAX_PARTS = 3;

/**
 * Puts the numbers on a picture, the worst first, each as near to its place as the tags before it allow. None covers another.
 *
 * @param marks ascending
 * @param area of the picture
 * @param widthOf a label, pt
 */
export function placeTags(
  marks: readonly Mark[],
  area: Place,
  widthOf: (label: string) => number,
): NumberTag[] {
  const groups = [
    ...Map.groupBy(marks, ({ on }) => [on.x, on.y, on.width, on.height].map(Math.round).join()).values(),
  ];
  const small = marks.map(({ on }) => on).filter(({ width, height }) => width * height <= SMALL_AREA);
  const taken: Place[] = [];
  return groups.flatMap((group, index) => {
    const [first] = group;
    if (!first) return [];
    const { on } = first;
    const numbers = group.map(({ number }) => number);
    const label = numbersText(numbers);
    const width = Math.max(TAG_HEIGHT, widthOf(label) + 2 * PADDING);
    const at = index < MAX_TAGS ? freePlace(on, width, area, taken, small) : null;
    if (at) taken.push(at);
    return [{ numbers, on, label, at, leader: at && leaderOf(at, on) }];
  });
}

/** `3`, `3, 4`, `3–9`, `1, 21, 41 +12`. */
export function numbersText(numbers: readonly number[]): string {
  const shown = numberRuns(numbers).slice(0, MAX_PARTS);
  const more = numbers.length - shown.reduce((sum, { count }) => sum + count, 0);
  const label = shown.map(({ text }) => text).join(', ');
  return more > 0 ? `${label} +${more}` : label;
}

/** At an edge of the place, else the nearest to its top left corner; one that covers small places only if there is no other. */
function freePlace(
  on: Place,
  width: number,
  area: Place,
  taken: readonly Place[],
  small: readonly Place[],
): Place | null {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));
  const placeAt = (x: number, y: number): Place => ({
    x: within(x - width / 2, area.x, area.x + area.width - width),
    y: within(y - TAG_HEIGHT / 2, area.y, area.y + area.height - TAG_HEIGHT),
    width,
    height: TAG_HEIGHT,
  });
  let second: Place | null = null;
  for (const { x, y } of centersAround(on, width)) {
    const at = placeAt(x, y);
    if (taken.some((other) => overlap(at, other, GAP))) continue;
    if (!small.some((other) => overlap(at, other, 0))) return at;
    second ??= at;
  }
  return second;
}

/** Where the center of a tag may be, best first. */
function* centersAround({ x, y, width, height }: Place, own: number): Generator<Point> {
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  yield { x, y };
  yield { x: x - own / 2, y: middle };
  yield { x: x + own / 2, y: y - TAG_HEIGHT / 2 };
  yield { x: right + own / 2, y: middle };
  yield { x: right - own / 2, y: y - TAG_HEIGHT / 2 };
  yield { x: x + own / 2, y: bottom + TAG_HEIGHT / 2 };
  yield { x: right - own / 2, y: bottom + TAG_HEIGHT / 2 };
  for (let radius = STEP; radius <= FARTHEST; radius += STEP)
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      // Up and to the left first, where a tag covers least of what it marks.
      const angle = (5 / 4 + (turn * 2) / DIRECTIONS) * Math.PI;
      yield { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    }
}

const overlap = (one: Place, other: Place, gap: number): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

function leaderOf(at: Place, on: Place): NumberTag['leader'] {
  if (overlap(at, on, NEAR)) return null;
  const from = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const nearest = (value: number, start: number, length: number) =>
    Math.max(start, Math.min(value, start + length));
  return { from, to: { x: nearest(from.x, on.x, on.width), y: nearest(from.y, on.y, on.height) } };
}
