/** Big-endian numbers of a font program; 0 beyond its end, so that a damaged font can't throw. */
export class FontBytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(at: number): number {
    return this.bytes[at] ?? 0;
  }

  word(at: number): number {
    return (this.byte(at) << 8) | this.byte(at + 1);
  }

  signed(at: number): number {
    return (this.word(at) << 16) >> 16;
  }

  long(at: number): number {
    return this.word(at) * 0x1_0000 + this.word(at + 2);
  }

  tag(at: number): string {
    return String.fromCharCode(this.byte(at), this.byte(at + 1), this.byte(at + 2), this.byte(at + 3));
  }
}

/** Tables of a TrueType or OpenType font, by tag. */
export function tablesOf(bytes: Uint8Array): ReadonlyMap<string, FontBytes> {
  const font = new FontBytes(bytes);
  const tables = new Map<string, FontBytes>();
  const count = font.word(4);
  for (let index = 0; index < count; index += 1) {
    const at = 12 + index * 16;
    const [start, length] = [font.long(at + 8), font.long(at + 12)];
    if (start < bytes.length) tables.set(font.tag(at), new FontBytes(bytes.subarray(start, start + length)));
  }
  return tables;
}
