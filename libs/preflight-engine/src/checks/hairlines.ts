import type { LineMark } from '../facts/page-marks.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'hairlines';
const names: Readonly<Record<LineMark['kind'], string>> = {
  stroke: 'a line',
  outline: 'a text outline',
  rule: 'a filled rule',
};
/** pt. Widths are products of rounded decimals. */
const ROUNDING = 0.001;

/** Check 11: whether lines are thick enough to print reliably. */
export const hairlines: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const { stroke } = input.profile;
    const findings = [...printedPages(input)].flatMap(({ facts, marks }) =>
      marks.lines
        .filter(({ width }) => width < stroke.warn - ROUNDING)
        .map(({ box, width: thickness, kind }) => {
          const isFail = thickness < stroke.fail - ROUNDING;
          const limit = isFail ? stroke.fail : stroke.warn;
          const name = names[kind];
          return finding(ID, {
            severity: isFail ? 'fail' : 'warning',
            page: facts.number,
            box,
            object: name,
            measured: { value: thickness, unit: 'pt' },
            limit: { value: limit, unit: 'pt' },
            message:
              thickness === 0
                ? `Page ${facts.number}: ${name} has zero width, so it prints as thin as the device can (minimum ${plain(limit, 3)} pt).`
                : `Page ${facts.number}: ${name} is ${plain(thickness, 3)} pt thick (minimum ${plain(limit, 3)} pt).`,
            advice: `Set the stroke weight to ${plain(stroke.warn)} pt or more in the Stroke panel of InDesign or Illustrator, instead of scaling the object.`,
          });
        }),
    );
    return verdictOf(findings, `All lines are ${plain(stroke.warn)} pt or thicker.`);
  },
};
