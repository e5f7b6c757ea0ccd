import { HEADER, signatureAt } from './profile-header.ts';

/** Profile connection space of a profile. */
export type ConnectionSpace = 'XYZ' | 'Lab';

/** Device color spaces whose conversion is supported, by their signature in the header. */
const deviceComponents: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4 };
/** The tag table of a real profile has a few dozen entries. */
const MAX_TAGS = 200;

/** The header and tags of an ICC profile (ICC.1:2022). */
export class IccProfile {
  /** Device components: 1, 3 or 4. */
  readonly components: number;
  readonly connection: ConnectionSpace;
  /** Major version: 2 or 4. */
  readonly version: number;
  readonly bytes: Uint8Array;
  readonly #tags = new Map<string, DataView>();

  private constructor(bytes: Uint8Array, components: number, connection: ConnectionSpace) {
    this.bytes = bytes;
    this.components = components;
    this.connection = connection;
    this.version = bytes[8] ?? 2;
    const view = viewOf(bytes);
    const count = Math.min(MAX_TAGS, view.getUint32(HEADER));
    for (let index = 0, at = HEADER + 4; index < count && at + 12 <= bytes.length; index += 1, at += 12) {
      const [offset, size] = [view.getUint32(at + 4), view.getUint32(at + 8)];
      if (size >= 8 && offset + size <= bytes.length)
        this.#tags.set(signatureAt(bytes, at), viewOf(bytes.subarray(offset, offset + size)));
    }
  }

  /** Null if the bytes aren't a profile of a gray, RGB or CMYK device. */
  static read(bytes: Uint8Array): IccProfile | null {
    if (bytes.length < HEADER + 4 || signatureAt(bytes, 36) !== 'acsp') return null;
    const components = deviceComponents[signatureAt(bytes, 16)];
    const connection = signatureAt(bytes, 20);
    if (components === undefined || (connection !== 'XYZ ' && connection !== 'Lab ')) return null;
    return new IccProfile(bytes, components, connection === 'XYZ ' ? 'XYZ' : 'Lab');
  }

  /** The data of a tag, from its type signature on. */
  tag(name: string): DataView | undefined {
    return this.#tags.get(name);
  }

  /** Whether two profiles convert alike: everything after the header, which has dates and flags. */
  isSameAs(other: IccProfile): boolean {
    const [one, two] = [this.bytes, other.bytes];
    return one.length === two.length && Buffer.compare(one.subarray(HEADER), two.subarray(HEADER)) === 0;
  }
}

/** The type signature of a tag's data. */
export const typeOf = (tag: DataView): string =>
  String.fromCharCode(tag.getUint8(0), tag.getUint8(1), tag.getUint8(2), tag.getUint8(3));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
