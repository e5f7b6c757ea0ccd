import { type ColorSpace, colorSpaceOf } from '../interpreter/color-space.ts';
import type { Color } from '../interpreter/graphics-state.ts';
import type {
  PaintedGroup,
  PaintedImage,
  PaintedPath,
  PaintedShading,
  PaintedText,
  PaintVisitor,
} from '../interpreter/visitor.ts';
import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isStream } from '../pdf/objects.ts';
import { ColorCollector } from './collectors/color-collector.ts';
import { EdgeCollector } from './collectors/edge-collector.ts';
import { imageSpaceOf, isRegistration } from './collectors/image-space.ts';
import { InkUseCollector } from './collectors/ink-use-collector.ts';
import { InkAreas } from './collectors/ink-areas.ts';
import { LineCollector } from './collectors/line-collector.ts';
import type { MarkBudget } from './collectors/mark-budget.ts';
import { NearTrimCollector } from './collectors/near-trim-collector.ts';
import { OverprintCollector } from './collectors/overprint-collector.ts';
import { TextCollector } from './collectors/text-collector.ts';
import { TransparencyCollector } from './collectors/transparency-collector.ts';
import type { FontUses } from './font-uses.ts';
import { type ImageFact, imageFactsOf } from './image-facts.ts';
import type { InkNames } from './ink-names.ts';
import { type Ground, groundOf, inkOfColor } from './ink-of-color.ts';
import type { MarkKind, PageMarks } from './page-marks.ts';

/** pt: a stroke with a narrower box is a straight line. */
const WIDEST_LINE = 18;
/** pt: larger text at the trim is artwork that may be cut; smaller text shouldn't be there. */
const DISPLAY_TEXT = 24;
/** Share of the em that is empty: beside a letter, and above and below the letters of a line. */
const BEARING = 0.05;
const LINE_GAP = 0.25;
/** pt: ink under larger text isn't relevant. */
const SMALL_TEXT = 16;

/** The current page, and what all pages of a file share. */
export interface SurveyedPage {
  document: PdfDocument;
  number: number;
  media: Box;
  trim: Box;
  /** UserUnit, pt. */
  userUnit: number;
  fonts: FontUses;
  inks: InkNames;
  budget: MarkBudget;
}

/** Marks collected while a page is interpreted. */
type SurveyedMarks = Omit<PageMarks, 'groupFamily' | 'annotations' | 'isContentLost'>;

/** Collects the marks of one page that checks report. */
export class PageSurvey implements PaintVisitor {
  readonly images: ImageFact[] = [];
  /** Whether the current content prints; for a nonprinting annotation only images are listed. */
  prints = true;
  readonly #patternImages: ImageFact[] = [];
  readonly #unprintedImages: ImageFact[] = [];
  readonly #faults = new Set<string>();
  readonly #page: SurveyedPage;
  readonly #document: PdfDocument;
  readonly #areas: InkAreas;
  readonly #texts: TextCollector;
  readonly #lines: LineCollector;
  readonly #colors: ColorCollector;
  readonly #inkUses: InkUseCollector;
  readonly #transparency: TransparencyCollector;
  readonly #edges: EdgeCollector;
  readonly #nearTrim: NearTrimCollector;
  readonly #overprint: OverprintCollector;
  readonly #kept: number;
  #inkBox: Box | null = null;

  constructor(page: SurveyedPage) {
    this.#page = page;
    this.#document = page.document;
    const { media, trim, userUnit } = page;
    const kept = page.budget.ofPage;
    this.#kept = kept;
    this.#areas = new InkAreas(media, userUnit);
    this.#texts = new TextCollector(userUnit, kept);
    this.#lines = new LineCollector(userUnit, kept);
    this.#colors = new ColorCollector(kept);
    this.#inkUses = new InkUseCollector(trim, kept);
    this.#transparency = new TransparencyCollector(kept);
    this.#edges = new EdgeCollector(trim, userUnit);
    this.#nearTrim = new NearTrimCollector(trim, userUnit, kept);
    this.#overprint = new OverprintCollector(trim, kept);
  }

