import type { Box } from '../../pdf/boxes.ts';
import type { CompactIndex } from './compact-dict.ts';

/** Subroutines of a charstring: its font's and its own dictionary's. */
export interface Subroutines {
  global: Pick<CompactIndex, 'count' | 'item'>;
  local: Pick<CompactIndex, 'count' | 'item'>;
}

/** Operators and numbers that may still be read; a font's outlines share them. */
export interface StepBudget {
  stepsLeft: number;
}

const MAX_STEPS = 50_000;
const MAX_DEPTH = 10;
const MAX_STACK = 513;

/**
 * The box of a Type 2 charstring's points, in its own units; `empty` if it draws nothing, null if it is damaged or uses
 * rare operators. Adobe Technical Note 5177.
 */
export function boxOfCharstring(
  code: Uint8Array,
  subroutines: Subroutines,
  budget: StepBudget,
): Box | 'empty' | null {
  const pen = new Pen();
  return new Run(pen, subroutines, budget).run(code, 0) === null ? null : pen.box;
}

/** Whether a glyph's interpretation goes on, has ended, or failed. */
type Progress = 'on' | 'end' | null;

/** The current point, and the box of all points drawn. */
class Pen {
  #x = 0;
  #y = 0;
  #box: Box | null = null;

  get box(): Box | 'empty' {
    return this.#box ?? 'empty';
  }

  move(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
  }

  draw(...steps: number[]): void {
    this.#mark();
    for (let at = 0; at + 1 < steps.length; at += 2) {
      this.move(steps[at] ?? 0, steps[at + 1] ?? 0);
      this.#mark();
    }
  }

  #mark(): void {
    const [x, y, box] = [this.#x, this.#y, this.#box];
    this.#box = box
      ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)]
      : [x, y, x, y];
  }
}

class Run {
  readonly #pen: Pen;
  readonly #subroutines: Subroutines;
  readonly #budget: StepBudget;
  #stack: number[] = [];
  #stems = 0;
  #steps = 0;

  constructor(pen: Pen, subroutines: Subroutines, budget: StepBudget) {
    this.#pen = pen;
    this.#subroutines = subroutines;
    this.#budget = budget;
  }

  run(code: Uint8Array, depth: number): Progress {
    for (let at = 0; at < code.length;) {
      this.#steps += 1;
      this.#budget.stepsLeft -= 1;
      if (this.#steps > MAX_STEPS || this.#budget.stepsLeft < 0) return null;
      if (this.#stack.length > MAX_STACK || depth > MAX_DEPTH) return null;
      const first = code[at] ?? 0;
      if (first >= 32 || first === 28) {
        at = this.#number(code, at, first);
        continue;
      }
      at += 1;
      if (first === 11) return 'on';
      if (first === 10 || first === 29) {
        const called = this.#call(first === 10 ? this.#subroutines.local : this.#subroutines.global, depth);
        if (called !== 'on') return called;
        continue;
      }
      // Accented letters of two glyphs end with their codes.
      if (first === 14) return this.#stack.length >= 4 ? null : 'end';
      if (isStem(first)) {
        this.#stems += this.#stack.length >> 1;
        if (first === 19 || first === 20) at += Math.ceil(this.#stems / 8);
      } else if (first === 12) {
        if (!this.#flex(code[at] ?? 0)) return null;
        at += 1;
      } else if (!this.#path(first)) return null;
      this.#stack = [];
    }
    return 'on';
  }

  /** @returns where the next byte is */
  #number(code: Uint8Array, at: number, first: number): number {
    const [second = 0, third = 0] = [code[at + 1], code[at + 2]];
    if (first === 28) this.#stack.push((((second << 8) | third) << 16) >> 16);
    else if (first < 247) this.#stack.push(first - 139);
    else if (first < 251) this.#stack.push((first - 247) * 256 + second + 108);
    else if (first < 255) this.#stack.push(-(first - 251) * 256 - second - 108);
    else
      this.#stack.push(
        ((second << 24) | (third << 16) | ((code[at + 3] ?? 0) << 8) | (code[at + 4] ?? 0)) / 65_536,
      );
    if (first === 28) return at + 3;
    return at + (first < 247 ? 1 : first < 255 ? 2 : 5);
  }

  #call(all: Subroutines['local'], depth: number): Progress {
    const bias = all.count < 1_240 ? 107 : all.count < 33_900 ? 1_131 : 32_768;
    const code = all.item((this.#stack.pop() ?? 0) + bias);
    return code ? this.run(code, depth + 1) : null;
  }

  #path(operator: number): boolean {
    const values = this.#stack;
    const last = (back: number) => values.at(-back) ?? 0;
    if (operator === 21) this.#pen.move(last(2), last(1));
    else if (operator === 22) this.#pen.move(last(1), 0);
    else if (operator === 4) this.#pen.move(0, last(1));
    else if (operator === 5 || operator === 8 || operator === 24 || operator === 25)
      this.#pen.draw(...values);
    else if (operator === 6 || operator === 7) this.#alternating(operator === 6);
    else if (operator === 26 || operator === 27) this.#parallel(operator === 27);
    else if (operator === 30 || operator === 31) this.#turning(operator === 31);
    else return false;
    return true;
  }

  /** Lines along the axes, in turn. */
  #alternating(startsLevel: boolean): void {
    this.#stack.forEach((length, index) =>
      this.#pen.draw(...((index % 2 === 0) === startsLevel ? [length, 0] : [0, length])),
    );
  }

  /** Curves that start and end along one axis. */
  #parallel(isLevel: boolean): void {
    const values = this.#stack;
    let at = values.length % 4 === 0 ? 0 : 1;
    let aside = at === 1 ? (values[0] ?? 0) : 0;
    for (; at + 3 < values.length; at += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(at, at + 4);
      this.#pen.draw(...(isLevel ? [a, aside, b, c, d, 0] : [aside, a, b, c, 0, d]));
      aside = 0;
    }
  }

  /** Curves that start along one axis and end along the other, in turn. */
  #turning(startsLevel: boolean): void {
    const values = this.#stack;
    let isLevel = startsLevel;
    for (let at = 0; at + 3 < values.length; at += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = values.slice(at, at + 4);
      const end = values.length - at === 5 ? (values[at + 4] ?? 0) : 0;
      this.#pen.draw(...(isLevel ? [a, 0, b, c, end, d] : [0, a, b, c, d, end]));
      isLevel = !isLevel;
    }
  }

  #flex(operator: number): boolean {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0, k = 0, l = 0] = this.#stack;
    if (operator === 35) this.#pen.draw(a, b, c, d, e, f, g, h, i, j, k, l);
    else if (operator === 34) this.#pen.draw(a, 0, b, c, d, 0, e, 0, f, -c, g, 0);
    else if (operator === 36) this.#pen.draw(a, b, c, d, e, 0, f, 0, g, h, i, -(b + d + h));
    else if (operator === 37) {
      const [x, y] = [a + c + e + g + i, b + d + f + h + j];
      const isLevel = Math.abs(x) > Math.abs(y);
      this.#pen.draw(a, b, c, d, e, f, g, h, i, j, isLevel ? k : -x, isLevel ? -y : k);
    } else return false;
    return true;
  }
}

/** `hstem`, `vstem`, their variants, and the masks that follow them. */
const isStem = (operator: number): boolean => [1, 3, 18, 19, 20, 23].includes(operator);
