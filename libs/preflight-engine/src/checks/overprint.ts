import type { PageFacts } from '../facts/document-facts.ts';
import type { OverprintIssue } from '../facts/page-marks.ts';
import type { Box } from '../pdf/boxes.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { adjoining } from './adjoining-marks.ts';
import { type Check, finding, isFullOf, verdictOf } from './check.ts';
import { technicalKindOf } from '../facts/technical-inks.ts';
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
  'finishing knocks out': {
    severity: 'warning',
    what: 'knocks out the artwork under it and leaves it unprinted there',
    advice:
      'Set it to overprint: in InDesign and Illustrator under Window › Output › Attributes. Finishing lines and areas must not change the artwork.',
  },
};

/** Coating goes over the artwork, and its areas are large: knocked out, the artwork is lost. */
const severityOf = ({ kind, ink }: OverprintIssue): 'warning' | 'fail' =>
  ink !== undefined && technicalKindOf(ink) === 'coat' ? 'fail' : kinds[kind].severity;

/** Nothing says where the page ends and its marks begin. */
const isTrimUnknown = ({ rawBoxes, drawnTrim, boxes: { TrimBox, CropBox } }: PageFacts): boolean =>
  !rawBoxes.TrimBox && !drawnTrim && TrimBox.every((at, side) => at === CropBox[side]);

/** pt: marks, with their offset and the bleed, take this much along the edges of a page. */
const MARGIN_OF_MARKS = 45;

/** Whether a box is where crop marks would be if the page's trim is inside its edges. */
function isAmongMarks([x0, y0, x1, y1]: Box, { boxes: { CropBox }, userUnit }: PageFacts): boolean {
  const [left, bottom, right, top] = CropBox;
  const margin = MARGIN_OF_MARKS / userUnit;
  return x1 <= left + margin || x0 >= right - margin || y1 <= bottom + margin || y0 >= top - margin;
}

function objectOf({ ink, font }: OverprintIssue): string {
  if (ink !== undefined) return shortName(ink);
  return font === null ? 'line art' : `text in ${shortName(font)}`;
}

/** pt: the lines of a paragraph and the parts of a drawing are this close. */
const GAP = 12;

const isAlike = (a: OverprintIssue, b: OverprintIssue): boolean =>
  a.kind === b.kind && a.font === b.font && a.ink === b.ink && Math.abs((a.size ?? 0) - (b.size ?? 0)) < 0.05;

/** Overprint settings, rich black text and registration color. */
export const overprint: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const findings: Finding[] = [];
    for (const { facts, marks } of printedPages(input)) {
      const alike = adjoining(marks.overprint, GAP / facts.userUnit, isAlike);
      for (const { mark: issue, box } of alike) {
        const { kind, size, ink, quote } = issue;
        const { what, advice } = kinds[kind];
        const mayBeMarks =
          kind === 'registration inside' && size === null && isTrimUnknown(facts) && isAmongMarks(box, facts);
        const named = mayBeMarks
          ? 'registration color, which prints on every plate, is on a page without a TrimBox. Only crop marks may use it'
          : ink === undefined
            ? what
            : `${shortName(ink)} ${what}`;
        findings.push(
          finding(ID, {
            severity: mayBeMarks ? 'warning' : severityOf(issue),
            kind,
            page: facts.number,
            box,
            object: objectOf(issue),
            ...(quote !== undefined && { quote }),
            ...(size !== null && { measured: { value: size, unit: 'pt' } }),
            message: `Page ${facts.number}: ${named}${size === null ? '' : ` (${quote === undefined ? '' : `“${quote}”, `}${plain(size)} pt)`}.`,
            advice,
          }),
        );
      }
    }
    return {
      ...verdictOf(findings, 'White knocks out; black and registration color are set correctly.'),
      isAtLeast: input.marks.some(({ overprint: issues, kept }) => isFullOf(issues, kept, () => true)),
    };
  },
};
