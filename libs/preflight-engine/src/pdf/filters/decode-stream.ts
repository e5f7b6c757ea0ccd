import { isDict, isName, isNumber, type PdfDict, type PdfObject } from '../objects.ts';
import { PdfError } from '../pdf-error.ts';
import { decodeAscii85, decodeAsciiHex } from './ascii.ts';
import { decodeFlate } from './flate.ts';
import { decodeLzw } from './lzw.ts';
import { undoPredictor } from './predictor.ts';
import { GrowingBytes } from './growing-bytes.ts';

/** The length byte that ends run-length data. */
const RUN_LENGTH_END = 128;

export type Resolve = (object: PdfObject) => PdfObject;

/** One filter of a stream with its parameters; abbreviated names are expanded. */
export interface Filter {
  name: string;
  parms: PdfDict | null;
}

const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    A85: 'ASCII85Decode',
    AHx: 'ASCIIHexDecode',
    CCF: 'CCITTFaxDecode',
    DCT: 'DCTDecode',
    Fl: 'FlateDecode',
    LZW: 'LZWDecode',
    RL: 'RunLengthDecode',
  }),
);

/** Filters that decode to pixels, which this module leaves in place. */
const imageFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);

const MAX_FILTERS = 16;
/** Maximum components for a predictor; DeviceN has at most 32. */
const MAX_COLORS = 32;
const bitDepths = [1, 2, 4, 8, 16];

/** A stream's filters in decoding order. */
export function filtersOf(dict: PdfDict, resolve: Resolve): Filter[] {
  const names = listOf(resolve(firstOf(dict, 'Filter', 'F')), resolve);
  const parms = listOf(resolve(firstOf(dict, 'DecodeParms', 'DP')), resolve);
  return names.flatMap((name, index) => {
    if (!isName(name)) return [];
    const own = parms[index] ?? null;
    return [{ name: abbreviations.get(name.name) ?? name.name, parms: isDict(own) ? own : null }];
  });
}

export interface Decoded {
  bytes: Uint8Array;
  /** The image filter at which decoding stopped, if any. */
  imageFilter: Filter | null;
}

/**
 * Decodes a stream up to its image filter, if it has one.
 *
 * @param limit maximum output bytes of each filter
 * @param onDamage called if the output is incomplete
 * @throws PdfError
 */
export function decodeStream(
  raw: Uint8Array,
  filters: readonly Filter[],
  resolve: Resolve,
  limit: number,
  onDamage?: () => void,
): Decoded {
  if (filters.length > MAX_FILTERS)
    throw new PdfError('limit', `A stream has more than ${MAX_FILTERS} filters`);
  let bytes = raw;
  for (const filter of filters) {
    if (imageFilters.has(filter.name)) return { bytes, imageFilter: filter };
    bytes = undo(bytes, filter, resolve, limit, onDamage);
  }
  return { bytes, imageFilter: null };
}

function undo(
  bytes: Uint8Array,
  { name, parms }: Filter,
  resolve: Resolve,
  limit: number,
  onDamage?: () => void,
): Uint8Array {
  const number = (key: string, fallback: number): number => {
    const value = parms && resolve(parms.get(key));
    return isNumber(value) ? value : fallback;
  };
  const unpredicted = (decoded: Uint8Array) => {
    const bits = number('BitsPerComponent', 8);
    return undoPredictor(decoded, {
      predictor: number('Predictor', 1),
      colors: Math.max(1, Math.min(MAX_COLORS, Math.trunc(number('Colors', 1)))),
      bitsPerComponent: bitDepths.includes(bits) ? bits : 8,
      columns: Math.max(1, Math.trunc(number('Columns', 1))),
    });
  };
  switch (name) {
    case 'FlateDecode':
      return unpredicted(decodeFlate(bytes, limit, onDamage));
    case 'LZWDecode':
      return unpredicted(decodeLzw(bytes, limit, number('EarlyChange', 1), onDamage));
    case 'ASCII85Decode':
      return decodeAscii85(bytes, limit);
    case 'ASCIIHexDecode':
      return decodeAsciiHex(bytes, limit);
    case 'RunLengthDecode':
      return decodeRunLength(bytes, limit);
    case 'Crypt':
      // Decryption happens before all filters; Identity is a no-op.
      return bytes;
    default:
      throw new PdfError('damaged', `A stream uses the unknown filter ${name}`);
  }
}

const firstOf = (dict: PdfDict, key: string, short: string): PdfObject =>
  dict.has(key) ? dict.get(key) : dict.get(short);

function listOf(object: PdfObject, resolve: Resolve): PdfObject[] {
  if (object === null) return [];
  return Array.isArray(object) ? object.map(resolve) : [object];
}

function decodeRunLength(bytes: Uint8Array, limit: number): Uint8Array {
  const out = new GrowingBytes(limit);
  let pos = 0;
  while (pos < bytes.length) {
    const length = bytes[pos] ?? RUN_LENGTH_END;
    pos += 1;
    if (length === RUN_LENGTH_END) break;
    if (length < RUN_LENGTH_END) {
      out.append(bytes.subarray(pos, pos + length + 1));
      pos += length + 1;
    } else {
      if (pos < bytes.length) out.fill(bytes[pos] ?? 0, 257 - length);
      pos += 1;
    }
  }
  return out.done();
}
