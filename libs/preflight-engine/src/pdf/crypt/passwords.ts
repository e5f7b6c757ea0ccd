/** PDFDocEncoding from 0x80 on where it differs from Latin 1. ISO 32000-2, annex D. */
const DOC_80 = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž';
const DOC_A0 = '€';

/** Characters that SASLprep maps to a space, and to nothing. RFC 4013, 2.1. */
const SPACES = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]/g;
const IGNORED = /\u00ad|\u034f|\u1806|[\u180b-\u180d]|\u200c|\u200d|\u2060|[\ufe00-\ufe0f]|\ufeff/g;

/** Possible encodings of a password, including the empty one, which opens most files. */
export function passwordBytes(password: string, revision: number): Uint8Array[] {
  const utf8 = Buffer.from(password, 'utf8');
  const prepared = Buffer.from(password.replace(IGNORED, '').replace(SPACES, ' ').normalize('NFKC'), 'utf8');
  // Many writers follow neither rule, so other encodings are tried, too.
  const written =
    revision >= 5 ? [prepared, utf8] : [docEncoded(password), Buffer.from(password, 'latin1'), utf8];
  const seen = new Set<string>();
  return [...written, Buffer.alloc(0)].filter((bytes) => {
    const key = bytes.toString('hex');
    return !seen.has(key) && seen.add(key);
  });
}

function docEncoded(password: string): Buffer {
  return Buffer.from(
    Array.from(password, (char) => {
      if (char === DOC_A0) return 0xa0;
      const at = DOC_80.indexOf(char);
      return at < 0 ? char.charCodeAt(0) : 0x80 + at;
    }),
  );
}
