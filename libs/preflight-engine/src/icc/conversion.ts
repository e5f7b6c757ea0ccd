import type { ColorModel } from './color-model.ts';
import { ByteGrid } from './byte-grid.ts';
import { type ColorTable, lookupIn, type TableLookup } from './color-table.ts';
import type { Stage } from './icc-pipeline.ts';
import { white } from './lab.ts';

/** Grid points per component of a sampled conversion, by number of components. */
const points = { 1: 256, 3: 33, 4: 17 } as const;
const MAX_REMEMBERED = 20_000;
/** Pixels converted one by one before a grid is made, which takes as long as this many. */
const MAX_EXACT = 8_000;

/** Sampled conversions by the origins of both models. Documents with the same profile share them. */
const grids = new WeakMap<object, WeakMap<object, Float32Array>>();

/** Converts colors between two devices, relative colorimetric with black point compensation. */
export class Conversion {
  readonly inputs: number;
  readonly outputs: number;
  readonly #exact: Stage;
  readonly #origins: readonly [from: object, to: object];
  readonly #known = new Map<number, Float64Array>();
  readonly #point: Float64Array;
  readonly #result: Float64Array;
  #lookup: TableLookup | null = null;
  #bytes: ByteGrid | null = null;
  #exactPixels = 0;

  private constructor(from: ColorModel, to: ColorModel, exact: Stage) {
    this.inputs = from.components;
    this.outputs = to.components;
    this.#exact = exact;
    this.#origins = [from.origin ?? from, to.origin ?? to];
    this.#point = new Float64Array(this.inputs);
    this.#result = new Float64Array(this.outputs);
  }

  /** Null if the second device can't be converted to. */
  static between(from: ColorModel, to: ColorModel): Conversion | null {
    const { fromXyz } = to;
    if (!fromXyz) return null;
    const fit = blackFit(from.black, to.black);
    const xyz = new Float64Array(3);
    return new Conversion(from, to, (color, into) => {
      from.toXyz(color, xyz);
      fit(xyz);
      fromXyz(xyz, into);
    });
  }

  /** One color of 0 to 255 per component, from an index of `samples` on; exact and remembered. */
  color(samples: ArrayLike<number>, at: number): Float64Array {
    let key = 0;
    for (let index = 0; index < this.inputs; index += 1)
      key = key * 1_024 + Math.round((samples[at + index] ?? 0) * 4);
    const known = this.#known.get(key);
    if (known) return known;
    const made = new Float64Array(this.outputs);
    this.#load(samples, at);
    this.#exact(this.#point, made);
    scaleUp(made);
    if (this.#known.size < MAX_REMEMBERED) this.#known.set(key, made);
    return made;
  }

  /** One color of many, in whole numbers; interpolated in a grid once it pays. The result is overwritten by the next. */
  pixel(samples: ArrayLike<number>, at: number): Float64Array {
    if (this.#exactPixels < MAX_EXACT) {
      this.#exactPixels += 1;
      return this.color(samples, at);
    }
    if (this.inputs === 3) {
      this.#bytes ??= new ByteGrid(this.#sampled().values, points[3], this.outputs);
      this.#bytes.read(
        samples[at] as number,
        samples[at + 1] as number,
        samples[at + 2] as number,
        this.#result,
      );
      return this.#result;
    }
    this.#lookup ??= lookupIn(this.#sampled());
    this.#load(samples, at);
    this.#lookup(this.#point, this.#result);
    return this.#result;
  }

  /** As `pixel`, with each result at an index of its own array. */
  pixelInto(samples: ArrayLike<number>, at: number, into: readonly Uint8ClampedArray[], index: number): void {
    if (this.#bytes && this.#exactPixels >= MAX_EXACT) {
      this.#bytes.readInto(
        samples[at] as number,
        samples[at + 1] as number,
        samples[at + 2] as number,
        into,
        index,
      );
      return;
    }
    const color = this.pixel(samples, at);
    for (let output = 0; output < into.length; output += 1)
      (into[output] as Uint8ClampedArray)[index] = color[output] as number;
  }

  #load(samples: ArrayLike<number>, at: number): void {
    for (let index = 0; index < this.inputs; index += 1)
      this.#point[index] = (samples[at + index] as number) / 255;
  }

  #sampled(): ColorTable & { values: Float32Array } {
    const { inputs, outputs } = this;
    const size = inputs === 1 ? points[1] : inputs === 3 ? points[3] : points[4];
    const [from, to] = this.#origins;
    const sampled = grids.get(from) ?? new WeakMap<object, Float32Array>();
    const known = sampled.get(to);
    const sizes = Array<number>(inputs).fill(size);
    if (known) return { inputs, outputs, sizes, values: known };
    const values = new Float32Array(size ** inputs * outputs);
    const [point, result] = [new Float64Array(inputs), new Float64Array(outputs)];
    for (let number = 0; number * outputs < values.length; number += 1) {
      for (let input = inputs - 1, rest = number; input >= 0; input -= 1) {
        point[input] = (rest % size) / (size - 1);
        rest = Math.floor(rest / size);
      }
      this.#exact(point, result);
      scaleUp(result);
      values.set(result, number * outputs);
    }
    grids.set(from, sampled.set(to, values));
    return { inputs, outputs, sizes, values };
  }
}

function scaleUp(values: Float64Array): void {
  for (let index = 0; index < values.length; index += 1)
    values[index] = Math.min(255, Math.max(0, (values[index] as number) * 255));
}

/** Scales XYZ so that one black becomes the other while white stays. */
function blackFit(from: Float64Array, to: Float64Array): (xyz: Float64Array) => void {
  const factors = white.map(
    (light, index) => (light - (to[index] as number)) / (light - (from[index] as number)),
  );
  return (xyz) => {
    for (let index = 0; index < 3; index += 1) {
      const light = white[index] as number;
      xyz[index] = light - (light - (xyz[index] as number)) * (factors[index] as number);
    }
  };
}
