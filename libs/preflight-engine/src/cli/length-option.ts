const MM_PER_INCH = 25.4;
/** Inches per unit. */
const units = { '': 1, in: 1, '"': 1, mm: 1 / MM_PER_INCH, cm: 10 / MM_PER_INCH } as const;
type Unit = keyof typeof units;
/** From here on, a size without a unit is rather in mm. */
const RATHER_MM = 100;

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`;
const UNIT = String.raw`\s*(in|"|mm|cm)?`;
const LENGTH = new RegExp(`^${NUMBER}${UNIT}$`, 'i');
const SIZE = new RegExp(String.raw`^${NUMBER}${UNIT}\s*[x×*]\s*${NUMBER}${UNIT}$`, 'i');

/** A length in inches: `0.125`, `0.125in`, `3mm`; null if it can't be read. */
export function lengthIn(text: string): number | null {
  const [, number, unit] = LENGTH.exec(text) ?? [];
  return number === undefined ? null : inInches(number, unitOf(unit));
}

/** Width and height in inches: `8.5x11`, `210 × 297 mm`; null if they can't be read, or the unit is in doubt. */
export function sizeIn(text: string): { width: number; height: number } | null {
  const [, width, first, height, second] = SIZE.exec(text) ?? [];
  if (width === undefined || height === undefined) return null;
  const isUnitless = first === undefined && second === undefined;
  if (isUnitless && Math.max(Number(width), Number(height)) >= RATHER_MM) return null;
  return {
    width: inInches(width, unitOf(first ?? second)),
    height: inInches(height, unitOf(second ?? first)),
  };
}

const unitOf = (text = ''): Unit => text.toLowerCase() as Unit;

const inInches = (number: string, unit: Unit): number => Number((Number(number) * units[unit]).toFixed(4));
