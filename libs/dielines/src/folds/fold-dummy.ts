import { answer, noAnswer, type Outcome } from '@printpartner/print-knowledge/figures';
import { foldOf, panelFaces, panelWidths, type FoldId } from '@printpartner/print-knowledge/folding';
import { inchText } from '@printpartner/print-knowledge/measure';
import { rectangle } from '../sheet/outline.ts';
import type { Dieline, Hinge, Panel, Sheet } from '../sheet/sheet.ts';

/** How a strip of panels folds up. Panels and creases of the inside, left to right. */
interface FoldOrder {
  /** Place of the panel that lies still. */
  still: number;
  /** Turn of each crease. */
  turns: readonly number[];
  /** Place of each panel in the folded stack, 0 for the one that lies still. */
  layers: readonly number[];
}

/** The order of folding of every parallel fold. The innermost panel folds first. */
const foldOrders: Readonly<Record<Exclude<FoldId, 'french'>, FoldOrder>> = {
  half: { still: 1, turns: [0], layers: [1, 0] },
  tri: { still: 1, turns: [1, 0], layers: [2, 0, 1] },
  z: { still: 1, turns: [0, 0], layers: [1, 0, -1] },
  gate: { still: 1, turns: [0, 0], layers: [1, 0, 1] },
  'accordion-4': { still: 3, turns: [0, 0, 0], layers: [3, 2, 1, 0] },
  'double-gate': { still: 2, turns: [0, 1, 0], layers: [2, 3, 0, 1] },
  roll: { still: 1, turns: [2, 1, 0], layers: [3, 0, 2, 1] },
};

export interface FoldDummySize {
  fold: FoldId;
  /** Trimmed, across the folds, inches. */
  flatWidth: number;
  /** Trimmed, along the folds, inches. */
  flatHeight: number;
  /** How much narrower a tuck-in panel is, or the gap of a gate fold, inches. */
  allowance: number;
  /** Caliper of the stock, inches. */
  caliper: number;
}

/** The longest side of a dummy, inches. */
const MAX_SIDE = 60;

/** A folded piece to size. Its panels are exact; the panel calculator rounds them to 1/64 in. */
export function foldDummy(size: FoldDummySize): Outcome<Dieline> {
  const { fold, flatWidth, flatHeight, allowance, caliper } = size;
  const widths = panelWidths(fold, flatWidth, allowance);
  if (!widths.ok) return widths;
  if (!(flatHeight > 0)) return noAnswer('Flat height must be more than 0 in.');
  if (Math.max(flatWidth, flatHeight) > MAX_SIDE) return noAnswer(`A side can be at most ${MAX_SIDE} in.`);
  const { name, technicalNotes } = foldOf(fold);
  const inside = widths.value.toReversed();
  const isQuarter = fold === 'french';
  return answer({
    id: fold,
    title: `${name}, ${inchText(flatWidth)} × ${inchText(flatHeight)} in flat`,
    description: `${inside.length * (isQuarter ? 2 : 1)} panels. ${isQuarter ? 'Two folds at a right angle.' : 'Parallel folds.'}`,
    finished: { width: Math.max(...inside), height: isQuarter ? flatHeight / 2 : flatHeight },
    sheet: isQuarter
      ? quarterFold(inside, flatHeight, caliper)
      : parallelFolds(fold, foldOrders[fold], inside, flatHeight, caliper),
    notes: technicalNotes,
  });
}

/** Panels side by side, from the one that lies still outward. */
function parallelFolds(
  fold: FoldId,
  { still, turns, layers }: FoldOrder,
  widths: readonly number[],
  height: number,
  caliper: number,
): Sheet {
  const edges = widths.reduce<number[]>((at, width) => [...at, (at.at(-1) ?? 0) + width], [0]);
  const names = panelFaces[fold].inside;
  const outsideNames = panelFaces[fold].outside.toReversed();
  const creases = insideCreases(fold);
  const panelAt = (place: number): Panel => {
    const next = place < still ? place + 1 : place - 1;
    const joint = Math.min(place, next);
    const x = edges[joint + 1] ?? 0;
    return {
      id: `panel-${place + 1}`,
      name: names[place] ?? `Panel ${place + 1}`,
      ...(outsideNames[place] !== undefined && { outsideName: outsideNames[place] }),
      kind: 'panel',
      outline: rectangle(edges[place] ?? 0, 0, edges[place + 1] ?? 0, height),
      layer: layers[place] ?? 0,
      ...(place !== still && {
        parent: {
          id: `panel-${next + 1}`,
          hinge: {
            from: [x, 0],
            to: [x, height],
            role: 'fold',
            crease: creases[joint] ?? 'valley',
            angle: 180,
            turn: turns[joint] ?? 0,
          } satisfies Hinge,
        },
      }),
    };
  };
  const order = widths
    .map((_, place) => place)
    .toSorted((one, other) => Math.abs(one - still) - Math.abs(other - still));
  return { panels: order.map(panelAt), moreCreases: [], slits: [], glue: [], caliper };
}

/** The creases between the panels of the inside, left to right: those of the outside seen from behind. */
function insideCreases(fold: FoldId): Hinge['crease'][] {
  return panelFaces[fold].creases.toReversed().map((crease) => (crease === 'valley' ? 'mountain' : 'valley'));
}

/** The top half folds down over the bottom half, then the left over the right. */
function quarterFold(widths: readonly number[], height: number, caliper: number): Sheet {
  const [left = 0, right = 0] = widths;
  const middle = height / 2;
  const across = (x: number, length: number, turn: number): Hinge => ({
    from: [x, middle],
    to: [x + length, middle],
    role: 'fold',
    crease: 'valley',
    angle: 180,
    turn,
  });
  return {
    panels: [
      {
        id: 'bottom-right',
        name: 'Bottom right',
        outsideName: 'Back cover',
        kind: 'panel',
        outline: rectangle(left, 0, left + right, middle),
        layer: 0,
      },
      {
        id: 'top-right',
        name: 'Top right',
        outsideName: 'Inside left, upside down',
        kind: 'panel',
        outline: rectangle(left, middle, left + right, height),
        layer: 1,
        parent: { id: 'bottom-right', hinge: across(left, right, 0) },
      },
      {
        id: 'bottom-left',
        name: 'Bottom left',
        outsideName: 'Front cover',
        kind: 'panel',
        outline: rectangle(0, 0, left, middle),
        layer: 3,
        parent: {
          id: 'bottom-right',
          hinge: { from: [left, 0], to: [left, middle], role: 'fold', crease: 'valley', angle: 180, turn: 1 },
        },
      },
      {
        id: 'top-left',
        name: 'Top left',
        outsideName: 'Inside right, upside down',
        kind: 'panel',
        outline: rectangle(0, middle, left, height),
        layer: 2,
        parent: { id: 'bottom-left', hinge: across(0, left, 0) },
      },
    ],
    // The top half is turned over by then, so that its part of the second fold is reversed.
    moreCreases: [{ from: [left, middle], to: [left, height], role: 'fold', crease: 'mountain' }],
    slits: [],
    glue: [],
    caliper,
  };
}
