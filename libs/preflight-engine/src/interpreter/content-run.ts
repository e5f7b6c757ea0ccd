import type { Box } from '../pdf/boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isName, type PdfDict, PdfName, type PdfObject } from '../pdf/objects.ts';
import { type ColorSpace, colorSpaceOf } from './color-space.ts';
import type { FontMetrics } from './font-metrics.ts';
import type { Layers } from './layers.ts';
import type { Color, GraphicsState } from './graphics-state.ts';
import { identity, type Matrix } from './matrix.ts';
import { PathBounds } from './path-bounds.ts';
import { PathOutline } from './path-outline.ts';
import { pageContext, type PaintContext, type PaintVisitor } from './visitor.ts';

/** What operators need from the interpreter. */
export interface InterpreterHost {
  document: PdfDocument;
  visitor: PaintVisitor;
  /** The page's box; marks outside aren't painted. */
  page: Box;
  layers: Layers;
  metricsOf(font: PdfObject): FontMetrics | null;
  /** Interprets a form with the current state. */
  form(object: PdfObject, run: ContentRun, context: PaintContext): void;
  /** Counts an image against the limit. @throws PdfError limit */
  countImage(): void;
  /** Reports what a pattern color paints; a tile once per page and color. */
  pattern(color: Color | null, box: Box, run: ContentRun): void;
  /** Interprets a Type 3 glyph where it has to be. @param toPage from text space @returns whether it sets its own colors */
  glyph(font: FontMetrics, code: number, toPage: Matrix, run: ContentRun): boolean;
  /** Receives messages about unreadable parts of the page. */
  fault(message: string): void;
}

const MAX_STATE_DEPTH = 512;

/** The state of one content stream while it is interpreted. */
export class ContentRun {
  state: GraphicsState;
  readonly path = new PathBounds();
  /** Start of the subpath and current point, in user space. */
  pen: readonly [x: number, y: number] = [0, 0];
  /** Set by `W`: the next path also becomes part of the clip. */
  isClipping = false;
  isClippingEvenOdd = false;
  textMatrix: Matrix = identity;
  lineMatrix: Matrix = identity;
  /** On the page, the text of this text object that becomes a clip at its end. */
  textClip: Box | null = null;
  metrics: FontMetrics | null = null;
  /** Colors come from outside, as in an uncolored tile, so color operators are ignored. ISO 32000-1, 8.7.3.3 and 9.6.5 */
  isColorGiven: boolean;
  /** Called by `d1`: the glyph is a shape that takes the text's color. */
  beginShape: (() => void) | null = null;
  /** For each open marked content, whether it is in a hidden layer. */
  readonly marked: boolean[] = [];
  readonly #stack: { state: GraphicsState; metrics: FontMetrics | null }[] = [];

  readonly host: InterpreterHost;
  readonly resources: PdfDict | null;
  /** Keys of the enclosing forms, including this one. */
  readonly forms: ReadonlySet<string>;
  /** From this stream's space to the page, the space of its patterns. */
  readonly base: Matrix;
  readonly #outline: PathOutline | null;
  readonly #context: PaintContext;
  readonly #outer: ContentRun | null;
  /** States beyond the nesting limit that haven't been restored yet. */
  #unsavedStates = 0;
  readonly #deviceSpaces = new Map<string, ColorSpace | null>();

  constructor(
    host: InterpreterHost,
    resources: PdfDict | null,
    state: GraphicsState,
    forms: ReadonlySet<string>,
    context: PaintContext = pageContext,
    outer: ContentRun | null = null,
  ) {
    this.host = host;
    this.resources = resources;
    this.state = state;
    this.forms = forms;
    this.#outline = host.visitor.needsOutlines ? new PathOutline() : null;
    this.base = state.matrix;
    this.isColorGiven = outer?.isColorGiven ?? false;
    this.#context = context;
    this.#outer = outer;
  }

  /** The current path, only while the visitor needs outlines. */
  get outline(): PathOutline | null {
    return this.#outline && this.host.visitor.needsOutlines ? this.#outline : null;
  }

  /** The context for what is painted now. */
  get context(): PaintContext {
    const isHidden = this.#context.isHidden || this.marked.includes(true);
    return isHidden === this.#context.isHidden ? this.#context : { ...this.#context, isHidden };
  }

  /** Many programs set values again that are current; the state stays the same object then. */
  change(changes: Partial<GraphicsState>): void {
    const { state } = this;
    for (const key in changes)
      if (changes[key as keyof GraphicsState] !== state[key as keyof GraphicsState]) {
        this.state = { ...state, ...changes };
        return;
      }
  }

  push(): void {
    if (this.#stack.length < MAX_STATE_DEPTH) {
      this.#stack.push({ state: this.state, metrics: this.metrics });
      return;
    }
    this.#unsavedStates += 1;
    this.host.fault(`Graphics states are nested deeper than ${MAX_STATE_DEPTH} levels`);
  }

  pop(): void {
    if (this.#unsavedStates > 0) {
      this.#unsavedStates -= 1;
      return;
    }
    const kept = this.#stack.pop();
    if (!kept) return;
    this.state = kept.state;
    this.metrics = kept.metrics;
  }

  /** A named resource, as written; resources missing from a form are looked up in the enclosing content. */
  resource(kind: string, name: PdfObject): PdfObject {
    const all = this.resources && this.host.document.value(this.resources, kind);
    const found = isDict(all ?? null) && isName(name) ? (all as PdfDict).get(name.name) : null;
    return found ?? this.#outer?.resource(kind, name) ?? null;
  }

  /** A device space, or the default space that replaces it. */
  deviceSpace(name: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'): ColorSpace | null {
    const known = this.#deviceSpaces.get(name);
    if (known !== undefined) return known;
    const space = colorSpaceOf(this.host.document, new PdfName(name), this.resources);
    this.#deviceSpaces.set(name, space);
    return space;
  }
}

/** Executes one operator. */
export type Operator = (run: ContentRun, operands: readonly PdfObject[]) => void;
export type Operators = Readonly<Record<string, Operator>>;
