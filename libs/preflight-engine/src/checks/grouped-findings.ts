import type { Box } from '../pdf/boxes.ts';
import type { CheckId, Finding } from '../report/preflight-result.ts';
import { pagesThat } from './figures.ts';

/** Pages affected by a finding besides the page it names. */
export interface Elsewhere {
  severity: Finding['severity'];
  pages: readonly number[];
}

/** A message for all pages that a finding is true of, in order. */
export type PagesMessage = (pages: readonly number[]) => string;

/** Checks of objects: equal ones are the same object, such as a footer, only at the same place. */
const ofObjects: ReadonlySet<CheckId> = new Set([
  'safe-margin',
  'image-resolution',
  'text-size',
  'hairlines',
  'overprint',
]);
/** Page units: a repeated object may be placed this much apart. */
const SAME_PLACE = 2;
/** Measures that differ by no more count as the same, in their unit. */
const SAME_MEASURE = 0.05;
/** Groups of the same kind that a finding is compared with, the latest ones. */
const MAX_COMPARED = 40;
/** Places in `alsoOn` of one finding. */
const MAX_PLACES = 99;
const PAGE = /^Page \d+: /;
const OTHER_FIGURES = '(other figures on other pages)';

/** One finding for what is true of several pages, and for an object that is repeated on them. Their order stays. */
export function grouped(
  findings: readonly Finding[],
  messageOf: (one: Finding) => PagesMessage | undefined,
): { findings: Finding[]; elsewhere: Elsewhere[] } {
  const groups: Finding[][] = [];
  const byKind = new Map<string, Finding[][]>();
  for (const one of findings) {
    const canGroup = one.page !== null && !one.alsoOn && (PAGE.test(one.message) || messageOf(one));
    const key = kindOf(one);
    const alike = byKind.get(key) ?? [];
    const group = canGroup ? alike.slice(-MAX_COMPARED).find((others) => continues(others, one)) : undefined;
    if (group) {
      group.push(one);
      continue;
    }
    const own = [one];
    groups.push(own);
    if (canGroup) byKind.set(key, [...alike.slice(-MAX_COMPARED), own]);
  }
  const elsewhere: Elsewhere[] = [];
  const merged = groups.flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    elsewhere.push({ severity: first.severity, pages: others.map(pageOf) });
    return [onAllPages(first, others, messageOf(first))];
  });
  return { findings: merged, elsewhere };
}

/** Equal for findings that may be the same on different pages, such as page numbers. */
function kindOf({ check, severity, kind, fromJob, object, quote, message }: Finding): string {
  const words = ofObjects.has(check) ? quote?.replace(/\d+/g, '#') : message.replace(/\d+/g, '#');
  return [severity, kind, fromJob, object, words].join('\n');
}

function continues(others: readonly Finding[], one: Finding): boolean {
  const [first] = others;
  // Two findings on one page are two objects.
  if (!first || others.at(-1)?.page === one.page || first.limit?.value !== one.limit?.value) return false;
  const difference = Math.abs((first.measured?.value ?? 0) - (one.measured?.value ?? 0));
  if (difference > SAME_MEASURE) return false;
  return ofObjects.has(one.check)
    ? isSamePlace(first.box, one.box, one.quote !== undefined)
    : first.message.replaceAll(`age ${first.page}`, 'age') ===
        one.message.replaceAll(`age ${one.page}`, 'age');
}

/** @param isText texts of different lengths have the same line, and the same left edge, right edge or center */
function isSamePlace(a: Box | null, b: Box | null, isText: boolean): boolean {
  if (!a || !b) return a === b;
  const by = (side: 0 | 1 | 2 | 3) => Math.abs(a[side] - b[side]);
  const center = Math.abs(a[0] + a[2] - b[0] - b[2]) / 2;
  const across = isText ? Math.min(by(0), by(2), center) : Math.max(by(0), by(2));
  return Math.max(by(1), by(3), across) <= SAME_PLACE;
}

const pageOf = ({ page }: Finding): number => page ?? 0;

function onAllPages(first: Finding, others: readonly Finding[], messageOf?: PagesMessage): Finding {
  const pages = [first, ...others].map(pageOf);
  const onPages = messageOf?.(pages) ?? first.message.replace(PAGE, `${pagesThat(pages, '', '').trim()}: `);
  // Quotes in a group differ by nothing but figures.
  const differs = first.quote !== undefined && others.some(({ quote }) => quote !== first.quote);
  const message = differs ? onPages.replace('”', `” ${OTHER_FIGURES}`) : onPages;
  const alsoOn = others.slice(0, MAX_PLACES).map((other) => ({ page: pageOf(other), box: other.box }));
  return { ...first, message, pageCount: pages.length, alsoOn };
}
