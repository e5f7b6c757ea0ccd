import { colorSpaceOf } from '../../interpreter/color-space.ts';
import { TransparencyUses } from '../../interpreter/transparency-uses.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isDict } from '../../pdf/objects.ts';
import type { PageNode } from '../../pdf/page-tree.ts';
import type { InkColors } from '../color/ink-colors.ts';
import { InkRaster, type ProcessModel } from '../raster/ink-raster.ts';
import { modelOfSpace } from './layer-stack.ts';

/**
 * The process model that a page is composited in. The blending space of the page's group counts only if something on it
 * is transparent; then everything on the page is converted to it. ISO 32000-1, 11.4.7.
 */
export function pageModelOf(document: PdfDocument, page: PageNode): ProcessModel {
  const group = document.value(page.dict, 'Group');
  const found = document.resolve(page.inherited.get('Resources'));
  const resources = isDict(found) ? found : null;
  const model = isDict(group) ? modelOfSpace(colorSpaceOf(document, group.get('CS'), resources)) : null;
  if (model !== 'rgb') return 'cmyk';
  return new TransparencyUses(document).isTransparent(resources) ? 'rgb' : 'cmyk';
}

/** The finished page in inks. */
export function printedRaster(raster: InkRaster, colors: InkColors): InkRaster {
  if (raster.model === 'cmyk') return raster;
  const { box, cell, names, doubts } = raster;
  const printed = new InkRaster(box, undefined, { cell, names });
  printed.notePeak(raster.peak);
  printed.doubts.set(doubts);
  raster.planes.forEach((plane, number) => {
    if (plane && number > 3) printed.planes[number] = plane;
  });
  const light = [0, 1, 2].map((number) => raster.plane(number));
  const inks = [0, 1, 2, 3].map((number) => printed.plane(number));
  const [red, green, blue] = light as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  const conversion = colors.fromLight;
  const light3 = new Uint8Array(3);
  let last = -1;
  const { width, height } = raster;
  for (let row = 0; row < height; row += 1) {
    const first = row * width + raster.firstPainted(row);
    const end = row * width + raster.endOfPainted(row);
    if (first < end) printed.touch(first, end - first);
    for (let at = first; at < end; at += 1) {
      const r = red[at] as number;
      const g = green[at] as number;
      const b = blue[at] as number;
      // White prints nothing.
      if (r === 0 && g === 0 && b === 0) continue;
      if (last >= 0 && r === red[last] && g === green[last] && b === blue[last])
        for (let plane = 0; plane < 4; plane += 1) {
          const ink = inks[plane] as Uint8ClampedArray;
          ink[at] = ink[last] as number;
        }
      else {
        light3[0] = 255 - r;
        light3[1] = 255 - g;
        light3[2] = 255 - b;
        conversion.pixelInto(light3, 0, inks, at);
      }
      printed.doubts[at] = (doubts[at] as number) | colors.printedDoubts;
      last = at;
    }
  }
  return printed;
}
