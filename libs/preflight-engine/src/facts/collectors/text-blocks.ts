import { around, gapBetween } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';

/** A painted text, or several that look alike and adjoin: a line, a paragraph. Page units. */
export interface TextBlock {
  box: Box;
  /** Em size, page units. */
  size: number;
  font: string;
  inks: readonly string[];
  /** Whether its color is RGB or Lab, whose inks a conversion decides. */
  isConverted: boolean;
  isWhite: boolean;
  /** Whether it is on printed ink. */
  isOnInk: boolean;
  /** Whether it is a superscript or subscript of larger text. */
  isScript: boolean;
  /** Whether its box is that of its outlines, and not a larger one. */
  isExact: boolean;
  /** Whether its lines run up or down the page. */
  isUpright: boolean;
  /** The first texts, in painting order; decoding takes time. */
  words: readonly (() => string)[];
}

interface OpenBlock {
  block: TextBlock;
  /** Around the ems of all its lines, and of the last one. */
  frame: Box;
  line: Box;
  /** The box around the em of the last text. */
  last: Box;
}

/** Tables and columns are often written row by row. */
const MAX_OPEN = 12;
/** Ems. */
const WIDEST_GAP = 2;
const WIDEST_LEADING = 1;
const WORD_GAP = 0.15;
/** Page units. */
const ROUNDING = 0.5;
const SAME_PLACE = 0.01;
/** Texts of a block that are decoded; each has at least one character. */
const MAX_TEXTS = 100;

/** Joins texts of one font, size and color into lines, and those into paragraphs. */
export class TextBlocks {
  #open: OpenBlock[] = [];
  readonly #emit: (block: TextBlock) => void;

  constructor(emit: (block: TextBlock) => void) {
    this.#emit = emit;
  }

  /** @param frame the text's width and the height of its em; its box may be smaller */
  add(text: TextBlock, frame: Box): void {
    for (let index = this.#open.length - 1; index >= 0; index -= 1) {
      const open = this.#open[index];
      if (!open || !looksLike(open.block, text)) continue;
      const joint = jointOf(open, frame, text);
      if (joint === null) continue;
      this.#open.splice(index, 1);
      this.#open.push(joined(open, text, frame, joint));
      return;
    }
    this.#open.push({ block: text, frame, line: frame, last: frame });
    if (this.#open.length <= MAX_OPEN) return;
    const oldest = this.#open.shift();
    if (oldest) this.#emit(oldest.block);
  }

  /** Drops blocks that are painted over. */
  drop(isGone: (block: TextBlock) => boolean): void {
    this.#open = this.#open.filter(({ block }) => !isGone(block));
  }

  finish(): void {
    for (const { block } of this.#open) this.#emit(block);
    this.#open = [];
  }
}

const looksLike = (a: TextBlock, b: TextBlock): boolean =>
  a.font === b.font &&
  Math.abs(a.size - b.size) <= a.size * 0.005 &&
  a.isUpright === b.isUpright &&
  a.isWhite === b.isWhite &&
  a.isConverted === b.isConverted &&
  a.isScript === b.isScript &&
  (a.isOnInk === b.isOnInk || !a.isWhite) &&
  (a.inks === b.inks || String(a.inks) === String(b.inks));

interface Joint {
  isSameLine: boolean;
  /** What separates the texts. */
  space: '' | ' ';
}

/** Null if the text doesn't continue the block. */
function jointOf({ frame, line }: OpenBlock, next: Box, { size, isUpright }: TextBlock): Joint | null {
  const [along, across] = isUpright ? ([1, 0] as const) : ([0, 1] as const);
  const gap = gapBetween(line, next, along);
  const isLevel =
    Math.abs(line[across] - next[across]) < ROUNDING &&
    Math.abs((line[across + 2] as number) - (next[across + 2] as number)) < ROUNDING;
  if (isLevel && gap < size * WIDEST_GAP)
    return { isSameLine: true, space: gap > size * WORD_GAP ? ' ' : '' };
  const isBelow =
    gapBetween(frame, next, along) <= 0 && gapBetween(frame, next, across) <= size * WIDEST_LEADING;
  return isBelow ? { isSameLine: false, space: ' ' } : null;
}

function joined(
  { block, frame, line, last }: OpenBlock,
  text: TextBlock,
  next: Box,
  joint: Joint,
): OpenBlock {
  const { words } = block;
  // Some programs paint a text twice, filled and outlined.
  const isAgain = next.every((side, at) => Math.abs(side - (last[at] ?? 0)) < SAME_PLACE);
  return {
    block: {
      ...block,
      box: around(block.box, text.box),
      isOnInk: block.isOnInk || text.isOnInk,
      isExact: block.isExact && text.isExact,
      words: isAgain || words.length >= MAX_TEXTS ? words : [...words, ...spaced(text.words, joint.space)],
    },
    frame: around(frame, next),
    line: joint.isSameLine ? around(line, next) : next,
    last: next,
  };
}

const spaced = (words: readonly (() => string)[], space: string): (() => string)[] =>
  words.map((text, index) => (index === 0 && space !== '' ? () => space + text() : text));
