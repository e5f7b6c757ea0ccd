import { foldedPanels, turnsOf } from '../folded/folded-panels.ts';
import { moved } from '../folded/move.ts';
import { mapOutline, rectangle } from '../sheet/outline.ts';
import { insetOutline } from '../sheet/offset.ts';
import {
  BLEED,
  type GlueArea,
  type Hinge,
  type Outline,
  type Panel,
  type PanelKind,
  type Point,
  type Sheet,
  type Slit,
} from '../sheet/sheet.ts';
import { brochureSlit, cardSlits, levelSlits } from './card-slits.ts';
import { construction, type Capacity } from './construction.ts';
import { heightAtSpine, POCKET_TURN, pocketPanels, TAB_TURN, verticalPocketPanels } from './folder-panels.ts';
import type { FolderTemplate, SlitKind } from './templates.ts';

export interface FolderChoices {
  /** Height of the pockets at the outer edge, or width of a vertical pocket, inches. */
  pocketSize: number;
  capacity: Capacity;
  slits: SlitKind;
  /** Caliper of the stock, inches. */
  caliper: number;
}

/** A panel that folds in is folded after the pockets and before the spine. */
const FOLD_IN_TURN = 2;

/** Width of the spine between two scores, inches; 0 where one score is enough. */
export const spineWidth = (capacity: Capacity): number =>
  capacity > 0 ? 2 * capacity + construction.spineBeyondCapacity : 0;

/** The flat sheet of a folder, seen from its inside; x is 0 at the left edge of the panels, y at their foot. */
export function folderSheet(template: FolderTemplate, choices: FolderChoices): Sheet {
  const { capacity, caliper } = choices;
  const body = bodyPanels(template, capacity);
  const pockets = template.pockets.flatMap(({ side, shape }) => {
    const panel = body.panels.find(({ id }) => id === side);
    if (!panel) throw new Error(`${template.id} has no ${side} panel`);
    if (template.isVertical)
      return verticalPocketPanels(
        { panel: side, outerX: panel.to, capacity },
        choices.pocketSize,
        template.finished.height,
      );
    return pocketPanels({
      side,
      panel: side,
      outerX: side === 'left' ? panel.from : panel.to,
      panelWidth: panel.to - panel.from,
      shape,
      height: choices.pocketSize,
      capacity,
      tabsOn: template.tabsOn ?? 'pocket',
    });
  });
  const sheet: Sheet = {
    panels: withLayers([...body.sheetPanels, ...pockets], template),
    moreCreases: [],
    slits: slitsOf(template, choices, body.panels),
    glue: [],
    caliper,
  };
  return { ...sheet, glue: glueAreas(sheet, template) };
}

interface Span {
  id: string;
  from: number;
  to: number;
}

/** Panels and spine; the still panel is the last one, or the middle one of three. */
function bodyPanels({ finished, foldIn }: FolderTemplate, capacity: Capacity) {
  const { width, height } = finished;
  const spine = spineWidth(capacity);
  const widths = foldIn === undefined ? [width, width] : [foldIn, width, width];
  const outsideNames: Readonly<Record<string, string>> =
    foldIn === undefined ? namesOutside.two : namesOutside.three;
  const ids = foldIn === undefined ? ['left', 'right'] : ['fold-in', 'left', 'right'];
  const still = foldIn === undefined ? 'right' : 'left';
  const panels: Span[] = [];
  widths.forEach((each, place) => {
    // Only what encloses the pockets needs a spine with two scores.
    const gap = place > 0 && ids[place] === 'right' ? spine : 0;
    const from = (panels.at(-1)?.to ?? 0) + gap;
    panels.push({ id: ids[place] ?? '', from, to: from + each });
  });
  const make = (span: Span, kind: PanelKind, parent?: Panel['parent']): Panel => ({
    id: span.id,
    name: bodyNames[span.id] ?? span.id,
    kind,
    outline: rectangle(span.from, 0, span.to, height),
    layer: 0,
    ...(outsideNames[span.id] !== undefined && { outsideName: outsideNames[span.id] }),
    ...(parent && { parent }),
  });
  const hinge = (x: number, angle: Hinge['angle'], turn: number): Hinge => ({
    from: [x, 0],
    to: [x, height],
    role: 'spine',
    crease: 'valley',
    angle,
    turn,
  });
  const [stillSpan, moving] = still === 'right' ? [panels[1], panels[0]] : [panels[1], panels[2]];
  if (!stillSpan || !moving) throw new Error('a folder has two panels');
  const isLeftMoving = moving.from < stillSpan.from;
  const stillEdge = isLeftMoving ? stillSpan.from : stillSpan.to;
  const movingEdge = isLeftMoving ? moving.to : moving.from;
  const last = foldIn === undefined ? FOLD_IN_TURN : FOLD_IN_TURN + 1;
  const sheetPanels = [make(stillSpan, 'panel')];
  if (spine > 0) {
    const strip = { id: 'spine', from: Math.min(stillEdge, movingEdge), to: Math.max(stillEdge, movingEdge) };
    sheetPanels.push(make(strip, 'strip', { id: stillSpan.id, hinge: hinge(stillEdge, 90, last) }));
  }
  const parent = spine > 0 ? 'spine' : stillSpan.id;
  sheetPanels.push(
    make(moving, 'panel', { id: parent, hinge: hinge(movingEdge, spine > 0 ? 90 : 180, last) }),
  );
  const [first] = panels;
  if (foldIn !== undefined && first)
    sheetPanels.push(make(first, 'panel', { id: stillSpan.id, hinge: hinge(first.to, 180, FOLD_IN_TURN) }));
  return { panels, sheetPanels };
}

