/** 8-bit ink values, one plane per ink: cyan, magenta, yellow, black. */
export type InkPlanesOfPicture = readonly [Buffer, Buffer, Buffer, Buffer];

/**
 * Takes pixels apart into planes. Where the inks add up to more than the limit, black stays, and the other three get less
 * in proportion, which keeps the hue and hardly shows in the dark.
 *
 * @param pixels CMYK, four bytes each, 255 for full ink
 * @param most percent, at least 100
 */
export function limitedInk(pixels: Uint8Array, most: number): InkPlanesOfPicture {
  const count = pixels.length / 4;
  const planes = [0, 1, 2, 3].map(() => Buffer.alloc(count)) as unknown as InkPlanesOfPicture;
  const [cyan, magenta, yellow, black] = planes;
  const mostInk = (most / 100) * 255;
  for (let index = 0, at = 0; index < count; index += 1, at += 4) {
    const [c, m, y, k] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0, pixels[at + 3] ?? 0];
    const colored = c + m + y;
    const share = colored > mostInk - k ? (mostInk - k) / colored : 1;
    cyan[index] = c * share;
    magenta[index] = m * share;
    yellow[index] = y * share;
    black[index] = k;
  }
  return planes;
}
