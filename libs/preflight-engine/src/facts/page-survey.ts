import { colorSpaceOf } from '../interpreter/color-space.ts';
import type { Color, GraphicsState } from '../interpreter/graphics-state.ts';
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
import { isStream, type PdfDict } from '../pdf/objects.ts';
import { hidingRectangles, isOpaque } from './collectors/opaque-image.ts';
import { ArtworkText } from './collectors/artwork-text.ts';
import { imageSpaceOf, isRegistration } from './collectors/image-space.ts';
import { type ImageFact, imageFactsOf } from './image-facts.ts';
import { ScanCollector } from './collectors/scan-collector.ts';
import { detailOf } from './collectors/soft-image.ts';
import { inkOfColor, isGrayLight } from './ink-of-color.ts';
import {
  artworkColors,
  isTechnical,
  isTechnicalSpace,
  type MarkColors,
  printedColors,
} from './mark-colors.ts';
import { PageCollectors } from './page-collectors.ts';
import type { MarkKind, PageMarks } from './page-marks.ts';
import type { SurveyedPage } from './surveyed-page.ts';

/** Marks collected while a page is interpreted. */
type SurveyedMarks = Omit<PageMarks, 'groupFamily' | 'annotations' | 'isContentLost'>;

/** Collects the marks of one page that checks report. */
export class PageSurvey implements PaintVisitor {
  readonly images: ImageFact[] = [];
  /** Whether the current content prints; for a nonprinting annotation only images are listed. */
  prints = true;
  readonly #patternImages: ImageFact[] = [];
  readonly #unprintedImages: ImageFact[] = [];
  readonly #softImages: ImageFact[] = [];
  readonly #shapedImages: PageMarks['shapedImages'] = [];
  readonly #faults = new Set<string>();
  readonly #page: SurveyedPage;
  readonly #document: PdfDocument;
  readonly #found: PageCollectors;
  readonly #scan = new ScanCollector();
  readonly #artworkText: ArtworkText;

  constructor(page: SurveyedPage) {
    this.#page = page;
    this.#document = page.document;
    this.#found = new PageCollectors(page);
    this.#artworkText = new ArtworkText(page.trim, this.#found, this.#faults);
  }

