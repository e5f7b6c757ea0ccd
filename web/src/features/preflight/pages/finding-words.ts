import type { PlacedFinding } from './page-view.ts';

const nouns = { fail: 'fault', warning: 'warning', manual: 'question' } as const;

export const severityNoun = (severity: PlacedFinding['finding']['severity']): string => nouns[severity];

/** Such as "Image Resolution, fault 2 of 3: image 506 × 342, 148 ppi". */
export function findingName({ check, finding, index }: PlacedFinding): string {
  const alike = check.findings.filter(({ severity }) => severity === finding.severity);
  const place = check.findings
    .slice(0, index + 1)
    .filter(({ severity }) => severity === finding.severity).length;
  const count = alike.length > 1 ? ` ${place} of ${alike.length}` : '';
  // Without a unit it is a count of something, which the object does not name.
  const measured = finding.measured?.unit && finding.measured.text;
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

/** The same for the same finding, though made anew from the result. */
export const findingKey = (placed: PlacedFinding | null): string =>
  placed ? `${placed.check.id} ${placed.index}` : '';

export const isSame = (a: PlacedFinding | null, b: PlacedFinding | null): boolean =>
  a !== null && findingKey(a) === findingKey(b);
