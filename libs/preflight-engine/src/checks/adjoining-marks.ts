import { around, gapBetween } from '../pdf/box-relations.ts';
import type { Box } from '../pdf/boxes.ts';

/** Marks that adjoin: one object, such as a table or a logo. */
export interface Adjoining<Mark> {
  /** The worst of them. */
  mark: Mark;
  /** The box around all of these marks. */
  box: Box;
  count: number;
}

/**
 * Joins the marks of a page that are alike and no farther apart than the gap, directly or through others.
 *
 * @param marks worst first, in page units
 */
export function adjoining<Mark extends { box: Box }>(
  marks: readonly Mark[],
  gap: number,
  isAlike: (a: Mark, b: Mark) => boolean,
): Adjoining<Mark>[] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const near = groups.filter((group) =>
      group.some((other) => isAlike(other, mark) && isNear(gap, other.box, mark.box)),
    );
    const [first, ...others] = near;
    if (!first) {
      groups.push([mark]);
      continue;
    }
    first.push(...others.flat(), mark);
    for (const other of others) groups.splice(groups.indexOf(other), 1);
  }
  return groups.flatMap((group) => {
    const [mark] = group;
    return mark ? [{ mark, box: group.map(({ box }) => box).reduce(around), count: group.length }] : [];
  });
}

const isNear = (gap: number, a: Box, b: Box): boolean =>
  gapBetween(a, b, 0) <= gap && gapBetween(a, b, 1) <= gap;
