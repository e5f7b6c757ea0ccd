import type { SheetInks, SideInks } from './sheet-job.ts';

const order: readonly SideInks['process'][] = ['none', 'black', 'cmyk'];

/** The inks of a cover's four pages, each as typed; a pair such as `4/1` on an outer page is also its inside. */
export interface CoverPages {
  front?: SheetInks;
  insideFront?: SheetInks;
  insideBack?: SheetInks;
  back?: SheetInks;
}

/** The outside of a cover, front and back together, and its inside. Undefined if the outside isn't known. */
export function coverInksOf({ front, insideFront, insideBack, back }: CoverPages): SheetInks | undefined {
  const outside = onOneSide(front?.front, back?.front);
  const inside = onOneSide(insideFront?.front, insideBack?.front) ?? onOneSide(front?.back, back?.back);
  return outside && { front: outside, ...(inside && { back: inside }) };
}

/** All inks of two pages that are printed together. */
function onOneSide(one: SideInks | undefined, other: SideInks | undefined): SideInks | undefined {
  if (!one || !other) return one ?? other;
  const process = order.indexOf(one.process) > order.indexOf(other.process) ? one.process : other.process;
  const unnamed = ({ spots }: SideInks) => spots.filter((name) => name === '').length;
  const names = new Map([...one.spots, ...other.spots].map((name) => [name.toLowerCase(), name]));
  names.delete('');
  const counted = Math.max(unnamed(one), unnamed(other));
  return { process, spots: [...names.values(), ...Array.from({ length: counted }, () => '')] };
}
