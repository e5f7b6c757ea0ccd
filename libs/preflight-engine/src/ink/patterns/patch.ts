import type { BitReader } from '../../pixels/bit-reader.ts';

/** A corner of a triangle: a place in the shading's space, and its color as coded. */
export interface Vertex {
  x: number;
  y: number;
  color: readonly number[];
}

/** How a mesh is coded. */
export interface Coded {
  reader: BitReader;
  flagBits: number;
  point(): { x: number; y: number };
  color(): number[];
}

type Point = { x: number; y: number };

/** A patch: 4 × 4 control points by row and column, and the colors of its corners. */
interface Patch {
  points: Point[][];
  /** Colors of the corners, in their coded order: 00, 03, 33, 30. */
  colors: number[][];
}

/** Where the coded points of a patch belong, row and column, around the edge and then inside. ISO 32000-1, figures 45 and 46. */
const order = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 3],
  [2, 3],
  [3, 3],
  [3, 2],
  [3, 1],
  [3, 0],
  [2, 0],
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 1],
] as const;
/** For flags 1 to 3, the positions in `order` of the edge that is shared. */
const shared = [[], [3, 4, 5, 6], [6, 7, 8, 9], [9, 10, 11, 0]] as const;
const sharedColors = [[], [1, 2], [2, 3], [3, 0]] as const;
/** Each patch is divided into this many parts in both directions. */
const PARTS = 10;

/** Coons and tensor-product patches as triangles; null if there are too many. */
export function patchTriangles(coded: Coded, isTensor: boolean, most: number): Vertex[] | null {
  const { reader, flagBits } = coded;
  const vertices: Vertex[] = [];
  let last: Patch | null = null;
  while (!reader.isOver) {
    if (vertices.length > most) return null;
    const flag = reader.read(flagBits) & 3;
    const patch: Patch | null = readPatch(coded, isTensor, flag, last);
    if (!patch || reader.isBeyond) break;
    addTriangles(patch, vertices);
    last = patch;
  }
  return vertices;
}

function readPatch(coded: Coded, isTensor: boolean, flag: number, last: Patch | null): Patch | null {
  if (flag > 0 && !last) return null;
  const points: Point[][] = Array.from({ length: 4 }, () => []);
  const edge = shared[flag] ?? [];
  const put = (position: number, point: Point): void => {
    const [row, column] = order[position] ?? [0, 0];
    (points[row] as Point[])[column] = point;
  };
  edge.forEach((position, index) => {
    const [row, column] = order[position] ?? [0, 0];
    put(index, last?.points[row]?.[column] ?? { x: 0, y: 0 });
  });
  for (let position = edge.length; position < (isTensor ? 16 : 12); position += 1)
    put(position, coded.point());
  const colors = (sharedColors[flag] ?? []).map((corner) => last?.colors[corner] ?? []);
  while (colors.length < 4) colors.push(coded.color());
  coded.reader.align();
  if (!isTensor) addInner(points);
  return { points, colors };
}

/** The inner control points that make a tensor patch equal to a Coons patch. ISO 32000-1, 8.7.4.5.8. */
function addInner(points: Point[][]): void {
  const at = (row: number, column: number): Point => points[row]?.[column] ?? { x: 0, y: 0 };
  const inner = [1, 2] as const;
  for (const row of inner)
    for (const column of inner) {
      const [nearRow, farRow] = row === 1 ? [0, 3] : [3, 0];
      const [nearColumn, farColumn] = column === 1 ? [0, 3] : [3, 0];
      const mix = (axis: 'x' | 'y'): number =>
        (-4 * at(nearRow, nearColumn)[axis] +
          6 * (at(nearRow, column)[axis] + at(row, nearColumn)[axis]) -
          2 * (at(nearRow, farColumn)[axis] + at(farRow, nearColumn)[axis]) +
          3 * (at(farRow, column)[axis] + at(row, farColumn)[axis]) -
          at(farRow, farColumn)[axis]) /
        9;
      (points[row] as Point[])[column] = { x: mix('x'), y: mix('y') };
    }
}

function addTriangles({ points, colors }: Patch, vertices: Vertex[]): void {
  const grid: Vertex[][] = [];
  for (let row = 0; row <= PARTS; row += 1) {
    const weightsU = bernstein(row / PARTS);
    grid.push(
      Array.from({ length: PARTS + 1 }, (_, column) => {
        const weightsV = bernstein(column / PARTS);
        let [x, y] = [0, 0];
        for (let i = 0; i < 4; i += 1)
          for (let j = 0; j < 4; j += 1) {
            const weight = (weightsU[i] as number) * (weightsV[j] as number);
            x += weight * (points[i]?.[j]?.x ?? 0);
            y += weight * (points[i]?.[j]?.y ?? 0);
          }
        return { x, y, color: mixed(colors, row / PARTS, column / PARTS) };
      }),
    );
  }
  for (let row = 0; row < PARTS; row += 1)
    for (let column = 0; column < PARTS; column += 1) {
      const [a, b] = [grid[row]?.[column], grid[row]?.[column + 1]];
      const [c, d] = [grid[row + 1]?.[column], grid[row + 1]?.[column + 1]];
      if (a && b && c && d) vertices.push(a, b, c, b, c, d);
    }
}

const bernstein = (t: number): number[] => {
  const u = 1 - t;
  return [u * u * u, 3 * t * u * u, 3 * t * t * u, t * t * t];
};

/** Colors are 00, 03, 33, 30 by row and column. */
function mixed(
  [first = [], second = [], third = [], fourth = []]: number[][],
  u: number,
  v: number,
): number[] {
  return first.map(
    (value, index) =>
      (1 - u) * ((1 - v) * value + v * (second[index] ?? 0)) +
      u * ((1 - v) * (fourth[index] ?? 0) + v * (third[index] ?? 0)),
  );
}
