import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isNumber, isStream, type PdfDict, type PdfObject, type PdfStream } from '../pdf/objects.ts';
import { BitReader } from '../pixels/bit-reader.ts';
import { calculatorOf } from './calculator-function.ts';

/** A PDF function, ISO 32000-1, 7.10. */
export type PdfFunction = (...inputs: number[]) => number[];

const MAX_DEPTH = 8;
/** Most significant bits first; 32 bits are exact. */
const sampleDepths = new Set([1, 2, 4, 8, 12, 16, 24, 32]);
/** A function of four inputs with 33 samples each and four outputs has almost 5 million. */
const MAX_SAMPLES = 5_000_000;

/** Functions of all types; null for malformed ones. @throws PdfError */
export function functionOf(document: PdfDocument, object: PdfObject, depth = 0): PdfFunction | null {
  const found = document.resolve(object);
  const dict = isStream(found) ? found.dict : found;
  if (!isDict(dict) || depth > MAX_DEPTH) return null;
  const domain = numbersAt(document, dict, 'Domain') ?? [0, 1];
  const inner = kindOf(document, dict, found, depth);
  const bounded = (value: number, index: number): number =>
    Math.min(domain[2 * index + 1] ?? value, Math.max(domain[2 * index] ?? value, value));
  return inner && ((...inputs) => inner(...inputs.map(bounded)));
}

function kindOf(document: PdfDocument, dict: PdfDict, object: PdfObject, depth: number): PdfFunction | null {
  const kind = document.value(dict, 'FunctionType');
  if (kind === 0) return isStream(object) ? sampled(document, object) : null;
  if (kind === 2) return exponential(document, dict);
  if (kind === 3) return stitched(document, dict, depth);
  if (kind !== 4 || !isStream(object)) return null;
  return calculatorOf(document.decode(object).bytes, numbersAt(document, dict, 'Range') ?? []);
}

function exponential(document: PdfDocument, dict: PdfDict): PdfFunction {
  const from = numbersAt(document, dict, 'C0') ?? [0];
  const to = numbersAt(document, dict, 'C1') ?? [1];
  const exponent = document.value(dict, 'N');
  const power = isNumber(exponent) ? exponent : 1;
  return (x = 0) => from.map((start, index) => start + x ** power * ((to[index] ?? start) - start));
}

function stitched(document: PdfDocument, dict: PdfDict, depth: number): PdfFunction | null {
  const list = document.value(dict, 'Functions');
  const pieces = Array.isArray(list) ? list.map((item) => functionOf(document, item, depth + 1)) : [];
  const [low = 0, high = 1] = numbersAt(document, dict, 'Domain') ?? [];
  const bounds = [low, ...(numbersAt(document, dict, 'Bounds') ?? []), high];
  const encode = numbersAt(document, dict, 'Encode') ?? [];
  if (pieces.length === 0 || pieces.includes(null) || bounds.length !== pieces.length + 1) return null;
  return (x = 0) => {
    const next = bounds.findIndex((bound, index) => index > 0 && x < bound);
    const piece = next < 0 ? pieces.length - 1 : next - 1;
    const [start, end] = [bounds[piece] ?? low, bounds[piece + 1] ?? high];
    const [first, last] = [encode[2 * piece] ?? 0, encode[2 * piece + 1] ?? 1];
    const share = end > start ? (x - start) / (end - start) : 0;
    return pieces[piece]?.(first + share * (last - first)) ?? [];
  };
}

/** A table over any number of inputs, interpolated between all corners around a point. */
function sampled(document: PdfDocument, stream: PdfStream): PdfFunction | null {
  const { dict } = stream;
  const sizes = numbersAt(document, dict, 'Size') ?? [];
  const bits = document.value(dict, 'BitsPerSample');
  const range = numbersAt(document, dict, 'Range');
  const domain = numbersAt(document, dict, 'Domain') ?? [0, 1];
  if (!isNumber(bits) || !sampleDepths.has(bits) || !range || sizes.length * 2 !== domain.length) return null;
  const encode = numbersAt(document, dict, 'Encode') ?? sizes.flatMap((size) => [0, size - 1]);
  const decode = numbersAt(document, dict, 'Decode') ?? range;
  const outputs = range.length / 2;
  const count = sizes.reduce((all, size) => all * size, outputs);
  if (sizes.some((size) => size < 1) || count > MAX_SAMPLES || sizes.length > 8) return null;
  const reader = new BitReader(document.decode(stream).bytes);
  const most = 2 ** bits - 1;
  const samples = Float32Array.from({ length: count }, (_, index) => {
    const output = index % outputs;
    const [low, high] = [decode[2 * output] ?? 0, decode[2 * output + 1] ?? 1];
    return low + (reader.read(bits) / most) * (high - low);
  });
  return (...inputs) => {
    const places = sizes.map((size, input) => {
      const [low, high] = [domain[2 * input] ?? 0, domain[2 * input + 1] ?? 1];
      const [first, last] = [encode[2 * input] ?? 0, encode[2 * input + 1] ?? size - 1];
      const place = first + (((inputs[input] ?? 0) - low) / (high - low || 1)) * (last - first);
      return Math.min(size - 1, Math.max(0, place));
    });
    return Array.from({ length: outputs }, (_, output) =>
      cornerMean(samples, sizes, places, outputs, output),
    );
  };
}

/** The first input varies fastest. */
function cornerMean(
  samples: Float32Array,
  sizes: readonly number[],
  places: readonly number[],
  outputs: number,
  output: number,
): number {
  let sum = 0;
  for (let corner = 0; corner < 1 << sizes.length; corner += 1) {
    let [weight, at, step] = [1, 0, 1];
    for (let input = 0; input < sizes.length; input += 1) {
      const place = places[input] as number;
      const before = Math.floor(place);
      const isNext = (corner & (1 << input)) !== 0;
      weight *= isNext ? place - before : 1 - (place - before);
      at += Math.min((sizes[input] as number) - 1, before + (isNext ? 1 : 0)) * step;
      step *= sizes[input] as number;
    }
    if (weight > 0) sum += weight * (samples[at * outputs + output] as number);
  }
  return sum;
}

function numbersAt(document: PdfDocument, dict: PdfDict, key: string): number[] | null {
  const list = document.value(dict, key);
  return Array.isArray(list) ? list.map(document.resolve).filter(isNumber) : null;
}
