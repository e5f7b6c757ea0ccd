import type { PdfDocument } from '../../pdf/document.ts';
import { isNumber, type PdfStream } from '../../pdf/objects.ts';
import { BitReader } from '../../pixels/bit-reader.ts';
import { type Coded, type Vertex, patchTriangles } from './patch.ts';
import type { PdfFunction } from '../functions/pdf-function.ts';

/** Triangles in painting order: three vertices each. */
export interface Mesh {
  vertices: readonly Vertex[];
  /** Memory that they take, about. */
  bytes: number;
  /** From the coded color, which may be a parameter, to components of the space. */
  colorOf: (coded: readonly number[]) => readonly number[];
}

const MAX_VERTICES = 3_000_000;
/** Meshes of more components have fewer vertices. */
const USUAL_COMPONENTS = 4;
const MAX_COMPONENTS = 64;
/** Bytes of a vertex, with a color of one component, and of each further component. */
const VERTEX_BYTES = 240;
const COMPONENT_BYTES = 8;
/** Vertices of lattices and patches are those of several triangles; those of free-form meshes may be of one each. */
const SHARED = 5;
const UNSHARED_SHARE = 1 / 3;
const FREE_FORM = 4;
const LATTICE = 5;
const TENSOR = 7;

/** Shadings of types 4 to 7, ISO 32000-1, 8.7.4.5.5 to 8.7.4.5.8; null if malformed or too large. @throws PdfError */
export function meshOf(
  document: PdfDocument,
  stream: PdfStream,
  components: number,
  color: PdfFunction | null,
): Mesh | null {
  const number = (key: string): number => {
    const value = document.value(stream.dict, key);
    return isNumber(value) ? value : 0;
  };
  const list = document.value(stream.dict, 'Decode');
  const decode = Array.isArray(list) ? list.map(document.resolve).filter(isNumber) : [];
  const count = color ? 1 : components;
  const [type, coordinates, bits] = [
    number('ShadingType'),
    number('BitsPerCoordinate'),
    number('BitsPerComponent'),
  ];
  if (decode.length < 4 + 2 * count || type < FREE_FORM || type > TENSOR || count > MAX_COMPONENTS)
    return null;
  if (!isDepth(coordinates) || !isDepth(bits) || !isFlagDepth(number('BitsPerFlag'))) return null;
  const reader = new BitReader(document.decode(stream).bytes);
  const scaled = (depth: number, at: number): number => {
    const [low, high] = [decode[at] as number, decode[at + 1] as number];
    return low + (reader.read(depth) / (2 ** depth - 1)) * (high - low);
  };
  const coded: Coded = {
    reader,
    flagBits: number('BitsPerFlag'),
    point: () => ({ x: scaled(coordinates, 0), y: scaled(coordinates, 2) }),
    color: () => Array.from({ length: count }, (_, index) => scaled(bits, 4 + 2 * index)),
  };
  const most = Math.floor((MAX_VERTICES * USUAL_COMPONENTS) / Math.max(USUAL_COMPONENTS, count));
  const vertices =
    type === FREE_FORM
      ? freeForm(coded, most * UNSHARED_SHARE)
      : type === LATTICE
        ? lattice(coded, number('VerticesPerRow'), most)
        : patchTriangles(coded, type === TENSOR, most);
  if (!vertices) return null;
  const bytesEach = (VERTEX_BYTES + COMPONENT_BYTES * count) / (type === FREE_FORM ? 1 : SHARED);
  const colorOf: Mesh['colorOf'] = color ? ([value = 0]) => color(value) : (values) => values;
  return { vertices, bytes: vertices.length * bytesEach, colorOf };
}

/** Up to 32 bits are read exactly. */
const isDepth = (bits: number): boolean => Number.isInteger(bits) && bits > 0 && bits <= 32;
/** A lattice has none. */
const isFlagDepth = (bits: number): boolean => bits === 0 || isDepth(bits);

const vertexOf = (coded: Coded): Vertex => {
  const vertex = { ...coded.point(), color: coded.color() };
  coded.reader.align();
  return vertex;
};

/** The flag of each vertex says which edge of the last triangle it continues. */
function freeForm(coded: Coded, most: number): Vertex[] | null {
  const vertices: Vertex[] = [];
  const { reader, flagBits } = coded;
  while (!reader.isOver) {
    if (vertices.length > most) return null;
    const flag = reader.read(flagBits) & 3;
    const vertex = vertexOf(coded);
    const [a, b, c] = vertices.slice(-3);
    if (flag === 0 || !a || !b || !c) {
      reader.read(flagBits);
      const second = vertexOf(coded);
      reader.read(flagBits);
      vertices.push(vertex, second, vertexOf(coded));
    } else vertices.push(flag === 1 ? b : a, c, vertex);
  }
  return reader.isBeyond ? vertices.slice(0, -3) : vertices;
}

function lattice(coded: Coded, perRow: number, most: number): Vertex[] | null {
  if (perRow < 2) return null;
  const vertices: Vertex[] = [];
  let above: Vertex[] = [];
  while (!coded.reader.isOver) {
    if (vertices.length > most) return null;
    const row: Vertex[] = [];
    // A row may be longer than the data.
    while (row.length < perRow && !coded.reader.isBeyond && row.length <= most) row.push(vertexOf(coded));
    if (coded.reader.isBeyond) break;
    if (row.length < perRow) return null;
    for (let index = 0; index + 1 < above.length; index += 1) {
      const [a, b, c, d] = [above[index], above[index + 1], row[index], row[index + 1]];
      if (a && b && c && d) vertices.push(a, b, c, b, c, d);
    }
    above = row;
  }
  return above.length === 0 ? null : vertices;
}
