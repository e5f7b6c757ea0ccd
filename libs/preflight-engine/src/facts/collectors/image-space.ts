import { type ColorKind, type ColorSpace, colorSpaceOf } from '../../interpreter/color-space.ts';
import type { GraphicsState } from '../../interpreter/graphics-state.ts';
import type { PaintedImage } from '../../interpreter/visitor.ts';
import type { PdfDocument } from '../../pdf/document.ts';
import { isName } from '../../pdf/objects.ts';
import type { ImageFact } from '../image-facts.ts';
import { inkOfColor } from '../ink-of-color.ts';

/** The color space of a painted image, or a stencil's color; null if unknown. */
export function imageSpaceOf(
  document: PdfDocument,
  image: PaintedImage,
  fact: ImageFact | undefined,
): ColorSpace | null {
  if (fact?.kind === 'stencil') return image.state.fill.space;
  const { dict, resources } = image;
  return colorSpaceOf(document, dict.get('ColorSpace'), resources) ?? codedSpace(document, image, fact);
}

/** A JPX image may define its color space in its header. */
function codedSpace(
  document: PdfDocument,
  { dict, stream }: PaintedImage,
  fact: ImageFact | undefined,
): ColorSpace | null {
  if (!fact || fact.colorSpace === 'mask' || !stream || dict.get('ColorSpace') !== null) return null;
  const filters = document.value(dict, 'Filter');
  const last = Array.isArray(filters) ? document.resolve(filters.at(-1) ?? null) : filters;
  const kind: ColorKind = fact.colorSpace;
  return isName(last, 'JPXDecode') ? { kind, components: fact.components, inks: [] } : null;
}

/** A stencil's color, or an ink of an image's space. */
export const isRegistration = (
  space: ColorSpace | null,
  { fill }: GraphicsState,
  isStencil: boolean,
): boolean => (isStencil ? inkOfColor(fill).isRegistration : inksIn(space).includes('All'));

const inksIn = (space: ColorSpace | null): readonly string[] =>
  space ? (space.inks.length > 0 ? space.inks : inksIn(space.base ?? null)) : [];
