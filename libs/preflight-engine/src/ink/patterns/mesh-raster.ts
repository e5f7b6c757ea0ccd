import { apply, type Matrix } from '../../interpreter/matrix.ts';
import type { CellRange } from '../raster/cell-range.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { Mesh } from './mesh.ts';
import type { Vertex } from './patch.ts';

/** The color at a place on the page, in components of the mesh's space; null where nothing is painted. */
type ColorAt = (x: number, y: number) => readonly number[] | null;

/** Bytes of the colors of all cells: eight components of the largest raster. */
const MAX_BYTES = 128_000_000;
/** Cost of the memory of a component in a cell, in cells of flat color. */
const MEMORY_COST = 0.25;

/**
 * Paints a mesh on some cells of a raster; later triangles cover earlier ones.
 *
 * @param range the cells that are needed; there is no color beyond
 * @returns null if its colors take too much memory
 */
export function meshRaster(
  { vertices, colorOf }: Mesh,
  raster: InkRaster,
  range: CellRange,
  toPage: Matrix,
): ColorAt | null {
  const size = vertices[0]?.color.length ?? 0;
  const width = Math.max(0, range.right - range.left);
  const height = Math.max(0, range.bottom - range.top);
  if (width * height * size * Float32Array.BYTES_PER_ELEMENT > MAX_BYTES) return null;
  raster.noteWork(width * height * size * MEMORY_COST);
  const colors = new Float32Array(width * height * size);
  const painted = new Uint8Array(width * height);
  const cornerOf = ({ x, y, color }: Vertex) => {
    const [px, py] = apply(toPage, x, y);
    return { x: raster.column(px) - range.left, y: raster.row(py) - range.top, color };
  };
  for (let index = 0; index + 2 < vertices.length; index += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => cornerOf(vertices[index + corner] as Vertex));
    if (!a || !b || !c || raster.isExhausted) break;
    paintTriangle(a, b, c);
  }
  const color: number[] = [];
  return (x, y) => {
    const [column, row] = [Math.floor(raster.column(x)) - range.left, Math.floor(raster.row(y)) - range.top];
    const at = row * width + column;
    if (column < 0 || column >= width || painted[at] !== 1) return null;
    for (let part = 0; part < size; part += 1) color[part] = colors[at * size + part] as number;
    return colorOf(color);
  };

  function paintTriangle(a: Vertex, b: Vertex, c: Vertex): void {
    const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
    if (area === 0 || !Number.isFinite(area)) return;
    const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const left = clamp(Math.floor(Math.min(a.x, b.x, c.x)), width);
    const right = clamp(Math.ceil(Math.max(a.x, b.x, c.x)), width);
    const top = clamp(Math.floor(Math.min(a.y, b.y, c.y)), height);
    const bottom = clamp(Math.ceil(Math.max(a.y, b.y, c.y)), height);
    raster.noteWork((right - left) * (bottom - top) + 50);
    // A cell counts if its center is at most half a cell outside, so that no gaps remain between triangles.
    const slack =
      (0.5 * (Math.abs(b.x - a.x) + Math.abs(b.y - a.y) + Math.abs(c.x - a.x) + Math.abs(c.y - a.y))) /
      Math.abs(area);
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const [x, y] = [column + 0.5, row + 0.5];
        const second = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area;
        const third = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area;
        const first = 1 - second - third;
        if (first < -slack || second < -slack || third < -slack) continue;
        const at = row * width + column;
        painted[at] = 1;
        for (let part = 0; part < size; part += 1)
          colors[at * size + part] =
            first * (a.color[part] as number) +
            second * (b.color[part] as number) +
            third * (c.color[part] as number);
      }
  }
}
