import type { PdfDocument } from '../pdf/document.ts';
import { isDict, isNumber, isStream, type PdfDict, type PdfObject, type PdfStream } from '../pdf/objects.ts';

/** A PDF function of one variable, ISO 32000-1, 7.10, with any number of results. */
export type PdfFunction = (x: number) => number[];

const MAX_DEPTH = 8;
/** Most significant bits first; 32 bits are exact. */
const sampleDepths = new Set([1, 2, 4, 8, 12, 16, 24, 32]);

/** Sampled, exponential and stitching functions; null for others and malformed ones. @throws PdfError */
export function functionOf(document: PdfDocument, object: PdfObject, depth = 0): PdfFunction | null {
  const found = document.resolve(object);
  const dict = isStream(found) ? found.dict : found;
  if (!isDict(dict) || depth > MAX_DEPTH) return null;
  const [low = 0, high = 1] = numbersAt(document, dict, 'Domain') ?? [];
  const inner = kindOf(document, dict, found, depth);
  return inner && ((x) => inner(Math.min(high, Math.max(low, x))));
}

function kindOf(document: PdfDocument, dict: PdfDict, object: PdfObject, depth: number): PdfFunction | null {
  const kind = document.value(dict, 'FunctionType');
  if (kind === 0) return isStream(object) ? sampled(document, object) : null;
  if (kind === 2) return exponential(document, dict);
  return kind === 3 ? stitched(document, dict, depth) : null;
}

function exponential(document: PdfDocument, dict: PdfDict): PdfFunction {
  const from = numbersAt(document, dict, 'C0') ?? [0];
  const to = numbersAt(document, dict, 'C1') ?? [1];
  const exponent = document.value(dict, 'N');
  const power = isNumber(exponent) ? exponent : 1;
  return (x) => from.map((start, index) => start + x ** power * ((to[index] ?? start) - start));
}

function stitched(document: PdfDocument, dict: PdfDict, depth: number): PdfFunction | null {
  const list = document.value(dict, 'Functions');
  const pieces = Array.isArray(list) ? list.map((item) => functionOf(document, item, depth + 1)) : [];
  const [low = 0, high = 1] = numbersAt(document, dict, 'Domain') ?? [];
  const bounds = [low, ...(numbersAt(document, dict, 'Bounds') ?? []), high];
  const encode = numbersAt(document, dict, 'Encode') ?? [];
  if (pieces.length === 0 || pieces.includes(null) || bounds.length !== pieces.length + 1) return null;
  return (x) => {
    const next = bounds.findIndex((bound, index) => index > 0 && x < bound);
    const piece = next < 0 ? pieces.length - 1 : next - 1;
    const [start, end] = [bounds[piece] ?? low, bounds[piece + 1] ?? high];
    const [first, last] = [encode[2 * piece] ?? 0, encode[2 * piece + 1] ?? 1];
    const share = end > start ? (x - start) / (end - start) : 0;
    return pieces[piece]?.(first + share * (last - first)) ?? [];
  };
}

function sampled(document: PdfDocument, stream: PdfStream): PdfFunction | null {
  const { dict } = stream;
  const [count = 0, ...more] = numbersAt(document, dict, 'Size') ?? [];
  const bits = document.value(dict, 'BitsPerSample');
  const range = numbersAt(document, dict, 'Range');
  if (more.length > 0 || count < 1 || !isNumber(bits) || !sampleDepths.has(bits) || !range) return null;
  const [low = 0, high = 1] = numbersAt(document, dict, 'Domain') ?? [];
  const [first = 0, last = count - 1] = numbersAt(document, dict, 'Encode') ?? [];
  const decode = numbersAt(document, dict, 'Decode') ?? range;
  const outputs = range.length / 2;
  const { bytes } = document.decode(stream);
  const most = 2 ** bits - 1;
  const at = (sample: number, output: number): number => {
    const [from, to] = [decode[2 * output] ?? 0, decode[2 * output + 1] ?? 1];
    return from + (bitsAt(bytes, (sample * outputs + output) * bits, bits) / most) * (to - from);
  };
  return (x) => {
    const place = Math.min(count - 1, Math.max(0, first + ((x - low) / (high - low || 1)) * (last - first)));
    const before = Math.floor(place);
    const after = Math.min(count - 1, before + 1);
    return Array.from({ length: outputs }, (_, output) => {
      const value = at(before, output);
      return value + (place - before) * (at(after, output) - value);
    });
  };
}

function bitsAt(bytes: Uint8Array, from: number, count: number): number {
  let value = 0;
  for (let bit = from; bit < from + count; bit += 1)
    value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
  return value;
}

function numbersAt(document: PdfDocument, dict: PdfDict, key: string): number[] | null {
  const list = document.value(dict, key);
  return Array.isArray(list) ? list.map(document.resolve).filter(isNumber) : null;
}
