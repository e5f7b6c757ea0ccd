import type { PlacedFinding } from './page-view.ts';

const nouns = { fail: 'fault', warning: 'warning', manual: 'question' } as const;
/** Their measures are lengths on paper, which the trade here gives in inches. */
const inInches = new Set(['bleed', 'safe-margin']);

export const severityNoun = (severity: PlacedFinding['finding']['severity']): string => nouns[severity];

/** Such as "Image Resolution, fault 2 of 3: image 506 × 342, 148 ppi". */
export function findingName({ check, finding, index }: PlacedFinding): string {
  const alike = check.findings.filter(({ severity }) => severity === finding.severity);
  const place = check.findings
    .slice(0, index + 1)
    .filter(({ severity }) => severity === finding.severity).length;
  const count = alike.length > 1 ? ` ${place} of ${alike.length}` : '';
  const measured = measureText(check.id, finding.measured);
  const what = [finding.object, measured].filter(Boolean).join(', ');
  return `${check.name}, ${severityNoun(finding.severity)}${count}${what ? `: ${what}` : ''}`;
}

/** A marker that stands for several; it chooses one after the other. */
export function mergedName(findings: readonly PlacedFinding[]): string {
  const [first] = findings;
  if (!first) return '';
  if (findings.length === 1) return findingName(first);
  return `${findings.length} findings in one place: ${findings.slice(0, 3).map(findingName).join('; ')}${findings.length > 3 ? '; …' : ''}`;
}

function measureText(check: string, measured: PlacedFinding['finding']['measured']): string {
  // Without a unit it is a count of something, which the object does not name.
  if (!measured?.unit) return '';
  const { value, unit } = measured;
  if (unit === 'pt' && inInches.has(check)) return `${rounded(value / 72, 3)} in`;
  if (unit === '%') return `${rounded(value, 0)} %`;
  return `${rounded(value, unit === 'ppi' ? 0 : 2)} ${unit}`;
}

const rounded = (value: number, digits: number): string => String(Number(value.toFixed(digits)));

/** The same for the same finding, though made anew from the result. */
export const findingKey = (placed: PlacedFinding | null): string =>
  placed ? `${placed.check.id} ${placed.index}` : '';

export const isSame = (a: PlacedFinding | null, b: PlacedFinding | null): boolean =>
  a !== null && findingKey(a) === findingKey(b);
