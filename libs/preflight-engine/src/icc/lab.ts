/** D50, the white of the profile connection space. */
export const white: readonly [x: number, y: number, z: number] = [0.9642, 1, 0.8249];

const EDGE = 6 / 29;

const rooted = (value: number): number =>
  value > EDGE ** 3 ? Math.cbrt(value) : value / (3 * EDGE * EDGE) + 4 / 29;

const cubed = (value: number): number => (value > EDGE ? value ** 3 : 3 * EDGE * EDGE * (value - 4 / 29));

/** XYZ, white at Y = 1, to Lab. */
export function toLab(xyz: Float64Array, into: Float64Array): void {
  const x = rooted((xyz[0] as number) / white[0]);
  const y = rooted((xyz[1] as number) / white[1]);
  const z = rooted((xyz[2] as number) / white[2]);
  into[0] = 116 * y - 16;
  into[1] = 500 * (x - y);
  into[2] = 200 * (y - z);
}

/** Lab to XYZ. */
export function fromLab(lab: Float64Array, into: Float64Array): void {
  const y = ((lab[0] as number) + 16) / 116;
  const [x, z] = [y + (lab[1] as number) / 500, y - (lab[2] as number) / 200];
  into[0] = white[0] * cubed(x);
  into[1] = white[1] * cubed(y);
  into[2] = white[2] * cubed(z);
}
