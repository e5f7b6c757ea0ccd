import type {
  PreflightCheck,
  PreflightFinding,
  PreflightResult,
  PreflightStatus,
} from '@printpartner/contracts';

export const statusWords: Readonly<Record<PreflightStatus, string>> = {
  fail: 'Fix before you send',
  warning: 'Warnings',
  manual: 'Check manually',
  pass: 'Passed',
};

export const statusOrder: readonly PreflightStatus[] = ['fail', 'warning', 'manual', 'pass'];

export const statusColors: Readonly<Record<PreflightStatus, string>> = {
  fail: '#b3261e',
  warning: '#8a5a00',
  manual: '#2b3a8f',
  pass: '#0b6b53',
};

export const placeOf = ({ page }: PreflightFinding): string => (page === null ? 'File' : `Page ${page}`);

export function figuresOf({ measured, limit, fromJob }: PreflightFinding): string {
  if (!measured) return '';
  const against = fromJob ? 'spec sheet' : 'limit';
  return limit ? `${measured.text}, ${against} ${limit.text}` : measured.text;
}

export const sizeOf = ({ pages }: PreflightResult): string => {
  const [first] = pages;
  if (!first) return '';
  const [x0, y0, x1, y1] = first.boxes.TrimBox;
  const inches = (length: number) => String(Number(((length * first.userUnit) / 72).toFixed(3)));
  const sides = [inches(x1 - x0), inches(y1 - y0)];
  return (first.rotate % 180 === 0 ? sides : sides.toReversed()).join(' × ') + ' in';
};

export const bySeverity = (checks: readonly PreflightCheck[], status: PreflightStatus): PreflightCheck[] =>
  checks.filter((check) => check.status === status);
