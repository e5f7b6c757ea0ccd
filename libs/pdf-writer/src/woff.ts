import { unzlibSync } from 'fflate';

const SIGNATURE = 0x77_4f_46_46;
const HEADER = 44;
const ENTRY = 20;

/** Tables of a font by tag. */
export type FontTables = ReadonlyMap<string, DataView>;

/**
 * Tables of a WOFF 1.0 file.
 * @throws Error for other files; WOFF2 needs Brotli, which browsers don't offer to scripts
 */
export function tablesOfWoff(bytes: Uint8Array): FontTables {
  const file = viewOf(bytes);
  if (bytes.length < HEADER || file.getUint32(0) !== SIGNATURE)
    throw new Error('the font is not a WOFF file');
  const count = file.getUint16(12);
  return new Map(
    Array.from({ length: count }, (_, place) => {
      const entry = HEADER + place * ENTRY;
      const [start, packed, size] = [
        file.getUint32(entry + 4),
        file.getUint32(entry + 8),
        file.getUint32(entry + 12),
      ];
      const data = bytes.subarray(start, start + packed);
      return [tagAt(file, entry), viewOf(packed < size ? unzlibSync(data) : data)] as const;
    }),
  );
}

/** A TrueType file of some tables, sorted by tag. */
export function trueTypeFile(tables: readonly (readonly [tag: string, table: DataView])[]): Uint8Array {
  const directory = 12 + 16 * tables.length;
  const starts = tables.reduce<number[]>(
    (all, [, table]) => [...all, (all.at(-1) ?? directory) + aligned(table.byteLength)],
    [directory],
  );
  const bytes = new Uint8Array(starts.at(-1) ?? directory);
  const file = viewOf(bytes);
  const power = Math.floor(Math.log2(tables.length));
  file.setUint32(0, 0x0001_0000);
  file.setUint16(4, tables.length);
  file.setUint16(6, 16 * 2 ** power);
  file.setUint16(8, power);
  file.setUint16(10, 16 * (tables.length - 2 ** power));
  for (const [place, [tag, table]] of tables.entries()) {
    const start = starts[place] ?? 0;
    const entry = 12 + 16 * place;
    bytes.set(new Uint8Array(table.buffer, table.byteOffset, table.byteLength), start);
    bytes.set(new TextEncoder().encode(tag), entry);
    file.setUint32(entry + 4, checksum(file, start, aligned(table.byteLength)));
    file.setUint32(entry + 8, start);
    file.setUint32(entry + 12, table.byteLength);
  }
  return bytes;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const aligned = (length: number) => Math.ceil(length / 4) * 4;

const tagAt = (file: DataView, at: number): string =>
  String.fromCharCode(file.getUint8(at), file.getUint8(at + 1), file.getUint8(at + 2), file.getUint8(at + 3));

function checksum(file: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + file.getUint32(at)) >>> 0;
  return sum;
}
