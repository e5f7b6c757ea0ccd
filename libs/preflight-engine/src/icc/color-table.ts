/** A grid of colors over the unit cube of its inputs; the last input varies fastest. */
export interface ColorTable {
  inputs: number;
  outputs: number;
  /** Grid points per input. */
  sizes: readonly number[];
  values: Float32Array | Uint8Array;
}

/** Interpolates a table at a point, 0 to 1 per input, into `into`. */
export type TableLookup = (point: ArrayLike<number>, into: Float64Array) => void;

/**
 * Three inputs are interpolated in tetrahedra, whose common edge is the gray axis of RGB; of four, the first linearly. With other
 * numbers of inputs, and for Lab, whose gray axis is parallel to one input, all corners of the cell are weighted.
 */
export function lookupIn(table: ColorTable, isLab = false): TableLookup {
  const { inputs, sizes } = table;
  const steps = stepsOf(table);
  const rest = new Float64Array(inputs);
  const locate = (point: ArrayLike<number>): number => {
    let base = 0;
    for (let input = 0; input < inputs; input += 1) {
      const last = (sizes[input] as number) - 1;
      const value = point[input] as number;
      const place = (value <= 0 ? 0 : value >= 1 ? 1 : value) * last;
      const at = Math.min(Math.max(0, last - 1), Math.floor(place));
      rest[input] = place - at;
      base += at * (steps[input] as number);
    }
    return base;
  };
  if (inputs === 3 && !isLab)
    return (point, into) => tetrahedral(table, steps, locate(point), rest, 0, 1, into, true);
  if (inputs === 4)
    return (point, into) => {
      const base = locate(point);
      const share = rest[0] as number;
      tetrahedral(table, steps, base, rest, 1, 1 - share, into, true);
      if (share > 0) tetrahedral(table, steps, base + (steps[0] as number), rest, 1, share, into, false);
    };
  return (point, into) => multilinear(table, steps, locate(point), rest, into);
}

function stepsOf({ inputs, outputs, sizes }: ColorTable): number[] {
  const steps: number[] = [];
  let step = outputs;
  for (let input = inputs - 1; input >= 0; input -= 1) {
    steps[input] = step;
    step *= sizes[input] as number;
  }
  return steps;
}

/** Three inputs from `first` on: along the edges of the tetrahedron that contains the point, largest share first. */
function tetrahedral(
  { values, outputs, sizes }: ColorTable,
  steps: readonly number[],
  base: number,
  rest: Float64Array,
  first: number,
  weight: number,
  into: Float64Array,
  isFirst: boolean,
): void {
  let [a, b, c] = [first, first + 1, first + 2];
  if ((rest[a] as number) < (rest[b] as number)) [a, b] = [b, a];
  if ((rest[b] as number) < (rest[c] as number)) [b, c] = [c, b];
  if ((rest[a] as number) < (rest[b] as number)) [a, b] = [b, a];
  const [x, y, z] = [rest[a] as number, rest[b] as number, rest[c] as number];
  // A table of one point has no next one.
  const next = (input: number) => ((sizes[input] as number) > 1 ? (steps[input] as number) : 0);
  const at1 = base + next(a);
  const at2 = at1 + next(b);
  const at3 = at2 + next(c);
  const [w0, w1, w2, w3] = [weight * (1 - x), weight * (x - y), weight * (y - z), weight * z];
  for (let output = 0; output < outputs; output += 1) {
    const value =
      w0 * (values[base + output] as number) +
      w1 * (values[at1 + output] as number) +
      w2 * (values[at2 + output] as number) +
      w3 * (values[at3 + output] as number);
    into[output] = isFirst ? value : (into[output] as number) + value;
  }
}

function multilinear(
  { values, outputs, inputs }: ColorTable,
  steps: readonly number[],
  base: number,
  rest: Float64Array,
  into: Float64Array,
): void {
  into.fill(0, 0, outputs);
  for (let bits = 0; bits < 1 << inputs; bits += 1) {
    let [weight, at] = [1, base];
    for (let input = 0; input < inputs; input += 1) {
      const share = rest[input] as number;
      const isNext = (bits & (1 << input)) !== 0;
      weight *= isNext ? share : 1 - share;
      if (isNext) at += steps[input] as number;
    }
    if (weight === 0) continue;
    for (let output = 0; output < outputs; output += 1)
      into[output] = (into[output] as number) + weight * (values[at + output] as number);
  }
}
