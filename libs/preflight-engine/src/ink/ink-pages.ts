import type { InkFacts } from '../facts/ink-facts.ts';
import { Interpreter } from '../interpreter/interpreter.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PageNode } from '../pdf/page-tree.ts';
import { PixelDecoder } from '../pixels/pixel-decoder.ts';
import { InkBudget, type InkLimits, TOO_MUCH } from './ink-budget.ts';
import type { InkCoverage } from './ink-coverage.ts';
import type { InkPlanes } from './ink-planes.ts';
import { measureInk } from './measure-ink.ts';

/** Measures the ink of a document's pages one by one; keeps the results, not the rasters. */
export class InkPages implements Disposable {
  readonly pages: InkFacts[] = [];
  readonly #document: PdfDocument;
  readonly #limit: number;
  readonly #signal: AbortSignal | undefined;
  readonly #decoder: PixelDecoder;
  readonly #isOwn: boolean;
  readonly #budget: InkBudget;
  readonly #interpreter: Interpreter;

  /**
   * @param limit ink sum, percent, above which regions are reported
   * @param decoder shared decoder; by default a new one
   * @param limits for all pages together
   */
  constructor(
    document: PdfDocument,
    limit: number,
    signal: AbortSignal | undefined,
    decoder: PixelDecoder | undefined,
    limits: Partial<InkLimits> = {},
  ) {
    this.#document = document;
    this.#limit = limit;
    this.#signal = signal;
    this.#decoder = decoder ?? new PixelDecoder();
    this.#isOwn = decoder === undefined;
    this.#budget = new InkBudget(limits);
    this.#interpreter = new Interpreter(document, this.#budget.limits);
  }

  /**
   * @param onPlanes receives the page's inks; not called for pages beyond the limits
   * @throws the signal's reason
   */
  async paint(node: PageNode, onPlanes?: (planes: InkPlanes) => void | Promise<void>): Promise<void> {
    if (this.#budget.isSpent) {
      this.pages.push(unpainted);
      return;
    }
    const coverage = await measureInk(this.#document, node, {
      limit: this.#limit,
      decoder: this.#decoder,
      budget: this.#budget,
      interpreter: this.#interpreter,
      onPlanes,
      ...(this.#signal && { signal: this.#signal }),
    });
    this.pages.push(factsOf(coverage));
  }

  [Symbol.dispose](): void {
    if (this.#isOwn) this.#decoder.close();
  }
}

const factsOf = (coverage: InkCoverage): InkFacts => ({
  maxTotal: coverage.maxTotal,
  areaByTotal: coverage.areaByTotal,
  regions: coverage.regions,
  textAreaByTotal: coverage.textAreaByTotal,
  heavyTexts: coverage.heavyTexts,
  uncertain: coverage.uncertain,
  paintedBleed: coverage.paintedBleed,
  paintedEdge: coverage.paintedEdge,
});

/** The result for a page beyond the limits. */
const unpainted: InkFacts = {
  maxTotal: 0,
  areaByTotal: [],
  regions: [],
  textAreaByTotal: [],
  heavyTexts: [],
  uncertain: [TOO_MUCH],
  paintedBleed: { left: null, bottom: null, right: null, top: null },
  paintedEdge: { left: null, bottom: null, right: null, top: null },
};
