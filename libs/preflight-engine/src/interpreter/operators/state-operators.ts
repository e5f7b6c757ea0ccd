import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, isName, isNumber, isStream, type PdfDict, type PdfObject } from '../../pdf/objects.ts';
import { colorSpaceOf } from '../color-space.ts';
import type { ContentRun, Operators } from '../content-run.ts';
import type { GraphicsState } from '../graphics-state.ts';
import { matrixOf, multiply } from '../matrix.ts';
import type { PaintedMask } from '../visitor.ts';

export const stateOperators: Operators = {
  q: (run) => run.push(),
  Q: (run) => run.pop(),
  cm: (run, operands) => {
    const change = matrixOf(operands);
    if (change) run.change({ matrix: multiply(change, run.state.matrix) });
  },
  w: (run, [width]) => {
    if (isNumber(width ?? null)) run.change({ lineWidth: Math.abs(width as number) });
  },
  gs: (run, [name]) => {
    const parameters = run.host.document.resolve(run.resource('ExtGState', name ?? null));
    if (isDict(parameters)) applyParameters(run, parameters);
    else run.host.fault('A graphics state is missing');
  },
};

function applyParameters(run: ContentRun, parameters: PdfDict): void {
  const { document } = run.host;
  const value = (key: string): PdfObject => document.value(parameters, key);
  const changes: { -readonly [Key in keyof GraphicsState]?: GraphicsState[Key] } = {};
  const [width, both, fills, mode] = [value('LW'), value('OP'), value('op'), value('OPM')];
  if (isNumber(width)) changes.lineWidth = Math.abs(width);
  if (typeof both === 'boolean') changes.strokeOverprint = both;
  // `OP` without `op` applies to filling, too.
  if (typeof fills === 'boolean') changes.fillOverprint = fills;
  else if (typeof both === 'boolean') changes.fillOverprint = both;
  if (isNumber(mode)) changes.overprintMode = mode;
  const [fillAlpha, strokeAlpha, blend] = [value('ca'), value('CA'), value('BM')];
  if (isNumber(fillAlpha)) changes.fillAlpha = fillAlpha;
  if (isNumber(strokeAlpha)) changes.strokeAlpha = strokeAlpha;
  // The first known mode in an array counts; all of them are known here.
  const blendName = Array.isArray(blend) ? document.resolve(blend[0] ?? null) : blend;
  if (isName(blendName)) changes.blendMode = blendName.name === 'Compatible' ? 'Normal' : blendName.name;
  const mask = value('SMask');
  if (isName(mask, 'None')) {
    changes.hasSoftMask = false;
    changes.softMask = null;
  }
  if (isDict(mask)) {
    const { visitor } = run.host;
    changes.hasSoftMask = true;
    visitor.beginMask?.(maskOf(document, mask));
    run.host.form(mask.get('G'), run, { ...run.context, isMask: true });
    changes.softMask = visitor.endMask?.() ?? null;
  }
  const font = value('Font');
  if (Array.isArray(font)) {
    const size = document.resolve(font[1] ?? null);
    run.metrics = run.host.metricsOf(font[0] ?? null);
    if (isNumber(size)) changes.fontSize = size;
  }
  run.change(changes);
}

function maskOf(document: PdfDocument, mask: PdfDict): PaintedMask {
  const form = document.value(mask, 'G');
  const group = isStream(form) ? document.value(form.dict, 'Group') : null;
  const backdrop = document.value(mask, 'BC');
  return {
    kind: isName(document.value(mask, 'S'), 'Alpha') ? 'Alpha' : 'Luminosity',
    backdrop: Array.isArray(backdrop) ? backdrop.map(document.resolve).filter(isNumber) : null,
    colorSpace: isDict(group) ? colorSpaceOf(document, group.get('CS'), null) : null,
    transfer: document.value(mask, 'TR'),
  };
}
