import type { OverprintIssue } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const id = 'overprint';

const kinds: Readonly<
  Record<OverprintIssue['kind'], { severity: 'warning' | 'fail'; what: string; advice: string }>
> = {
  'white overprints': {
    severity: 'fail',
    what: 'white is set to overprint and vanishes',
    advice: 'Take off Overprint under Window › Output › Attributes, and look at it with Overprint Preview.',
  },
  'registration inside': {
    severity: 'fail',
    what: 'registration colour, which prints on every plate, lies inside the trim',
    advice: 'Colour it black; Registration is for crop marks alone.',
  },
  'rich black text': {
    severity: 'warning',
    what: 'small text is in rich black, whose plates never stand quite on one another',
    advice: 'Set small text in 100 % black alone.',
  },
  'black knocks out': {
    severity: 'warning',
    what: 'small black text knocks out of the ink under it and leaves a white edge where plates shift',
    advice:
      'Let 100 % black overprint: in InDesign Preferences › Appearance of Black, in Illustrator Edit › Edit Colors › Overprint Black.',
  },
};

/** 13: whether whites, blacks and registration colour do on the plates what they do on the screen. */
export const overprint: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const findings: Finding[] = [];
    for (const { facts, marks } of printedPages(input)) {
      for (const { kind, box, size, font } of marks.overprint) {
        const { severity, what, advice } = kinds[kind];
        findings.push(
          finding(id, {
            severity,
            kind,
            page: facts.number,
            box,
            object: font === null ? 'line art' : `text in ${font}`,
            ...(size !== null && { measured: { value: size, unit: 'pt' } }),
            message: `On page ${facts.number}, ${what}${size === null ? '' : ` (${plain(size)} pt)`}.`,
            advice,
          }),
        );
      }
    }
    return verdictOf(findings, 'Whites knock out, blacks and registration colour are as they should be.');
  },
};
