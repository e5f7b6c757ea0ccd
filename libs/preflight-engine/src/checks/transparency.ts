import type { TransparencyUse } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, pagesThat } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'transparency';
const names: Readonly<Record<TransparencyUse['kind'], string>> = {
  opacity: 'opacity',
  'blend mode': 'the blend mode',
  'soft mask': 'a soft mask',
  'image mask': 'an image with a soft mask',
  group: 'a transparency group',
};

/** Live transparency, blend spaces, and layers that don't print. */
export const transparency: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const pages = [...printedPages(input)].filter(({ marks }) => marks.transparency.length > 0);
    const { pdfx } = input.facts;
    const findings = [
      ...forbiddenFindings(pages, pdfx),
      ...blendFindings(pages, input),
      ...layerFindings(input),
    ];
    return verdictOf(findings, cleanText(pages.length, pdfx));
  },
};

const allowsLive = (pdfx: string | null): boolean => /^PDF\/X-[456]/.test(pdfx ?? '');

/** Current RIPs flatten live transparency themselves, so it is a problem only where PDF/X forbids it. */
function cleanText(pages: number, pdfx: string | null): string {
  if (pages === 0) return 'No transparency and no nonprinting layers.';
  const where = `Live transparency on ${counted(pages, 'page')}`;
  return pdfx === null
    ? `${where}, which current workflows print as is. Flatten it only if the printer asks for PDF/X-1a.`
    : `${where}, as ${shortName(pdfx)} allows.`;
}

/** The first use on each page: a single drop shadow can use transparency twenty times. */
function forbiddenFindings(pages: readonly PrintedPage[], pdfx: string | null): Finding[] {
  if (pdfx === null || allowsLive(pdfx)) return [];
  return pages.map(({ facts, marks: { transparency: uses } }) =>
    finding(ID, {
      severity: 'fail',
      page: facts.number,
      box: uses[0]?.box ?? null,
      object: uses[0]
        ? `${names[uses[0].kind]}${uses[0].value && ` ${shortName(uses[0].value)}`}`
        : 'transparency',
      message: (numbers) =>
        `${pagesThat(numbers, 'uses', 'use')} transparency, which ${shortName(pdfx)} doesn't allow.`,
      advice:
        'Export as PDF/X-4, which keeps it live, or as PDF/X-1a, which flattens it so that you can check the result.',
    }),
  );
}

function blendFindings(pages: readonly PrintedPage[], { facts }: CheckInput): Finding[] {
  const isForPress = facts.outputIntents.some(({ subtype }) => subtype === 'GTS_PDFX');
  // RGB artwork that blends in RGB looks as it does on screen.
  const isInPressColors = ({ marks }: PrintedPage) =>
    marks.colors.some(({ family }) => family === 'cmyk' || family === 'spot');
  return pages
    .filter((page) => page.marks.groupFamily === 'rgb' && (isForPress || isInPressColors(page)))
    .map(({ facts: page }) =>
      finding(ID, {
        severity: 'warning',
        page: page.number,
        object: 'blend space',
        message: (numbers) =>
          `${pagesThat(numbers, 'blends', 'blend')} transparency in RGB but ${numbers.length === 1 ? 'prints' : 'print'} in process inks. Colors shift where objects overlap.`,
        advice:
          'Set Edit › Transparency Blend Space to Document CMYK in InDesign, or the document color mode to CMYK in Illustrator, and export again.',
      }),
    );
}

function layerFindings({ structure }: CheckInput): Finding[] {
  return structure.layers
    .filter(({ isShown, prints }) => !isShown || !prints)
    .map(({ name, isShown }) => ({ name: shortName(name), isShown }))
    .map(({ name, isShown }) =>
      finding(ID, {
        severity: 'warning',
        object: `layer ${name}`,
        message: isShown
          ? `The layer ${name} is visible but set not to print.`
          : `The layer ${name} is hidden and doesn't print.`,
        advice: 'Before export, delete layers that are not part of the job, or turn on those that are.',
      }),
    );
}
