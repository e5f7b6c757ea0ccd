import { isRef } from '../pdf/objects.ts';
import type { Color } from './graphics-state.ts';

/** A key for a tiling pattern in one color: colored patterns have their own colors. Null without a reference. */
export function tileKeyOf({ pattern = null, space, values }: Color): string | null {
  if (!isRef(pattern)) return null;
  const { base } = space;
  return base ? `${pattern.key} ${base.kind} ${base.inks.join(' ')} ${values.join(' ')}` : pattern.key;
}
