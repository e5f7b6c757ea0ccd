import type { ProfileLimits } from '@printpartner/contracts/types';
import type { CellPainter } from './cell-image.ts';
import { type InkPage, platesOf } from './ink-page.ts';

type Rgb = readonly [number, number, number];

/** Approximate colors of the process inks on white paper. */
const processColors: Readonly<Record<string, Rgb>> = {
  Cyan: [0, 160, 222],
  Magenta: [226, 0, 122],
  Yellow: [255, 226, 0],
  Black: [26, 26, 26],
};

/** Colors of spot colors whose alternate color isn't known. */
const substitutes: readonly Rgb[] = [
  [236, 117, 0],
  [104, 66, 176],
  [0, 132, 84],
  [160, 96, 52],
  [74, 96, 128],
  [190, 40, 60],
  [130, 130, 0],
  [0, 120, 128],
];

/** The color of a plate when several are shown: a spot color's alternate, or a distinct substitute. */
export function plateColor(ink: string, page: InkPage): Rgb {
  const look = page.looks?.find((one) => one.ink === ink);
  if (look) return look.rgb;
  const spots = platesOf(page).filter((plate) => !(plate in processColors));
  return processColors[ink] ?? substitutes[spots.indexOf(ink) % substitutes.length] ?? [0, 0, 0];
}

const black: Rgb = [0, 0, 0];

/**
 * Prints the plates that are on over one another; a single plate is gray. In its letters, type replaces the art on all plates
 * that it doesn't overprint.
 *
 * @param letters share of a line of type that its letters cover, 0 to 1
 */
export function platePainter(
  page: InkPage,
  on: ReadonlySet<string>,
  { letters }: Pick<ProfileLimits['ink'], 'letters'>,
): CellPainter {
  const plates = platesOf(page);
  const shown = plates.filter((ink) => on.has(ink));
  const layers = shown.map((ink) => ({
    color: shown.length === 1 ? black : plateColor(ink, page),
    art: page.art.find((plate) => plate.ink === ink)?.cells,
    type: page.type.find((plate) => plate.ink === ink)?.cells,
    knockouts: page.knockouts.find((plate) => plate.ink === ink)?.cells,
  }));
  return (pixels, to, cell) => {
    let [red, green, blue] = [255, 255, 255];
    for (const { color, art, type, knockouts } of layers) {
      const painted = art?.[cell] ?? 0;
      const change = (type?.[cell] ?? 0) - (painted * (knockouts?.[cell] ?? 0)) / 255;
      const cover = Math.min(1, (painted + change * letters) / 255);
      if (cover === 0) continue;
      red *= 1 - cover + (cover * color[0]) / 255;
      green *= 1 - cover + (cover * color[1]) / 255;
      blue *= 1 - cover + (cover * color[2]) / 255;
    }
    pixels[to] = red;
    pixels[to + 1] = green;
    pixels[to + 2] = blue;
    pixels[to + 3] = 255;
  };
}
