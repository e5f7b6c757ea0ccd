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
import type { PaintVisitor, Passage } from './visitor.ts';

/** What operators need of the interpreter around them. */
export interface Surroundings {
  document: PdfDocument;
  visitor: PaintVisitor;
  /** Box of the page: what lies outside is not painted. */
  page: Box;
  layers: Layers;
  metricsOf(font: PdfObject): FontMetrics | null;
  /** Runs a form with the state it is painted in. */
  form(object: PdfObject, run: ContentRun, passage: Passage): void;
  /** Counts an image against the limit. @throws PdfError limit */
  countImage(): void;
  /** Tells what a pattern paints with, where a colour is one: of a tile once a page and colour. */
  pattern(color: Color | null, box: Box, run: ContentRun): void;
  /** Runs the glyphs of a string that instructions draw, each once a page. @param toPage from the text's space */
  glyph(font: FontMetrics, code: number, toPage: Matrix, run: ContentRun): void;
  /** Is told what of the page could not be read. */
  fault(message: string): void;
}

const straight: Passage = {
  isHidden: false,
  isMask: false,
  isPattern: false,
  isAnnotation: false,
  isGlyph: false,
};

const DEEPEST_STATE = 512;

/** One content stream while it is run: its state, its path, its text. */
export class ContentRun {
  state: GraphicsState;
  readonly path = new PathBounds();
  /** Its shape, only for visitors that want outlines. */
  readonly outline: PathOutline | null;
  /** Where the path is, in user space; of the last moveto and of the pen. */
  pen: readonly [x: number, y: number] = [0, 0];
  /** `W` was seen: the path that ends next becomes part of the clip. */
  isClipping = false;
  isClippingEvenOdd = false;
  textMatrix: Matrix = identity;
  lineMatrix: Matrix = identity;
  metrics: FontMetrics | null = null;
  /** In what has its colour from outside, as an uncoloured tile: its own colours are none. ISO 32000-1, 8.7.3.3 and 9.6.5 */
  isColorGiven: boolean;
  /** Of a glyph: it turns out to be a shape, which the text gives its colour. */
  beginShape: (() => void) | null = null;
  /** Of each marked content that is open, whether it is a layer that is off. */
  readonly marked: boolean[] = [];
  readonly #stack: { state: GraphicsState; metrics: FontMetrics | null }[] = [];

  readonly around: Surroundings;
  readonly resources: PdfDict | null;
  /** Keys of the forms that this one is in, its own included. */
  readonly forms: ReadonlySet<string>;
  /** From this stream's space to the page, in which its patterns lie. */
  readonly base: Matrix;
  readonly #passage: Passage;
  readonly #outer: ContentRun | null;
  /** States that were too many to keep, and not given back yet. */
  #unkept = 0;
  readonly #deviceSpaces = new Map<string, ColorSpace | null>();

  constructor(
    around: Surroundings,
    resources: PdfDict | null,
    state: GraphicsState,
    forms: ReadonlySet<string>,
    passage: Passage = straight,
    outer: ContentRun | null = null,
  ) {
    this.around = around;
    this.resources = resources;
    this.state = state;
    this.forms = forms;
    this.outline = around.visitor.wantsOutlines ? new PathOutline() : null;
    this.base = state.matrix;
    this.isColorGiven = outer?.isColorGiven ?? false;
    this.#passage = passage;
    this.#outer = outer;
  }

  /** Of what is painted now. */
  get passage(): Passage {
    const isHidden = this.#passage.isHidden || this.marked.includes(true);
    return isHidden === this.#passage.isHidden ? this.#passage : { ...this.#passage, isHidden };
  }

  change(changes: Partial<GraphicsState>): void {
    this.state = { ...this.state, ...changes };
  }

  push(): void {
    if (this.#stack.length < DEEPEST_STATE) {
      this.#stack.push({ state: this.state, metrics: this.metrics });
      return;
    }
    this.#unkept += 1;
    this.around.fault(`Graphics states are nested deeper than ${DEEPEST_STATE} levels`);
  }

  pop(): void {
    if (this.#unkept > 0) {
      this.#unkept -= 1;
      return;
    }
    const kept = this.#stack.pop();
    if (!kept) return;
    this.state = kept.state;
    this.metrics = kept.metrics;
  }

  /** What resources of a kind hold under a name, as written; what a form leaves out is sought around it. */
  resource(kind: string, name: PdfObject): PdfObject {
    const all = this.resources && this.around.document.value(this.resources, kind);
    const found = isDict(all ?? null) && isName(name) ? (all as PdfDict).get(name.name) : null;
    return found ?? this.#outer?.resource(kind, name) ?? null;
  }

  /** A device space, or what the resources put in its place. */
  deviceSpace(name: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'): ColorSpace | null {
    const known = this.#deviceSpaces.get(name);
    if (known !== undefined) return known;
    const space = colorSpaceOf(this.around.document, new PdfName(name), this.resources);
    this.#deviceSpaces.set(name, space);
    return space;
  }
}

/** Does what one operator says. */
export type Operator = (run: ContentRun, operands: readonly PdfObject[]) => void;
export type Operators = Readonly<Record<string, Operator>>;
