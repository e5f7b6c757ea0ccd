const word = (value: number): number[] => [(value >> 8) & 255, value & 255];
const long = (value: number): number[] => [...word(value >>> 16), ...word(value)];

/** A glyph's box in thousandths of an em; null for one without an outline. */
export type GlyphBox = readonly [number, number, number, number] | null;

/** A TrueType program without outlines but with their boxes: `.notdef`, then the glyphs of these characters. */
export function trueTypeProgram(glyphs: Readonly<Record<string, GlyphBox>>): Buffer {
  // A character map is sorted.
  const sorted = Object.entries(glyphs).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const boxes: GlyphBox[] = [null, ...sorted.map(([, box]) => box)];
  const data = boxes.map((box) => (box ? [...word(1), ...box.flatMap(word), ...word(0)] : []));
  const loca = data.reduce<number[]>(
    (offsets, glyph) => [...offsets, (offsets.at(-1) ?? 0) + glyph.length],
    [0],
  );
  const codes = sorted.map(([letter]) => letter.charCodeAt(0));
  const segments = [...codes.map((code, index) => [code, index + 1 - code] as const), [0xffff, 1] as const];
  const pad = segments.length * 2;
  const subtable = [
    ...[4, 16 + pad * 4, 0, pad, 0, 0, 0].flatMap(word),
    ...segments.flatMap(([code]) => word(code)),
    ...word(0),
    ...segments.flatMap(([code]) => word(code)),
    ...segments.flatMap(([, delta]) => word(delta)),
    ...segments.flatMap(() => word(0)),
  ];
  const head = [
    ...Array.from({ length: 18 }, () => 0),
    ...word(1_000),
    ...Array.from({ length: 30 }, () => 0),
    ...word(1),
  ];
  const tables: Record<string, number[]> = {
    cmap: [...word(0), ...word(1), ...word(3), ...word(1), ...long(12), ...subtable],
    glyf: data.flat(),
    head: [...head, ...word(0)],
    loca: loca.flatMap(long),
  };
  let at = 12 + Object.keys(tables).length * 16;
  const directory = Object.entries(tables).flatMap(([tag, bytes]) => {
    const entry = [...Buffer.from(tag), ...long(0), ...long(at), ...long(bytes.length)];
    at += bytes.length;
    return entry;
  });
  return Buffer.from([
    ...long(0x10000),
    ...word(Object.keys(tables).length),
    ...long(0),
    ...word(0),
    ...directory,
    ...Object.values(tables).flat(),
  ]);
}

const index = (items: readonly (readonly number[])[]): number[] => {
  const offsets = items.reduce<number[]>((all, item) => [...all, (all.at(-1) ?? 1) + item.length], [1]);
  return items.length === 0 ? word(0) : [...word(items.length), 2, ...offsets.flatMap(word), ...items.flat()];
};
/** As five bytes, so that offsets have a fixed length. */
const operand = (value: number): number[] => [29, ...long(value)];
const number = (value: number): number[] => [28, ...word(value)];

/** A CFF program: `.notdef`, then rectangles named `glyph1`, `glyph2` and so on, drawn by a subroutine. */
export function compactProgram(boxes: readonly GlyphBox[]): Buffer {
  const charstrings = [null, ...boxes].map((box) => {
    if (!box) return [14];
    const [x0, y0, x1, y1] = box;
    // x0 y0 rmoveto, then its width, height and width back by the subroutine's lines.
    return [
      ...number(x0),
      ...number(y0),
      21,
      ...number(x1 - x0),
      ...number(y1 - y0),
      ...number(x0 - x1),
      ...number(-107),
      10,
      14,
    ];
  });
  const names = boxes.map((_, at) => [...Buffer.from(`glyph${at + 1}`)]);
  const head = [1, 0, 4, 2, ...index([[...Buffer.from('Made')]])];
  const after = [...index(names), ...index([])];
  const top = (charset: number, glyphs: number, own: number) => [
    ...operand(charset),
    15,
    ...operand(glyphs),
    17,
    ...operand(6),
    ...operand(own),
    18,
  ];
  const charset = [0, ...boxes.flatMap((_, at) => word(391 + at))];
  const start = head.length + index([top(0, 0, 0)]).length + after.length;
  const glyphs = index(charstrings);
  const own = start + charset.length + glyphs.length;
  return Buffer.from([
    ...head,
    ...index([top(start, start + charset.length, own)]),
    ...after,
    ...charset,
    ...glyphs,
    // Private: its subroutines follow it.
    ...operand(6),
    19,
    ...index([[6, 11]]),
  ]);
}

/** A CID font in CFF with 65,535 font dictionaries of 65,535 subroutines each, most of which are the same bytes. */
export function overlappingProgram(): Buffer {
  const overlapping = (item: readonly number[]): number[] => [
    ...word(0xffff),
    1,
    ...Array.from({ length: 0x10000 }, (_, at) => (at % 2 === 0 ? 1 : 1 + item.length)),
    ...item,
  ];
  const head = [1, 0, 4, 2, ...index([[...Buffer.from('Made')]])];
  const top = (glyphs: number, dicts: number) => [
    ...[0, 0, 0].flatMap(operand),
    12,
    30,
    ...operand(glyphs),
    17,
    ...operand(dicts),
    12,
    36,
  ];
  const none = [...index([]), ...index([])];
  const start = head.length + index([top(0, 0)]).length + none.length;
  const glyphs = index([[14]]);
  const dict = (own: number) => [...operand(6), ...operand(own), 18];
  const dicts = start + glyphs.length;
  const own = dicts + overlapping(dict(0)).length;
  return Buffer.from([
    ...head,
    ...index([top(start, dicts)]),
    ...none,
    ...glyphs,
    ...overlapping(dict(own)),
    // Private: its subroutines follow it.
    ...operand(6),
    19,
    ...overlapping([14]),
  ]);
}
