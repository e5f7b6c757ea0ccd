import { areasAbove, type InkFacts } from '../facts/ink-facts.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { listed, plain } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';
import type { Profile } from '../profile/profile.ts';

const id = 'ink-coverage';
const advice =
  'Convert pictures with a profile of the press, whose limit is built in, and set dark colours with less under the black, such as C40 M30 Y30 K100.';

/** 8: whether more ink lies at one place than the paper can take and dry. */
export const inkCoverage: Check = {
  id,
  readsContent: true,
  isFullOnly: true,
  judge: (input) => {
    const pages = [...printedPages(input)];
    const findings = pages.flatMap((page) => findingsOf(page, input.profile));
    const most = Math.max(0, ...pages.flatMap(({ ink }) => (ink ? [paintedTotal(ink), textTotal(ink)] : [])));
    return verdictOf(findings, `At most ${most} % ink at one place; ${input.profile.ink.warn} % are safe.`);
  },
};

function findingsOf({ facts, ink }: PrintedPage, profile: Profile): Finding[] {
  if (!ink) return [unseen(facts.number, ['the page could not be painted'])];
  const tooMuch = tooMuchOf(facts.number, ink, profile);
  const findings = tooMuch ? [tooMuch] : [];
  return ink.uncertain.length > 0 ? [...findings, unseen(facts.number, ink.uncertain)] : findings;
}

function tooMuchOf(page: number, ink: InkFacts, { ink: limits, inkArea }: Profile): Finding | null {
  const isFail = areasAbove(ink, limits.fail).all > inkArea;
  const limit = isFail ? limits.fail : limits.warn;
  const { painted, written, all } = areasAbove(ink, limit);
  if (all <= inkArea) return null;
  // What is painted is said first where it is too much by itself.
  const isText = painted <= inkArea && written > painted;
  const total = isText ? textTotal(ink) : paintedTotal(ink);
  const what = isText ? 'the ink of text' : 'ink';
  const besides =
    !isText && written > 0 ? ` Text of up to ${textTotal(ink)} % covers another ${plain(written)} %.` : '';
  return finding(id, {
    severity: isFail ? 'fail' : 'warning',
    page,
    box: (isText ? ink.heavyTexts.find((text) => text.total > limit)?.box : ink.regions[0]) ?? null,
    object: isText ? 'text' : 'ink',
    measured: { value: total, unit: '%' },
    limit: { value: limit, unit: '%' },
    message: `On page ${page}, ${what} adds up to ${total} %, over ${limit} % on ${plain(isText ? written : painted)} % of the page.${besides}`,
    advice,
  });
}

/** Highest sum of inks of anything but text, per cent, in the steps that it is judged by: bytes of ink may add up to a hair more. */
const paintedTotal = ({ areaByTotal }: InkFacts): number => Math.max(0, areaByTotal.length - 1);

/** Highest sum of inks of any text, per cent. */
const textTotal = ({ textAreaByTotal }: InkFacts): number => Math.max(0, textAreaByTotal.length - 1);

const unseen = (page: number, reasons: readonly string[]): Finding =>
  finding(id, {
    severity: 'manual',
    page,
    object: 'ink',
    message: `On page ${page}, ink cannot be told for certain: ${listed(reasons)}.`,
    advice:
      'Look at the separations in Acrobat under Print Production › Output Preview, or ask the printer to.',
  });
