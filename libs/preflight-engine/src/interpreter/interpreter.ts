import { type Box, boxIn } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isRef, isStream, type PdfDict, type PdfObject, type PdfStream } from '../pdf/objects.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import { colorSpaceOf, isKnown } from './color-space.ts';
import { ContentReader } from './content-reader.ts';
import { ContentRun, type Operators, type InterpreterHost } from './content-run.ts';
import { type FontMetrics, KnownFonts } from './font-metrics.ts';
import { type Color, type GraphicsState, initialState } from './graphics-state.ts';
import { DrawnGlyphs, shapeVisitor } from './drawn-glyphs.ts';
import { Layers } from './layers.ts';
import { boxAfter, fitting, identity, type Matrix, matrixIn, multiply } from './matrix.ts';
import { visible } from './operators/path-operators.ts';
import { markedContentOperators } from './operators/marked-content-operators.ts';
import { colorOperators } from './operators/color-operators.ts';
import { objectOperators, paintInline } from './operators/object-operators.ts';
import { pathOperators } from './operators/path-operators.ts';
import { stateOperators } from './operators/state-operators.ts';
import { textOperators } from './operators/text-operators.ts';
import { tileKeyOf, tileStepOf } from './tiling-pattern.ts';
import { groupOf, placedForm, stateWithin } from './placed-form.ts';
import { TransparencyUses } from './transparency-uses.ts';
import type { PaintVisitor, PaintContext } from './visitor.ts';

export interface InterpreterLimits {
  /** Maximum operators per file. */
  operators: number;
  /** Maximum painted images per file, repeats included. */
  images: number;
}

const MAX_FORM_DEPTH = 24;
const MAX_FAULTS = 20;
/** Maximum distinct pattern tiles (per color) and Type 3 glyphs on one page. */
const MAX_TILES = 4_096;
const MAX_GLYPHS = 2_048;
/** Maximum repeated Type 3 glyphs on one page. */
const MAX_REPEATS = 100_000;
/** Approximate extent of a glyph in text space. */
const emBox: Box = [0, 0, 1, 1];
const noVisitor: PaintVisitor = { image() {}, path() {}, text() {}, shading() {}, group() {} };
const operators = new Map(
  Object.entries<Operators[string]>({
    ...stateOperators,
    ...pathOperators,
    ...colorOperators,
    ...textOperators,
    ...objectOperators,
    ...markedContentOperators,
  }),
);

/** Interprets page content. One instance per file, so that its limits apply to all pages. */
export class Interpreter {
  readonly #document: PdfDocument;
  #visitor: PaintVisitor = noVisitor;
  readonly #fonts: KnownFonts;
  readonly #layers: Layers;
  readonly #transparency: TransparencyUses;
  readonly #faults = new Set<string>();
  /** Pattern tiles already painted on the page. */
  readonly #tiles = new Set<string>();
  /** Type 3 glyphs already painted on the page. */
  readonly #glyphs = new DrawnGlyphs(MAX_GLYPHS, MAX_REPEATS);
  #operatorsLeft: number;
  #imagesLeft: number;

  constructor(document: PdfDocument, limits: InterpreterLimits) {
    this.#document = document;
    this.#fonts = new KnownFonts(document);
    this.#layers = new Layers(document);
    this.#transparency = new TransparencyUses(document);
    this.#operatorsLeft = limits.operators;
    this.#imagesLeft = limits.images;
  }

  /** Interprets a page's content. @throws PdfError limit */
  page(bytes: Uint8Array, resources: PdfDict | null, page: Box, visitor: PaintVisitor): void {
    this.#visitor = visitor;
    this.#tiles.clear();
    this.#glyphs.clear();
    this.#run(bytes, new ContentRun(this.#host(page), resources, initialState(), new Set()));
  }

