import type { PaintedText } from '../../interpreter/visitor.ts';
import { around, gapBetween, isWithin } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import { isWithoutLetters, quoteOf } from '../quote.ts';
import { inkOfColor } from '../ink-of-color.ts';
import type { TextMark } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';
import { type TextBlock, TextBlocks } from './text-blocks.ts';

/** pt: larger text is fine in every profile. */
const MAX_SIZE = 16;

/** Collects text that may be too small, in paragraphs. */
export class TextCollector {
  readonly #unit: number;
  readonly #all: WorstFirst<TextBlock>;
  readonly #knockouts: WorstFirst<TextBlock>;
  readonly #blocks = new TextBlocks((block) => this.#add(block));
  #last: PaintedText | null = null;

  /** @param unit UserUnit, pt */
  constructor(unit: number, kept: number) {
    this.#unit = unit;
    this.#all = new WorstFirst(kept, ({ size }) => size, hasLetters);
    this.#knockouts = new WorstFirst(kept, ({ size }) => size, hasLetters);
  }

  add(text: PaintedText, isOnInk: boolean): void {
    const isScript = this.#last !== null && isScriptOf(text, this.#last);
    // What follows a script may be another part of it.
    this.#last = isScript && this.#last ? { ...this.#last, box: around(this.#last.box, text.box) } : text;
    if (text.size * this.#unit > MAX_SIZE) return;
    const block = blockOf(text, isOnInk);
    if (block) this.#blocks.add({ ...block, isScript }, text.box);
  }

  /** Drops text that is hidden by an opaque object over it, such as a scan. */
  cover(box: Box): void {
    const isUnder = (block: TextBlock) => isWithin(block.box, box);
    this.#blocks.drop(isUnder);
    this.#all.drop(isUnder);
    this.#knockouts.drop(isUnder);
  }

  finish(): { texts: TextMark[]; knockoutTexts: TextMark[] } {
    this.#blocks.finish();
    const marksOf = (blocks: WorstFirst<TextBlock>) =>
      blocks.sorted().map((block) => markOf(block, this.#unit));
    return { texts: marksOf(this.#all), knockoutTexts: marksOf(this.#knockouts) };
  }

  #add(block: TextBlock): void {
    const isKnockout = block.isWhite ? block.isOnInk : block.inks.length > 1;
    (isKnockout && !block.isScript ? this.#knockouts : this.#all).add(block);
  }
}

const hasLetters = ({ words }: TextBlock): boolean => !isWithoutLetters(words);

/** Null for text that doesn't show: white on white. */
export function blockOf(
  { box, size, font, isUpright, fill, stroke, words }: PaintedText,
  isOnInk: boolean,
): TextBlock | null {
  const color = fill ?? stroke;
  if (!color) return null;
  const { inks, isWhite, family } = inkOfColor(color);
  if (isWhite && !isOnInk) return null;
  return {
    box,
    size,
    font: font.name,
    inks,
    isConverted: family === 'rgb' || family === 'lab',
    isWhite,
    isOnInk,
    isScript: false,
    isExact: false,
    isUpright,
    words: [words],
  };
}

/** Codes: longer text isn't an index, exponent or trademark sign. */
const MAX_SCRIPT_LENGTH = 4;
/** A script's size as a share of its text's. */
const [MIN_SCRIPT, MAX_SCRIPT] = [0.4, 0.85];
/** Ems of the script between it and its text. */
const WIDEST_GAP = 0.5;

/** Whether a text is a superscript or subscript of the one before it. */
function isScriptOf(text: PaintedText, base: PaintedText): boolean {
  const share = text.size / base.size;
  if (text.length > MAX_SCRIPT_LENGTH || !(share >= MIN_SCRIPT && share <= MAX_SCRIPT)) return false;
  if (text.isUpright !== base.isUpright) return false;
  const [along, across] = text.isUpright ? ([1, 0] as const) : ([0, 1] as const);
  const gap = gapBetween(base.box, text.box, along);
  return (
    Math.abs(gap) <= text.size * WIDEST_GAP * 2 &&
    gap <= text.size * WIDEST_GAP &&
    gapBetween(base.box, text.box, across) < 0
  );
}

function markOf(
  { box, size, font, inks, isConverted, isWhite, isOnInk, isScript, words }: TextBlock,
  unit: number,
): TextMark {
  return {
    box,
    size: size * unit,
    font,
    inks,
    isConverted,
    isWhite,
    isOnInk,
    isScript,
    quote: quoteOf(words),
  };
}
