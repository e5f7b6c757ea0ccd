import type { Palette } from './pixel-job.ts';

/** Lookup tables from raw samples to values 0 to 255 per component, with /Decode and palette applied. */
export interface DecodeTable {
  /** Components per decoded pixel. */
  components: number;
  /** Index of each component's raw sample: all 0 for a palette. */
  sourceOf: readonly number[];
  values: readonly Uint8Array[];
}

/** @param most maximum raw sample */
export function decodeTable(
  decode: readonly number[] | null,
  components: number,
  most: number,
  palette: Palette | null,
): DecodeTable {
  if (palette) return paletteTable(decode, most, palette);
  const values = Array.from({ length: components }, (_, index) => {
    const [low, high] = [decode?.[2 * index] ?? 0, decode?.[2 * index + 1] ?? 1];
    return tableOf((raw) => (low + (raw * (high - low)) / most) * 255);
  });
  return { components, sourceOf: values.map((_, index) => index), values };
}

function paletteTable(decode: readonly number[] | null, most: number, palette: Palette): DecodeTable {
  const [low, high] = [decode?.[0] ?? 0, decode?.[1] ?? most];
  const last = Math.max(0, Math.floor(palette.bytes.length / palette.components) - 1);
  const values = Array.from({ length: palette.components }, (_, component) =>
    tableOf((raw) => {
      const color = Math.min(last, Math.max(0, Math.round(low + (raw * (high - low)) / most)));
      return palette.bytes[color * palette.components + component] ?? 0;
    }),
  );
  return { components: palette.components, sourceOf: values.map(() => 0), values };
}

function tableOf(value: (raw: number) => number): Uint8Array {
  const table = new Uint8ClampedArray(256);
  for (let raw = 0; raw < table.length; raw += 1) table[raw] = value(raw);
  return new Uint8Array(table.buffer);
}
