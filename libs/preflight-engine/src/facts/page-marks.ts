import type { Box } from '../pdf/boxes.ts';
import type { ColorFamily } from './ink-of-color.ts';
import type { ImageFact } from './image-facts.ts';

/** A line or paragraph of text with one size, font and color. Boxes in page space, lengths in pt. */
export interface TextMark {
  box: Box;
  /** Em size, pt. */
  size: number;
  font: string;
  inks: readonly string[];
  /** The inks are those of a conversion, so that their number isn't known. */
  isConverted: boolean;
  isWhite: boolean;
  /** Whether it is on printed ink, so that white text knocks out. */
  isOnInk: boolean;
  /** Whether it is a superscript or subscript of larger text. */
  isScript: boolean;
  /** Its first words; undefined if they can't be decoded. */
  quote: string | undefined;
}

/** A stroke, a text outline, or a filled shape so thin that it is a line. */
export interface LineMark {
  box: Box;
  /** pt. */
  width: number;
  kind: 'stroke' | 'outline' | 'rule';
}

export type MarkKind = 'text' | 'line art' | 'image' | 'gradient';

/** A color space used on a page. */
export interface ColorUse {
  family: ColorFamily;
  /** The ink name of a spot color, otherwise the space: `DeviceRGB`, `CalRGB`, `ICC RGB`, `Lab`. */
  name: string;
  kind: MarkKind;
  count: number;
  /** Whether it is the use in black and gray, apart from the one in colors; images aren't looked into. */
  isGray: boolean;
  /** Where it is used first. */
  box: Box;
}

/** An ink that prints inside the trim, in one kind of mark. */
export interface InkUse {
  ink: string;
  kind: MarkKind;
  /** Where it is used first; null in a pattern. */
  box: Box | null;
  /** Whether it certainly prints. An image or gradient may not use all inks of its space. */
  isCertain: boolean;
}

export const sides = ['left', 'bottom', 'right', 'top'] as const;
export type Side = (typeof sides)[number];

/** Artwork at one side of the trim. */
export interface TrimEdge {
  side: Side;
  /** Share of the side where artwork reaches the trim, 0 to 1. */
  inked: number;
  /** The smallest bleed among those places, pt; null if nothing reaches the trim. */
  reach: number | null;
  /** Where the bleed is smallest. */
  box: Box | null;
}

/** An object close to the trim. */
export interface NearTrimMark {
  box: Box;
  kind: MarkKind;
  /** Distance inside the trim, pt; negative if cut off. */
  distance: number;
  /** The first words of a text, if they can be decoded. */
  quote?: string;
  /** Whether letters of a text are certainly cut off. */
  isCutOff?: boolean;
}

/** A frame, or an area with a narrow margin around it, along at least two sides of the trim. */
export interface BorderMark {
  box: Box;
  /** At least at one side, it is the edge of an area and no line. */
  isArea: boolean;
  /** Smallest distance inside the trim, pt. */
  distance: number;
}

export interface TransparencyUse {
  kind: 'opacity' | 'blend mode' | 'soft mask' | 'image mask' | 'group';
  /** `60%`, `Multiply`, … */
  value: string;
  box: Box | null;
}

export interface OverprintIssue {
  kind:
    | 'white overprints'
    | 'registration inside'
    | 'rich black text'
    | 'black knocks out'
    | 'finishing knocks out';
  box: Box;
  /** The ink of a mark that knocks out though it is for finishing. */
  ink?: string;
  /** Text size, pt; null for other marks. */
  size: number | null;
  font: string | null;
  /** The first words of a text, if they can be decoded. */
  quote?: string;
}

export interface AnnotationFact {
  subtype: string;
  box: Box | null;
  prints: boolean;
  isInsideTrim: boolean;
  /** Has an appearance stream, so that something prints. */
  hasAppearance: boolean;
  /** Running actions: JavaScript, media, launching programs. */
  actions: readonly string[];
}

/** The worst marks of each kind on a page, so that memory doesn't grow with the number of marks. */
export interface PageMarks {
  /** Page number, from 1. */
  number: number;
  /** Some or all of its contents are too damaged to read and missing from the print. */
  isContentLost: boolean;
  /** Maximum length of each list: a full list may be incomplete. */
  kept: number;
  /** Bounding box of all ink; null for a blank page. */
  inkBox: Box | null;
  /** Smallest first. */
  texts: TextMark[];
  /** Text in several inks or white on ink, smallest first. */
  knockoutTexts: TextMark[];
  /** Thinnest first. */
  lines: LineMark[];
  colors: ColorUse[];
  inks: InkUse[];
  edges: TrimEdge[];
  /** Nearest first. */
  nearTrim: NearTrimMark[];
  border: BorderMark | null;
  transparency: TransparencyUse[];
  transparencyCount: number;
  /** Blending space of the page group, if there is one. */
  groupFamily: ColorFamily | null;
  /** Most serious first. */
  overprint: OverprintIssue[];
  annotations: AnnotationFact[];
  /** Images in pattern tiles, which other tools don't list among a page's images. */
  patternImages: ImageFact[];
  /** Images in nonprinting annotations and images that are clipped away, which other tools do list. */
  unprintedImages: ImageFact[];
  /** Shadows and glows, whose pixels don't show: images of one color with a blurred mask, images in soft masks, and hidden ones. */
  softImages: ImageFact[];
  /** Images of one color that their mask gives a shape: the mask's pixels show. */
  shapedImages: { image: ImageFact; mask: ImageFact }[];
  /** The page has nothing but images: it is a scan, or a design saved as a picture. */
  isPicture: boolean;
  /** It is a scan: text was read from its images, or they have a layer for its letters. */
  isScan: boolean;
}
