/** What the header of an ICC profile says (ICC.1:2022, 7.2). */
export interface ProfileHeader {
  /** Device components; null for a space that this doesn't know. */
  components: number | null;
}

/** Bytes before the table of tags. */
export const HEADER = 128;
const deviceComponents: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, 'CMY ': 3, CMYK: 4 };
/** 2CLR to FCLR: so many colorants, in hexadecimal. */
const COLORANTS = /^([2-9A-F])CLR$/;

/** Null if the bytes aren't a profile, or fewer than its header and its tags need. */
export function readProfileHeader(bytes: Uint8Array): ProfileHeader | null {
  if (bytes.length < HEADER + 4) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (signatureAt(bytes, 36) !== 'acsp' || view.getUint32(0) > bytes.length) return null;
  const tags = view.getUint32(HEADER);
  if (HEADER + 4 + tags * 12 > bytes.length) return null;
  for (let at = HEADER + 4; at < HEADER + 4 + tags * 12; at += 12)
    if (view.getUint32(at + 4) + view.getUint32(at + 8) > bytes.length) return null;
  const space = signatureAt(bytes, 16);
  const colorants = COLORANTS.exec(space)?.[1];
  const components = colorants ? Number.parseInt(colorants, 16) : (deviceComponents[space] ?? null);
  return { components };
}

/** Four characters. */
export const signatureAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
