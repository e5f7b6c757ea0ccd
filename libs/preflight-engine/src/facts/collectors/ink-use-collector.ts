import { type ColorSpace, inksOf, processInks } from '../../interpreter/color-space.ts';
import type { Color } from '../../interpreter/graphics-state.ts';
import type { Box } from '../../pdf/boxes.ts';
import { familyOf, inkOfColor } from '../ink-of-color.ts';
import type { InkUse, MarkKind } from '../page-marks.ts';

const process = new Set(processInks);

/** Collects the inks that print inside the trim, with the first mark of each kind. */
export class InkUseCollector {
  readonly #trim: Box;
  readonly #mostSpots: number;
  readonly #uses = new Map<MarkKind, Map<string, InkUse>>();
  readonly #lastColors = new Map<MarkKind, Color>();
  #spots = 0;

  /** @param mostSpots maximum uses of spot colors per page */
  constructor(trim: Box, mostSpots: number) {
    this.#trim = trim;
    this.#mostSpots = mostSpots;
  }

  /** @param box null for a pattern, whose tiles may print anywhere on the page */
  addColor(color: Color, kind: MarkKind, box: Box | null): void {
    // Most marks have the color of the one before.
    if (this.#lastColors.get(kind) === color || !this.#isInside(box)) return;
    this.#lastColors.set(kind, color);
    const { space } = color;
    // An index names no tint.
    if (space.kind === 'indexed') this.addSpace(space, kind, box);
    // The marks of a pattern's tile are reported by themselves.
    else if (space.kind !== 'pattern')
      for (const ink of inkOfColor(color).inks) this.#add({ ink, kind, box, isCertain: true });
  }

  /** For an image or gradient, whose pixels may use any ink of their space. */
  addSpace(space: ColorSpace | null, kind: MarkKind, box: Box | null): void {
    if (!space || space.kind === 'pattern' || !this.#isInside(box)) return;
    const family = familyOf(space);
    const isLight = family === 'rgb' || family === 'lab';
    const inks = isLight ? processInks : inksOf(space);
    // RGB is converted to all process inks.
    for (const ink of inks) this.#add({ ink, kind, box, isCertain: isLight });
  }

  finish(): InkUse[] {
    return [...this.#uses.values()].flatMap((byInk) => [...byInk.values()]);
  }

  #add(use: InkUse): void {
    const { ink, kind } = use;
    if (ink === 'None' || ink === 'All') return;
    const byInk = this.#uses.get(kind) ?? new Map<string, InkUse>();
    this.#uses.set(kind, byInk);
    const known = byInk.get(ink);
    if (known && (known.isCertain || !use.isCertain)) return;
    if (!known && !process.has(ink)) this.#spots += 1;
    if (known || process.has(ink) || this.#spots <= this.#mostSpots) byInk.set(ink, use);
  }

  /** Color bars and other printer's marks are outside the trim. */
  #isInside(box: Box | null): boolean {
    if (!box) return true;
    const [left, bottom, right, top] = this.#trim;
    return box[2] > left && box[0] < right && box[3] > bottom && box[1] < top;
  }
}
