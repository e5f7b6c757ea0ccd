/** The color information in a JPEG 2000 header. */
export interface JpxHeader {
  components: number;
  /** Bits of the first component. */
  bitsPerComponent: number;
  colorSpace: 'gray' | 'rgb' | 'cmyk';
}

const SIZ = 0xff51;
/** Enumerated color spaces of ISO/IEC 15444-1, annex I, and 15444-2, annex M. */
const enumerated: Readonly<Record<number, JpxHeader['colorSpace']>> = {
  12: 'cmyk',
  16: 'rgb',
  17: 'gray',
  18: 'rgb',
};

/** Reads the header of a JPEG 2000 file or raw codestream; null if there is none. */
export function readJpxHeader(bytes: Uint8Array): JpxHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const codestream = findCodestream(view);
  if (codestream === null) return null;
  const at = codestream.offset;
  // SOC, then SIZ: length 2, capabilities 2, eight sizes of 4, components 2, then three bytes each.
  if (at + 43 > view.byteLength || view.getUint16(at + 2) !== SIZ) return null;
  const components = view.getUint16(at + 40);
  const bitsPerComponent = (view.getUint8(at + 42) & 127) + 1;
  return { components, bitsPerComponent, colorSpace: codestream.colorSpace ?? byComponents(components) };
}

function byComponents(components: number): JpxHeader['colorSpace'] {
  if (components >= 4) return 'cmyk';
  return components === 3 ? 'rgb' : 'gray';
}

interface Codestream {
  offset: number;
  colorSpace: JpxHeader['colorSpace'] | undefined;
}

function findCodestream(view: DataView): Codestream | null {
  if (view.byteLength > 2 && view.getUint16(0) === 0xff4f) return { offset: 0, colorSpace: undefined };
  let colorSpace: JpxHeader['colorSpace'] | undefined;
  for (let at = 0; at + 8 <= view.byteLength;) {
    const length = view.getUint32(at);
    const type = view.getUint32(at + 4);
    // `jp2h` contains boxes.
    if (type === 0x6a703268) {
      at += 8;
      continue;
    }
    if (type === 0x6a703263) return { offset: at + 8, colorSpace };
    if (type === 0x636f6c72 && at + 15 <= view.byteLength && view.getUint8(at + 8) === 1)
      colorSpace ??= enumerated[view.getUint32(at + 11)];
    if (length < 8) return null;
    at += length;
  }
  return null;
}
