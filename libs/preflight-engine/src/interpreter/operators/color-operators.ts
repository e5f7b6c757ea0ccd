import { isName, isNumber, type PdfName, type PdfObject } from '../../pdf/objects.ts';
import { type ColorSpace, colorSpaceOf, isKnown } from '../color-space.ts';
import type { ContentRun, Operator, Operators } from '../content-run.ts';
import type { Color } from '../graphics-state.ts';

type Side = 'fill' | 'stroke';

const numbers = (operands: readonly PdfObject[]): number[] => operands.filter(isNumber);

const device =
  (side: Side, name: 'DeviceGray' | 'DeviceRGB' | 'DeviceCMYK'): Operator =>
  (run, operands) => {
    if (run.isColorGiven) return;
    const space = run.deviceSpace(name);
    if (space && !isCurrent(run.state[side], space, operands))
      set(run, side, { space, values: numbers(operands) });
  };

const choose =
  (side: Side): Operator =>
  (run, [name]) => {
    if (run.isColorGiven) return;
    const space = spaceNamed(run, name ?? null);
    if (!isKnown(space))
      run.host.fault(`The color space ${isName(name ?? null) ? (name as PdfName).name : ''} is unknown`);
    if (space) set(run, side, { space, values: initialOf(space) });
  };

const colors =
  (side: Side): Operator =>
  (run, operands) => {
    if (run.isColorGiven) return;
    const { space } = run.state[side];
    const name = operands.at(-1) ?? null;
    if (isCurrent(run.state[side], space, operands)) return;
    const isPattern = space.kind === 'pattern' && isName(name);
    const pattern = isPattern ? run.resource('Pattern', name) : null;
    if (isPattern && run.host.document.resolve(pattern) === null)
      run.host.fault(`The pattern ${name.name} is missing`);
    set(run, side, { space, values: numbers(operands), pattern, patternBase: run.base });
  };

export const colorOperators: Operators = {
  g: device('fill', 'DeviceGray'),
  G: device('stroke', 'DeviceGray'),
  rg: device('fill', 'DeviceRGB'),
  RG: device('stroke', 'DeviceRGB'),
  k: device('fill', 'DeviceCMYK'),
  K: device('stroke', 'DeviceCMYK'),
  cs: choose('fill'),
  CS: choose('stroke'),
  sc: colors('fill'),
  SC: colors('stroke'),
  scn: colors('fill'),
  SCN: colors('stroke'),
};

/** Resources missing from a form are looked up in the enclosing content. */
function spaceNamed(run: ContentRun, name: PdfObject): ColorSpace | null {
  const { document } = run.host;
  return (
    colorSpaceOf(document, name, run.resources) ??
    colorSpaceOf(document, run.resource('ColorSpace', name), null)
  );
}

/** Many programs set the same color before each mark; what is known about it is kept with it. */
function isCurrent(
  { space, values, pattern = null }: Color,
  wanted: ColorSpace,
  operands: readonly PdfObject[],
): boolean {
  return (
    space === wanted &&
    pattern === null &&
    values.length === operands.length &&
    values.every((value, index) => value === operands[index])
  );
}

function set(run: ContentRun, side: Side, color: Color): void {
  run.change({ [side]: color });
}

/** A color space's initial color. ISO 32000-1, 8.6. */
function initialOf({ kind, components }: ColorSpace): number[] {
  if (kind === 'cmyk' || kind === 'icc-cmyk') return [0, 0, 0, 1];
  const isInk = kind === 'separation' || kind === 'devicen';
  return Array.from({ length: components }, () => (isInk ? 1 : 0));
}
