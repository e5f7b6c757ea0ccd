import { cutPath } from './cut-path.ts';
import { insetOutline, offsetOutlines } from './offset.ts';
import { boundsOf, pointsOf, type Bounds, type Edge } from './outline.ts';
import {
  BLEED,
  SAFE_FROM_CUT,
  SAFE_FROM_SCORE,
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
  /** Around panels and pockets. It reaches 1/8 in onto glue tabs, which stay free of ink otherwise. */
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

/** Where text is safe on a panel; nothing on a strip too narrow for it. */
function safeAreaOf(panel: Panel, sheet: Sheet): Outline[] {
  return insetOutline(panel.outline, SAFE_FROM_CUT, scoresOf(sheet), SAFE_FROM_SCORE);
}

/** Trim of the whole sheet, glue tabs included: the size that is cut. */
export const trimBounds = ({ cut }: Pick<Layers, 'cut'>): Bounds => boundsOf(cut.flatMap(pointsOf));

/** Trim with the bleed on all four sides. */
export const bleedBounds = (layers: Pick<Layers, 'cut'>): Bounds => {
  const { left, bottom, right, top } = trimBounds(layers);
  return { left: left - BLEED, bottom: bottom - BLEED, right: right + BLEED, top: top + BLEED };
};
