export interface PredictorShape {
  predictor: number;
  colors: number;
  bitsPerComponent: number;
  columns: number;
}

/**
 * Reverses the predictor of a Flate or LZW stream: TIFF (2) or PNG (10 to 15). The result is in the same memory, because an
 * image may have a hundred million bytes; it is overwritten.
 */
export function undoPredictor(bytes: Uint8Array, shape: PredictorShape): Uint8Array {
  if (shape.predictor === 2) return undoTiff(bytes, shape);
  return shape.predictor >= 10 ? undoPng(bytes, shape) : bytes;
}

const rowBytes = ({ colors, bitsPerComponent, columns }: PredictorShape): number =>
  Math.ceil((colors * bitsPerComponent * columns) / 8);

function undoPng(bytes: Uint8Array, shape: PredictorShape): Uint8Array {
  const row = rowBytes(shape);
  const pixel = Math.max(1, (shape.colors * shape.bitsPerComponent) >> 3);
  const rows = Math.ceil(bytes.length / (row + 1));
  // A row without its filter byte ends before the next one starts.
  const out = bytes.subarray(0, Math.max(0, bytes.length - rows));
  for (let index = 0; index < rows; index += 1) {
    const from = index * (row + 1);
    const filter = bytes[from];
    const line = bytes.subarray(from + 1, from + 1 + row);
    const at = index * row;
    for (let x = 0; x < line.length; x += 1) {
      const left = x >= pixel ? (out[at + x - pixel] ?? 0) : 0;
      const up = index > 0 ? (out[at + x - row] ?? 0) : 0;
      const upLeft = index > 0 && x >= pixel ? (out[at + x - row - pixel] ?? 0) : 0;
      out[at + x] = (line[x] ?? 0) + guess(filter, left, up, upLeft);
    }
  }
  return out;
}

function guess(filter: number | undefined, left: number, up: number, upLeft: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? paeth(left, up, upLeft) : 0;
}

function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - upLeft)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : upLeft;
}

function undoTiff(bytes: Uint8Array, shape: PredictorShape): Uint8Array {
  const { colors, bitsPerComponent, columns } = shape;
  const row = rowBytes(shape);
  for (let at = 0; at < bytes.length; at += row) {
    const line = bytes.subarray(at, at + row);
    if (bitsPerComponent === 8) {
      for (let x = colors; x < line.length; x += 1) line[x] = (line[x] ?? 0) + (line[x - colors] ?? 0);
    } else if (bitsPerComponent === 16) {
      for (let x = colors * 2; x + 1 < line.length; x += 2) {
        const sum = word(line, x) + word(line, x - colors * 2);
        line[x] = sum >> 8;
        line[x + 1] = sum;
      }
    } else {
      undoTiffBits(line, colors, bitsPerComponent, columns);
    }
  }
  return bytes;
}

const word = (line: Uint8Array, at: number): number => ((line[at] ?? 0) << 8) | (line[at + 1] ?? 0);

function undoTiffBits(line: Uint8Array, colors: number, bits: number, columns: number): void {
  const mask = (1 << bits) - 1;
  const previous = new Uint8Array(colors);
  // The declared row may be longer than the stream.
  const samples = Math.min(columns * colors, Math.floor((line.length * 8) / bits));
  for (let sample = 0; sample < samples; sample += 1) {
    const bit = sample * bits;
    const shift = 8 - bits - (bit & 7);
    const index = bit >> 3;
    const value = (((line[index] ?? 0) >> shift) + (previous[sample % colors] ?? 0)) & mask;
    previous[sample % colors] = value;
    line[index] = ((line[index] ?? 0) & ~(mask << shift)) | (value << shift);
  }
}
