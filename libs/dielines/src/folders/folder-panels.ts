import { polygon, rectangle } from '../sheet/outline.ts';
import type { Hinge, Line, Outline, OutlineStep, Panel } from '../sheet/sheet.ts';
import { construction, type Capacity } from './construction.ts';
import type { PocketShape, Side } from './templates.ts';

/** A panel with a pocket, seen from the inside. x grows away from the outer edge, so that both sides are built alike. */
export interface PocketBay {
  side: Side;
  /** Id of the panel. */
  panel: string;
  /** Outer edge of the panel, inches. */
  outerX: number;
  panelWidth: number;
  shape: PocketShape;
  height: number;
  capacity: Capacity;
  tabsOn: 'pocket' | 'panel';
}

export const TAB_TURN = 0;
export const POCKET_TURN = 1;

/** Pocket and glue tab of a panel, with gussets where the pocket has a capacity. Their layers are set by the folder. */
export function pocketPanels(bay: PocketBay): Panel[] {
  const { side, panel, capacity, tabsOn, height } = bay;
  const at = across(bay);
  const name = side === 'left' ? 'Left' : 'Right';
  const width = bay.panelWidth - construction.spineClearance;
  const foot = line(at(width), 0, at(0), 0);
  const pocket = joined(
    { id: `pocket-${side}`, name: `${name} pocket`, kind: 'pocket', layer: 0 },
    { outline: pocketOutline(bay, -capacity), hinge: { ...foot, role: 'pocket', turn: POCKET_TURN } },
    panel,
    capacity > 0 && {
      id: `gusset-${side}`,
      name: `${name} gusset`,
      outline: rectangle(at(0), -capacity, at(width), 0),
      far: line(at(width), -capacity, at(0), -capacity),
    },
  );
  const { tabInset: inset, tabDepth: depth } = construction;
  // Where the tab hangs: along the pocket's outer edge, or the panel's.
  const [near, far] =
    tabsOn === 'pocket' ? [-capacity - inset, -capacity - height + inset] : [inset, height - inset];
  const deeper = near < far ? inset : -inset;
  const tab = joined(
    { id: `tab-${side}`, name: `${name} glue tab`, kind: 'glue tab', layer: 0 },
    {
      outline: polygon(
        [at(-capacity), near],
        [at(-capacity - depth), near + deeper],
        [at(-capacity - depth), far - deeper],
        [at(-capacity), far],
      ),
      hinge: { ...line(at(0), near, at(0), far), role: 'glue tab', turn: TAB_TURN },
    },
    tabsOn === 'pocket' ? `pocket-${side}` : panel,
    capacity > 0 && {
      id: `side-gusset-${side}`,
      name: `${name} side gusset`,
      outline: polygon([at(0), near], [at(-capacity), near], [at(-capacity), far], [at(0), far]),
      far: line(at(-capacity), near, at(-capacity), far),
    },
  );
  return [...pocket, ...tab];
}

/** From the spine along the score to the outer edge, up that, and back along the pocket's own top edge. */
function pocketOutline(bay: PocketBay, score: number): Outline {
  const at = across(bay);
  const { shape, height, panelWidth } = bay;
  const width = panelWidth - construction.spineClearance;
  const edge = topEdges[shape](width, height);
  return {
    start: [at(width), score],
    steps: [
      { to: [at(0), score] },
      { to: [at(0), score - height] },
      ...edge.map(({ to: [x, y], control }) => ({
        to: [at(x), score - y] as const,
        ...(control && { control: [at(control[0]), score - control[1]] as const }),
      })),
    ],
  };
}

/** The top edge of a pocket from its outer corner to the spine: x from the outer edge, y from the score. Inches. */
const topEdges: Readonly<Record<PocketShape, (width: number, height: number) => OutlineStep[]>> = {
  square: (width, height) => [{ to: [width - construction.taper, height] }],
  rounded(width, height) {
    const { cornerRadius: radius } = construction;
    return [{ to: [width - radius, height] }, { to: [width, height - radius], control: [width, height] }];
  },
  curved(width, height) {
    const low = heightAtSpine('curved', height);
    return [{ to: [width, low], control: [width / 2, low] }];
  },
  angled: (width, height) => [{ to: [width, heightAtSpine('angled', height)] }],
};

