import type { TransparencyUse } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const id = 'transparency';
const names: Readonly<Record<TransparencyUse['kind'], string>> = {
  opacity: 'opacity',
  'blend mode': 'the blend mode',
  'soft mask': 'a soft mask',
  'image mask': 'an image with a soft edge',
  group: 'a group',
};

/** 12: whether see-through parts and layers come out as they look. */
export const transparency: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const pages = [...printedPages(input)].filter(({ marks }) => marks.transparency.length > 0);
    const findings = [
      ...liveFindings(pages, input.facts.pdfx),
      ...blendFindings(pages, input),
      ...layerFindings(input),
    ];
    const clean =
      pages.length > 0
        ? `Transparency on ${counted(pages.length, 'page')}, live as ${input.facts.pdfx} wants it.`
        : 'No transparency and no layers that are off.';
    return verdictOf(findings, clean);
  },
};

const allowsLive = (pdfx: string | null): boolean => /^PDF\/X-[456]/.test(pdfx ?? '');

/** One a page: a shadow is twenty of them. */
function liveFindings(pages: readonly PrintedPage[], pdfx: string | null): Finding[] {
  if (allowsLive(pdfx)) return [];
  const isForbidden = pdfx !== null;
  return pages.map(({ facts, marks }) => {
    const [first] = marks.transparency;
    const what = first ? `${names[first.kind]}${first.value && ` ${first.value}`}` : 'transparency';
    const times = marks.transparencyCount > 1 ? ` and ${marks.transparencyCount - 1} more` : '';
    return finding(id, {
      severity: isForbidden ? 'fail' : 'warning',
      page: facts.number,
      box: first?.box ?? null,
      object: what,
      measured: { value: marks.transparencyCount, unit: '' },
      message: isForbidden
        ? `Page ${facts.number} uses ${what}${times}, which ${pdfx} forbids.`
        : `Page ${facts.number} uses ${what}${times}; how it is flattened is left to whoever does it.`,
      advice: 'Export as PDF/X-4, which keeps it live, or as PDF/X-1a, which flattens it under your eyes.',
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
      finding(id, {
        severity: 'warning',
        page: page.number,
        object: 'blend space',
        message: `Page ${page.number} blends its transparency in RGB although it prints in process inks: colours shift where it overlaps.`,
        advice:
          'Set Edit › Transparency Blend Space to Document CMYK in InDesign, or the document colour mode to CMYK in Illustrator, and export again.',
      }),
    );
}

function layerFindings({ structure }: CheckInput): Finding[] {
  return structure.layers
    .filter(({ isShown, prints }) => !isShown || !prints)
    .map(({ name, isShown }) =>
      finding(id, {
        severity: 'warning',
        object: `layer ${name}`,
        message: isShown
          ? `The layer ${name} is shown and set not to print.`
          : `The layer ${name} is off and does not print.`,
        advice: 'Delete layers that are not part of the job before export, or turn on those that are.',
      }),
    );
}
