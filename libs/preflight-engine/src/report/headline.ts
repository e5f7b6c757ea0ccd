import type { CheckId, CheckStatus } from './preflight-result.ts';

/** Checks of how the file is made. The printer may refuse it, or ask; the others show on paper. */
const ofFile: ReadonlySet<CheckId> = new Set([
  'file-integrity',
  'page-boxes',
  'transparency',
  'interactive',
  'output-intent',
]);

/** The part of a result that its headline depends on. */
export interface JudgedChecks {
  opens: boolean;
  passwordNeeded: boolean;
  checks: readonly { id: CheckId; status: CheckStatus }[];
}

/** What will go wrong in print, in a few words: `Not ready: 3 faults will show in print`. */
export function headlineOf({ opens, passwordNeeded, checks }: JudgedChecks): string {
  if (passwordNeeded) return 'Not ready: the file is password-protected';
  if (!opens) return "Not ready: the file can't be opened";
  const [faults, filesFaults] = shownAndOfFile(checks, 'fail');
  if (faults + filesFaults > 0) {
    const stops = 'may stop the file at the printer';
    if (faults === 0) return `Not ready: ${counted(filesFaults, 'fault')} ${stops}`;
    const others = filesFaults > 0 ? `, ${filesFaults} ${stops}` : '';
    return `Not ready: ${counted(faults, 'fault')} will show in print${others}`;
  }
  const open = checks.filter(({ status }) => status === 'manual').length;
  const [risks, questions] = shownAndOfFile(checks, 'warning');
  if (risks + questions > 0) {
    const toAsk = risks > 0 ? questions : counted(questions, 'thing');
    const parts = [
      risks > 0 && `${counted(risks, 'thing')} may show in print`,
      questions > 0 && `${toAsk} to ask the printer about`,
      open > 0 && `${open} to check by eye`,
    ];
    return `Almost ready: ${parts.filter(Boolean).join(', ')}`;
  }
  if (open > 0)
    return `Check by eye: no faults found, but ${counted(open, 'check')} ${open === 1 ? 'is' : 'are'} inconclusive`;
  return 'Ready for press: no faults found';
}

/** How many checks with a status are about what shows in print, and how many about the file. */
function shownAndOfFile(
  checks: JudgedChecks['checks'],
  status: CheckStatus,
): readonly [shown: number, ofFile: number] {
  const found = checks.filter((check) => check.status === status);
  const inFile = found.filter(({ id }) => ofFile.has(id)).length;
  return [found.length - inFile, inFile];
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