  /** Interprets an annotation's appearance, fitted to its rectangle. ISO 32000-1, 12.5.5. */
  appearance(stream: PdfStream, rectangle: Box | null, page: Box, visitor: PaintVisitor): void {
    this.#visitor = visitor;
    const frame = boxIn(this.#document, stream.dict, 'BBox');
    const drawn = frame && boxAfter(matrixIn(this.#document, stream.dict), frame);
    const state = initialState(drawn && rectangle ? fitting(drawn, rectangle) : identity);
    const run = new ContentRun(this.#host(page), null, state, new Set());
    this.#form(stream, run, { ...run.context, isAnnotation: true });
  }

  /** Faults found since the last call. */
  takeFaults(): string[] {
    const faults = [...this.#faults];
    this.#faults.clear();
    return faults;
  }

  #host(page: Box): InterpreterHost {
    return {
      document: this.#document,
      visitor: this.#visitor,
      page,
      layers: this.#layers,
      metricsOf: (font) => this.#fonts.metricsOf(font),
      form: (object, run, context) => this.#form(object, run, context),
      countImage: () => this.#countImage(),
      pattern: (color, box, run) => this.#pattern(color, box, run),
      glyph: (font, code, toPage, run) => this.#glyph(font, code, toPage, run),
      fault: this.#fault,
    };
  }

  #run(bytes: Uint8Array, run: ContentRun): void {
    const content = new ContentReader(bytes, this.#fault);
    while (content.next()) {
      const { operator, operands, inlineImage } = content;
      this.#operatorsLeft -= 1;
      if (this.#operatorsLeft < 0)
        throw new PdfError('limit', 'The file exceeds the limit of drawing operators');
      if (inlineImage) paintInline(run, inlineImage);
      else operators.get(operator)?.(run, operands);
    }
  }

  #form(object: PdfObject, outer: ContentRun, context: PaintContext): void {
    const stream = this.#document.resolve(object);
    if (!isStream(stream)) return this.#fault('A form XObject is missing');
    const isHidden = context.isHidden || this.#layers.isHidden(stream.dict.get('OC'));
    const placed = placedForm(this.#document, stream, outer, { ...context, isHidden });
    const { visitor } = outer.host;
    // Only visitors that render groups need to know what is inside.
    const transparency = this.#visitor.endGroup ? this.#transparency : null;
    const group = groupOf(this.#document, stream, placed, transparency);
    if (group) visitor.group(group);
    const within = stateWithin(placed, {
      isGroup: group !== null,
      isRendered: visitor.endGroup !== undefined,
    });
    this.#inner(object, stream, outer, within, placed.context);
    if (group) visitor.endGroup?.();
  }

  /** Reports the contents of a pattern where it is painted. ISO 32000-1, 8.7. */
  #pattern(color: Color | null, box: Box, outer: ContentRun): void {
    if (!color?.pattern) return;
    const pattern = this.#document.resolve(color.pattern);
    if (isStream(pattern)) return this.#tile(color, pattern, box, outer);
    const shading = isDict(pattern) ? this.#document.value(pattern, 'Shading') : null;
    const dict = isStream(shading) ? shading.dict : shading;
    if (!isDict(dict)) return this.#fault('A pattern is neither a tiling pattern nor a gradient');
    const { resources, state } = outer;
    if (!isKnown(colorSpaceOf(this.#document, dict.get('ColorSpace'), resources)))
      this.#fault('A gradient has an unknown color space');
    const context = { ...outer.context, isPattern: true };
    outer.host.visitor.shading({ isColor: true, box, dict, stream: null, resources, context, state });
  }

  /** Interprets the first tile of a pattern, once per color, in the space of the stream that names the pattern. */
  #tile(color: Color, stream: PdfStream, box: Box, outer: ContentRun): void {
    const { pattern = null, space, values, patternBase = outer.base } = color;
    const isUncolored = this.#document.value(stream.dict, 'PaintType') === 2;
    const { isHidden, isMask, isAnnotation } = outer.context;
    const tile = tileKeyOf(color);
    const key = tile === null ? '' : `${tile} ${isHidden} ${isMask} ${isAnnotation}`;
    if (key && this.#tiles.has(key)) return;
    if (this.#tiles.size >= MAX_TILES) return this.#fault(`A page uses more than ${MAX_TILES} patterns`);
    if (key) this.#tiles.add(key);
    const start = initialState(multiply(matrixIn(this.#document, stream.dict), patternBase));
    // The first tile may be off the page even though others cover it.
    const cell = boxIn(this.#document, stream.dict, 'BBox');
    const page = cell ? boxAfter(start.matrix, cell) : outer.host.page;
    const host = { ...outer.host, page };
    const within = new ContentRun(host, outer.resources, outer.state, outer.forms, outer.context, outer);
    if (isUncolored && !space.base) this.#fault('An uncolored pattern is used without a color');
    const given = isUncolored && space.base ? { space: space.base, values } : null;
    const context = { ...outer.context, isPattern: true, patternBox: outer.context.patternBox ?? box };
    const { visitor } = outer.host;
    const matrix = visitor.beginTile
      ? visitor.beginTile({
          key: tile ?? '',
          matrix: start.matrix,
          box: cell ?? [0, 0, 0, 0],
          step: tileStepOf(this.#document, stream),
          context,
        })
      : start.matrix;
    if (!matrix) return;
    if (matrix !== start.matrix && cell) host.page = boxAfter(matrix, cell);
    const placed = { ...start, matrix };
    const state = given ? { ...placed, fill: given, stroke: given } : placed;
    this.#inner(pattern, stream, within, state, context, (run) => {
      run.isColorGiven = isUncolored;
    });
    visitor.endTile?.();
  }

  /**
   * Interprets a Type 3 glyph: once per page and font, or wherever it is shown if it sets its own colors and the visitor
   * needs them there.
   * @returns whether it sets its own colors
   */
  #glyph(font: FontMetrics, code: number, toPage: Matrix, outer: ContentRun): boolean {
    const { isHidden, isMask, isPattern, isAnnotation } = outer.context;
    const isSeen = visible(outer, boxAfter(toPage, emBox)) !== null;
    const contextKey = [isHidden, isMask, isPattern, isAnnotation, isSeen].map(Number).join('');
    const isRepeated = outer.host.visitor.repeatsGlyphs === true && !isHidden;
    const found =
      this.#glyphs.next(this.#document, font, code, contextKey) ??
      (isRepeated ? this.#glyphs.again(font, code) : null);
    if (found === null || typeof found === 'string') {
      if (found !== null) this.#fault(found);
      return this.#glyphs.isColored(font, code);
    }
    const stream = this.#document.resolve(found);
    if (!isStream(stream)) {
      this.#fault('A Type 3 glyph is missing');
      return false;
    }
    const matrix = multiply(font.glyphMatrix ?? identity, toPage);
    const own = this.#document.value(font.dict, 'Resources');
    const resources = isDict(own) ? own : outer.resources;
    const host = { ...outer.host };
    const context = { ...outer.context, isGlyph: true };
    const within = new ContentRun(host, resources, outer.state, outer.forms, context, outer);
    let isShape = false;
    this.#inner(found, stream, within, { ...outer.state, matrix }, context, (run) => {
      run.isColorGiven = outer.isColorGiven;
      // `d1` declares that the glyph is only a shape.
      run.beginShape = () => {
        isShape = true;
        run.isColorGiven = true;
        host.visitor = shapeVisitor(outer.host.visitor);
      };
    });
    if (!isShape) this.#glyphs.noteColored(font, code, found);
    return !isShape;
  }

  readonly #fault = (message: string): void => {
    if (this.#faults.size < MAX_FAULTS) this.#faults.add(message);
  };

  #inner(
    object: PdfObject,
    stream: PdfStream,
    outer: ContentRun,
    state: GraphicsState,
    context: PaintContext,
    prepare: (run: ContentRun) => void = () => {},
  ): void {
    const key = isRef(object) ? object.key : `at depth ${outer.forms.size}`;
    if (outer.forms.size >= MAX_FORM_DEPTH)
      return this.#fault(`Form XObjects are nested deeper than ${MAX_FORM_DEPTH} levels`);
    if (outer.forms.has(key)) return this.#fault('A form XObject contains itself');
    const bytes = this.#decoded(stream);
    if (!bytes) return;
    const own = this.#document.value(stream.dict, 'Resources');
    const forms = new Set([...outer.forms, key]);
    const run = new ContentRun(outer.host, isDict(own) ? own : outer.resources, state, forms, context, outer);
    prepare(run);
    this.#run(bytes, run);
  }

  #countImage(): void {
    this.#imagesLeft -= 1;
    if (this.#imagesLeft < 0) throw new PdfError('limit', 'The file exceeds the limit of images');
  }

  /** Null if the stream can't be read; the rest of the page still can. */
  #decoded(stream: PdfStream): Uint8Array | null {
    try {
      return this.#document.decode(stream).bytes;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      this.#fault(error.message);
      return null;
    }
  }
}
