import { isNumber, type PdfObject, PdfString } from '../../pdf/objects.ts';
import type { Box } from '../../pdf/boxes.ts';
import type { FontMetrics } from '../font-metrics.ts';
import type { ContentRun, Operator, Operators } from '../content-run.ts';
import { boxAfter, identity, type Matrix, multiply, unitSizes } from '../matrix.ts';
import { visible } from './path-operators.ts';

/** Share of the em above and below the baseline that letters of most fonts need. */
const ASCENT = 0.75;
const DESCENT = -0.25;

const one =
  (change: (run: ContentRun, value: number) => void): Operator =>
  (run, [value]) => {
    if (isNumber(value ?? null)) change(run, value as number);
  };

export const textOperators: Operators = {
  BT: (run) => {
    run.textMatrix = identity;
    run.lineMatrix = identity;
  },
  Tc: one((run, characterSpacing) => run.change({ characterSpacing })),
  Tw: one((run, wordSpacing) => run.change({ wordSpacing })),
  Tz: one((run, percent) => run.change({ horizontalScale: percent / 100 })),
  TL: one((run, leading) => run.change({ leading })),
  Ts: one((run, rise) => run.change({ rise })),
  Tr: one((run, renderMode) => run.change({ renderMode })),
  Tf: (run, [name, size]) => {
    run.metrics = run.host.metricsOf(run.resource('Font', name ?? null));
    if (isNumber(size ?? null)) run.change({ fontSize: size as number });
  },
  Td: (run, operands) => moveLine(run, operands),
  TD: (run, operands) => {
    const y = operands[1];
    if (isNumber(y ?? null)) run.change({ leading: -(y as number) });
    moveLine(run, operands);
  },
  Tm: (run, operands) => {
    const numbers = operands.filter(isNumber);
    if (numbers.length !== 6) return;
    run.textMatrix = numbers as unknown as Matrix;
    run.lineMatrix = run.textMatrix;
  },
  'T*': (run) => nextLine(run),
  Tj: (run, [text]) => show(run, [text ?? null]),
  TJ: (run, [items]) => show(run, Array.isArray(items) ? items : []),
  "'": (run, [text]) => {
    nextLine(run);
    show(run, [text ?? null]);
  },
  '"': (run, [wordSpacing, characterSpacing, text]) => {
    if (isNumber(wordSpacing ?? null) && isNumber(characterSpacing ?? null))
      run.change({ wordSpacing: wordSpacing as number, characterSpacing: characterSpacing as number });
    nextLine(run);
    show(run, [text ?? null]);
  },
  // Declares that a Type 3 glyph is only a shape; `d0` glyphs set their own colors. ISO 32000-1, table 113.
  d1: (run) => run.beginShape?.(),
};

function moveLine(run: ContentRun, [x, y]: readonly PdfObject[]): void {
  if (!isNumber(x ?? null) || !isNumber(y ?? null)) return;
  run.lineMatrix = multiply([1, 0, 0, 1, x as number, y as number], run.lineMatrix);
  run.textMatrix = run.lineMatrix;
}

const nextLine = (run: ContentRun): void => moveLine(run, [0, -run.state.leading]);

/** Shows strings with spacing, reported as one text, because kerning splits words into many strings. */
function show(run: ContentRun, items: readonly PdfObject[]): void {
  const { metrics, state } = run;
  const isPainted = state.renderMode % 4 !== 3;
  if (!metrics) {
    const isShown = items.some((item) => item instanceof PdfString && item.bytes.length > 0);
    if (isShown && isPainted) run.host.fault('Text uses a font that is missing from the file');
    return;
  }
  const start = run.textMatrix;
  let width = 0;
  let length = 0;
  for (const item of items) {
    if (isNumber(item)) width -= (item / 1_000) * state.fontSize * state.horizontalScale;
    if (!(item instanceof PdfString)) continue;
    const shown = advanceOf(run, item.bytes);
    if (metrics.glyphMatrix && isPainted) drawGlyphs(run, item.bytes, metrics, start, width);
    width += shown.width;
    length += shown.length;
  }
  run.textMatrix = multiply([1, 0, 0, 1, width, 0], start);
  if (length === 0 || !isPainted) return;
  const toPage = multiply(start, state.matrix);
  const seen = visible(run, boxAfter(toPage, lineBox(width, state.fontSize, state.rise)));
  if (!seen) return;
  const [, height] = unitSizes(toPage);
  const scale = metrics.glyphMatrix ? Math.abs(metrics.glyphMatrix[3]) * 1_000 : 1;
  const mode = state.renderMode % 4;
  if (mode !== 1) run.host.pattern(state.fill, seen, run);
  if (mode !== 0) run.host.pattern(state.stroke, seen, run);
  run.host.visitor.text({
    box: seen,
    size: Math.abs(state.fontSize) * height * Math.min(1, scale),
    font: metrics,
    length,
    fill: mode === 0 || mode === 2 ? state.fill : null,
    stroke: mode === 1 || mode === 2 ? state.stroke : null,
    context: run.context,
    state,
  });
}

function advanceOf({ metrics, state }: ContentRun, bytes: Uint8Array): { width: number; length: number } {
  if (!metrics) return { width: 0, length: 0 };
  const { codeBytes, glyphMatrix } = metrics;
  const unit = glyphMatrix ? Math.abs(glyphMatrix[0]) : 0.001;
  let width = 0;
  let length = 0;
  for (let at = 0; at < bytes.length; at += codeBytes) {
    const high = bytes[at] ?? 0;
    const low = codeBytes === 1 ? undefined : bytes[at + 1];
    // A single last byte is a code, too: some encodings mix one-byte and two-byte codes.
    const code = low === undefined ? high : (high << 8) | low;
    const space = codeBytes === 1 && code === 32 ? state.wordSpacing : 0;
    width += metrics.widthOf(code) * unit * state.fontSize + state.characterSpacing + space;
    length += 1;
  }
  return { width: width * state.horizontalScale, length };
}

/** Type 3 glyph procedures may use any page operator. ISO 32000-1, 9.6.5. */
function drawGlyphs(
  run: ContentRun,
  bytes: Uint8Array,
  font: FontMetrics,
  start: Matrix,
  before: number,
): void {
  const { state } = run;
  const { fontSize, horizontalScale, rise } = state;
  let width = before;
  for (const code of bytes) {
    const place: Matrix = [fontSize * horizontalScale, 0, 0, fontSize, width, rise];
    run.host.glyph(font, code, multiply(multiply(place, start), state.matrix), run);
    width += advanceOf(run, Uint8Array.of(code)).width;
  }
}

const lineBox = (width: number, size: number, rise: number): Box => [
  0,
  rise + size * DESCENT,
  width,
  rise + size * ASCENT,
];
