import type { PdfDocument } from '../pdf/document.ts';
import { isNumber, isRef, type PdfStream } from '../pdf/objects.ts';
import type { Color } from './graphics-state.ts';

/** A key for a tiling pattern in one color: colored patterns have their own colors. Null without a reference. */
export function tileKeyOf({ pattern = null, space, values }: Color): string | null {
  if (!isRef(pattern)) return null;
  const { base } = space;
  return base ? `${pattern.key} ${base.kind} ${base.inks.join(' ')} ${values.join(' ')}` : pattern.key;
}

/** How far a pattern's tiles are apart, in pattern space; 0 for a step that can't be read. */
export function tileStepOf(document: PdfDocument, { dict }: PdfStream): [x: number, y: number] {
  const stepOf = (key: string): number => {
    const step = document.value(dict, key) ?? null;
    return isNumber(step) ? step : 0;
  };
  return [stepOf('XStep'), stepOf('YStep')];
}
