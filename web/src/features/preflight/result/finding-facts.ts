import type { PreflightFinding, PreflightResult } from '@printpartner/contracts/types';
import type { PrintSize } from './print-size.ts';

export interface Fact {
  name: string;
  value: string;
}

const targets: Readonly<Record<string, string>> = {
  'image-resolution': '300 ppi',
  bleed: '0.125 in (3 mm; 0.118 in passes)',
  'safe-margin': '0.125 in, better 0.25 in',
  'text-size': '8 pt',
  hairlines: '0.25 pt',
  'color-space': 'CMYK and ordered spots',
  fonts: 'all embedded',
  'output-intent': 'PDF/X-4',
};

/** What is known of a finding beside its sentence, in the order in which it is read. */
export function findingFacts(
  checkId: string,
  finding: PreflightFinding,
  { pageCount }: PreflightResult,
  size: PrintSize | null,
): Fact[] {
  const { measured, limit, page, object, severity } = finding;
  const facts: Fact[] = [];
  const add = (name: string, value: string | undefined) => value && facts.push({ name, value });
  if (measured && limit) {
    const side = measured.value > limit.value ? 'over' : 'under';
    add('Limit', `${severity} ${side} ${limit.text}`);
  }
  add('Target', targets[checkId]);
  add('Pixels', size?.pixels);
  add('Placed at', size?.placedAt);
  add('Needs', size?.needed);
  if (!size) add('What', object);
  if (page !== null) add('Page', `${page} of ${pageCount}`);
  return facts;
}
