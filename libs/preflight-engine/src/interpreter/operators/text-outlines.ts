import type { Box } from '../../pdf/boxes.ts';
import { isNumber, type PdfObject, PdfString } from '../../pdf/objects.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { GraphicsState } from '../graphics-state.ts';
import type { OutlineBox } from '../visitor.ts';

/** Ems: the extent of a glyph whose outline isn't known. */
const ASCENT = 0.75;
const DESCENT = -0.25;

/** The character codes of a string. @param visit with whether word spacing applies to the code. ISO 32000-1, 9.3.3 */
export function eachCode(
  bytes: Uint8Array,
  codeBytes: 1 | 2,
  visit: (code: number, isSpace: boolean) => void,
): void {
  for (let at = 0; at < bytes.length; at += codeBytes) {
    const high = bytes[at] ?? 0;
    const low = codeBytes === 1 ? undefined : bytes[at + 1];
    // A single last byte is a code, too: some encodings mix one-byte and two-byte codes.
    const code = low === undefined ? high : (high << 8) | low;
    visit(code, codeBytes === 1 && code === 32);
  }
}

/** The box of the outlines of strings with spacing, in text space; null if nothing shows. */
export function outlinesOf(
  { fontSize, characterSpacing, wordSpacing, horizontalScale, rise }: GraphicsState,
  items: readonly PdfObject[],
  font: FontMetrics,
): OutlineBox | null {
  const unit = font.glyphMatrix ? Math.abs(font.glyphMatrix[0]) : 0.001;
  const across = fontSize * horizontalScale;
  let box: Box | null = null;
  let isExact = true;
  let at = 0;
  for (const item of items) {
    if (isNumber(item)) at -= (item / 1_000) * across;
    if (!(item instanceof PdfString)) continue;
    eachCode(item.bytes, font.codeBytes, (code, isSpace) => {
      const width = font.widthOf(code) * unit;
      const outline = font.glyphBoxOf(code) ?? (font.isBlank(code) ? 'empty' : null);
      isExact &&= outline !== null;
      if (outline !== 'empty') {
        const [x0, y0, x1, y1] = outline ?? [0, DESCENT * font.em, width, ASCENT * font.em];
        box = around(box, [at + x0 * across, rise + y0 * fontSize, at + x1 * across, rise + y1 * fontSize]);
      }
      at += width * across + (characterSpacing + (isSpace ? wordSpacing : 0)) * horizontalScale;
    });
  }
  return box && { box, isExact };
}

/** Negative sizes and scales turn glyphs over. */
function around(a: Box | null, [x0, y0, x1, y1]: Box): Box {
  const [left, right, bottom, top] = [Math.min(x0, x1), Math.max(x0, x1), Math.min(y0, y1), Math.max(y0, y1)];
  return a
    ? [Math.min(a[0], left), Math.min(a[1], bottom), Math.max(a[2], right), Math.max(a[3], top)]
    : [left, bottom, right, top];
}