  /** What couldn't be determined about a page that was read. */
  get faults(): readonly string[] {
    if (this.#edges.isCrowded) this.#faults.add('Too many objects along the trim to measure the bleed');
    return [...this.#faults];
  }

  image(image: PaintedImage): void {
    const facts = imageFactsOf(this.#document, image);
    const { isHidden, isMask, isPattern, isAnnotation, isGlyph } = image.context;
    (isPattern || isGlyph ? this.#patternImages : this.images).push(...facts);
    if (!this.prints) this.#unprintedImages.push(...facts);
    if (isHidden || isMask || !this.prints) return;
    const { dict, state, box } = image;
    const isStencil = facts[0]?.kind === 'stencil';
    const space = imageSpaceOf(this.#document, image, facts[0]);
    this.#addSpace(space, 'image', box);
    const inkBox = isPattern ? null : box;
    if (box && isStencil) this.#inkUses.addColor(state.fill, 'image', inkBox);
    else if (box) this.#inkUses.addSpace(space, 'image', inkBox);
    const isAll = isRegistration(space, state, isStencil);
    if (isPattern) this.#overprint.addTile(isAll);
    else if (box && isAll) this.#overprint.addRegistration(box);
    if (isStream(this.#document.value(dict, 'SMask')))
      this.#transparency.add({ kind: 'image mask', value: '', box });
    this.#transparency.addState(state, state.fillAlpha, box);
    if (!box || isPattern || isAnnotation || isGlyph) return;
    // A stencil covers only its own pixels, which may form a letter.
    if (!isStencil) this.#areas.add(box, space ? groundOf({ space, values: [] }) : 'inks');
    if (!isStencil || !inkOfColor(state.fill).isWhite) this.#ink(box, 'image');
  }

  path(path: PaintedPath): void {
    const { box, fill, stroke, state, context } = path;
    if (context.isHidden || context.isMask || !this.prints) return;
    const isFilled = fill !== null && !inkOfColor(fill).isWhite;
    const isStroked = stroke !== null && !inkOfColor(stroke).isWhite;
    if (isFilled) this.#addColor(fill, 'line art', path);
    if (isStroked) this.#addColor(stroke, 'line art', path);
    this.#transparency.addState(
      state,
      Math.min(fill ? state.fillAlpha : 1, stroke ? state.strokeAlpha : 1),
      box,
    );
    if (context.isAnnotation) return;
    // The fill of a glyph is part of a letter.
    if (!context.isGlyph || stroke)
      this.#lines.add(path, () => context.isPattern || this.#areas.groundAt(box) !== 'paper');
    if (context.isGlyph) return;
    if (context.isPattern) return this.#overprint.addTile([fill, stroke].some(isAllPlates));
    this.#overprint.add({ box, fill, stroke, state, size: null, font: null, ground: 'paper' });
    // A frame doesn't cover what is inside it.
    if (fill) this.#areas.add(box, groundOf(fill));
    if (isFilled || isStroked) this.#ink(box, 'line art', !isFilled && !path.isRectangle);
  }

  text(text: PaintedText): void {
    const { box, fill, stroke, state, font, context } = text;
    const size = text.size * this.#page.userUnit;
    if (context.isHidden || context.isMask || !this.prints) return;
    this.#page.fonts.add(font, this.#page.number, box);
    if (fill && !inkOfColor(fill).isWhite) this.#addColor(fill, 'text', text);
    if (stroke && !inkOfColor(stroke).isWhite) this.#addColor(stroke, 'text', text);
    this.#transparency.addState(
      state,
      Math.min(fill ? state.fillAlpha : 1, stroke ? state.strokeAlpha : 1),
      box,
    );
    if (context.isPattern) this.#overprint.addTile([fill, stroke].some(isAllPlates));
    if (context.isPattern || context.isAnnotation) return;
    const ground = this.#groundOfText(text, size);
    const isOnInk = ground !== 'paper';
    this.#texts.add(text, isOnInk);
    this.#lines.addText(text, isOnInk);
    this.#overprint.add({ box, fill, stroke, state, size, font: font.name, ground });
    const color = fill ?? stroke;
    const isInked = color !== null && !inkOfColor(color).isWhite;
    if (isInked) this.#widen(box);
    if (isInked && size > DISPLAY_TEXT) this.#addDisplayText(box, text.size);
    if (isInked || isOnInk) this.#nearTrim.add(box, 'text');
  }

  shading({ box, dict, resources, state, context }: PaintedShading): void {
    if (context.isHidden || context.isMask || !this.prints) return;
    const space = colorSpaceOf(this.#document, dict.get('ColorSpace'), resources);
    this.#addSpace(space, 'gradient', box);
    this.#inkUses.addSpace(space, 'gradient', context.isPattern ? null : box);
    if (space?.inks.includes('All')) this.#overprint.addRegistration(box);
    this.#transparency.addState(state, state.fillAlpha, box);
    if (context.isPattern || context.isAnnotation || context.isGlyph) return;
    this.#areas.add(box, space ? groundOf({ space, values: [] }) : 'inks');
    this.#ink(box, 'gradient');
  }

  group({ box, state, context }: PaintedGroup): void {
    if (context.isHidden || context.isMask || context.isAnnotation || !this.prints) return;
    // An opaque group changes nothing; its blending with what is below does.
    this.#transparency.addState(state, state.fillAlpha, box);
  }

  finish(): SurveyedMarks {
    const marks = this.#marks();
    const { texts, knockoutTexts, lines, colors, nearTrim, transparency, overprint } = marks;
    for (const kept of [texts, knockoutTexts, lines, colors, nearTrim, transparency, overprint])
      this.#page.budget.spend(kept.length);
    return marks;
  }

  #marks(): SurveyedMarks {
    return {
      number: this.#page.number,
      kept: this.#kept,
      inkBox: this.#inkBox,
      ...this.#texts.finish(),
      lines: this.#lines.finish(),
      colors: this.#colors.finish(),
      inks: this.#inkUses.finish(),
      edges: this.#edges.finish(),
      nearTrim: this.#nearTrim.finish(),
      transparency: this.#transparency.finish(),
      transparencyCount: this.#transparency.count,
      overprint: this.#overprint.finish(),
      patternImages: this.#patternImages,
      unprintedImages: this.#unprintedImages,
    };
  }

  #addColor(color: Color, kind: MarkKind, { box, context }: PaintedPath | PaintedText): void {
    this.#addSpace(color.space, kind, box);
    // A tile's box is that of the first tile, which may be off the page.
    this.#inkUses.addColor(color, kind, context.isPattern ? null : box);
  }

  #addSpace(space: ColorSpace | null, kind: MarkKind, box: Box | null): void {
    this.#page.inks.add(space);
    this.#colors.add(space, kind, box);
  }

  /** If dropped areas might be under small text, the page counts as not read completely. */
  #groundOfText({ box, fill, stroke }: PaintedText, size: number): Ground {
    const ground = this.#areas.groundAt(box);
    const color = fill ?? stroke;
    if (size > SMALL_TEXT || ground === 'inks' || !color || !this.#areas.wasDropped(box)) return ground;
    const { isWhite, isBlackAlone } = inkOfColor(color);
    if (isWhite || isBlackAlone) this.#faults.add('Too many objects to determine what is under small text');
    return ground;
  }

  /** A text line's box is taller than its letters: only the certainly inked part shows that text is cut. */
  #addDisplayText(box: Box, size: number): void {
    const [left, bottom, right, top] = this.#page.trim;
    const isAsHigh = (length: number) => Math.abs(length - size) < size * 0.02;
    const isLevel = isAsHigh(box[3] - box[1]);
    const isUpright = !isLevel && isAsHigh(box[2] - box[0]);
    const [x, y] = [size * (isLevel ? BEARING : LINE_GAP), size * (isUpright ? BEARING : LINE_GAP)];
    const isCut = box[0] + x < left || box[1] + y < bottom || box[2] - x > right || box[3] - y > top;
    if (isCut) this.#edges.add(box);
  }

  /** @param isOutline for a stroke of any shape, whose box says little */
  #ink(box: Box, kind: 'image' | 'line art' | 'gradient', isOutline = false): void {
    this.#widen(box);
    const narrow = Math.min(box[2] - box[0], box[3] - box[1]) * this.#page.userUnit;
    if (!isOutline || narrow < WIDEST_LINE) this.#edges.add(box);
    this.#nearTrim.add(box, kind);
  }

  #widen(box: Box): void {
    const known = this.#inkBox;
    this.#inkBox = known
      ? [
          Math.min(known[0], box[0]),
          Math.min(known[1], box[1]),
          Math.max(known[2], box[2]),
          Math.max(known[3], box[3]),
        ]
      : box;
  }
}

const isAllPlates = (color: Color | null): boolean => color !== null && inkOfColor(color).isRegistration;
