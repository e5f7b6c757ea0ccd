import type { InkFacts } from '../facts/ink-facts.ts';
import { Interpreter } from '../interpreter/interpreter.ts';
import type { JobSpec } from '../job/job-spec.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PageNode } from '../pdf/page-tree.ts';
import { PixelDecoder } from '../pixels/pixel-decoder.ts';
import { InkBudget, type InkLimits, TOO_MUCH } from './ink-budget.ts';
import type { InkCoverage } from './totals/ink-coverage.ts';
import type { InkPlanes } from './totals/ink-planes.ts';
import type { InkColors } from './color/ink-colors.ts';
import { inkColorsOf, measureInk } from './measure-ink.ts';

export interface InkPagesOptions {
  /** Ink sum, percent, above which regions are reported. */
  limit: number;
  signal?: AbortSignal | undefined;
  /** A shared decoder; by default a new one. */
  decoder?: PixelDecoder | undefined;
  /** Limits of all pages together. */
  limits?: Partial<InkLimits>;
  /** May say the trim of pages that have no TrimBox. */
  job?: JobSpec | undefined;
}

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
  readonly #job: JobSpec | undefined;
  readonly #colors: InkColors;

  constructor(document: PdfDocument, { limit, signal, decoder, limits = {}, job }: InkPagesOptions) {
    this.#document = document;
    this.#limit = limit;
    this.#signal = signal;
    this.#decoder = decoder ?? new PixelDecoder();
    this.#isOwn = decoder === undefined;
    this.#budget = new InkBudget(limits);
    this.#interpreter = new Interpreter(document, this.#budget.limits);
    this.#job = job;
    this.#colors = inkColorsOf(document);
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
      colors: this.#colors,
      job: this.#job,
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
  estimatedByTotal: coverage.estimatedByTotal,
  assumedCondition: coverage.assumedCondition,
  heavyTexts: coverage.heavyTexts,
  printedInks: coverage.printedInks,
  uncertain: coverage.uncertain,
  paintedBleed: coverage.paintedBleed,
  paintedEdge: coverage.paintedEdge,
  paintedAlong: coverage.paintedAlong,
  darkEdge: coverage.darkEdge,
});

/** The result for a page beyond the limits. */
const unpainted: InkFacts = {
  maxTotal: 0,
  areaByTotal: [],
  regions: [],
  textAreaByTotal: [],
  estimatedByTotal: [],
  assumedCondition: null,
  heavyTexts: [],
  printedInks: null,
  uncertain: [TOO_MUCH],
  paintedBleed: { left: null, bottom: null, right: null, top: null },
  paintedEdge: { left: null, bottom: null, right: null, top: null },
  paintedAlong: { left: null, bottom: null, right: null, top: null },
  darkEdge: { left: 1, bottom: 1, right: 1, top: 1 },
};
