import { identity, type Matrix } from '../../interpreter/matrix.ts';
import { rectangleOutline } from '../../interpreter/path-outline.ts';
import type { PaintContext, PaintedGroup, PaintedMask, PaintedTile } from '../../interpreter/visitor.ts';
import { isName } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import type { CellRange } from '../raster/cell-range.ts';
import { cellPolygons } from '../raster/clip-masks.ts';
import { fillCells } from './fill-cells.ts';
import { TOO_MUCH } from '../ink-budget.ts';
import type { InkColors } from '../color/ink-colors.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import {
  backdropLight,
  cellsAround,
  closeGroup,
  groupRaster,
  isPlain,
  type Layer,
  needsBackdrop,
  type OpenLayers,
} from './layer-stack.ts';
import type { FunctionReader } from '../functions/pdf-function.ts';
import { SoftMask } from '../raster/soft-mask.ts';
import type { Tiles } from './tiles.ts';
import { uncertainties } from '../raster/uncertainty.ts';

/** Cost of a cell of a layer, and of one that knows what it is painted on, in cells of flat color. */
const LAYER_COST = 0.25;
const BACKDROP_COST = 0.5;
/** Calls of a mask's transfer function. */
const TRANSFER_STEPS = 256;

/** Range of mark numbers to paint; the end is excluded. */
export interface PaintWindow {
  from: number;
  to: number;
}

/** What the marks between a beginning and its end are painted on. */
interface Entry {
  /** Null if they aren't painted. */
  layer: Layer | null;
  /** Composites the layer or keeps it; for groups that are painted mark by mark there is nothing to do. */
  finish?: () => void;
}

/** A soft mask between its beginning and end. */
interface MaskEntry {
  described: PaintedMask;
  id: number;
  /** Null until its group begins. */
  layer: Layer | null;
  /** Its group is outside of what is visible. */
  isEmpty: boolean;
}

/** Page-wide parts that outlive one pass over the content. */
export interface LayerStore {
  functions: FunctionReader;
  page: Layer;
  colors: InkColors;
  open: OpenLayers;
  tiles: Tiles;
}

/** Decides, in one pass over a page's content, which marks are painted on which layer. */
export class Layering {
  readonly #store: LayerStore;
  readonly #from: number;
  readonly #stack: Entry[];
  #to: number;
  #mark = -1;
  /** Number of the last group, mask or tile, the same in every pass. */
  #last = 0;
  #mask: MaskEntry | null = null;
  readonly #masks: (MaskEntry | null)[] = [];

  constructor(store: LayerStore, { from, to }: PaintWindow) {
    this.#store = store;
    this.#from = from;
    this.#to = to;
    this.#stack = [{ layer: store.page }];
  }

  get mark(): number {
    return this.#mark;
  }

  get isPastWindow(): boolean {
    return this.#mark >= this.#to;
  }

  /** Counts a mark. @returns the layer to paint it on; null if it isn't painted in this pass */
  nextMark(context: PaintContext): Layer | null {
    this.#mark += 1;
    this.#store.page.raster.noteMark();
    endIfExhausted(this.#top);
    return this.#isInWindow(this.#mark) && !context.isHidden ? this.#top : null;
  }

  /** Ends painting before a mark. */
  stopAt(mark: number): void {
    this.#to = Math.min(this.#to, mark);
  }

  beginGroup(group: PaintedGroup): void {
    this.#last += 1;
    const id = this.#last;
    const parent = this.#top;
    const isMaskGroup =
      this.#mask !== null && this.#mask.layer === null && this.#stack.at(-1)?.layer === null;
    if (isMaskGroup) return this.#openMask(group);
    if (!parent || group.context.isHidden || !group.box) return this.#push({ layer: null });
    if (isPlain(group, parent.raster)) return this.#push({ layer: parent });
    const { open, colors } = this.#store;
    const range = cellsAround(parent.raster, group.box);
    const isEmpty = range.left >= range.right || range.top >= range.bottom;
    if (isEmpty || open.isDone(id) || !this.#startsBefore()) return this.#push({ layer: null });
    const layer = open.begin(
      id,
      range,
      () => this.#counted(range, needsBackdrop(group), () => groupRaster(parent.raster, range, group)),
      needsBackdrop(group),
    );
    if (!layer) return this.#push(this.#withoutMemory(parent, group));
    this.#push({
      layer,
      finish: () => {
        endIfExhausted(layer);
        closeGroup(parent, layer, group.state, colors);
        open.finish(id, layer);
      },
    });
  }