const bodyNames: Readonly<Record<string, string>> = {
  left: 'Left panel',
  right: 'Right panel',
  'fold-in': 'Fold-in panel',
  spine: 'Spine',
};

/** Names on the outside of a folder that opens like a book, or whose right panel closes last. */
const namesOutside = {
  two: { left: 'Front cover', right: 'Back cover' },
  three: { left: 'Back cover', right: 'Front cover', 'fold-in': 'Outside of the fold-in panel' },
};

/** The folded stack from the still panel up: what folds in, then what the right panel and the left panel carry. */
function withLayers(panels: readonly Panel[], { foldIn }: FolderTemplate): Panel[] {
  const onRight = ['tab-right', 'tab-foot', 'tab-head', 'pocket-right'];
  const onLeft = ['pocket-left', 'tab-left'];
  const stack =
    foldIn === undefined
      ? ['right', ...onRight, ...onLeft, 'left']
      : ['left', 'fold-in', ...onRight.toReversed(), 'right'];
  const present = stack.filter((id) => panels.some((panel) => panel.id === id));
  // Two tabs of one pocket lie side by side.
  const places = present.filter((id) => id !== 'tab-head');
  return panels.map((panel) => ({
    ...panel,
    layer: Math.max(0, places.indexOf(panel.id === 'tab-head' ? 'tab-foot' : panel.id)),
  }));
}

function slitsOf(
  template: FolderTemplate,
  { pocketSize, capacity, slits }: FolderChoices,
  panels: readonly Span[],
): Slit[] {
  const right = panels.at(-1);
  if (!right || slits === 'none') return [];
  if (slits === 'two slits') return levelSlits('right', (right.from + right.to) / 2);
  if (slits === 'brochure') return [brochureSlit('pocket-right', right.to + capacity)];
  const { side, shape } = template.pockets.at(-1) ?? {};
  const panel = panels.find(({ id }) => id === side);
  if (!side || !shape || !panel) return [];
  const middle = -capacity - heightAtSpine(shape, pocketSize) / 2;
  return cardSlits(`pocket-${side}`, slits, [(panel.from + panel.to) / 2, middle]);
}

/** Every glue tab, and where it lands: on its panel under the pocket, or on the pocket that comes down on it. */
function glueAreas(sheet: Sheet, { tabsOn = 'pocket' }: FolderTemplate): GlueArea[] {
  const untilGlued = (tabsOn === 'pocket' ? POCKET_TURN : TAB_TURN) + 1;
  const folded = foldedPanels(sheet, untilGlued / turnsOf(sheet));
  return folded
    .filter(({ panel }) => panel.kind === 'glue tab')
    .flatMap(({ panel, move }) =>
      gluedPart(panel).flatMap((outline) => {
        const landing = mapOutline(outline, (point): Point => {
          const [x, y] = moved(move, [...point, 0]);
          return [x, tabsOn === 'pocket' ? y : onPocket(sheet, y)];
        });
        return [
          { outline, side: 'outside' as const },
          { outline: landing, side: 'inside' as const },
        ];
      }),
    );
}

/** Ink bleeds onto a tab; the glue begins a little beyond it. */
function gluedPart({ outline, parent }: Panel): Outline[] {
  const scores = parent ? [parent.hinge] : [];
  return insetOutline(outline, 0, [{ lines: scores, by: BLEED + construction.glueTolerance }], []);
}

/** Height on the flat pocket that comes to lie at a height of the panel. */
function onPocket({ panels }: Sheet, y: number): number {
  const pocket = panels.find(({ kind }) => kind === 'pocket');
  return (pocket?.outline.start[1] ?? 0) - y;
}
