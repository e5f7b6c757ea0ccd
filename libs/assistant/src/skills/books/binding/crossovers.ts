import type { BindingId } from '@printpartner/print-knowledge/binding';

/** What runs across both pages. */
export const CROSSOVER =
  /\b(?:cross-?overs?|across (?:the |two |2 |both |facing )*(?:gutter|spread|pages|fold|spine)|panoram\w*|double[- ]page)\b/;

/** Images across both pages, by binding. */
export const crossovers: Readonly<Partial<Record<BindingId, string>>> = {
  'spiral-coil':
    '**Don’t run images across on spiral coil**: facing pages are offset by half a pitch. Wire-O keeps them aligned, but the holes still interrupt the image.',
  'wire-o':
    '**Wire-O keeps facing pages aligned**, but the holes and wire interrupt an image across both pages: keep faces and type at least 1/2 in from the bind edge.',
  layflat:
    '**Layflat is made for images across both pages**: nothing is lost in the gutter. Count spreads, not leaves: each leaf is two sheets thick.',
  'perfect-bound':
    '**A perfect-bound book doesn’t open flat**, so an image across loses its middle in the gutter: keep faces, type and fine lines out of it, and allow a shift of 1/16 in. For panoramas use layflat.',
  'saddle-stitch':
    'Only the **center spread** of a saddle-stitched booklet prints on one sheet; elsewhere the halves print on different sheets and can shift by **1/16 in**. Keep faces and fine lines away from the gutter.',
};
