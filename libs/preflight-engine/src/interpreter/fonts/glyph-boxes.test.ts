import { describe, expect, it } from '@jest/globals';
import { compactProgram, overlappingProgram, trueTypeProgram } from '../../../test/built-fonts.ts';
import { boxOfCharstring } from './charstring.ts';
import { compactFontOf } from './compact-font.ts';
import { standardWidthsOf } from './standard-widths.ts';
import { trueTypeOf } from './true-type.ts';

const subroutines = (...items: readonly Uint8Array[]) => ({
  count: items.length,
  item: (index: number) => items[index],
});
const drawn = (code: readonly number[], local = subroutines(), budget = { stepsLeft: 1_000 }) =>
  boxOfCharstring(Uint8Array.from(code), { global: subroutines(), local }, budget);

describe('outlines of embedded fonts', () => {
  it('F2 outlines of TrueType are found by character, with their boxes in ems', () => {
    const font = trueTypeOf(trueTypeProgram({ A: [50, -10, 450, 700], ' ': null }));
    const glyphOf = (letter: string) => font?.maps.unicode?.(letter.charCodeAt(0)) ?? 0;
    expect(font?.boxOf(glyphOf('A'))).toEqual([0.05, -0.01, 0.45, 0.7]);
    expect(font?.boxOf(glyphOf(' '))).toBe('empty');
    expect(glyphOf('B')).toBe(0);
    expect(font?.boxOf(9)).toBeNull();
  });

  it('F2 outlines of CFF are found by glyph name, with their boxes in ems', () => {
    const font = compactFontOf(compactProgram([[50, -10, 450, 700], null]));
    const boxOf = (name: string) => font?.boxOf(font.glyphNamed(name) ?? 99);
    expect(boxOf('glyph1')).toEqual([0.05, -0.01, 0.45, 0.7].map((side) => expect.closeTo(side, 6)));
    expect(boxOf('glyph2')).toBe('empty');
    expect(boxOf('glyph3')).toBeNull();
  });

  it.each([
    ['lines', [149, 159, 21, 239, 189, 39, 6, 14], [10, 20, 110, 70]],
    ['a curve', [139, 139, 21, 139, 189, 239, 139, 139, 89, 8, 14], [0, 0, 100, 50]],
    [
      'stems and a mask before the path',
      [139, 149, 1, 139, 149, 19, 255, 149, 22, 239, 6, 14],
      [10, 0, 110, 0],
    ],
    ['nothing', [14], 'empty'],
    ['a missing subroutine', [139, 10, 14], null],
    ['an unknown operator', [12, 99, 14], null],
  ])('F2 outlines of a charstring with %s', (_, code, box) => {
    expect(drawn(code)).toEqual(box);
  });

  it.each([
    ['Helvetica', 'il', [222, 222]],
    ['Helvetica-BoldOblique', 'W~', [944, 584]],
    ['TimesNewRoman,Bold', 'W~', [1_000, 520]],
    ['Times-Italic', ' @', [250, 921]],
    ['Courier', 'iW', [600, 600]],
    ['Frutiger', 'iW', [undefined, undefined]],
    ['Helvetica', 'é', [undefined]],
  ])(
    'F2 outlines have the widths of standard fonts, which a file may leave out: %s %s',
    (name, text, widths) => {
      expect(Array.from(text, standardWidthsOf(name))).toEqual(widths);
    },
  );

  it("F2 outlines of damaged fonts aren't known, and reading them ends", () => {
    for (const program of [trueTypeProgram({ A: [0, 0, 500, 700] }), compactProgram([[0, 0, 500, 700]])])
      for (let at = 0; at < program.length; at += 1) {
        const damaged = Uint8Array.from(program);
        damaged[at] = 255;
        expect(() => [trueTypeOf(damaged)?.boxOf(1), compactFontOf(damaged)?.boxOf(1)]).not.toThrow();
        expect(() => [
          trueTypeOf(program.subarray(0, at)),
          compactFontOf(program.subarray(0, at)),
        ]).not.toThrow();
      }
    // A subroutine that calls itself.
    expect(drawn([32, 10], subroutines(Uint8Array.of(32, 10)))).toBeNull();
  });

  it('F2 outlines of a font are read up to a number of steps', () => {
    const budget = { stepsLeft: 12 };
    const line = [139, 159, 21, 239, 6, 14];
    expect(drawn(line, subroutines(), budget)).toEqual([0, 20, 100, 20]);
    expect(drawn(line, subroutines(), budget)).toEqual([0, 20, 100, 20]);
    expect(drawn(line, subroutines(), budget)).toBeNull();
  });

  it('F2 outlines of a font whose parts overlap take no more memory than the font', () => {
    const program = overlappingProgram();
    expect(program.length).toBeLessThan(200_000);
    const before = process.memoryUsage().heapUsed;
    const font = compactFontOf(program);
    expect(font?.boxOf(0)).toBe('empty');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000);
  });

  it("F2 outlines whose box is upside down aren't known", () => {
    const font = trueTypeOf(trueTypeProgram({ A: [450, -10, 50, 700] }));
    expect(font?.boxOf(1)).toBeNull();
  });
});
