import type { OverprintIssue } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { plain } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'overprint';

const kinds: Readonly<
  Record<OverprintIssue['kind'], { severity: 'warning' | 'fail'; what: string; advice: string }>
> = {
  'white overprints': {
    severity: 'fail',
    what: 'white is set to overprint, so it disappears',
    advice: 'Turn off Overprint under Window › Output › Attributes and check with Overprint Preview.',
  },
  'registration inside': {
    severity: 'fail',
    what: 'registration color, which prints on every plate, is inside the trim',
    advice: 'Change it to black; registration color is only for crop marks.',
  },
  'rich black text': {
    severity: 'warning',
    what: 'small text is rich black and shows color fringes if the plates misregister',
    advice: 'Set small text in 100% black only.',
  },
  'black knocks out': {
    severity: 'warning',
    what: 'small black text knocks out the ink under it and shows a white edge if the plates misregister',
    advice:
      'Set 100% black to overprint: in InDesign under Preferences › Appearance of Black; in Illustrator under Edit › Edit Colors › Overprint Black.',
  },
};

/** Check 13: overprint settings, rich black text and registration color. */
export const overprint: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const findings: Finding[] = [];
    for (const { facts, marks } of printedPages(input)) {
      for (const { kind, box, size, font } of marks.overprint) {
        const { severity, what, advice } = kinds[kind];
        findings.push(
          finding(ID, {
            severity,
            kind,
            page: facts.number,
            box,
            object: font === null ? 'line art' : `text in ${shortName(font)}`,
            ...(size !== null && { measured: { value: size, unit: 'pt' } }),
            message: `Page ${facts.number}: ${what}${size === null ? '' : ` (${plain(size)} pt)`}.`,
            advice,
          }),
        );
      }
    }
    return verdictOf(findings, 'White knocks out; black and registration color are set correctly.');
  },
};
