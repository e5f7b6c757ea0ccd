import sharp from 'sharp';

const SOS = 0xda;
const EOI = 0xd9;
const isEndOfScan = (jpeg: Buffer, at: number): boolean => {
  const next = jpeg[at + 1] ?? EOI;
  return jpeg[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7);
};

/** Markers with their data, from the first behind the start of the image. */
function segmentsOf(jpeg: Buffer): { marker: number; bytes: Buffer }[] {
  const segments: { marker: number; bytes: Buffer }[] = [];
  for (let at = 2; jpeg[at + 1] !== EOI;) {
    const marker = jpeg[at + 1] ?? EOI;
    let end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (marker === SOS) while (!isEndOfScan(jpeg, end)) end += 1;
    segments.push({ marker, bytes: jpeg.subarray(at, end) });
    at = end;
  }
  return segments;
}

/** A valid white JPEG of 100 × 100 pixels that has this many scans: one frequency and bit after another, all of them empty. */
export async function jpegWithScans(count: number): Promise<Buffer> {
  const white = sharp({ create: { width: 100, height: 100, channels: 3, background: '#fff' } });
  const segments = segmentsOf(await white.jpeg({ progressive: true }).toBuffer());
  const first = segments.findIndex(({ marker }) => marker === SOS);
  // One component, all but the first frequency, no bits known yet.
  const isEmptyScan = ({ marker, bytes }: (typeof segments)[number]) =>
    marker === SOS && bytes[4] === 1 && bytes[7] !== 0 && (bytes[9] ?? 0) >> 4 === 0;
  const at = segments.findIndex(isEmptyScan);
  const empty = segments[at]?.bytes;
  if (!empty) throw new Error('no empty scan');
  const more = Array.from({ length: count - 1 }, (_, index) => {
    const scan = Buffer.from(empty);
    const frequency = 1 + Math.floor(index / 14);
    const bit = 13 - (index % 14);
    scan[7] = scan[8] = frequency;
    scan[9] = bit === 13 ? bit : ((bit + 1) << 4) | bit;
    return scan;
  });
  const tables = segments.slice(first + 1, at).filter(({ marker }) => marker !== SOS);
  const head = [...segments.slice(0, first + 1), ...tables].map(({ bytes }) => bytes);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...head, ...more, Buffer.from([0xff, EOI])]);
}
