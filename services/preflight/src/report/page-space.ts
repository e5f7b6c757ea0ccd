import type { PreflightPage } from '@printpartner/contracts';
import type { PressPicture } from './press-picture.ts';

/** A rectangle on a page of the report, pt from its top left. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shortest side of a frame, pt, so that it can be seen. */
const MIN_SIDE = 2;

/** Maps page units to the picture at `place`, which shows the page as it is turned. */
export function onPicture(
  box: PressPicture['shown'],
  { shown }: PressPicture,
  { rotate }: PreflightPage,
  place: Place,
): Place {
  const [width, height] = [Math.max(1e-6, shown[2] - shown[0]), Math.max(1e-6, shown[3] - shown[1])];
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const left = share((box[0] - shown[0]) / width);
  const right = share((box[2] - shown[0]) / width);
  const top = share((shown[3] - box[3]) / height);
  const bottom = share((shown[3] - box[1]) / height);
  const turned: Readonly<Record<number, readonly [number, number, number, number]>> = {
    0: [left, top, right, bottom],
    90: [1 - bottom, left, 1 - top, right],
    180: [1 - right, 1 - bottom, 1 - left, 1 - top],
    270: [top, 1 - right, bottom, 1 - left],
  };
  const [x0, y0, x1, y1] = turned[((rotate % 360) + 360) % 360] ?? [left, top, right, bottom];
  return {
    x: place.x + x0 * place.width,
    y: place.y + y0 * place.height,
    width: Math.max(MIN_SIDE, (x1 - x0) * place.width),
    height: Math.max(MIN_SIDE, (y1 - y0) * place.height),
  };
}
