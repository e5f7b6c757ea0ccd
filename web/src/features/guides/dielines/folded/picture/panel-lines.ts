import {
  boundsOf,
  creasesOf,
  edgesOf,
  pointsOf,
  uncreased,
  type Edge,
  type Line,
  type Panel,
  type Point,
  type Sheet,
} from '@printpartner/dielines';

/** The lines of a panel in the flat sheet, inches. */
export interface PanelLines {
  /** Cut edges and slits; curves as short straight pieces. */
  cuts: readonly (readonly Point[])[];
  folds: readonly Line[];
}

/** Inches; less is rounding. */
const CLOSE = 1e-6;

/** What is cut around and in a panel, without the edges where it is only folded. */
export function panelLines(panel: Panel, sheet: Sheet): PanelLines {
  const folds = creasesOf(panel, sheet).filter((crease) => isOnPanel(crease, panel));
  const slits = sheet.slits.filter((slit) => slit.panel === panel.id).map(({ line }) => line);
  return {
    cuts: [...edgesOf(panel.outline).flatMap((edge) => uncreased(edge, folds)), ...slits].map(straightened),
    folds,
  };
}

function isOnPanel({ from, to }: Line, { outline }: Panel): boolean {
  const { left, right, bottom, top } = boundsOf(pointsOf(outline));
  return [from, to].every(
    ([x, y]) => x > left - CLOSE && x < right + CLOSE && y > bottom - CLOSE && y < top + CLOSE,
  );
}

const straightened = ({ from, to, control }: Edge): Point[] =>
  pointsOf({ start: from, steps: [{ to, ...(control && { control }) }] });
