import type { TransparencyUse } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import { shortName } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'transparency';
const names: Readonly<Record<TransparencyUse['kind'], string>> = {
  opacity: 'opacity',
  'blend mode': 'the blend mode',
  'soft mask': 'a soft mask',
  'image mask': 'an image with a soft mask',
  group: 'a transparency group',
};

/** Check 12: live transparency, blend spaces, and layers that don't print. */
export const transparency: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const pages = [...printedPages(input)].filter(({ marks }) => marks.transparency.length > 0);
    const findings = [
      ...liveFindings(pages, input.facts.pdfx),
      ...blendFindings(pages, input),
      ...layerFindings(input),
    ];
    const clean =
      pages.length > 0
        ? `Live transparency on ${counted(pages.length, 'page')}, as ${input.facts.pdfx} allows.`
        : 'No transparency and no nonprinting layers.';
    return verdictOf(findings, clean);
  },
};

const allowsLive = (pdfx: string | null): boolean => /^PDF\/X-[456]/.test(pdfx ?? '');

/** One finding per page: a single drop shadow can use transparency twenty times. */
function liveFindings(pages: readonly PrintedPage[], pdfx: string | null): Finding[] {
  if (allowsLive(pdfx)) return [];
  const isForbidden = pdfx !== null;
  return pages.map(({ facts, marks }) => {
    const [first] = marks.transparency;
    const what = first
      ? `${names[first.kind]}${first.value && ` ${shortName(first.value)}`}`
      : 'transparency';
    const times = marks.transparencyCount > 1 ? ` and ${marks.transparencyCount - 1} more` : '';
    return finding(ID, {
      severity: isForbidden ? 'fail' : 'warning',
      page: facts.number,
      box: first?.box ?? null,
      object: what,
      measured: { value: marks.transparencyCount, unit: '' },
      message: isForbidden
        ? `Page ${facts.number} uses transparency (${what}${times}), which ${shortName(pdfx)} doesn't allow.`
        : `Page ${facts.number} uses live transparency (${what}${times}). The result depends on how it is flattened.`,
      advice:
        'Export as PDF/X-4, which keeps it live, or as PDF/X-1a, which flattens it so that you can check the result.',
    });
  });
}

function blendFindings(pages: readonly PrintedPage[], { facts }: CheckInput): Finding[] {
  const isForPress =
    facts.outputIntents.some(({ subtype }) => subtype === 'GTS_PDFX') || facts.inks.length > 1;
  if (!isForPress) return [];
  return pages
    .filter(({ marks }) => marks.groupFamily === 'rgb')
    .map(({ facts: page }) =>
      finding(ID, {
        severity: 'warning',
        page: page.number,
        object: 'blend space',
        message: `Page ${page.number} blends transparency in RGB but prints in process inks. Colors shift where objects overlap.`,
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
