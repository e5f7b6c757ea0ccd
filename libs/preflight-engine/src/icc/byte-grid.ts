/** Interpolates three bytes in a grid of colors: as `lookupIn`, but four times as fast, for images. */
export class ByteGrid {
  readonly #values: Float32Array;
  readonly #outputs: number;
  /** Per byte, the grid point below it and the share of the way to the next. */
  readonly #below = new Uint8Array(256);
  readonly #shares = new Float64Array(256);
  readonly #steps: readonly [number, number, number];
  /** The corners of the tetrahedron around the last color, and their shares. */
  readonly #corners = new Int32Array(4);
  readonly #weights = new Float64Array(4);

  /** @param values `outputs` numbers per point, the third input varying fastest @param size points per input */
  constructor(values: Float32Array, size: number, outputs: number) {
    this.#values = values;
    this.#outputs = outputs;
    this.#steps = [size * size * outputs, size * outputs, outputs];
    for (let byte = 0; byte < 256; byte += 1) {
      const place = (byte / 255) * (size - 1);
      this.#below[byte] = Math.min(size - 2, Math.floor(place));
      this.#shares[byte] = place - (this.#below[byte] as number);
    }
  }

  read(first: number, second: number, third: number, into: Float64Array): void {
    this.#locate(first, second, third);
    for (let output = 0; output < this.#outputs; output += 1) into[output] = this.#output(output);
  }

  /** The same, with each output at an index of its own array. */
  readInto(
    first: number,
    second: number,
    third: number,
    into: readonly Uint8ClampedArray[],
    index: number,
  ): void {
    this.#locate(first, second, third);
    const values = this.#values;
    const corners = this.#corners;
    const weights = this.#weights;
    const at0 = corners[0] as number;
    const at1 = corners[1] as number;
    const at2 = corners[2] as number;
    const at3 = corners[3] as number;
    const share0 = weights[0] as number;
    const share1 = weights[1] as number;
    const share2 = weights[2] as number;
    const share3 = weights[3] as number;
    for (let output = 0; output < this.#outputs; output += 1)
      (into[output] as Uint8ClampedArray)[index] =
        share0 * (values[at0 + output] as number) +
        share1 * (values[at1 + output] as number) +
        share2 * (values[at2 + output] as number) +
        share3 * (values[at3 + output] as number);
  }

  #output(output: number): number {
    const values = this.#values;
    const corners = this.#corners;
    const weights = this.#weights;
    return (
      (weights[0] as number) * (values[(corners[0] as number) + output] as number) +
      (weights[1] as number) * (values[(corners[1] as number) + output] as number) +
      (weights[2] as number) * (values[(corners[2] as number) + output] as number) +
      (weights[3] as number) * (values[(corners[3] as number) + output] as number)
    );
  }

  #locate(first: number, second: number, third: number): void {
    const step1 = this.#steps[0];
    const step2 = this.#steps[1];
    const step3 = this.#steps[2];
    const base =
      (this.#below[first] as number) * step1 +
      (this.#below[second] as number) * step2 +
      (this.#below[third] as number) * step3;
    const x = this.#shares[first] as number;
    const y = this.#shares[second] as number;
    const z = this.#shares[third] as number;
    // Along the edges of the tetrahedron that contains the point, largest share first. One by one, because a swap by an array
    // makes the array for every pixel.
    let high = x;
    let middle = y;
    let low = z;
    let to1 = step1;
    let to2 = step1 + step2;
    if (x >= y && z > x) {
      high = z;
      middle = x;
      low = y;
      to1 = step3;
      to2 = step3 + step1;
    } else if (x >= y && z > y) {
      middle = z;
      low = y;
      to2 = step1 + step3;
    } else if (x < y && z > y) {
      high = z;
      low = x;
      to1 = step3;
      to2 = step3 + step2;
    } else if (x < y && z > x) {
      high = y;
      middle = z;
      low = x;
      to1 = step2;
      to2 = step2 + step3;
    } else if (x < y) {
      high = y;
      middle = x;
      to1 = step2;
    }
    const corners = this.#corners;
    const weights = this.#weights;
    corners[0] = base;
    corners[1] = base + to1;
    corners[2] = base + to2;
    corners[3] = base + step1 + step2 + step3;
    weights[0] = 1 - high;
    weights[1] = high - middle;
    weights[2] = middle - low;
    weights[3] = low;
  }
}
