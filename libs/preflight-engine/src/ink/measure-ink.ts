import { Interpreter } from '../interpreter/interpreter.ts';
import type { PaintVisitor } from '../interpreter/visitor.ts';
import type { JobSpec } from '../job/job-spec.ts';
import { pageBoxesOf } from '../job/page-boxes.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PageNode } from '../pdf/page-tree.ts';
import { PdfError } from '../pdf/pdf-error.ts';
import type { PixelDecoder } from '../pixels/pixel-decoder.ts';
import { decodeImages } from './images/decode-images.ts';
import { InkBudget, TOO_MUCH } from './ink-budget.ts';
import { SourceModels } from '../icc/source-models.ts';
import { conditionOf } from '../icc/press-condition.ts';
import { FlatPaints } from './compositing/compositing.ts';
import { InkColors } from './color/ink-colors.ts';
import { Layering } from './compositing/layering.ts';
import { layerOf, OpenLayers } from './compositing/layer-stack.ts';
import { PatternPainter } from './patterns/pattern-painter.ts';
import { FunctionReader } from './functions/pdf-function.ts';
import { pageModelOf, printedRaster } from './compositing/page-model.ts';
import { Tiles } from './compositing/tiles.ts';
import { ImagePlan } from './images/image-plan.ts';
import { type InkCoverage, summarize } from './totals/ink-coverage.ts';
import { type ImageAt, InkPainter } from './ink-painter.ts';
import { type InkPlanes, inkPlanesOf } from './totals/ink-planes.ts';
import { InkRaster } from './raster/ink-raster.ts';
import { PageContent } from './page-content.ts';
import { SpotLooks } from './color/spot-looks.ts';
import { TextInk } from './text/text-ink.ts';
import { TypeMarks } from './text/type-marks.ts';

export interface InkOptions {
  /** Ink sum, percent, above which regions are reported. */
  limit: number;
  decoder: PixelDecoder;
  /** Maximum bytes of decoded images in memory. */
  imageBytes?: number;
  signal?: AbortSignal;
  /** The document's budget; by default a new one for this page. */
  budget?: InkBudget;
  /** The document's interpreter with the budget's limits, which counts operators. */
  interpreter?: Interpreter;
  /** The document's printing condition and color spaces; by default read for this page. */
  colors?: InkColors;
  /** May say the trim of a page that has no TrimBox. */
  job?: JobSpec | undefined;
  /** Receives the page's inks before the measurement is returned. */
  onPlanes?: ((planes: InkPlanes) => void | Promise<void>) | undefined;
}

/**
 * Renders a page's inks in cells at 72 dpi and measures them. Images are averaged to cells, shapes count with the share
 * of a cell they cover, and text isn't drawn. What couldn't be rendered is listed in `uncertain`.
 *
 * @throws the signal's reason; never for a problem in the file
 */
export async function measureInk(
  document: PdfDocument,
  page: PageNode,
  options: InkOptions,
): Promise<InkCoverage> {
  const { limit, decoder, imageBytes = 48_000_000, signal, budget = new InkBudget() } = options;
  const { interpreter = new Interpreter(document, budget.limits), onPlanes, job = {} } = options;
  budget.startPage();
  const { boxes } = pageBoxesOf(document, page, job);
  const { colors = inkColorsOf(document) } = options;
  const raster = new InkRaster(boxes.MediaBox, budget, { model: pageModelOf(document, page) });
  const content = new PageContent(document, page, boxes.MediaBox);
  const faults = content.faults;
  const run = (visitor: PaintVisitor): void => {
    try {
      budget.paint(() => content.run(interpreter, visitor));
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      faults.push(error.message);
    }
    faults.push(...interpreter.takeFaults());
  };

  const plan = new ImagePlan(document, raster.cell);
  const marks = onPlanes ? new TypeMarks(raster) : null;
  const text = new TextInk(raster, boxes.TrimBox, limit, marks);
  const tiles = new Tiles(budget);
  const functions = new FunctionReader(document);
  const store = { functions, page: layerOf(raster), colors, open: new OpenLayers(), tiles };
  const paints = new FlatPaints(document, colors);
  const patterns = new PatternPainter(functions, colors, tiles);
  const paint = (from: number, to: number, imageAt: ImageAt) => {
    run(new InkPainter(new Layering(store, { from, to }), { colors, paints, patterns, text, imageAt }));
  };
  // Paints up to the first image, then batch by batch, with as many images as memory allows.
  paint(0, Number.POSITIVE_INFINITY, (painted, mark) => {
    plan.add(painted, mark);
    return undefined;
  });
  for (const { from, to, images } of plan.batches(imageBytes)) {
    const decoded = await decodeImages(document, images, decoder, budget, signal);
    paint(from, to, (_, mark) => {
      const image = plan.imageAt(mark);
      return (image && decoded.get(image)) ?? null;
    });
  }
  signal?.throwIfAborted();
  if (raster.isExhausted) faults.push(TOO_MUCH);
  const coverage = budget.paint(() =>
    summarize(
      printedRaster(raster, colors),
      boxes,
      limit,
      text,
      [...new Set(faults)],
      colors.press.assumedName,
    ),
  );
  if (marks) await onPlanes?.(inkPlanesOf(coverage, marks, colors.looks));
  return coverage;
}

/** The printing condition and color spaces of a document. */
export const inkColorsOf = (document: PdfDocument): InkColors =>
  new InkColors(conditionOf(document), new SourceModels(document), new SpotLooks(document));
