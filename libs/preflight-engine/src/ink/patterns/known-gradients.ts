import type { PdfDict, PdfStream } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { type Gradient, gradientOf } from './gradient.ts';
import type { InkRaster } from '../raster/ink-raster.ts';
import type { FunctionReader } from '../functions/pdf-function.ts';

/** Bytes of all gradients in memory. */
const MAX_BYTES = 150_000_000;
/** Bytes of a gradient without a mesh, and of its steps per component. */
const PLAIN_BYTES = 1_000;
const STEP_BYTES = 300;
/** Cost of reading a vertex of a mesh, in cells of flat color. */
const VERTEX_COST = 20;

/** A shading as it is written. */
export interface WrittenShading {
  dict: PdfDict;
  /** The stream with a mesh's triangles or patches. */
  stream?: PdfStream | null;
  resources: PdfDict | null;
}

interface Entry {
  /** Null for one that can't be read. */
  gradient: Gradient | null;
  bytes: number;
}

/** The gradients of a page, each read once; those not used for longest make room for others. */
export class KnownGradients {
  readonly #functions: FunctionReader;
  readonly #known = new Map<PdfDict, Entry>();
  #bytes = 0;

  constructor(functions: FunctionReader) {
    this.#functions = functions;
  }

  /** Null for one that can't be read. @param raster counts the work */
  of({ dict, stream, resources }: WrittenShading, raster: InkRaster): Gradient | null {
    const known = this.#known.get(dict);
    if (known) {
      this.#known.delete(dict);
      this.#known.set(dict, known);
      return known.gradient;
    }
    const gradient = this.#read(dict, stream ?? null, resources);
    const mesh = gradient?.mesh;
    raster.noteWork((mesh?.vertices.length ?? 0) * VERTEX_COST);
    const bytes = PLAIN_BYTES + (gradient?.space.components ?? 0) * STEP_BYTES + (mesh?.bytes ?? 0);
    this.#known.set(dict, { gradient, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#known) {
      if (this.#bytes <= MAX_BYTES || oldest === dict) break;
      this.#known.delete(oldest);
      this.#bytes -= entry.bytes;
    }
    return gradient;
  }

  #read(dict: PdfDict, stream: PdfStream | null, resources: PdfDict | null): Gradient | null {
    try {
      return gradientOf(this.#functions, dict, stream, resources);
    } catch (error) {
      if (error instanceof PdfError) return null;
      throw error;
    }
  }
}
