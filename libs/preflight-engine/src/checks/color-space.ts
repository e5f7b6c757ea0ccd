import { processInks } from '../interpreter/color-space.ts';
import type { Finding } from '../report/preflight-result.ts';
import { listedOf, listLimits, shortName } from '../report/result-bounds.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, listed } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'color-space';

/** Check 7: whether colors are CMYK, gray or spot colors. */
export const colorSpace: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const spots = input.facts.inks.filter((ink) => !processInks.includes(ink));
    const findings = [...rgbFindings(input), ...spotFindings(spots, input), ...duplicateSpotFindings(spots)];
    const clean =
      spots.length > 0
        ? `Process colors and ${counted(spots.length, 'spot color')}.`
        : 'Only process colors and gray.';
    return verdictOf(findings, clean, inksText(input.facts.inks));
  },
};

function inksText(inks: readonly string[]): string | undefined {
  if (inks.length === 0) return undefined;
  const names = inks.slice(0, listLimits.inks).map(shortName).join(', ');
  return [`Inks: ${names}.`, listedOf(inks.length, listLimits.inks, 'inks')].filter(Boolean).join(' ');
}

function rgbFindings(input: CheckInput): Finding[] {
  const isCmykOnly = input.profile.isCmykOnly || (input.facts.pdfx?.startsWith('PDF/X-1') ?? false);
  return [...printedPages(input)].flatMap(({ facts, marks }) =>
    marks.colors
      .filter(({ family }) => family === 'rgb' || family === 'lab')
      .map(({ name, kind, count, box }) =>
        finding(ID, {
          severity: isCmykOnly ? 'fail' : 'warning',
          page: facts.number,
          box,
          object: `${kind} in ${name}`,
          measured: { value: count, unit: '' },
          message: `Page ${facts.number}: ${kind} uses ${name}${count > 1 ? ` (${count} times)` : ''}. Its colors shift when converted for press.`,
          advice:
            'Convert to CMYK on export: in InDesign and Illustrator under Output; in Canva choose CMYK for print; for Word let the printer convert, and ask for a proof.',
        }),
      ),
  );
}

function spotFindings(spots: readonly string[], { job }: CheckInput): Finding[] {
  const { spotInks } = job;
  if (spotInks === undefined || spots.length <= spotInks) return [];
  return [
    finding(ID, {
      severity: 'warning',
      object: listed(spots.map(shortName)),
      measured: { value: spots.length, unit: 'inks' },
      limit: { value: spotInks, unit: 'inks' },
      message: `The file uses ${counted(spots.length, 'spot color')} (${listed(spots.map(shortName))}); the job has ${spotInks}.`,
      advice: 'Convert spot colors that were not ordered to process in the Swatches panel or Ink Manager.',
    }),
  ];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** PDF names are bytes, which writers intend as UTF-8. ISO 32000-1, 7.3.5. */
function decodedName(name: string): string {
  if (/[^\u0000-\u00ff]/.test(name)) return name;
  try {
    return utf8.decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}

/** Spot colors that differ only in spelling: each would make its own plate. */
function duplicateSpotFindings(spots: readonly string[]): Finding[] {
  const byInk = new Map<string, string[]>();
  for (const spot of spots) {
    const name = decodedName(spot).normalize('NFKC').toLowerCase();
    // A name without letters doesn't identify an ink.
    if (!/\p{L}/u.test(name)) continue;
    const ink = name
      .replace(/^pantone|^pms/, '')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/(?<=\d)(?:cvc|cvu|cp|up|c|u|m)$/, '');
    byInk.set(ink, [...(byInk.get(ink) ?? []), spot]);
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
