import { processInks } from '../interpreter/color-space.ts';
import { isTechnicalInk } from '../facts/technical-inks.ts';
import { inksText } from '../job/job-text.ts';
import type { Finding } from '../report/preflight-result.ts';
import { listedOf, listLimits, shortName } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, listed } from './figures.ts';
import { inkKeyOf } from './ink-key.ts';
import { type InkGroup, inkGroups, isProcess, printedInks, processOrdered } from './ordered/ink-groups.ts';
import { orderedFile } from './ordered/ordered-file.ts';
import { processFindings } from './ordered/process-findings.ts';
import { spotFindings } from './ordered/spot-findings.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'color-space';

/** Whether colors are CMYK, gray or spot colors. */
export const colorSpace: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const spots = input.facts.inks.filter((ink) => !processInks.includes(ink));
    const pages = [...printedPages(input)];
    const groups = inkGroups(orderedFile(pages, input.job), input.job);
    const findings = [
      ...groups.flatMap((group) => orderedFindings(group)),
      ...rgbFindings(pages, groups, input),
      ...duplicateSpotFindings(spots),
    ];
    return verdictOf(findings, cleanText(spots, groups), fileInksText(input.facts.inks));
  },
};

/** Page 2 of a piece is its back or another version, so that a difference there is no fail. */
function orderedFindings(group: InkGroup): Finding[] {
  const findings = [...processFindings(group), ...spotFindings(group)];
  if (!group.mayBeVersion) return findings;
  return findings.map((one) => ({
    ...one,
    severity: 'warning',
    message: `${one.message} If page 2 is another version and not the back, its front may be right.`,
  }));
}

function cleanText(spots: readonly string[], groups: readonly InkGroup[]): string {
  if (groups.length > 0) {
    const inks = groups.map(({ colors, place }) => `${inksText(colors)}${place}`);
    return `Inks as in the job: ${inks.join(', ')}.`;
  }
  const finishing = spots.filter(isTechnicalInk);
  const colors = spots.length - finishing.length;
  const text =
    colors > 0 ? `Process colors and ${counted(colors, 'spot color')}.` : 'Only process colors and gray.';
  return finishing.length > 0 ? `${text} Not counted as colors: ${listed(finishing.map(shortName))}.` : text;
}

function fileInksText(inks: readonly string[]): string | undefined {
  if (inks.length === 0) return undefined;
  const names = inks.slice(0, listLimits.inks).map(shortName).join(', ');
  return [`Inks: ${names}.`, listedOf(inks.length, listLimits.inks, 'inks')].filter(Boolean).join(' ');
}

const FOR_CMYK =
  'Convert to CMYK on export: in InDesign and Illustrator under Output; in Canva choose CMYK for print; for Word let the printer convert, and ask for a proof.';
const FOR_BLACK =
  'Convert it to black only or grayscale: the job has no CMYK. For Word let the printer convert, and ask for a proof.';

function rgbFindings(
  pages: readonly PrintedPage[],
  groups: readonly InkGroup[],
  { profile, facts: { pdfx } }: CheckInput,
): Finding[] {
  const isCmykOnly = profile.isCmykOnly || (pdfx?.startsWith('PDF/X-1') ?? false);
  const orders = new Map(groups.flatMap((group) => group.pages.map((page) => [page, group.colors] as const)));
  return pages.flatMap((page) => {
    const process = orders.get(page)?.process ?? 'cmyk';
    const allowed = processOrdered[process];
    // Reported already as inks that weren't ordered.
    const reported = new Set(
      printedInks(page)
        .filter(({ ink }) => isProcess(ink) && !allowed.includes(ink))
        .map(({ kind }) => kind),
    );
    const { facts, marks } = page;
    return marks.colors
      .filter(({ family, kind }) => (family === 'rgb' || family === 'lab') && !reported.has(kind))
      .map(({ name, kind, isGray, box }) =>
        finding(ID, {
          severity: isCmykOnly ? 'fail' : 'warning',
          page: facts.number,
          box,
          object: `${kind} in ${name}`,
          message: isGray
            ? `Page ${facts.number}: black or gray ${kind} uses ${name}. Converted for press, it can print in four inks instead of black only.`
            : `Page ${facts.number}: ${kind} uses ${name}. Its colors can shift when converted for press.`,
          advice: process === 'cmyk' ? FOR_CMYK : FOR_BLACK,
        }),
      );
  });
}

/** Spot colors that differ only in spelling: each would make its own plate. */
function duplicateSpotFindings(spots: readonly string[]): Finding[] {
  const byInk = new Map<string, string[]>();
  for (const spot of spots) {
    const ink = inkKeyOf(spot);
    if (ink !== null) byInk.set(ink, [...(byInk.get(ink) ?? []), spot]);
  }
  return [...byInk.values()]
    .filter((names) => names.length > 1)
    .map((names) =>
      finding(ID, {
        severity: 'warning',
        object: listed(names.map(shortName)),
        measured: { value: names.length, unit: 'inks' },
        limit: { value: 1, unit: 'inks' },
        message: `${listed(names.map(shortName))} look like the same ink under ${names.length} names. Each makes its own plate.`,
        advice: 'Merge the swatches, or alias one to the other in the Ink Manager.',
      }),
    );
}
