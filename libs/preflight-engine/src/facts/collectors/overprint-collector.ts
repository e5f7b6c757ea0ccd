import type { Color, GraphicsState } from '../../interpreter/graphics-state.ts';
import type { Box } from '../../pdf/boxes.ts';
import { type ColorFamily, type Ground, inkOfColor } from '../ink-of-color.ts';
import type { OverprintIssue } from '../page-marks.ts';
import { WorstFirst } from '../worst-first.ts';

/** pt: up to this size misregistration shows. Sizes are products of rounded decimals. */
const SMALL_TEXT = 12.01;

/** More serious kinds first, so that they aren't dropped. */
const rank: Readonly<Record<OverprintIssue['kind'], number>> = {
  'white overprints': 0,
  'registration inside': 0,
  'black knocks out': 1,
  'rich black text': 2,
};

interface Mark {
  box: Box;
  fill: Color | null;
  stroke: Color | null;
  state: GraphicsState;
  /** Text size, pt; null for other marks. */
  size: number | null;
  font: string | null;
  ground: Ground;
}

/** Collects white that overprints, black that knocks out, rich black text and registration color inside the trim. */
export class OverprintCollector {
  readonly #trim: Box;
  readonly #issues: WorstFirst<OverprintIssue>;
  #isRegistrationInTiles = false;

  constructor(trim: Box, kept: number) {
    this.#trim = trim;
    this.#issues = new WorstFirst(kept, ({ kind }) => rank[kind]);
  }

  add(mark: Mark): void {
    this.#addSide(mark, mark.fill, mark.state.fillOverprint);
    this.#addSide(mark, mark.stroke, mark.state.strokeOverprint);
  }

  /** For registration color in other marks than text and line art. */
  addRegistration(box: Box): void {
    if (this.#isInside(box)) this.#issues.add({ kind: 'registration inside', box, size: null, font: null });
  }

  /** For a pattern tile, whose position doesn't matter: fills with the pattern say where it is visible. */
  addTile(isRegistration: boolean): void {
    this.#isRegistrationInTiles ||= isRegistration;
  }

  finish(): OverprintIssue[] {
    return this.#issues.sorted();
  }

  #addSide({ box, size, font, ground, state }: Mark, color: Color | null, overprints: boolean): void {
    if (!color) return;
    const ink = inkOfColor(color);
    const isSmallText = size !== null && size <= SMALL_TEXT;
    const report = (kind: OverprintIssue['kind']) => this.#issues.add({ kind, box, size, font });
    if (ink.isWhite && overprints && disappears(ink.family, state)) report('white overprints');
    const isRegistration =
      ink.isRegistration || (this.#isRegistrationInTiles && color.space.kind === 'pattern');
    if (isRegistration && this.#isInside(box)) report('registration inside');
    if (ink.isRichBlack && isSmallText) report('rich black text');
    if (ink.isBlackAlone && ink.family !== 'rgb' && isSmallText && ground === 'inks' && !overprints)
      report('black knocks out');
  }

  #isInside([x0, y0, x1, y1]: Box): boolean {
    const [left, bottom, right, top] = this.#trim;
    return x1 > left && x0 < right && y1 > bottom && y0 < top;
  }
}

/** Process white overprints only in OPM 1; gray and spot white always do. ISO 32000-1, 8.6.7. */
function disappears(family: ColorFamily, { overprintMode }: GraphicsState): boolean {
  return family === 'gray' || family === 'spot' || (family === 'cmyk' && overprintMode === 1);
}
