import type { NearTrimMark } from '../facts/page-marks.ts';
import { around } from '../pdf/box-relations.ts';
import type { Box } from '../pdf/boxes.ts';
import type { Adjoining } from './adjoining-marks.ts';

/** Places along one side of the trim; fewer are single objects. */
const MIN_COUNT = 3;

/**
 * Joins the shapes along each side of the trim if they are at several places, as those of a patterned strip or a map
 * are. Their order stays.
 *
 * @param places of one page, worst first
 */
export function patternsJoined(
  places: readonly Adjoining<NearTrimMark>[],
  trim: Box,
): Adjoining<NearTrimMark>[] {
  const bySide = Map.groupBy(places, ({ mark }) =>
    mark.kind === 'line art' ? sideOf(mark.box, trim) : null,
  );
  return places.flatMap((place) => {
    const { mark } = place;
    const along = mark.kind === 'line art' ? (bySide.get(sideOf(mark.box, trim)) ?? []) : [];
    if (along.length < MIN_COUNT) return [place];
    return along[0] === place ? [joined(along)] : [];
  });
}

/** Index of the nearest side: left, bottom, right, top. */
function sideOf([x0, y0, x1, y1]: Box, [left, bottom, right, top]: Box): number {
  const distances = [x0 - left, y0 - bottom, right - x1, top - y1];
  return distances.indexOf(Math.min(...distances));
}

const joined = (places: readonly Adjoining<NearTrimMark>[]): Adjoining<NearTrimMark> =>
  places.reduce((all, { box, count }) => ({
    mark: all.mark,
    box: around(all.box, box),
    count: all.count + count,
  }));