/** How much of a pocket's height is not there at the spine, inches. */
export const lostAtSpine = (shape: PocketShape): number =>
  ({ ...construction.fall, square: 0, rounded: construction.cornerRadius })[shape];

/** Height of a pocket's straight edge at the spine, inches; beside a round corner, its full height. */
export const heightAtSpine = (shape: PocketShape, height: number): number =>
  shape === 'curved' || shape === 'angled' ? height - construction.fall[shape] : height;

/** A pocket that folds in from the outer edge, with a glue tab at head and foot. */
export function verticalPocketPanels(
  { panel, outerX, capacity }: Pick<PocketBay, 'panel' | 'outerX' | 'capacity'>,
  width: number,
  height: number,
): Panel[] {
  const { tabInset: inset, tabDepth: depth, verticalTaper: taper } = construction;
  const [from, to] = [outerX + capacity, outerX + capacity + width];
  const pocket = joined(
    { id: 'pocket-right', name: 'Right pocket', kind: 'pocket', layer: 0 },
    {
      outline: polygon(
        [from, 0],
        [to - inset, 0],
        [to, taper],
        [to, height - taper],
        [to - inset, height],
        [from, height],
      ),
      hinge: { ...line(outerX, 0, outerX, height), role: 'pocket', turn: POCKET_TURN },
    },
    panel,
    capacity > 0 && {
      id: 'gusset-right',
      name: 'Right gusset',
      outline: rectangle(outerX, 0, from, height),
      far: line(from, 0, from, height),
    },
  );
  const tab = (end: 'foot' | 'head'): Panel[] => {
    const [edge, out] = end === 'foot' ? [0, -1] : [height, 1];
    const [first, last] = [from + inset, to - inset];
    const y = edge + out * capacity;
    return joined(
      { id: `tab-${end}`, name: `Glue tab at the ${end}`, kind: 'glue tab', layer: 0 },
      {
        outline: polygon(
          [first, y],
          [first + inset, y + out * depth],
          [last - inset, y + out * depth],
          [last, y],
        ),
        hinge: { ...line(first, edge, last, edge), role: 'glue tab', turn: TAB_TURN },
      },
      'pocket-right',
      capacity > 0 && {
        id: `side-gusset-${end}`,
        name: `Gusset at the ${end}`,
        outline: polygon([first, edge], [first, y], [last, y], [last, edge]),
        far: line(first, y, last, y),
      },
    );
  };
  return [...pocket, ...tab('foot'), ...tab('head')];
}

interface Joint {
  outline: Outline;
  hinge: Line & Pick<Hinge, 'role' | 'turn'>;
}

interface Gusset {
  id: string;
  name: string;
  outline: Outline;
  /** Its other score. */
  far: Line;
}

/** A panel on its parent, or on a gusset between two scores that stands upright when folded. */
function joined(
  panel: Omit<Panel, 'outline' | 'parent'>,
  { outline, hinge }: Joint,
  parent: string,
  gusset: Gusset | false,
): Panel[] {
  const fold = (at: Line, angle: Hinge['angle']): Hinge => ({ ...hinge, ...at, crease: 'valley', angle });
  if (!gusset) return [{ ...panel, outline, parent: { id: parent, hinge: fold(hinge, 180) } }];
  const { far, ...strip } = gusset;
  return [
    { ...strip, kind: 'strip', layer: 0, parent: { id: parent, hinge: fold(hinge, 90) } },
    { ...panel, outline, parent: { id: strip.id, hinge: fold(far, 90) } },
  ];
}

/** From a distance from the outer edge, toward the spine, to x. */
const across =
  ({ side, outerX }: Pick<PocketBay, 'side' | 'outerX'>) =>
  (fromEdge: number): number =>
    side === 'left' ? outerX + fromEdge : outerX - fromEdge;

const line = (x1: number, y1: number, x2: number, y2: number): Line => ({ from: [x1, y1], to: [x2, y2] });
