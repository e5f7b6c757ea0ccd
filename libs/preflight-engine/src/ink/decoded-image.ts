import type { ColorSpace } from '../interpreter/color-space.ts';
import type { Pixels } from '../pixels/pixel-job.ts';

/** Pixels averaged to about one per cell, with alpha. */
export interface DecodedImage {
  pixels: Pixels;
  space: ColorSpace;
  isStencil: boolean;
  mask: ImageMask | null;
  /** Pixels are missing or their meaning is a guess: painted as far as possible and marked uncertain. */
  isUncertain: boolean;
}

/** The SMask or Mask of an image, with its own pixels. */
export interface ImageMask {
  pixels: Pixels;
  /** A stencil paints where it is 0; a soft mask paints where it isn't 0. */
  isStencil: boolean;
}
