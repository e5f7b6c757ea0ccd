/** Black in the usual SWOP conversion, 75 C 68 M 67 Y 90 K: what each lacks of 100%, and the K. */
const richBlack = { cyan: 0.25, magenta: 0.32, yellow: 0.33, black: 0.88 };

/**
 * Inks that RGB would be converted to, 0 to 255 each. Only for display: the exact result depends on the press profile,
 * so no verdict is based on it.
 */
export function estimateInks(red: number, green: number, blue: number, into: number[]): void {
  const [cyan, magenta, yellow] = [255 - red, 255 - green, 255 - blue];
  const less = cyan < magenta ? cyan : magenta;
  const gray = (less < yellow ? less : yellow) / 255;
  // Black starts late and replaces part of the other inks.
  const dark = 255 * gray ** 4;
  into[0] = cyan - richBlack.cyan * dark;
  into[1] = magenta - richBlack.magenta * dark;
  into[2] = yellow - richBlack.yellow * dark;
  into[3] = richBlack.black * dark;
}
