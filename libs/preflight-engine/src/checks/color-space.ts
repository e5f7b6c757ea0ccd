import { PROCESS_INKS } from '../interpreter/color-space.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { counted, listed } from './figures.ts';
import { printedPages } from './printed-page.ts';

const id = 'color-space';

/** 7: whether colours are given in the inks of the press. */
export const colorSpace: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const spots = input.facts.inks.filter((ink) => !PROCESS_INKS.includes(ink));
    const findings = [...lightFindings(input), ...spotFindings(spots, input), ...twinFindings(spots)];
    const details = input.facts.inks.length > 0 ? `Inks: ${input.facts.inks.join(', ')}.` : undefined;
    const clean =
      spots.length > 0
        ? `Process colours and ${counted(spots.length, 'spot ink')}.`
        : 'Process colours and grey alone.';
    return verdictOf(findings, clean, details);
  },
};

function lightFindings(input: CheckInput): Finding[] {
  const isCmykOnly = input.profile.isCmykOnly || (input.facts.pdfx?.startsWith('PDF/X-1') ?? false);
  return [...printedPages(input)].flatMap(({ facts, marks }) =>
    marks.colors
      .filter(({ family }) => family === 'rgb' || family === 'lab')
      .map(({ name, kind, count, box }) =>
        finding(id, {
          severity: isCmykOnly ? 'fail' : 'warning',
          page: facts.number,
          box,
          object: `${kind} in ${name}`,
          measured: { value: count, unit: '' },
          message: `On page ${facts.number}, ${kind} is in ${name}${count > 1 ? ` (${count} times)` : ''}: its colours shift when it is converted for press.`,
          advice:
            'Convert to CMYK on export: in InDesign and Illustrator under Output, in Canva choose “CMYK” for print; from Word let the printer convert, and ask for a proof.',
        }),
      ),
  );
}

function spotFindings(spots: readonly string[], { job }: CheckInput): Finding[] {
  const { spotInks } = job;
  if (spotInks === undefined || spots.length <= spotInks) return [];
  return [
    finding(id, {
      severity: 'warning',
      object: listed(spots),
      measured: { value: spots.length, unit: 'inks' },
      limit: { value: spotInks, unit: 'inks' },
      message: `The file uses ${counted(spots.length, 'spot ink')} (${listed(spots)}), the job has ${spotInks}.`,
      advice: 'Turn spots that are not ordered into process colours in the Swatches or Ink Manager.',
    }),
  ];
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Names are bytes, which writers mean as UTF-8. ISO 32000-1, 7.3.5. */
function spelled(name: string): string {
  if (/[^\u0000-\u00ff]/.test(name)) return name;
  try {
    return utf8.decode(Buffer.from(name, 'latin1'));
  } catch {
    return name;
  }
}

/** Spot inks that differ in spelling alone: each would be a plate of its own. */
function twinFindings(spots: readonly string[]): Finding[] {
  const byInk = new Map<string, string[]>();
  for (const spot of spots) {
    const name = spelled(spot).normalize('NFKC').toLowerCase();
    // A number or signs alone say nothing of the ink.
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
      finding(id, {
        severity: 'warning',
        object: listed(names),
        measured: { value: names.length, unit: 'inks' },
        limit: { value: 1, unit: 'inks' },
        message: `${listed(names)} look like one ink under ${names.length} names: each makes a plate.`,
        advice: 'Merge the swatches, or alias one to the other in the Ink Manager.',
      }),
    );
}
