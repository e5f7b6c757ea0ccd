import { rounded } from '@printpartner/print-knowledge/figures';
import { creasesOf, isOnLine } from '../sheet/creases.ts';
import { overlapArea, stripAround } from '../sheet/offset.ts';
import { pointsOf } from '../sheet/outline.ts';
import type { Line, Outline, Panel, Point, Sheet } from '../sheet/sheet.ts';
import { foldedPanels, type FoldedPanel } from './folded-panels.ts';
import { moved } from './move.ts';

/** A panel that has no room where it would end up. */
export interface Collision {
  /** Ids of the panels that meet. */
  panels: readonly string[];
  /** A sentence for the user: `The tuck panel runs into the fold of the cover. It needs 0.03 in of room there.` */
  reason: string;
}

/** Square inches; less is rounding. */
const MIN_OVERLAP = 1e-4;
/** Inches; panels closer than this lie in one plane. */
const ONE_PLANE = 1e-6;

/** A fold of the folded piece, seen from above: paper reaches there from one height to another. */
interface Bend {
  line: Line;
  joined: readonly [Panel, Panel];
  low: number;
  high: number;
}

/** A panel of the folded piece, seen from above. */
interface Layer {
  panel: Panel;
  outline: Outline;
  height: number;
  scores: readonly Line[];
}

/**
 * What has no room in the folded piece: a panel between two others that reaches the fold that joins them, or two panels
 * in one plane that overlap. A fold takes as much room as the paper stacked in it.
 */
export function collisionsOf(sheet: Sheet): Collision[] {
  const folded = foldedPanels(sheet, 1);
  const layers = folded.flatMap((each) => layerOf(each, sheet));
  return [
    ...bendsOf(folded, layers).flatMap((bend) => inTheWay(bend, layers, sheet.caliper)),
    ...overlapping(layers, sheet.caliper),
  ];
}

/** Undefined for a strip, which stands upright. */
function layerOf({ panel, move }: FoldedPanel, sheet: Sheet): Layer[] {
  if (panel.kind === 'strip') return [];
  const seen = ([x, y]: Point): Point => {
    const [px, py] = moved(move, [x, y, 0]);
    return [px, py];
  };
  const [start, ...others] = pointsOf(panel.outline).map(seen);
  const [, , height] = moved(move, [...panel.outline.start, 0]);
  if (!start) return [];
  const scores = creasesOf(panel, sheet).map(({ from, to }) => ({ from: seen(from), to: seen(to) }));
  return [{ panel, outline: { start, steps: others.map((to) => ({ to })) }, height, scores }];
}

function bendsOf(folded: readonly FoldedPanel[], layers: readonly Layer[]): Bend[] {
  const layerOfPanel = (id: string) => layers.find(({ panel }) => panel.id === id);
  const placed = new Map(folded.map((each) => [each.panel.id, each]));
  return folded.flatMap(({ panel }) => {
    const base = panel.parent && placed.get(panel.parent.id);
    if (!base || !panel.parent || panel.kind === 'strip') return [];
    // The panel behind a strip is the one that the strip is on.
    const under = base.panel.kind === 'strip' ? base.panel.parent?.id : base.panel.id;
    const [one, other] = [layerOfPanel(panel.id), layerOfPanel(under ?? '')];
    if (!one || !other) return [];
    const { from, to } = panel.parent.hinge;
    const seen = ([x, y]: Point): Point => {
      const [px, py] = moved(base.move, [x, y, 0]);
      return [px, py];
    };
    const [low, high] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
    return [{ line: { from: seen(from), to: seen(to) }, joined: [one.panel, other.panel], low, high }];
  });
}

function inTheWay({ line, joined, low, high }: Bend, layers: readonly Layer[], caliper: number): Collision[] {
  const places = Math.max(1, Math.abs(joined[0].layer - joined[1].layer));
  const room = places * caliper;
  return (
    layers
      .filter(
        ({ panel, height }) =>
          !joined.includes(panel) && height > low + ONE_PLANE && height < high - ONE_PLANE,
      )
      .filter(({ outline }) => overlapArea(outline, stripAround(line, room, 0)) > MIN_OVERLAP)
      // A panel with a crease in the same place is folded around there, too.
      .filter(({ scores }) => !scores.some(({ from, to }) => isOnLine(from, line) && isOnLine(to, line)))
      .map(({ panel }) => ({
        panels: [panel.id, joined[0].id, joined[1].id],
        reason: `${panel.name} runs into the fold between ${lowered(joined[0])} and ${lowered(joined[1])}: it needs ${rounded(room, 3)} in of room there.`,
      }))
  );
}

/** Glue tabs lie on what they are glued to. */
function overlapping(layers: readonly Layer[], caliper: number): Collision[] {
  const free = layers.filter(({ panel }) => panel.kind !== 'glue tab');
  return free.flatMap((one, place) =>
    free
      .slice(place + 1)
      .filter(({ height }) => Math.abs(height - one.height) < ONE_PLANE)
      .filter(({ panel }) => panel.parent?.id !== one.panel.id && one.panel.parent?.id !== panel.id)
      .filter(({ outline }) => areTooClose(outline, one.outline, caliper))
      .map(({ panel }) => ({
        panels: [one.panel.id, panel.id],
        reason: `${one.panel.name} and ${lowered(panel)} meet: leave a gap between them.`,
      })),
  );
}

/** Whether two outlines overlap, or would if the paper between them were as thick as it is. */
function areTooClose(one: Outline, other: Outline, caliper: number): boolean {
  const points = pointsOf(other);
  return (
    overlapArea(one, other) > MIN_OVERLAP ||
    points.some((from, place) => {
      const to = points[(place + 1) % points.length];
      return to && overlapArea(one, stripAround({ from, to }, caliper / 2, 0)) > MIN_OVERLAP;
    })
  );
}

const lowered = ({ name }: Panel): string => name.charAt(0).toLowerCase() + name.slice(1);