  endGroup(): void {
    if (this.#stack.length < 2) return;
    const entry = this.#stack.pop();
    if (this.#mark < this.#to) entry?.finish?.();
  }

  beginMask(described: PaintedMask): void {
    this.#last += 1;
    this.#masks.push(this.#mask);
    this.#mask = { described, id: this.#last, layer: null, isEmpty: false };
    this.#push({ layer: null });
  }

  endMask(): object | null {
    const mask = this.#mask;
    this.#mask = this.#masks.pop() ?? null;
    this.#stack.pop();
    if (!mask) return null;
    const { open, page } = this.#store;
    const known = open.maskOf(mask.id);
    if (mask.isEmpty) {
      const nothing = page.raster.part(
        { left: 0, top: 0, right: 1, bottom: 1 },
        { model: 'rgb', hasAlpha: true },
      );
      return SoftMask.of(nothing, backdropLight(mask.described), null);
    }
    if (known || !mask.layer || this.#mark >= this.#to) return known ?? null;
    endIfExhausted(mask.layer);
    const transfer = isName(mask.described.transfer)
      ? null
      : this.#store.functions.of(mask.described.transfer);
    page.raster.noteWork(TRANSFER_STEPS * (transfer?.cost ?? 0));
    const made = SoftMask.of(mask.layer.raster, backdropLight(mask.described), transfer);
    open.finish(mask.id, mask.layer);
    open.keepMask(mask.id, made);
    return made;
  }

  /** @returns the matrix to paint the tile with; null if it is hidden or has no area, the same in every pass */
  beginTile(tile: PaintedTile): Matrix | null {
    const { tiles, open, page } = this.#store;
    this.#last += 1;
    const id = this.#last;
    if (tile.context.isHidden || tile.key === '') return null;
    const placed = tiles.place(tile, (this.#top ?? page).raster);
    if (!placed) return null;
    const { raster, matrix } = placed;
    const isSkipped = !this.#top || open.isDone(id) || !this.#startsBefore();
    const range = { left: 0, top: 0, right: raster.width, bottom: raster.height };
    const layer = isSkipped ? null : open.begin(id, range, () => this.#counted(range, false, raster.make));
    if (layer)
      this.#push({
        layer,
        finish: () => {
          endIfExhausted(layer);
          open.finish(id, layer);
          tiles.keep(tile, layer.raster, matrix);
        },
      });
    else this.#push({ layer: null });
    return matrix;
  }

  endTile(): void {
    this.endGroup();
  }

  get #top(): Layer | null {
    return this.#stack.at(-1)?.layer ?? null;
  }

  #push(entry: Entry): void {
    this.#stack.push(entry);
  }

  #isInWindow(mark: number): boolean {
    return mark >= this.#from && mark < this.#to;
  }

  /** Whether anything in what begins now may still be painted in this pass. */
  #startsBefore(): boolean {
    return this.#mark + 1 < this.#to;
  }

  /** Makes a layer's raster. An empty one counts, too, because it takes its memory. @throws PdfError limit */
  #counted(range: CellRange, hasBackdrop: boolean, make: () => InkRaster): InkRaster {
    const { raster } = this.#store.page;
    const cells = (range.right - range.left) * (range.bottom - range.top);
    raster.noteWork(cells * (hasBackdrop ? BACKDROP_COST : LAYER_COST));
    raster.noteMark();
    return make();
  }

  /** The group of a soft mask, which is painted in light on a layer of its own. */
  #openMask(group: PaintedGroup): void {
    const { open, page } = this.#store;
    const mask = this.#mask;
    const outer = this.#stack.at(-2)?.layer ?? page;
    if (mask && !group.box) mask.isEmpty = true;
    if (!mask || !group.box || open.isDone(mask.id) || !this.#startsBefore())
      return this.#push({ layer: null });
    const range = cellsAround(outer.raster, group.box);
    const options = { model: 'rgb', hasAlpha: true, isKnockout: group.isKnockout } as const;
    mask.layer = open.begin(mask.id, range, () =>
      this.#counted(range, false, () => outer.raster.part(range, options)),
    );
    // Without its mask, the artwork would have too much ink.
    if (!mask.layer) throw new PdfError('limit', TOO_MUCH);
    this.#push({ layer: mask.layer });
  }

  /** Paints the marks of a group one by one and marks its place as uncertain. */
  #withoutMemory(parent: Layer, { box, state }: PaintedGroup): Entry {
    const polygons = cellPolygons(parent.raster, rectangleOutline(identity, box ?? [0, 0, 0, 0]));
    return {
      layer: parent,
      finish: () =>
        void fillCells(parent.raster, polygons, false, parent.clips.of(state.outlineClip), {
          compositing: { planes: [], keeps: 'others', alpha: 1, blend: 'Normal' },
          values: [],
          doubts: uncertainties.transparency,
        }),
    };
  }
}

/** Nothing more is painted on an exhausted layer, so that its artwork would be missing. @throws PdfError limit */
function endIfExhausted(layer: Layer | null): void {
  if (layer?.raster.isExhausted) throw new PdfError('limit', TOO_MUCH);
}
