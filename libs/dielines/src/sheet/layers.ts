import { uncreased } from './creases.ts';
import { cutPath } from './cut-path.ts';
import { grownOutline, insetOutline, offsetOutlines } from './offset.ts';
import { boundsOf, edgesOf, piecesOf, pointsOf, type Bounds, type Edge } from './outline.ts';
import {
  BLEED,
  SAFE_FROM_CUT,
  SAFE_FROM_GLUE,
  SAFE_FROM_SCORE,
  SAFE_ON_STRIP,
  type GlueArea,
  type Hinge,
  type Line,
  type Outline,
  type Panel,
  type Sheet,
} from './sheet.ts';

/** A score with its direction as seen from the side that is drawn. */
export type Score = Line & Pick<Hinge, 'role' | 'crease'>;

/** What is drawn of a sheet, layer by layer. Inches; y up. */
export interface Layers {
  cut: readonly Outline[];
  slits: readonly Edge[];
  scores: readonly Score[];
  /** Outlines around panels and pockets. They reach 1/8 in onto glue tabs, which stay free of ink otherwise. */
  bleed: readonly Outline[];
  glue: readonly GlueArea[];
  safe: readonly Outline[];
}

/** All layers of a sheet, seen from its inside. */
export function layersOf(sheet: Sheet): Layers {
  const printed = sheet.panels.filter(({ kind }) => kind !== 'glue tab');
  const cut = cutPath(sheet.panels);
  return {
    cut,
    slits: sheet.slits.map(({ line }) => line),
    scores: scoresOf(sheet),
    bleed: offsetOutlines(cutPath(printed), BLEED, bleedBounds({ cut })),
    glue: sheet.glue,
    safe: printed.flatMap((panel) => safeAreaOf(panel, sheet)),
  };
}

/** Every crease of a sheet. */
export const scoresOf = ({ panels, moreCreases }: Sheet): Score[] => [
  ...panels.flatMap(({ parent }) => (parent ? [parent.hinge] : [])),
  ...moreCreases,
];

/** Where text is safe on a panel: not where glue goes, and nowhere on a strip too narrow for it. */
function safeAreaOf({ id, kind, outline }: Panel, sheet: Sheet): Outline[] {
  const scores = scoresOf(sheet);
  const slits = {
    lines: sheet.slits.filter(({ panel }) => panel === id).flatMap(({ line }) => piecesOf(line)),
    by: SAFE_FROM_CUT,
  };
  const glue = sheet.glue
    .filter(({ side }) => side === 'inside')
    .flatMap((area) => grownOutline(area.outline, SAFE_FROM_GLUE));
  if (kind !== 'strip')
    return insetOutline(outline, SAFE_FROM_CUT, [{ lines: scores, by: SAFE_FROM_SCORE }, slits], glue);
  const cut = edgesOf(outline).flatMap((edge) => uncreased(edge, scores));
  const around = [{ lines: scores, by: SAFE_ON_STRIP }, { lines: cut, by: SAFE_FROM_CUT }, slits];
  return insetOutline(outline, 0, around, glue);
}

/** Trim of the whole sheet, glue tabs included: the size that is cut. */
export const trimBounds = ({ cut }: Pick<Layers, 'cut'>): Bounds => boundsOf(cut.flatMap(pointsOf));

/** Trim with the bleed on all four sides. */
export const bleedBounds = (layers: Pick<Layers, 'cut'>): Bounds => {
  const { left, bottom, right, top } = trimBounds(layers);
  return { left: left - BLEED, bottom: bottom - BLEED, right: right + BLEED, top: top + BLEED };
};
