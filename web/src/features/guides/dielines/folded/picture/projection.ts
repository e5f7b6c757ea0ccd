import type { Point3 } from '@printpartner/dielines';
import { dot, minus } from './vectors.ts';
import type { ViewAxes } from './view.ts';

/** Degrees between the top and the bottom of the picture. A narrow angle keeps edges nearly parallel. */
export const FIELD_OF_VIEW = 20;

export interface Size {
  width: number;
  height: number;
}

/** The camera of both pictures, so that one can take the other's place. Inches. */
export interface Camera {
  axes: ViewAxes;
  /** The point in the middle of the picture. */
  target: Point3;
  /** Distance of the eye from the target. */
  distance: number;
}

export interface Projected {
  x: number;
  y: number;
  /** Toward the viewer from the target, inches. */
  depth: number;
}

/** Where a point appears in a picture of this size: pixels, y down. */
export function projected(point: Point3, { axes, target, distance }: Camera, size: Size): Projected {
  const fromTarget = minus(point, target);
  const depth = dot(fromTarget, axes.near);
  const scale = size.height / 2 / slopes(size).vertical / (distance - depth);
  return {
    x: size.width / 2 + dot(fromTarget, axes.right) * scale,
    y: size.height / 2 - dot(fromTarget, axes.up) * scale,
    depth,
  };
}

export const eyeOf = ({ axes: { near }, target, distance }: Camera): Point3 => [
  target[0] + near[0] * distance,
  target[1] + near[1] * distance,
  target[2] + near[2] * distance,
];

/** How far the borders of the picture are from its middle, at a distance of 1. */
export function slopes({ width, height }: Size): { horizontal: number; vertical: number } {
  const vertical = Math.tan((FIELD_OF_VIEW / 2) * (Math.PI / 180));
  return { vertical, horizontal: (vertical * width) / height };
}
