import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import { grown } from '../../interpreter/path-bounds.ts';
import type { PaintedText } from '../../interpreter/visitor.ts';
import { isWithin, overlap } from '../../pdf/box-relations.ts';
import type { Box } from '../../pdf/boxes.ts';
import { inksOf } from '../../interpreter/color-space.ts';
import { type ColorFamily, type Ground, inkOfColor } from '../ink-of-color.ts';
import { isTechnical, type MarkColors } from '../mark-colors.ts';
import type { OverprintIssue } from '../page-marks.ts';
import { quoteOf } from '../quote.ts';
import { WorstFirst } from '../worst-first.ts';
import { type TextBlock, TextBlocks } from './text-blocks.ts';
import { blockOf } from './text-collector.ts';

/** pt: up to this size misregistration shows. Sizes are products of rounded decimals. */
const SMALL_TEXT = 12.01;

/** Page units: crop marks may touch the trim. */
const TOUCH = 0.5;

/** More serious kinds first, so that they aren't dropped. */
const rank: Readonly<Record<OverprintIssue['kind'], number>> = {
  'white overprints': 0,
  'registration inside': 0,
  'finishing knocks out': 1,
  'black knocks out': 2,
  'rich black text': 3,
};

interface Mark {
  box: Box;
  fill: Color | null;
  stroke: Color | null;
  state: GraphicsState;
  /** Null for other marks than text. */
  text: PaintedText | null;
  ground: Ground;
  /** Whether ink is anywhere under it; white changes nothing on paper. */
  isOnInk: () => boolean;
}

interface Issue extends Omit<OverprintIssue, 'quote'> {
  words: TextBlock['words'];
}

const line = { size: null, font: null, words: [] } as const;

/**
 * Collects white that overprints, black that knocks out, rich black text, registration color inside the trim and finishing
 * that knocks out artwork.
 */
export class OverprintCollector {
  readonly #trim: Box;
  readonly #unit: number;
  readonly #issues: WorstFirst<Issue>;
  readonly #texts = new Map<OverprintIssue['kind'], TextBlocks>();
  #isRegistrationInTiles = false;

  /** @param unit UserUnit, pt */
  constructor(trim: Box, unit: number, kept: number) {
    this.#trim = trim;
    this.#unit = unit;
    this.#issues = new WorstFirst(kept, ({ kind }) => rank[kind]);
  }

  add(mark: Mark): void {
    this.#addSide(mark, mark.fill, mark.state.fillOverprint);
    this.#addSide(mark, mark.stroke, mark.state.strokeOverprint);
  }

  /** @param box of a part that is on printed ink */
  addFinishing(
    { fill, stroke }: MarkColors,
    { fillOverprint, strokeOverprint }: GraphicsState,
    box: Box,
  ): void {
    const knockout = [fill && !fillOverprint ? fill : null, stroke && !strokeOverprint ? stroke : null].find(
      (color) => color && isTechnical(color) && !inkOfColor(color).isWhite,
    );
    const [ink] = knockout ? inksOf(knockout.space) : [];
    if (ink) this.#issues.add({ kind: 'finishing knocks out', ink, box, ...line });
  }

  /** Notes registration color in other marks than text and line art. */
  addRegistration(box: Box): void {
    if (this.#isInside(box)) this.#issues.add({ kind: 'registration inside', box, ...line });
  }

  /** For a pattern tile, whose position doesn't matter: fills with the pattern say where it is visible. */
  addTile(isRegistration: boolean): void {
    this.#isRegistrationInTiles ||= isRegistration;
  }

  /** Drops what is hidden by an opaque object over it. */
  cover(box: Box): void {
    const isUnder = (mark: { box: Box }) => isWithin(mark.box, box);
    this.#issues.drop(isUnder);
    for (const texts of this.#texts.values()) texts.drop(isUnder);
  }

  finish(): OverprintIssue[] {
    for (const texts of this.#texts.values()) texts.finish();
    return this.#issues.sorted().map(({ words, ...issue }) => {
      const quote = quoteOf(words);
      return quote === undefined ? issue : { ...issue, quote };
    });
  }

  #add(kind: OverprintIssue['kind'], box: Box, text: PaintedText | null): void {
    const block = text && blockOf(text, true);
    if (block) this.#textsOf(kind).add(block, block.box);
    else this.#issues.add({ kind, box, ...line });
  }

  #textsOf(kind: OverprintIssue['kind']): TextBlocks {
    const known = this.#texts.get(kind);
    if (known) return known;
    const texts = new TextBlocks(({ box, size, font, words }) =>
      this.#issues.add({ kind, box, size: size * this.#unit, font, words }),
    );
    this.#texts.set(kind, texts);
    return texts;
  }

  #addSide({ box, text, ground, isOnInk, state }: Mark, color: Color | null, overprints: boolean): void {
    if (!color) return;
    const ink = inkOfColor(color);
    const isSmallText = text !== null && text.size * this.#unit <= SMALL_TEXT;
    const report = (kind: OverprintIssue['kind']) => this.#add(kind, box, text);
    if (ink.isWhite && overprints && disappears(ink.family, state) && isOnInk()) report('white overprints');
    const isRegistration =
      ink.isRegistration || (this.#isRegistrationInTiles && color.space.kind === 'pattern');
    if (isRegistration && this.#isInside(box)) report('registration inside');
    if (ink.isRichBlack && isSmallText) report('rich black text');
    const keepsInk = overprints || darkening.has(state.blendMode) || darkening.has(state.groupBlend);
    if (ink.isBlackAlone && ink.family !== 'rgb' && isSmallText && ground === 'inks' && !keepsInk)
      report('black knocks out');
  }

  #isInside(box: Box): boolean {
    return overlap(box, grown(this.#trim, -TOUCH));
  }
}

/** Black blended by these keeps the ink under it. ISO 32000-1, 11.3.5. */
const darkening: ReadonlySet<string> = new Set(['Multiply', 'Darken', 'ColorBurn']);

/** Process white overprints only in OPM 1; gray and spot white always do. ISO 32000-1, 8.6.7. */
const disappears = (family: ColorFamily, { overprintMode }: GraphicsState): boolean =>
  family === 'gray' || family === 'spot' || (family === 'cmyk' && overprintMode === 1);
