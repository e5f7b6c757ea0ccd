import type {
  PreflightCheck,
  PreflightCheckId,
  PreflightFinding,
  PreflightSeverity,
} from '@printpartner/contracts/types';

interface Nouns {
  /** The word in front of a finding's position: `Image 2 of 5`. */
  label: string;
  /** The words after a count: `7 lines under 0.25 pt on page 2`. */
  one: string;
  many: string;
}

/** Null for a check whose findings are not counted. */
const nounsById: Readonly<Record<PreflightCheckId, Nouns | null>> = {
  'file-integrity': null,
  'page-size': { label: 'Finding', one: 'finding', many: 'findings' },
  'page-boxes': { label: 'Box', one: 'box to correct', many: 'boxes to correct' },
  bleed: { label: 'Edge', one: 'edge without full bleed', many: 'edges without full bleed' },
  'safe-margin': { label: 'Object', one: 'object close to the trim', many: 'objects close to the trim' },
  'image-resolution': { label: 'Image', one: 'image', many: 'images' },
  'color-space': { label: 'Color', one: 'color to convert', many: 'colors to convert' },
  'ink-coverage': { label: 'Finding', one: 'page', many: 'pages' },
  fonts: { label: 'Font', one: 'font to check', many: 'fonts to check' },
  'text-size': { label: 'Text', one: 'text object', many: 'text objects' },
  hairlines: { label: 'Line', one: 'line', many: 'lines' },
  transparency: { label: 'Item', one: 'item to check', many: 'items to check' },
  overprint: { label: 'Item', one: 'item to check', many: 'items to check' },
  interactive: { label: 'Object', one: 'interactive object', many: 'interactive objects' },
  'output-intent': null,
};

/** Summed up by the limit that their worst finding exceeds. */
const limitChecks: ReadonlySet<PreflightCheckId> = new Set([
  'image-resolution',
  'ink-coverage',
  'text-size',
  'hairlines',
]);
/** A single finding of these says more in its own message than in a count. */
const messageChecks: ReadonlySet<PreflightCheckId> = new Set([
  'file-integrity',
  'page-size',
  'ink-coverage',
  'overprint',
  'transparency',
  'interactive',
]);

export const findingLabel = (checkId: PreflightCheckId): string => nounsById[checkId]?.label ?? 'Finding';

/** A check in one line: what was found, how often and on which pages. */
export function checkSummary({ id, message, findings, tally }: PreflightCheck): string {
  const [worst] = findings;
  // These messages already sum up the file, and name what is cut off before what is close to the trim.
  if (!worst || id === 'file-integrity' || worst.kind === 'cut off') return message;
  // Where a job has no bleed or other inks, the counts of bleeds and conversions would say the opposite.
  if (worst.fromJob && worst.kind) return differencesText(message, findings);
  const count = tally.fail + tally.warning + tally.manual;
  if (worst.object === 'output intent') return 'No output intent';
  const nouns = nounsById[id];
  const saysMore = messageChecks.has(id) || (worst.pageCount !== undefined && !limitChecks.has(id));
  if (!nouns || (count === 1 && saysMore)) return withoutPage(worst.message);
  if (count === 1) {
    const own = singleFailureText(id, worst, tally);
    if (own !== undefined) return own;
  }
  if (id === 'ink-coverage' && !worst.measured) return `Check ink coverage by eye on ${count} pages`;
  if (limitChecks.has(id) && worst.measured && worst.limit) {
    const alike = tally[worst.severity];
    const side = worst.measured.value > worst.limit.value ? 'over' : 'under';
    const noun = alike === 1 ? nouns.one : nouns.many;
    const where = id === 'ink-coverage' ? '' : pagesText(tally, alike, worst.severity);
    return `${countText(alike, tally)} ${noun} ${side} ${worst.limit.text}${where}`;
  }
  return `${countText(count, tally)} ${count === 1 ? nouns.one : nouns.many}${pagesText(tally, count)}`;
}

/** The first of each kind, because one wrong size on every page would hide a wrong page count. */
function differencesText(message: string, findings: readonly PreflightFinding[]): string {
  const byKind = new Map<string, string>();
  for (const { fromJob, kind, message: own } of findings)
    if (fromJob && kind && !byKind.has(kind)) byKind.set(kind, own);
  return byKind.size > 1 ? [...byKind.values()].join(' ') : message;
}

/** `200`, or `200+` if the engine stopped counting. */
const countText = (count: number, { isAtLeast }: PreflightCheck['tally']): string =>
  `${count}${isAtLeast ? '+' : ''}`;

/** A single failure that is best described by its object. */
function singleFailureText(
  id: PreflightCheckId,
  { object, severity, measured, page }: PreflightFinding,
  tally: PreflightCheck['tally'],
): string | undefined {
  if (severity !== 'fail') return undefined;
  if (id === 'fonts') {
    const pages = tally.pages.replaceAll('-', '').length;
    return `${object.replace(/^font /, '')} is not embedded${pages > 1 ? pagesText(tally, 1) : ''}`;
  }
  if (id !== 'bleed') return undefined;
  return `${(measured?.value ?? 0) > 0 ? 'Too little' : 'No'} bleed on the ${object} of page ${page}`;
}

/** `Page 2: white is set to overprint.` → `White is set to overprint.` Stored results may still begin with `On page 2, `. */
function withoutPage(message: string): string {
  const rest = message.replace(/^(?:Page \d+: |On page \d+, )/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** The pages of `count` findings; with a severity, the pages on which it is the worst. */
function pagesText(
  { pages: letters }: PreflightCheck['tally'],
  count: number,
  worst?: PreflightSeverity,
): string {
  const pages = letters
    .split('')
    .flatMap((letter, index) => ((worst ? letter === worst[0] : letter !== '-') ? [index + 1] : []));
  if (pages.length === 0) return '';
  if (pages.length === 1) return ` on page ${pages[0]}`;
  // One finding a page: the number of pages would only repeat the count.
  if (pages.length === count && pages.length > 2) return '';
  return pages.length === 2 ? ` on pages ${pages.join(' and ')}` : ` on ${pages.length} pages`;
}

const measuredChecks: ReadonlySet<PreflightCheckId> = new Set([
  'bleed',
  'safe-margin',
  'image-resolution',
  'ink-coverage',
  'text-size',
  'hairlines',
]);

/** The figure at the right of a check: its worst measure, or its number of findings. */
export function checkFigure({ id, status, findings, tally }: PreflightCheck): string {
  const [worst] = findings;
  if (!worst || status === 'pass' || status === 'manual') return '';
  if (worst.measured && measuredChecks.has(id)) return worst.measured.text;
  if (worst.kind === 'cut off') return worst.kind;
  if (worst.object === 'output intent') return 'none';
  return id === 'file-integrity' ? '' : countText(tally.fail + tally.warning + tally.manual, tally);
}
