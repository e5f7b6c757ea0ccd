import type { LineMark } from '../facts/page-marks.ts';
import { adjoining } from './adjoining-marks.ts';
import { type Check, finding, isFullOf, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'hairlines';
const names: Readonly<Record<LineMark['kind'], readonly [one: string, several: string]>> = {
  stroke: ['a stroke', 'strokes'],
  outline: ['a text outline', 'text outlines'],
  rule: ['a filled rule', 'filled rules'],
};
/** pt: lines of a table or a drawing are about this far apart. */
const GAP = 24;
/** pt. Widths are products of rounded decimals. */
const ROUNDING = 0.001;
/** pt: Word and other programs write a rule of 1/300 in, which prints as one of 0.25 pt, as 0.24 pt. */
const DEVICE_ROUNDING = 0.0101;

const isAlike = (a: LineMark, b: LineMark): boolean =>
  a.kind === b.kind && Math.abs(a.width - b.width) <= ROUNDING;

/** Whether all lines of a thickness are known: of a page with more lines than are kept, the thinnest are. */
function wholeCountsOf(lines: readonly LineMark[], kept: number): (thickness: number) => boolean {
  const last = isFullOf(lines, kept, () => true) ? lines.at(-1) : undefined;
  return (thickness) => !last || thickness < last.width - ROUNDING;
}

/** Whether lines are thick enough to print reliably. */
export const hairlines: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const { stroke } = input.profile;
    const findings = [...printedPages(input)].flatMap(({ facts, marks }) => {
      const isWhole = wholeCountsOf(marks.lines, marks.kept);
      const thin = marks.lines.filter(({ width }) => width < stroke.warn - DEVICE_ROUNDING);
      return adjoining(thin, GAP / facts.userUnit, isAlike).map(
        ({ mark: { width: thickness, kind }, box, count }) => {
          const isFail = thickness < stroke.fail - ROUNDING;
          const limit = isFail ? stroke.fail : stroke.warn;
          const [one, several] = names[kind];
          const isOne = count === 1;
          const name = isOne ? one : `${isWhole(thickness) ? '' : 'at least '}${count} ${several}`;
          return finding(ID, {
            severity: isFail ? 'fail' : 'warning',
            page: facts.number,
            box,
            object: name,
            measured: { value: thickness, unit: 'pt' },
            limit: { value: limit, unit: 'pt' },
            message:
              thickness === 0
                ? `Page ${facts.number}: ${name} ${isOne ? 'has' : 'have'} zero width, so ${isOne ? 'it prints' : 'they print'} as thin as the device can (minimum ${plain(limit, 3)} pt).`
                : `Page ${facts.number}: ${name} ${isOne ? 'is' : 'are'} ${plain(thickness, 3)} pt thick (minimum ${plain(limit, 3)} pt).`,
            advice: `Set the stroke weight to ${plain(stroke.warn)} pt or more in the Stroke panel of InDesign or Illustrator, instead of scaling the object.`,
          });
        },
      );
    });
    const isRounded = input.marks.some(({ lines }) =>
      lines.some(({ width }) => width < stroke.warn - ROUNDING),
    );
    const clean = isRounded
      ? `All lines are ${plain(stroke.warn - DEVICE_ROUNDING)} pt (1/300 in) or thicker, which counts as ${plain(stroke.warn)} pt.`
      : `All lines are ${plain(stroke.warn)} pt or thicker.`;
    return {
      ...verdictOf(findings, clean),
      isAtLeast: input.marks.some(({ lines, kept }) =>
        isFullOf(lines, kept, ({ width }) => width < stroke.warn - DEVICE_ROUNDING),
      ),
    };
  },
};
