import type { Color } from '../../interpreter/graphics-state.ts';
import { isWithin, overlap } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { Ground } from '../ink-of-color.ts';

interface Area {
  box: Box;
  ground: Ground;
  /** Color of an area that is opaque and fills its whole box; null for other areas. */
  color: Color | null;
}

const MAX_AREAS = 1_024;
/** Square pt: smaller areas can't hide text. */
const MIN_AREA = 4;
/** Grid size per page side for recording where areas were dropped. */
const PLACES = 64;

/** Remembers roughly, by boxes, what was painted last where, to determine whether text is on ink. */
export class InkAreas {
  readonly #page: Box;
  readonly #least: number;
  #areas: Area[] = [];
  #dropped: Uint8Array | null = null;

  /** @param unit UserUnit, pt */
  constructor(page: Box, unit: number) {
    this.#page = page;
    this.#least = MIN_AREA / (unit * unit);
  }

  /** @param color if it fills the whole box and is opaque */
  add(box: Box, ground: Ground, color: Color | null = null): void {
    if (sizeOf(box) < this.#least) return;
    this.#areas.push({ box, ground, color });
    if (this.#areas.length >= MAX_AREAS * 2) this.#dropSmallest();
  }

  groundAt(box: Box): Ground {
    const [x, y] = middleOf(box);
    const under = this.#areas.findLast(
      ({ box: area }) => area[0] <= x && x <= area[2] && area[1] <= y && y <= area[3],
    );
    return under?.ground ?? 'paper';
  }

  /** The only color under a box; null if it isn't known. */
  colorUnder(box: Box): Color | null {
    if (this.wasDropped(box)) return null;
    const top = this.#areas.findLast((area) => overlap(area.box, box));
    return top && isWithin(box, top.box) ? top.color : null;
  }

  /** Whether ink is anywhere under a box. */
  hasInk(box: Box): boolean {
    for (let index = this.#areas.length - 1; index >= 0; index -= 1) {
      const area = this.#areas[index];
      if (!area) continue;
      if (area.ground !== 'paper' && overlap(area.box, box)) return true;
      if (area.ground === 'paper' && isWithin(box, area.box)) return false;
    }
    return this.wasDropped(box);
  }

  /** Whether ink is under a box or beside it, apart from what is inside. */
  hasInkAround(box: Box): boolean {
    const isInk = ({ box: area, ground }: Area) =>
      ground !== 'paper' && overlap(area, box) && !isWithin(area, box);
    return this.#areas.some(isInk) || this.wasDropped(box);
  }

  /** Whether an area that is no longer remembered was painted there. */
  wasDropped(box: Box): boolean {
    if (!this.#dropped) return false;
    const [x, y] = middleOf(box);
    const [column, row] = [this.#column(x), this.#row(y)];
    return this.#dropped[row * PLACES + column] === 1;
  }

  /** Drops the smallest area, the older of two equal ones; the others keep their painting order. */
  #dropSmallest(): void {
    const bySize = this.#areas
      .map((area, order) => ({ area, order, size: sizeOf(area.box) }))
      .toSorted((a, b) => b.size - a.size || b.order - a.order);
    for (const { area } of bySize.splice(MAX_AREAS)) this.#forget(area.box);
    this.#areas = bySize.toSorted((a, b) => a.order - b.order).map(({ area }) => area);
  }

  #forget([x0, y0, x1, y1]: Box): void {
    this.#dropped ??= new Uint8Array(PLACES * PLACES);
    const [first, last] = [this.#column(x0), this.#column(x1)];
    for (let row = this.#row(y0); row <= this.#row(y1); row += 1)
      this.#dropped.fill(1, row * PLACES + first, row * PLACES + last + 1);
  }

  #column(x: number): number {
    return placeOf(x, this.#page[0], this.#page[2]);
  }

  #row(y: number): number {
    return placeOf(y, this.#page[1], this.#page[3]);
  }
}

const sizeOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0) * (y1 - y0);
const middleOf = ([x0, y0, x1, y1]: Box): [x: number, y: number] => [(x0 + x1) / 2, (y0 + y1) / 2];

function placeOf(at: number, start: number, end: number): number {
  const place = Math.floor(((at - start) / (end - start)) * PLACES);
  return Math.min(PLACES - 1, Math.max(0, place || 0));
}
