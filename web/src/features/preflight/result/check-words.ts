import type { PreflightCheck, PreflightFinding, PreflightSeverity } from '@printpartner/contracts/types';

interface Words {
  /** Before the place of one among all: `Image 2 of 5`. */
  noun: string;
  /** After their number: `7 lines too thin on page 2`. */
  one: string;
  many: string;
}

const wordsById: Readonly<Record<string, Words>> = {
  'page-size': { noun: 'Page', one: 'finding', many: 'findings' },
  'page-boxes': { noun: 'Box', one: 'box to set right', many: 'boxes to set right' },
  bleed: { noun: 'Edge', one: 'edge without full bleed', many: 'edges without full bleed' },
  'safe-margin': { noun: 'Object', one: 'object close to the trim', many: 'objects close to the trim' },
  'image-resolution': { noun: 'Image', one: 'image', many: 'images' },
  'color-space': { noun: 'Color', one: 'color to convert', many: 'colors to convert' },
  'ink-coverage': { noun: 'Finding', one: 'page', many: 'pages' },
  fonts: { noun: 'Font', one: 'font to look at', many: 'fonts to look at' },
  'text-size': { noun: 'Text', one: 'text', many: 'texts' },
  hairlines: { noun: 'Line', one: 'line', many: 'lines' },
  transparency: { noun: 'Place', one: 'place to look at', many: 'places to look at' },
  overprint: { noun: 'Place', one: 'place to look at', many: 'places to look at' },
  interactive: { noun: 'Object', one: 'object for screens', many: 'objects for screens' },
};

/** Named with the limit that the worst of them broke. */
const byLimit = new Set(['image-resolution', 'ink-coverage', 'text-size', 'hairlines']);
/** One of these says more in its own sentence than in a count. */
const inOwnWords = new Set([
  'file-integrity',
  'page-size',
  'ink-coverage',
  'overprint',
  'transparency',
  'interactive',
]);

export const findingWord = (checkId: string): string => wordsById[checkId]?.noun ?? 'Finding';

/** A check in a line: what was found, how often, and where. */
export function checkSummary({ id, message, findings, tally }: PreflightCheck): string {
  const [worst] = findings;
  // Of a file it is said as a whole, and what is lost before what is near.
  if (!worst || id === 'file-integrity' || worst.kind === 'cut off') return message;
  const count = tally.fail + tally.warning + tally.manual;
  if (worst.object === 'output intent') return 'No output intent';
  const words = wordsById[id];
  if (!words || (count === 1 && inOwnWords.has(id))) return withoutPage(worst.message);
  if (count === 1) {
    const own = oneInWords(id, worst, tally);
    if (own !== undefined) return own;
  }
  if (id === 'ink-coverage' && !worst.measured) return `Ink cannot be told for certain on ${count} pages`;
  if (byLimit.has(id) && worst.measured && worst.limit) {
    const alike = tally[worst.severity];
    const side = worst.measured.value > worst.limit.value ? 'over' : 'under';
    const noun = alike === 1 ? words.one : words.many;
    const where = id === 'ink-coverage' ? '' : pagesText(tally, alike, worst.severity);
    return `${countText(alike, tally)} ${noun} ${side} ${worst.limit.text}${where}`;
  }
  return `${countText(count, tally)} ${count === 1 ? words.one : words.many}${pagesText(tally, count)}`;
}

/** `200`, or `200+` where a page holds more than are counted. */
const countText = (count: number, { isAtLeast }: PreflightCheck['tally']): string =>
  `${count}${isAtLeast ? '+' : ''}`;

/** Where one finding is best told by its object. */
function oneInWords(
  id: string,
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

/** Pages of so many findings; with a severity, those of which it is the worst. */
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
  // As many as there are findings says nothing more.
  if (pages.length === count && pages.length > 2) return '';
  return pages.length === 2 ? ` on pages ${pages.join(' and ')}` : ` on ${pages.length} pages`;
}

const measuredChecks = new Set([
  'bleed',
  'safe-margin',
  'image-resolution',
  'ink-coverage',
  'text-size',
  'hairlines',
]);

/** What stands at the right of a check: its worst figure, or how often it was found. */
export function checkFigure({ id, status, findings, tally }: PreflightCheck): string {
  const [worst] = findings;
  if (!worst || status === 'pass' || status === 'manual') return '';
  if (worst.measured && measuredChecks.has(id)) return worst.measured.text;
  if (worst.kind === 'cut off') return worst.kind;
  if (worst.object === 'output intent') return 'none';
  return id === 'file-integrity' ? '' : countText(tally.fail + tally.warning + tally.manual, tally);
}