  /** What couldn't be determined about a page that was read. */
  get faults(): readonly string[] {
    if (this.#found.edges.isCrowded) this.#faults.add('Too many objects along the trim to measure the bleed');
    return [...this.#faults];
  }

  /** The trim that drawn crop marks show. */
  get drawnTrim(): Box | null {
    return this.#found.cropMarks?.finish() ?? null;
  }

  image(image: PaintedImage): void {
    const facts = imageFactsOf(this.#document, image);
    const { isHidden, isMask, isPattern, isAnnotation, isGlyph } = image.context;
    (isPattern || isGlyph ? this.#patternImages : this.images).push(...facts);
    const isClippedAway = !image.box && !isPattern && !isGlyph;
    if (!this.prints || isClippedAway) this.#unprintedImages.push(...facts);
    const isVisible = this.#addDetail(image, facts);
    if (isHidden || isMask || !this.prints || !isVisible) return;
    const { dict, state, box } = image;
    const isStencil = facts[0]?.kind === 'stencil';
    const space = imageSpaceOf(this.#document, image, facts[0]);
    this.#page.inks.add(space);
    if (isStream(this.#document.value(dict, 'SMask')))
      this.#found.transparency.add({ kind: 'image mask', value: '', box });
    this.#found.transparency.addState(state, state.fillAlpha, box);
    if (box && !isPattern && this.#isCutAway(box)) return;
    this.#found.colors.add(space, 'image', box);
    const inkBox = isPattern ? null : box;
    if (box && isStencil) this.#found.inkUses.addColor(state.fill, 'image', inkBox);
    else if (box) this.#found.inkUses.addSpace(space, 'image', inkBox);
    const isArtwork = !isPattern && !isAnnotation && !isGlyph && !isStencil && !isTechnicalSpace(space);
    if (box && isArtwork && isOpaque(image)) this.#cover(box);
    const isAll = isRegistration(space, state, isStencil);
    if (isPattern) this.#found.overprint.addTile(isAll);
    else if (box && isAll && !isStencil) this.#found.overprint.addRegistration(box);
    if (!box || isPattern || isAnnotation || isGlyph) return;
    if (isStencil ? isTechnical(state.fill) : isTechnicalSpace(space)) {
      const color = isStencil || !space ? state.fill : { space, values: [] };
      this.#found.widen(box);
      this.#addFinishing({ fill: color, stroke: null }, state, [box]);
      return;
    }
    // A stencil covers only its own pixels, which may form a letter.
    // An image may be blank where text is, so that black on it isn't certain to knock out ink.
    if (!isStencil) this.#found.areas.add(box, 'black');
    if (isStencil) {
      const isOnInk = () => this.#found.areas.hasInk(box);
      const painted = { fill: state.fill, stroke: null, state };
      this.#found.overprint.add({ box, ...painted, text: null, ground: 'paper', isOnInk });
      if (inkOfColor(state.fill).isWhite) return;
    }
    // Whether the page is a scan is known at its end.
    const isLater = this.#scan.addImage(box, scanKindOf(facts[0]));
    this.#ink(box, isMasked(dict) ? null : 'image', !isLater);
  }

  path(path: PaintedPath): void {
    const { state, context } = path;
    if (context.isHidden || context.isMask || !this.prints) return;
    const colors = this.#colorsOf(path, path.box);
    if (!context.isPattern && !context.isGlyph) this.#found.cropMarks?.add(path, colors);
    // A tile's box is that of the first tile, which may be off the page.
    const box = context.isPattern ? path.box : this.#found.paths.remainderOf(path, colors);
    if (!box) return;
    this.#addColors(colors, 'line art', context.isPattern, box);
    const artwork = artworkColors(colors);
    const { fill, stroke } = artwork;
    if (!context.isPattern && !context.isGlyph)
      for (const hidden of hidingRectangles(path, artwork)) this.#cover(hidden);
    // The fill of a glyph is part of a letter.
    if (!context.isGlyph || stroke)
      this.#found.lines.add(path, artwork, context.patternBox ?? box, {
        isInk: () =>
          context.isPattern || (stroke ? strokesOf(path) : [box]).some((part) => this.#isOnInk(part)),
        isInkAround: (shape) => context.isPattern || this.#found.areas.hasInkAround(shape),
      });
    if (context.isGlyph) return;
    if (context.isPattern) return this.#found.overprint.addTile([fill, stroke].some(isAllPlates));
    const isOnInk = () => this.#found.areas.hasInk(box);
    this.#found.overprint.add({ box, fill, stroke, state, text: null, ground: 'paper', isOnInk });
    if (fill !== colors.fill) this.#addFinishing({ ...colors, stroke: null }, state, path.pieces.fills());
    if (stroke !== colors.stroke)
      this.#addFinishing(
        { ...colors, fill: null },
        state,
        path.pieces.strokes().map((piece) => piece.box),
      );
    if (isInked(colors)) {
      this.#found.widen(box);
      this.#scan.addDrawing();
    }
    this.#found.paths.add(path, artwork);
  }

  text(text: PaintedText): void {
    const { box, state, font, context } = text;
    const size = text.size * this.#page.userUnit;
    if (context.isHidden || context.isMask || !this.prints) return;
    this.#page.fonts.add(font, this.#page.number, box);
    const colors = this.#colorsOf(text, box);
    if (!context.isPattern && this.#isCutAway(box)) return;
    this.#addColors(colors, 'text', context.isPattern, box);
    const { fill, stroke } = artworkColors(colors);
    if (context.isPattern) this.#found.overprint.addTile([fill, stroke].some(isAllPlates));
    if (context.isPattern) return;
    this.#scan.addDrawing();
    if (isInked(colors)) this.#found.widen(box);
    this.#addFinishing(colors, state, [box]);
    if (fill || stroke) this.#artworkText.add({ ...text, fill, stroke }, size);
  }

  invisibleText(): void {
    this.#scan.addInvisibleText();
  }

  shading({ box, dict, resources, state, context }: PaintedShading): void {
    if (context.isHidden || context.isMask || !this.prints) return;
    const space = colorSpaceOf(this.#document, dict.get('ColorSpace'), resources);
    this.#page.inks.add(space);
    this.#found.transparency.addState(state, state.fillAlpha, box);
    if (!context.isPattern && this.#isCutAway(box)) return;
    this.#found.colors.add(space, 'gradient', box);
    this.#found.inkUses.addSpace(space, 'gradient', context.isPattern ? null : box);
    if (space?.inks.includes('All')) this.#found.overprint.addRegistration(box);
    if (context.isPattern || context.isAnnotation || context.isGlyph) return;
    // Its box is that of its clip, which may have any shape.
    this.#found.areas.add(box, 'black');
    this.#scan.addDrawing();
    this.#ink(box, 'gradient');
  }

  group({ box, state, context }: PaintedGroup): void {
    if (context.isHidden || context.isMask || context.isAnnotation || !this.prints) return;
    // An opaque group changes nothing; its blending with what is below does.
    this.#found.transparency.addState(state, state.fillAlpha, box);
  }

  finish(): SurveyedMarks {
    for (const box of this.#scan.images()) this.#found.edges.add(box);
    const marks = this.#found.finish();
    const { texts, knockoutTexts, lines, colors, nearTrim, transparency, overprint } = marks;
    for (const kept of [texts, knockoutTexts, lines, colors, nearTrim, transparency, overprint])
      this.#page.budget.spend(kept.length);
    return {
      number: this.#page.number,
      ...marks,
      patternImages: this.#patternImages,
      unprintedImages: this.#unprintedImages,
      softImages: this.#softImages,
      shapedImages: this.#shapedImages,
      isPicture: this.#scan.isPicture,
      isScan: this.#scan.isScan,
    };
  }

  /** @returns whether its mask shows any of it */
  #addDetail(painted: PaintedImage, facts: readonly ImageFact[]): boolean {
    const [image, mask] = facts;
    if (!image) return true;
    const detail = painted.context.isMask ? 'none' : detailOf(this.#document, painted, facts);
    if (detail === 'none' || detail === 'hidden') this.#softImages.push(image);
    if (detail === 'mask' && mask) this.#shapedImages.push({ image, mask });
    return detail !== 'hidden';
  }

  /** The colors that a mark prints, after recording what they need from the press. */
  #colorsOf(mark: PaintedPath | PaintedText, box: Box): MarkColors {
    const { fill, stroke, state } = mark;
    const alpha = Math.min(fill ? state.fillAlpha : 1, stroke ? state.strokeAlpha : 1);
    this.#found.transparency.addState(state, alpha, box);
    const colors = printedColors(mark, state);
    for (const color of [colors.fill, colors.stroke])
      if (color && !inkOfColor(color).isWhite) this.#page.inks.add(color.space);
    return colors;
  }

  #addColors({ fill, stroke }: MarkColors, kind: MarkKind, isPattern: boolean, box: Box): void {
    for (const color of [fill, stroke]) {
      if (!color || inkOfColor(color).isWhite) continue;
      this.#found.colors.add(color.space, kind, box, isGrayLight(color));
      this.#found.inkUses.addColor(color, kind, isPattern ? null : box);
    }
  }

  /** Drops the marks that something opaque is painted over. */
  #cover(box: Box): void {
    this.#found.texts.cover(box);
    this.#found.nearTrim.cover(box);
    this.#found.lines.cover(box);
    this.#found.overprint.cover(box);
  }

  /** @param parts of the mark, to see what is under them */
  #addFinishing(colors: MarkColors, state: GraphicsState, parts: readonly Box[]): void {
    const onInk = parts.find((part) => !this.#isCutAway(part) && this.#found.areas.hasInk(part));
    if (onInk) this.#found.overprint.addFinishing(colors, state, onInk);
  }

  #isOnInk(box: Box): boolean {
    return this.#found.areas.groundAt(box) !== 'paper';
  }

  /** What is outside the trim is no artwork: printer's marks, color bars, the slug. */
  #isCutAway([x0, y0, x1, y1]: Box): boolean {
    const [left, bottom, right, top] = this.#page.trim;
    return x1 <= left || x0 >= right || y1 <= bottom || y0 >= top;
  }

  /**
   * @param kind null if it may be blank at its edges
   * @param isArtwork whether it needs bleed where it reaches the trim
   */
  #ink(box: Box, kind: 'image' | 'gradient' | null, isArtwork = true): void {
    this.#found.widen(box);
    if (isArtwork) this.#found.edges.add(box);
    if (kind) this.#found.nearTrim.add(box, kind);
    if (kind === 'gradient') this.#found.borders.add(box);
  }
}

const strokesOf = ({ pieces }: PaintedPath): Box[] => pieces.strokes().map(({ box }) => box);

function scanKindOf(image: ImageFact | undefined): 'pixels' | '1-bit' | 'stencil' {
  if (image?.kind === 'stencil') return 'stencil';
  return image?.bitsPerComponent === 1 && image.components === 1 ? '1-bit' : 'pixels';
}

const isMasked = (dict: PdfDict): boolean => ['SMask', 'SMaskInData', 'Mask'].some((key) => dict.has(key));

const isInked = ({ fill, stroke }: MarkColors): boolean =>
  [fill, stroke].some((color) => color !== null && !inkOfColor(color).isWhite);

const isAllPlates = (color: Color | null): boolean => color !== null && inkOfColor(color).isRegistration;
