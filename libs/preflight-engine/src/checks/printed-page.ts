import type { PageFacts } from '../facts/document-facts.ts';
import type { PageMarks } from '../facts/page-marks.ts';
import type { InkFacts } from '../facts/ink-facts.ts';
import type { CheckInput } from './check.ts';

/** The facts, marks and ink of one page. */
export interface PrintedPage {
  facts: PageFacts;
  marks: PageMarks;
  ink: InkFacts | null;
  /** Width and height of the trim after rotation, pt. */
  trim: readonly [width: number, height: number];
  /** Converts a length in page units to pt. */
  pt: (length: number) => number;
}

export function* printedPages({
  facts,
  marks,
  ink,
}: Pick<CheckInput, 'facts' | 'marks' | 'ink'>): Generator<PrintedPage> {
  for (const [index, page] of facts.pages.entries()) {
    const pageMarks = marks[index];
    if (!pageMarks) continue;
    const pt = (length: number) => length * page.userUnit;
    const [x0, y0, x1, y1] = page.boxes.TrimBox;
    const [width, height] = [pt(x1 - x0), pt(y1 - y0)];
    const isTurned = page.rotate % 180 !== 0;
    yield {
      facts: page,
      marks: pageMarks,
      ink: ink?.[index] ?? null,
      trim: isTurned ? [height, width] : [width, height],
      pt,
    };
  }
}
