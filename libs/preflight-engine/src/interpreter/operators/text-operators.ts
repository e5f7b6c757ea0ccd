import type { Box } from '../../pdf/boxes.ts';
import { isNumber, type PdfObject } from '../../pdf/objects.ts';
import type { ContentRun, Operator, Operators } from '../content-run.ts';
import { identity, type Matrix, multiply } from '../matrix.ts';
import { intersection, nowhere } from '../path-bounds.ts';
import { rectangleOutline } from '../path-outline.ts';
import { showText } from './shown-text.ts';

const one =
  (change: (run: ContentRun, value: number) => void): Operator =>
  (run, [value]) => {
    if (isNumber(value ?? null)) change(run, value as number);
  };

export const textOperators: Operators = {
  BT: (run) => {
    run.textMatrix = identity;
    run.lineMatrix = identity;
    run.textClip = null;
  },
  ET: (run) => {
    if (run.textClip) clipToText(run, run.textClip);
    run.textClip = null;
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
  Tj: (run, [text]) => showText(run, [text ?? null]),
  TJ: (run, [items]) => showText(run, Array.isArray(items) ? items : []),
  "'": (run, [text]) => {
    nextLine(run);
    showText(run, [text ?? null]);
  },
  '"': (run, [wordSpacing, characterSpacing, text]) => {
    if (isNumber(wordSpacing ?? null) && isNumber(characterSpacing ?? null))
      run.change({ wordSpacing: wordSpacing as number, characterSpacing: characterSpacing as number });
    nextLine(run);
    showText(run, [text ?? null]);
  },
  // Declares that a Type 3 glyph is only a shape; `d0` glyphs set their own colors. ISO 32000-1, table 113.
  d1: (run) => run.beginShape?.(),
};

/** Text of render modes 4 to 7 is a clip, of which only the box is known. ISO 32000-1, 9.3.6. */
function clipToText(run: ContentRun, box: Box): void {
  const { clip, outlineClip: outer } = run.state;
  const outline = rectangleOutline(identity, box);
  run.change({ clip: clip ? (intersection(box, clip) ?? nowhere) : box, isClipBox: false });
  if (run.outline) run.change({ outlineClip: { outline, isEvenOdd: false, outer, isText: true } });
}

function moveLine(run: ContentRun, [x, y]: readonly PdfObject[]): void {
  if (!isNumber(x ?? null) || !isNumber(y ?? null)) return;
  run.lineMatrix = multiply([1, 0, 0, 1, x as number, y as number], run.lineMatrix);
  run.textMatrix = run.lineMatrix;
}

const nextLine = (run: ContentRun): void => moveLine(run, [0, -run.state.leading]);
