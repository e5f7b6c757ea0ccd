import type { PreflightResult } from '@printpartner/contracts/types';
import { jobOf } from '@printpartner/spec-sheet/job';
import type { JobQuestion } from '../job-question.ts';
import { namedAmong } from '../names/named-among.ts';
import type { OwnSheet } from '../own-job.ts';
import { plainName } from '../plain-name.ts';
import { sheetNames } from '../sheets/chosen-sheet.ts';
import {
  filePages,
  isSameSize,
  pageSize,
  turned,
  withBleed,
  type FilePage,
  type PageSize,
} from './page-sizes.ts';

const OF_SHEET = /\b(?:spec ?)?sheets?\b|\bspecs?\b/;
const ABOUT_SIZE =
  /\b(?:sizes?|dimensions|how (?:big|large)|match\w*|compar\w+|page count|fits?|(?:right|correct|wrong) (?:number of )?pages)\b/;
/** What follows names the sheet: `the right size for the harbor postcard`. */
const AGAINST = /^.*\b(?:for|with|against|to|matche?s?|matching|as|than|fits?|of)\b/;

const FOR_PIECE = /\b(?:for|with|against|to|fits?|match(?:es)?) (?:the|my|our) /;

/** Whether it asks about the size itself, and not what else a check finds. */
export const isAboutSize = (said: string): boolean => ABOUT_SIZE.test(said);

/** Whether a question about a file needs the sheets to compare it with. */
export const comparesSheet = (said: string): boolean =>
  OF_SHEET.test(said) || ABOUT_SIZE.test(said) || FOR_PIECE.test(said);

/** Whether it says what to compare with. */
export const meansSheet = (said: string): boolean => OF_SHEET.test(said) || AGAINST.test(said);

export type SheetMeant = { sheet: OwnSheet; isAssumed: boolean } | { unknown: string } | undefined;

/** The sheet that a question about a file compares it with; undefined if it means none. */
export function sheetMeant(
  { said }: JobQuestion,
  sheets: readonly OwnSheet[],
  projectId: string | undefined,
): SheetMeant {
  const tail = AGAINST.test(said) ? said.replace(AGAINST, '').replaceAll(/\S+\.pdf\b/g, ' ') : '';
  const naming = namedAmong(
    tail,
    sheets.map((sheet) => ({ thing: sheet, names: sheetNames(sheet) })),
  );
  const [found, ...others] = naming.found;
  if (found) return { sheet: found, isAssumed: others.length > 0 };
  if (naming.asked !== '') return { unknown: naming.asked };
  if (!OF_SHEET.test(said)) return undefined;
  const ofProject = sheets.find(({ project_uuid: project }) => project !== null && project === projectId);
  const sheet = ofProject ?? sheets[0];
  return sheet ? { sheet, isAssumed: true } : { unknown: 'spec sheet' };
}

/** Page size and page count of a file beside those of a sheet, in sentences. */
export function comparedWith(
  { sheet, isAssumed }: { sheet: OwnSheet; isAssumed: boolean },
  result: PreflightResult,
): string {
  const name = sheetTitle(sheet);
  const which = isAssumed ? `I compared it with ${name}; name another sheet to compare with that.` : '';
  return [sizeVerdict(sheet, result), countVerdict(sheet, result), which]
    .filter((part) => part !== '')
    .join(' ');
}

const sheetTitle = ({ name, id, kind }: OwnSheet): string =>
  id === undefined ? `your ${kind === 'booklet' ? 'booklet' : 'custom'} draft` : `**${plainName(name)}**`;

const USUAL_BLEED = 0.125;
const BLEEDS = [USUAL_BLEED, 0.0625, 0.25];

function sizeVerdict(sheet: OwnSheet, result: PreflightResult): string {
  const { text } = jobOf(sheet);
  const ordered = sheet.kind === 'booklet' ? text.finished : (text.flat ?? text.finished);
  const pages = filePages(result);
  const [first] = pages;
  if (!ordered)
    return `I can’t compare the size: ${sheetTitle(sheet)} has no size that I can read.${first ? ` The file’s page 1 is ${pageSize(first.trim)}.` : ''}`;
  if (!first) return 'I can’t compare the size: the result lists no pages.';
  const bleed = text.bleedIn ?? USUAL_BLEED;
  const wrong = pages.find((page) => fitOf(page, ordered, bleed) === undefined);
  const wanted = `${sheetTitle(sheet)} says ${pageSize(ordered)}${bleed > 0 ? `, ${pageSize(withBleed(ordered, bleed))} with bleed` : ''}`;
  if (!wrong)
    return `**Yes, the size matches.** ${wanted}; the file’s pages are ${fitOf(first, ordered, bleed)}.`;
  return `**No, the size doesn’t match.** ${wanted}; page ${wrong.number} of the file is ${pageSize(wrong.trim)}${wrong.hasTrim ? ' trimmed' : ''}.${hintOf(wrong, ordered)}`;
}

/** How a page has the ordered size; undefined if it doesn't have it. */
function fitOf(page: FilePage, ordered: PageSize, bleed: number): string | undefined {
  const isTurned = !isSameSize(page.trim, ordered) && isSameSize(page.trim, turned(ordered));
  const turn = isTurned ? ', turned by 90°' : '';
  if (isTurned || isSameSize(page.trim, ordered))
    return page.hasTrim
      ? `${pageSize(page.trim)} trimmed${turn}`
      : `${pageSize(page.trim)}${turn}${bleed > 0 ? ', without bleed around it' : ''}`;
  if (page.hasTrim) return undefined;
  const around = [bleed, ...BLEEDS].find(
    (width) =>
      isSameSize(page.media, withBleed(ordered, width)) ||
      isSameSize(page.media, withBleed(turned(ordered), width)),
  );
  return around === undefined ? undefined : `${pageSize(page.media)}, the size with ${around} in bleed`;
}

function hintOf({ trim }: FilePage, ordered: PageSize): string {
  const spread = { width: 2 * ordered.width, height: ordered.height };
  return isSameSize(trim, spread) ? ' These are spreads: export single pages.' : '';
}

function countVerdict(sheet: OwnSheet, { pageCount }: PreflightResult): string {
  const { pages, cover, kind } = jobOf(sheet);
  if (kind !== 'booklet' || pages === undefined) return '';
  const all = pages + (cover?.pages ?? 0);
  const ordered = cover ? `${pages} pages and a cover of ${cover.pages ?? 'unknown'}` : `${pages} pages`;
  return pageCount === pages || pageCount === all
    ? `The page count matches: ${pageCount}.`
    : `The page count **doesn’t match**: the sheet says ${ordered}, the file has ${pageCount}.`;
}

/** The answer about a size that nothing was compared with. */
export function uncomparedSize(result: PreflightResult, unknown: string | undefined): string {
  const [first] = filePages(result);
  const size = first ? `Page 1 is **${pageSize(first.trim)}**${first.hasTrim ? ' trimmed' : ''}. ` : '';
  const why =
    unknown === undefined
      ? result.job?.trim
        ? `It was checked as ${pageSize(result.job.trim)}${result.job.name === undefined ? '' : `, the size of “${plainName(result.job.name)}”`}.`
        : 'It **wasn’t checked against a spec sheet**: name one, and I compare them.'
      : `I find no spec sheet of yours for “${plainName(unknown)}”, so the size **wasn’t compared**.`;
  return `${size}${why}`;
}

export const SHEETS_AWAY =
  'I can’t read your spec sheets right now, so I can’t compare the file with one. Try again in a minute.';
