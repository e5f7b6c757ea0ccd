import type { Box } from '../pdf/boxes.ts';
import type { ColorFamily } from './ink-of-color.ts';
import type { ImageFact } from './image-facts.ts';

/** A piece of a line of text, of one size, font and colour. Boxes are in page space, lengths in pt. */
export interface TextMark {
  box: Box;
  /** Of the em, pt. */
  size: number;
  font: string;
  inks: readonly string[];
  isWhite: boolean;
  /** On something that prints, so that it is knocked out of it. */
  isOnInk: boolean;
}

/** A stroke, the outline of text, or a shape filled so thin that it is a line. */
export interface LineMark {
  box: Box;
  /** pt. */
  width: number;
  kind: 'stroke' | 'outline' | 'rule';
}

export type MarkKind = 'text' | 'line art' | 'image' | 'gradient';

/** One colour space at work on a page. */
export interface ColorUse {
  family: ColorFamily;
  /** Of a spot colour its ink, else the space: `DeviceRGB`, `ICC RGB`, `Lab`. */
  name: string;
  kind: MarkKind;
  count: number;
  /** Of the first. */
  box: Box;
}

export const sides = ['left', 'bottom', 'right', 'top'] as const;
export type Side = (typeof sides)[number];

/** How ink stands at one side of the trim. */
export interface TrimEdge {
  side: Side;
  /** Share of the side at which something is printed up to the trim, 0 to 1. */
  inked: number;
  /** Of those places, the least that ink reaches beyond the trim, pt; null where nothing reaches it. */
  reach: number | null;
  /** Where that is, along the trim. */
  box: Box | null;
}

/** Something inside the trim and near it. */
export interface NearTrimMark {
  box: Box;
  kind: MarkKind;
  /** To the trim, pt; negative where it is cut off. */
  distance: number;
}

export interface TransparencyUse {
  kind: 'opacity' | 'blend mode' | 'soft mask' | 'image mask' | 'group';
  /** `60 %`, `Multiply`, … */
  value: string;
  box: Box | null;
}

export interface OverprintIssue {
  kind: 'white overprints' | 'registration inside' | 'rich black text' | 'black knocks out';
  box: Box;
  /** Size of text, pt; null of other marks. */
  size: number | null;
  font: string | null;
}

export interface AnnotationFact {
  subtype: string;
  box: Box | null;
  prints: boolean;
  isInsideTrim: boolean;
  /** Has a look of its own, so that something comes out. */
  hasLook: boolean;
  /** Runs JavaScript, plays media, starts a program. */
  actions: readonly string[];
}

/** What a check may want to point at: of each kind the worst, so that memory does not follow the number of marks. */
export interface PageMarks {
  /** From 1. */
  number: number;
  /** Part of its contents, or all, is damaged beyond reading: it is not in the print. */
  isContentLost: boolean;
  /** So many of each list are kept at most: where one has as many, there may be more. */
  kept: number;
  /** Around all that leaves ink; null of a blank page. */
  inkBox: Box | null;
  /** Smallest first. */
  texts: TextMark[];
  /** Smallest first: in several inks, or white on ink. */
  knockoutTexts: TextMark[];
  /** Thinnest first. */
  lines: LineMark[];
  colors: ColorUse[];
  edges: TrimEdge[];
  /** Nearest first. */
  nearTrim: NearTrimMark[];
  transparency: TransparencyUse[];
  transparencyCount: number;
  /** Space of the page's own group, where it has one. */
  groupFamily: ColorFamily | null;
  /** Gravest first. */
  overprint: OverprintIssue[];
  annotations: AnnotationFact[];
  /** In tiles of patterns, which other tools do not list among a page's images. */
  patternImages: ImageFact[];
  /** In the looks of annotations that do not print, which other tools list all the same. */
  unprintedImages: ImageFact[];
}
