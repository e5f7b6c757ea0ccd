import type { PdfDocument } from '../../pdf/document.ts';
import { isDict, isName, isNumber, isStream, type PdfDict } from '../../pdf/objects.ts';
import { PdfError } from '../../pdf/pdf-error.ts';
import { textOfName } from './glyph-names.ts';

/** Bit 3 of a descriptor's flags: the font has its own characters. ISO 32000-1, table 123. */
const SYMBOLIC = 4;
const latin1 = new TextDecoder('latin1');
const ALL_CODES = Uint8Array.from({ length: 256 }, (_, code) => code);

const winAnsi = Array.from(new TextDecoder('windows-1252').decode(ALL_CODES));
const macRoman = Array.from(new TextDecoder('macintosh').decode(ALL_CODES));
/** StandardEncoding from code 161 on; NUL where it has no character. ISO 32000-1, annex D. */
const UPPER = [
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ\0–†‡·\0¶•‚„”»…‰\0¿\0`´ˆ˜¯˘˙¨\0˚¸\0˝˛ˇ—",
  '\0'.repeat(16),
  'Æ\0ª\0\0\0\0ŁØŒº\0\0\0\0\0æ\0\0\0ı\0\0łøœß',
].join('');
const standard = winAnsi.map((letter, code) => {
  if (code === 39) return '’';
  if (code === 96) return '‘';
  if (code < 127) return letter;
  return UPPER[code - 161] ?? '\0';
});

const encodings: ReadonlyMap<string, readonly string[]> = new Map([
  ['WinAnsiEncoding', winAnsi],
  ['MacRomanEncoding', macRoman],
  ['StandardEncoding', standard],
]);

/** What the codes of a simple font stand for by its encoding, where the file says it. */
export interface SimpleEncoding {
  /** Glyph names of `Differences`. */
  names: ReadonlyMap<number, string>;
  /** Null for a code of the font's own, built-in encoding, or one with an unknown glyph name. */
  textOf: (code: number) => string | null;
}

export function simpleEncodingOf(document: PdfDocument, dict: PdfDict): SimpleEncoding {
  const encoding = document.value(dict, 'Encoding');
  const differences = isDict(encoding) ? differencesOf(document, encoding) : new Map<number, string>();
  const base = isDict(encoding) ? document.value(encoding, 'BaseEncoding') : encoding;
  const own = isName(base) ? new Map<number, string>() : type1NamesOf(document, dict);
  const names = new Map([...own, ...differences]);
  const table = isName(base)
    ? encodings.get(base.name)
    : hasOwnEncoding(document, dict)
      ? undefined
      : standard;
  return {
    names,
    textOf: (code) => {
      const name = names.get(code);
      if (name !== undefined) return textOfName(name);
      const letter = table?.[code];
      return letter !== undefined && letter >= ' ' ? letter : null;
    },
  };
}

/** Bytes of a Type 1 program that hold its encoding, which comes before what is encrypted. */
const CLEAR_BYTES = 16_384;

/** The built-in encoding of an embedded Type 1 font; empty for a standard one. */
function type1NamesOf(document: PdfDocument, dict: PdfDict): Map<number, string> {
  const names = new Map<number, string>();
  const descriptor = document.value(dict, 'FontDescriptor');
  const program = isDict(descriptor) ? document.value(descriptor, 'FontFile') : null;
  if (!isStream(program)) return names;
  try {
    const text = latin1.decode(
      document.decode(program, { rawBytes: CLEAR_BYTES }).bytes.subarray(0, CLEAR_BYTES),
    );
    for (const [, code, name] of text.matchAll(/\bdup\s+(\d{1,3})\s*\/([^\s/]{1,80})\s+put\b/g))
      if (name !== undefined && name !== '.notdef') names.set(Number(code), name);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
  }
  return names;
}

/** Each number is the code of the following name. ISO 32000-1, table 114. */
export function differencesOf(document: PdfDocument, encoding: PdfDict): Map<number, string> {
  const names = new Map<number, string>();
  const list = document.value(encoding, 'Differences');
  let code = 0;
  for (const item of Array.isArray(list) ? list.map(document.resolve) : []) {
    if (isNumber(item)) code = item;
    else if (isName(item)) {
      names.set(code, item.name);
      code += 1;
    }
  }
  return names;
}

/** A font that is embedded or symbolic has its own encoding unless it names a base encoding. ISO 32000-1, 9.6.6. */
function hasOwnEncoding(document: PdfDocument, dict: PdfDict): boolean {
  const descriptor = document.value(dict, 'FontDescriptor');
  if (!isDict(descriptor)) return false;
  const flags = document.value(descriptor, 'Flags');
  return !isNumber(flags) || (flags & SYMBOLIC) !== 0;
}
