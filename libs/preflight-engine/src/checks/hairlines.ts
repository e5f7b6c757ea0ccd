import type { LineMark } from '../facts/page-marks.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const id = 'hairlines';
const names: Readonly<Record<LineMark['kind'], string>> = {
  stroke: 'a line',
  outline: 'the outline of text',
  rule: 'a filled rule',
};
/** pt: widths come out of products of decimals. */
const ROUNDING = 0.001;

/** 11: whether lines are thick enough to hold on plate and paper. */
export const hairlines: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const { stroke } = input.profile;
    const findings = [...printedPages(input)].flatMap(({ facts, marks }) =>
      marks.lines
        .filter(({ width }) => width < stroke.warn - ROUNDING)
        .map(({ box, width: thickness, kind }) => {
          const isFail = thickness < stroke.fail - ROUNDING;
          const limit = isFail ? stroke.fail : stroke.warn;
          const name = names[kind];
          return finding(id, {
            severity: isFail ? 'fail' : 'warning',
            page: facts.number,
            box,
            object: name,
            measured: { value: thickness, unit: 'pt' },
            limit: { value: limit, unit: 'pt' },
            message:
              thickness === 0
                ? `On page ${facts.number}, ${name} has no thickness: a press prints it as thin as it can.`
                : `On page ${facts.number}, ${name} is ${plain(thickness, 3)} pt thick, below ${plain(limit, 3)} pt.`,
            advice: `Give it ${plain(stroke.warn)} pt or more; set the stroke and not the scale, in InDesign and Illustrator under Stroke.`,
          });
        }),
    );
    return verdictOf(findings, `All lines are ${plain(stroke.warn)} pt or thicker.`);
  },
};
