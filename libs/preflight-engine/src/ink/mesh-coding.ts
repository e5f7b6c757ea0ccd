import type { BitReader } from '../pixels/bit-reader.ts';

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
