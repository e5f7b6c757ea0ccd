import { around } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { ImageFact } from '../image-facts.ts';

/** A single row or column of pixels is a gradient; several side by side are an image split up by the writer. */
const MIN_STRIPS = 8;
/** Share of a strip's thickness: strips farther apart aren't neighbors. */
const GAP = 0.5;

/** Images, with adjacent one-pixel strips joined into one; single strips are left out. */
export function stripsAsImages(images: readonly ImageFact[]): ImageFact[] {
  const merged: ImageFact[] = [];
  let run: ImageFact[] = [];
  const end = () => {
    const [first] = run;
    if (first && run.length > MIN_STRIPS) merged.push(joined(first, run));
    run = [];
  };
  for (const image of images) {
    if (Math.min(image.width, image.height) > 1) {
      merged.push(image);
      continue;
    }
    const last = run.at(-1);
    if (!last || !isBeside(last, image)) end();
    run.push(image);
  }
  end();
  return merged;
}

function isBeside(one: ImageFact, next: ImageFact): boolean {
  if (one.width !== next.width || one.height !== next.height || one.kind !== next.kind) return false;
  const gap = GAP * Math.min(thicknessOf(one.bbox), thicknessOf(next.bbox));
  return (
    next.bbox[0] <= one.bbox[2] + gap &&
    next.bbox[2] >= one.bbox[0] - gap &&
    next.bbox[1] <= one.bbox[3] + gap &&
    next.bbox[3] >= one.bbox[1] - gap &&
    String(next.bbox) !== String(one.bbox)
  );
}

const thicknessOf = ([x0, y0, x1, y1]: Box): number => Math.min(x1 - x0, y1 - y0);

function joined(first: ImageFact, run: readonly ImageFact[]): ImageFact {
  let { bbox, ppiX, ppiY } = first;
  for (const strip of run) {
    bbox = around(bbox, strip.bbox);
    ppiX = Math.min(ppiX, strip.ppiX);
    ppiY = Math.min(ppiY, strip.ppiY);
  }
  const [width, height] = first.height === 1 ? [first.width, run.length] : [run.length, first.height];
  return { ...first, width, height, bbox, ppiX, ppiY };
}
