import {
  bleedBounds,
  fromOutside,
  layersOf,
  trimBounds,
  type Bounds,
  type Edge,
  type Layers,
  type Outline,
  type Point,
  type Sheet,
} from '@printpartner/dielines';

/** The side of the paper that faces the viewer. */
export type Face = 'inside' | 'outside';

/** A sheet as one side of it is drawn. */
export interface DrawnSheet {
  sheet: Sheet;
  layers: Layers;
  trim: Bounds;
  /** Trim and bleed: what is drawn. */
  bounds: Bounds;
  /** Corners of the panels, where measuring snaps to. */
  corners: readonly Point[];
}

export function drawnSheet(sheet: Sheet, face: Face): DrawnSheet {
  const seen = face === 'inside' ? sheet : fromOutside(sheet);
  const layers = layersOf(seen);
  const corners = seen.panels.flatMap(({ outline: { start, steps } }) => [
    start,
    ...steps.map(({ to }) => to),
  ]);
  return { sheet: seen, layers, trim: trimBounds(layers), bounds: bleedBounds(layers), corners };
}

/** From inches, y up, to pixels, y down, of a drawing whose upper left corner is that of its bounds. */
export class DrawingFrame {
  /** @param scale pixels per inch */
  constructor(
    private readonly bounds: Bounds,
    readonly scale: number,
  ) {}

  get width(): number {
    return (this.bounds.right - this.bounds.left) * this.scale;
  }

  get height(): number {
    return (this.bounds.top - this.bounds.bottom) * this.scale;
  }

  x = (inches: number): number => (inches - this.bounds.left) * this.scale;
  y = (inches: number): number => (this.bounds.top - inches) * this.scale;

  /** The point of the sheet under a pixel, inches. */
  at(x: number, y: number): Point {
    return [this.bounds.left + x / this.scale, this.bounds.top - y / this.scale];
  }

  /** SVG path of a closed outline. */
  path({ start, steps }: Outline): string {
    return `M${this.point(start)}${steps
      .map(({ to, control }) =>
        control ? `Q${this.point(control)} ${this.point(to)}` : `L${this.point(to)}`,
      )
      .join('')}Z`;
  }

  /** SVG path of an edge. */
  edge({ from, to, control }: Edge): string {
    return `M${this.point(from)}${control ? `Q${this.point(control)} ${this.point(to)}` : `L${this.point(to)}`}`;
  }

  private point([x, y]: Point): string {
    return `${round(this.x(x))} ${round(this.y(y))}`;
  }
}

const round = (pixels: number) => Number(pixels.toFixed(2));
