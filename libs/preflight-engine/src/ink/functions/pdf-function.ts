import type { PdfDocument } from '../../pdf/document.ts';
import {
  isDict,
  isNumber,
  isRef,
  isStream,
  type PdfDict,
  type PdfObject,
  type PdfStream,
} from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { BitReader } from '../../pixels/bit-reader.ts';
import { calculatorOf } from './calculator-function.ts';
import { TOO_MUCH } from '../ink-budget.ts';

/** A PDF function, ISO 32000-1, 7.10. */
export interface PdfFunction {
  (...inputs: number[]): number[];
  /** Work of a call, in cells of flat color. */
  cost: number;
}

type Calculation = (...inputs: number[]) => number[];

/** What a function calculates, before its inputs are limited to its domain. */
interface Kind {
  calculate: Calculation;
  cost: number;
  /** Memory that it keeps. */
  bytes: number;
}

const MAX_DEPTH = 8;
/** Most significant bits first; 32 bits are exact. */
const sampleDepths = new Set([1, 2, 4, 8, 12, 16, 24, 32]);
/** A function of four inputs with 33 samples each and four outputs has almost 5 million. */
const MAX_SAMPLES = 5_000_000;
/** Bytes of all functions of a reader. */
const MAX_BYTES = 100_000_000;
/** Costlier functions aren't calculated: a gradient takes hundreds of calls. */
const MAX_COST = 100_000;
/** Bytes of a function without samples and steps. */
const PLAIN_BYTES = 500;

/** Reads functions, each once however often it is named. */
export class FunctionReader {
  readonly document: PdfDocument;
  readonly #known = new Map<string, PdfFunction | null>();
  #bytes = 0;

  constructor(document: PdfDocument) {
    this.document = document;
  }

  /** Functions of all types; null for malformed ones. @throws PdfError, also beyond the limits */
  of(object: PdfObject, depth = 0): PdfFunction | null {
    if (!isRef(object)) return this.#read(object, depth);
    const known = this.#known.get(object.key);
    if (known !== undefined) return known;
    // Also while it is read: a function that is part of itself is malformed.
    this.#known.set(object.key, null);
    try {
      const read = this.#read(object, depth);
      this.#known.set(object.key, read);
      return read;
    } catch (error) {
      this.#known.delete(object.key);
      throw error;
    }
  }

  #read(object: PdfObject, depth: number): PdfFunction | null {
    const { document } = this;
    const found = document.resolve(object);
    const dict = isStream(found) ? found.dict : found;
    if (!isDict(dict) || depth > MAX_DEPTH) return null;
    if (this.#bytes > MAX_BYTES) throw new PdfError('limit', TOO_MUCH);
    const domain = numbersAt(document, dict, 'Domain') ?? [0, 1];
    const kind = this.#kindOf(dict, found, depth);
    if (!kind) return null;
    if (kind.cost > MAX_COST) throw new PdfError('limit', TOO_MUCH);
    this.#bytes += kind.bytes + PLAIN_BYTES;
    const { calculate, cost } = kind;
    const bounded = (value: number, index: number): number =>
      Math.min(domain[2 * index + 1] ?? value, Math.max(domain[2 * index] ?? value, value));
    return Object.assign((...inputs: number[]) => calculate(...inputs.map(bounded)), { cost });
  }

  #kindOf(dict: PdfDict, object: PdfObject, depth: number): Kind | null {
    const { document } = this;
    const type = document.value(dict, 'FunctionType');
    if (type === 0) return isStream(object) ? sampled(document, object) : null;
    if (type === 2) return exponential(document, dict);
    if (type === 3) return this.#stitched(dict, depth);
    if (type !== 4 || !isStream(object)) return null;
    return calculatorOf(document.decode(object).bytes, numbersAt(document, dict, 'Range') ?? []);
  }

  #stitched(dict: PdfDict, depth: number): Kind | null {
    const { document } = this;
    const list = document.value(dict, 'Functions');
    const bounds = numbersAt(document, dict, 'Bounds') ?? [];
    const pieces: PdfFunction[] = [];
    for (const item of Array.isArray(list) ? list : []) {
      const piece = this.of(item, depth + 1);
      if (!piece) return null;
      pieces.push(piece);
    }
    if (pieces.length === 0 || bounds.length !== pieces.length - 1) return null;
    return stitched(document, dict, pieces, bounds);
  }
}

/** One function; a page's are read by one reader. @throws PdfError */
export const functionOf = (document: PdfDocument, object: PdfObject): PdfFunction | null =>
  new FunctionReader(document).of(object);

function exponential(document: PdfDocument, dict: PdfDict): Kind {
  const from = numbersAt(document, dict, 'C0') ?? [0];
  const to = numbersAt(document, dict, 'C1') ?? [1];
  const exponent = document.value(dict, 'N');
  const power = isNumber(exponent) ? exponent : 1;
  const calculate: Calculation = (x = 0) =>
    from.map((start, index) => start + x ** power * ((to[index] ?? start) - start));
  return { calculate, cost: from.length, bytes: 8 * (from.length + to.length) };
}

function stitched(
  document: PdfDocument,
  dict: PdfDict,
  pieces: readonly PdfFunction[],
  inner: readonly number[],
): Kind {
  const [low = 0, high = 1] = numbersAt(document, dict, 'Domain') ?? [];
  const bounds = [low, ...inner, high];
  const encode = numbersAt(document, dict, 'Encode') ?? [];
  const calculate: Calculation = (x = 0) => {
    const next = bounds.findIndex((bound, index) => index > 0 && x < bound);
    const piece = next < 0 ? pieces.length - 1 : next - 1;
    const [start, end] = [bounds[piece] ?? low, bounds[piece + 1] ?? high];
    const [first, last] = [encode[2 * piece] ?? 0, encode[2 * piece + 1] ?? 1];
    const share = end > start ? (x - start) / (end - start) : 0;
    return pieces[piece]?.(first + share * (last - first)) ?? [];
  };
  const cost = pieces.reduce((most, piece) => Math.max(most, piece.cost), 0) + pieces.length / 4;
  return { calculate, cost, bytes: 32 * pieces.length };
}

/** A table over any number of inputs, interpolated between all corners around a point. */
function sampled(document: PdfDocument, stream: PdfStream): Kind | null {
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
  if (sizes.some((size) => size < 1) || sizes.length > 8) return null;
  if (count > MAX_SAMPLES) throw new PdfError('limit', TOO_MUCH);
  const reader = new BitReader(document.decode(stream).bytes);
  const most = 2 ** bits - 1;
  const samples = Float32Array.from({ length: count }, (_, index) => {
    const output = index % outputs;
    const [low, high] = [decode[2 * output] ?? 0, decode[2 * output + 1] ?? 1];
    return low + (reader.read(bits) / most) * (high - low);
  });
  const calculate: Calculation = (...inputs) => {
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
  const cost = (outputs * sizes.length * 2 ** sizes.length) / 4;
  return { calculate, cost, bytes: samples.byteLength };
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
