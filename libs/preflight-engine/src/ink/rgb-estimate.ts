/** Of black as the usual SWOP conversion prints it, 75 C 68 M 67 Y 90 K: what is missing of each, and its black. */
const UNDER = { cyan: 0.25, magenta: 0.32, yellow: 0.33, black: 0.88 };

/**
 * Inks that light would be turned into on its way to the press, 0 to 255 each. For the eye alone: only the profile of
 * that press knows, so that no verdict is built on it.
 */
export function estimateInks(red: number, green: number, blue: number, into: number[]): void {
  const [cyan, magenta, yellow] = [255 - red, 255 - green, 255 - blue];
  const less = cyan < magenta ? cyan : magenta;
  const gray = (less < yellow ? less : yellow) / 255;
  // Black comes in late, and takes the place of some of the others.
  const dark = 255 * gray ** 4;
  into[0] = cyan - UNDER.cyan * dark;
  into[1] = magenta - UNDER.magenta * dark;
  into[2] = yellow - UNDER.yellow * dark;
  into[3] = UNDER.black * dark;
}
