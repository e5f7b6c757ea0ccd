import type { Provenance } from '@printpartner/print-knowledge/figures';

/** How a pocket is built, inches. Sizes by `folderPractice`; clearances and slits are ours. */
export const construction = {
  /** Depth of a glue tab. */
  tabDepth: 3 / 4,
  /** A tab starts this far from the ends of the pocket, and its outer edge as far again: the chamfer. */
  tabInset: 1 / 4,
  /** Distance between bleed and glue. */
  glueTolerance: 1 / 16,
  /** Distance between a pocket and the spine. */
  spineClearance: 1 / 8,
  /** A square pocket gets this much narrower toward its top edge at the spine. */
  taper: 1 / 8,
  /** A vertical pocket gets this much shorter at head and foot. */
  verticalTaper: 1 / 16,
  /** Radius of a rounded corner. */
  cornerRadius: 2,
  /** How much lower a pocket is at the spine than at the outer edge. */
  fall: { curved: 1.5, angled: 2.5 },
  /** A spine for pockets of some capacity: a little over twice that. */
  spineBeyondCapacity: 1 / 16,
  /** Business card. */
  card: { width: 3.5, height: 2 },
  /** Play between the card and a slit's corner. */
  cardPlay: 1 / 16,
  /** Leg of a diagonal corner slit. */
  cornerSlit: 9 / 16,
  /** A half-moon reaches under the card's end by so much, and bows outward. */
  halfMoon: { underCard: 0.3875, bow: 0.9, half: 5 / 8 },
  /** Slit for a brochure up to 4 in wide, and its height above the foot. */
  brochureSlit: { length: 4.25, above: 7.5, fromFold: 1.5 },
  /** Two slits for a card: how long, how far apart, and the height of the lower slit. */
  twoSlits: { length: 3.625, apart: 1.75, above: 1.625 },
} as const;

/** Extra depth of a pocket, inches; 0 is a single score. */
export const capacities = [0, 1 / 8, 1 / 4] as const;
export type Capacity = (typeof capacities)[number];

/** Sheets of bond that a pocket with a single score holds, about. */
export const SINGLE_SCORE_SHEETS = 25;

export const folderPractice: Provenance = {
  standing: 'sourced',
  source: 'Pocket folder printers: glue tabs, pocket heights, capacity, stock',
  date: '2026-11',
};

export const folderGeometry: Provenance = {
  standing: 'arithmetic',
  source: 'Layout of the template: clearances, tapers, slits and pocket sizes where its name gives none',
  date: '2026-11',
};
