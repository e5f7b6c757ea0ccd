import { foldOf, foldPositions, panelFaces } from '@printpartner/print-knowledge/folding';
import { fractionText, sizeText } from '@printpartner/print-knowledge/measure';
import { foldedSheetOf, type FoldedSheet } from '../arithmetic/folded-sheet.ts';
import { isNear, turnedSize } from '../arithmetic/length-text.ts';
import type { SheetJob, TrimSize } from '../job/sheet-job.ts';
import { paper, turned, upright, type Drawing, type DrawingView, type Shape } from './drawing-view.ts';

/** The panel on top of a folded piece; a gate fold has doors there. */
const FRONT = 'Front cover';

/** A loose piece: its flat sheet, and folded if it is. */
export function pieceDrawing(job: SheetJob): Drawing | undefined {
  const folded = foldedSheetOf(job);
  if (folded) return foldedDrawing(job, folded);
  const { flat, finished, bleedIn } = job.text;
  const sheet = flat ?? finished;
  if (!sheet) return undefined;
  const isSame =
    !finished || !flat || (isNear(finished.width, flat.width) && isNear(finished.height, flat.height));
  const unfolded = plainView('flat', 'Flat', sheet, bleedIn);
  if (isSame) return { label: `Piece, ${sizeText(sheet.width, sheet.height)} in`, views: [unfolded] };
  return {
    label: `Piece, ${sizeText(flat.width, flat.height)} in flat, ${sizeText(finished.width, finished.height)} in finished`,
    views: [unfolded, plainView('folded', 'Finished', finished)],
  };
}

function plainView(
  id: DrawingView['id'],
  title: string,
  { width, height }: TrimSize,
  bleedIn?: number,
): DrawingView {
  const { box, shapes } = paper(width, height, bleedIn);
  return { id, title, box, shapes: [...shapes, ...sides(width, height)] };
}

const sides = (width: number, height: number): Shape[] => [acrossOf(0, width, height), uprightSide(height)];

const acrossOf = (from: number, to: number, foot: number): Shape => ({
  kind: 'measure',
  x1: from,
  y1: foot,
  x2: to,
  y2: foot,
  side: 'below',
  text: fractionText(to - from),
});

const uprightSide = (height: number): Shape => ({
  kind: 'measure',
  x1: 0,
  y1: 0,
  x2: 0,
  y2: height,
  side: 'left',
  text: fractionText(height),
});

function foldedDrawing({ text }: SheetJob, sheet: FoldedSheet): Drawing {
  const { flat, folded, isStacked, fold } = sheet;
  const views = [flatView(sheet, text.bleedIn), foldedView(sheet)];
  return {
    label: `${foldOf(fold).name}, ${sizeText(flat.width, flat.height)} in flat, ${sizeText(folded.width, folded.height)} in folded`,
    views: isStacked ? views.map(turned) : views,
  };
}

/** The outside of the sheet. */
function flatView({ across, along, panels, fold }: FoldedSheet, bleedIn?: number): DrawingView {
  const { box, shapes } = paper(across, along, bleedIn);
  const folds = foldPositions(panels);
  const edges = [0, ...folds, across];
  const names = panelFaces[fold].outside;
  const panelHeight = fold === 'french' ? along / 2 : along;
  return {
    id: 'flat',
    title: 'Flat, outside',
    box,
    shapes: [
      ...shapes,
      ...folds.map((x) => upright('fold', x, along)),
      ...(fold === 'french' ? [quarterFold(across, along)] : []),
      ...names.map((text, place): Shape => ({
        kind: 'label',
        x: ((edges[place] ?? 0) + (edges[place + 1] ?? across)) / 2,
        y: panelHeight / 2,
        width: panels[place] ?? 0,
        height: panelHeight,
        text,
      })),
      ...panels.map((_, place) => acrossOf(edges[place] ?? 0, edges[place + 1] ?? across, along)),
      uprightSide(along),
    ],
  };
}

const quarterFold = (across: number, along: number): Shape => ({
  kind: 'line',
  role: 'fold',
  x1: 0,
  y1: along / 2,
  x2: across,
  y2: along / 2,
});

/** Seen from the front, with the edges of narrower panels behind it; the doors of a gate are in front. */
function foldedView({ panels, folded, fold, isStacked }: FoldedSheet): DrawingView {
  // Turned with the flat sheet.
  const { width, height } = isStacked ? turnedSize(folded) : folded;
  const { box, shapes } = paper(width, height);
  const isGate = fold === 'gate';
  const narrower = [...new Set(panels.filter((panel) => width - panel > 1e-6))];
  return {
    id: 'folded',
    title: 'Folded',
    box,
    shapes: [
      ...shapes,
      ...narrower.flatMap((panel) =>
        isGate
          ? [upright('trim', panel, height), upright('trim', width - panel, height)]
          : [upright('hidden', width - panel, height)],
      ),
      ...(panelFaces[fold].outside.includes(FRONT)
        ? [{ kind: 'label', x: width / 2, y: height / 2, width, height, text: FRONT } as const]
        : []),
      ...sides(width, height),
    ],
  };
}
