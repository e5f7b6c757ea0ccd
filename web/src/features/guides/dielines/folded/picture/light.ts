import type { Point3 } from '@printpartner/dielines';
import { dot } from './vectors.ts';
import type { ViewAxes } from './view.ts';

/** A soft light from all around, and one over the viewer's left shoulder. Together they leave the flat sheet white in the home view. */
export const AMBIENT = 0.8;
export const DIRECTED = 0.27;
/** To the light, in the axes of the picture. */
export const lightFrom: Point3 = [-0.3, 0.25, 0.92];

const length = Math.hypot(...lightFrom);
/** Gamma of screens: light that is half as strong looks about three quarters as bright. */
const GAMMA = 2.2;

/** How bright a face looks, from 0 to 1, as the two lights of the 3D picture make it. */
export function shadeOf(normal: Point3, { right, up, near }: ViewAxes, isInside: boolean): number {
  const seen: Point3 = [dot(normal, right), dot(normal, up), dot(normal, near)];
  const cosine = (dot(seen, lightFrom) / length) * (isInside ? 1 : -1);
  return Math.min(1, AMBIENT + DIRECTED * Math.max(0, cosine)) ** (1 / GAMMA);
}
