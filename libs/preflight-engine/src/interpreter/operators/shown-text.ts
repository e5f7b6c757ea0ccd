import { isNumber, type PdfObject, PdfString } from '../../pdf/objects.ts';
import type { ContentRun } from '../content-run.ts';
import type { FontMetrics } from '../font-metrics.ts';
import { around } from '../../pdf/box-relations.ts';
import { boxAfter, type Matrix, multiply } from '../matrix.ts';
import { visible } from './path-operators.ts';
import { eachCode, outlinesOf } from './text-outlines.ts';

/** Share of the em above and below the baseline that letters of most fonts need. */
const ASCENT = 0.75;
const DESCENT = -0.25;
/** Thousandths of an em: a wider gap inside a text is a word space, a narrower one kerning. */
const WORD_GAP = 180;
const UNKNOWN = '\ufffd';

/** Shows strings with spacing, reported as one text, because kerning splits words into many strings. */
export function showText(run: ContentRun, items: readonly PdfObject[]): void {
  const { metrics, state } = run;
  const isPainted = state.renderMode % 4 !== 3;
  const isClip = state.renderMode > 3;
  if (!metrics) {
    const isShown = items.some((item) => item instanceof PdfString && item.bytes.length > 0);
    if (isShown && (isPainted || isClip)) run.host.fault('Text uses a font that is missing from the file');
    return;
  }
  const start = run.textMatrix;
  const hasOwnColors = metrics.glyphMatrix && isPainted ? drawGlyphs(run, items, metrics, start) : false;
  const { width, length, from, to } = extentOf(run, items, metrics);
  run.textMatrix = multiply([1, 0, 0, 1, width, 0], start);
  if (length > 0 && !isPainted) run.host.visitor.invisibleText?.();
  if (length === 0 || (!isPainted && !isClip)) return;
  const toPage = multiply(start, state.matrix);
  const { fontSize, rise } = state;
  const em = fontSize * metrics.em;
  const extent = boxAfter(toPage, [from, rise + em * DESCENT, to, rise + em * ASCENT]);
  // The mode doesn't apply to Type 3. ISO 32000-1, 9.3.6.
  if (isClip && !metrics.glyphMatrix) {
    const outlines = outlinesOf(state, items, metrics);
    const whole = outlines ? around(extent, boxAfter(toPage, outlines.box)) : extent;
    run.textClip = run.textClip ? around(run.textClip, whole) : whole;
  }
  if (!isPainted) return;
  const seen = visible(run, extent);
  if (!seen) return;
  const mode = state.renderMode % 4;
  if (mode !== 1) run.host.pattern(state.fill, seen, run);
  if (mode !== 0) run.host.pattern(state.stroke, seen, run);
  run.host.visitor.text({
    box: seen,
    extent,
    outlineBox: () => {
      const outlines = outlinesOf(state, items, metrics);
      const inked = outlines && visible(run, boxAfter(toPage, outlines.box));
      return inked && outlines ? { box: inked, isExact: outlines.isExact } : null;
    },
    isUpright: Math.abs(toPage[1]) > Math.abs(toPage[0]),
    size: Math.abs(fontSize) * heightAfter(toPage) * metrics.em,
    font: metrics,
    length,
    words: () => wordsOf(items, metrics),
    fill: mode === 0 || mode === 2 ? state.fill : null,
    stroke: mode === 1 || mode === 2 ? state.stroke : null,
    hasOwnColors,
    context: run.context,
    state,
  });
}

/** The factor by which letters grow across their line; a slant makes them longer, not larger. */
function heightAfter([a, b, c, d]: Matrix): number {
  const along = Math.hypot(a, b);
  return along > 0 ? Math.abs(a * d - b * c) / along : 0;
}

interface Extent {
  /** Distance to the start of the next text. */
  width: number;
  /** Codes whose glyphs aren't blank. */
  length: number;
  /** Distance from the first of those glyphs to the end of the last one, without the spacing after it. */
  from: number;
  to: number;
}

/** Lengths in text space, along the line. */
function extentOf({ state }: ContentRun, items: readonly PdfObject[], font: FontMetrics): Extent {
  const { fontSize, characterSpacing, wordSpacing, horizontalScale } = state;
  const unit = font.glyphMatrix ? Math.abs(font.glyphMatrix[0]) : 0.001;
  const extent = { width: 0, length: 0, from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
  for (const item of items) {
    if (isNumber(item)) extent.width -= (item / 1_000) * fontSize * horizontalScale;
    if (!(item instanceof PdfString)) continue;
    eachCode(item.bytes, font.codeBytes, (code, isSpace) => {
      const glyph = font.widthOf(code) * unit * fontSize * horizontalScale;
      if (!font.isBlank(code)) {
        extent.length += 1;
        extent.from = Math.min(extent.from, extent.width, extent.width + glyph);
        extent.to = Math.max(extent.to, extent.width, extent.width + glyph);
      }
      extent.width += glyph + (characterSpacing + (isSpace ? wordSpacing : 0)) * horizontalScale;
    });
  }
  return extent;
}

/** Its characters, with U+FFFD for those that the file doesn't name. */
function wordsOf(items: readonly PdfObject[], font: FontMetrics): string {
  let words = '';
  for (const item of items) {
    if (isNumber(item) && item < -WORD_GAP) words += ' ';
    if (item instanceof PdfString)
      eachCode(item.bytes, font.codeBytes, (code) => {
        words += font.textOf(code) ?? UNKNOWN;
      });
  }
  return words;
}

/**
 * Type 3 glyph procedures may use any page operator. ISO 32000-1, 9.6.5.
 * @returns whether all glyphs set their own colors
 */
function drawGlyphs(run: ContentRun, items: readonly PdfObject[], font: FontMetrics, start: Matrix): boolean {
  const { state } = run;
  const { fontSize, horizontalScale, rise } = state;
  let width = 0;
  let areColored = true;
  for (const item of items) {
    if (isNumber(item)) width -= (item / 1_000) * fontSize * horizontalScale;
    if (!(item instanceof PdfString)) continue;
    for (const code of item.bytes) {
      const place: Matrix = [fontSize * horizontalScale, 0, 0, fontSize, width, rise];
      const toPage = multiply(multiply(place, start), state.matrix);
      const isColored = run.host.glyph(font, code, toPage, run);
      areColored &&= isColored || font.isBlank(code);
      width += extentOf(run, [new PdfString(Uint8Array.of(code))], font).width;
    }
  }
  return areColored;
}
