/** Inches; y up. A sheet is seen from its inside, as it lies open. */
export type Point = readonly [x: number, y: number];

export interface Line {
  from: Point;
  to: Point;
}

/** A step of an outline: straight, or a quadratic curve with its control point. */
export interface OutlineStep {
  to: Point;
  control?: Point;
}

/** A closed outline: it returns to its start, straight, after the last step. */
export interface Outline {
  start: Point;
  steps: readonly OutlineStep[];
}

/** What a hinge is for; the trade scores all of them. */
export type HingeRole = 'spine' | 'fold' | 'pocket' | 'glue tab';

/** The crease that joins a panel to its parent. */
export interface Hinge extends Line {
  role: HingeRole;
  /** Seen from the inside: a valley folds the insides together, a mountain the outsides. */
  crease: 'valley' | 'mountain';
  /** Degrees when folded: 180 for flat, 90 where two scores make a spine or a gusset. */
  angle: 90 | 180;
  /** Place in the order of folding, from 0; hinges of one place fold together. */
  turn: number;
}

/** `panel` is a side of the piece, `strip` a spine or gusset between two scores. */
export type PanelKind = 'panel' | 'pocket' | 'strip' | 'glue tab';

export interface Panel {
  /** `left`, `pocket-right`, `tab-left`. */
  id: string;
  /** The name that is seen from the inside: `Left pocket`, `Inside left`. */
  name: string;
  /** As seen from the outside, where that differs: `Front cover`. */
  outsideName?: string;
  kind: PanelKind;
  outline: Outline;
  /** Undefined for the panel that lies still, the first of its sheet. */
  parent?: { id: string; hinge: Hinge };
  /** Place in the folded stack: 0 for the panel that lies still, more toward the viewer. Strips stand between two places. */
  layer: number;
}

/** A cut inside a panel that holds a card or a brochure. */
export interface Slit {
  panel: string;
  line: Line & { control?: Point };
}

/** Where a glue tab lands: no ink or coating there. Seen from the inside of the open sheet. */
export interface GlueArea {
  outline: Outline;
  /** The side of the paper that gets the glue, or touches it. */
  side: 'inside' | 'outside';
}

/** A flat sheet that is cut, scored and folded. */
export interface Sheet {
  /** Parents before their children. */
  panels: readonly Panel[];
  /** Creases that join two panels beside those of the panels' own parents, as the fourth one of a quarter fold. */
  moreCreases: readonly (Line & Pick<Hinge, 'role' | 'crease'>)[];
  slits: readonly Slit[];
  glue: readonly GlueArea[];
  /** Thickness of the stock, inches. */
  caliper: number;
}

/** A sheet with what its drawing and its files say. */
export interface Dieline {
  /** `pf05`, `gate`, `perfect-cover`. */
  id: string;
  title: string;
  description: string;
  /** Closed size, inches. */
  finished: { width: number; height: number };
  sheet: Sheet;
  /** What was assumed or must be asked, a sentence each. */
  notes: readonly string[];
}

/** Bleed beyond the cut, inches. */
export const BLEED = 1 / 8;
/** Keep text this far inside the cut, inches. */
export const SAFE_FROM_CUT = 1 / 8;
/** Keep text this far from a score, inches. */
export const SAFE_FROM_SCORE = 1 / 4;
/** The same on a spine or gusset, which is narrow. */
export const SAFE_ON_STRIP = 1 / 16;
/** Keep text this far from glue, inches. */
export const SAFE_FROM_GLUE = 1 / 16;
