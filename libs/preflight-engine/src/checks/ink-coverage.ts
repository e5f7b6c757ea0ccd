import { areasAbove, type InkFacts } from '../facts/ink-facts.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { listed, plain } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';
import type { Profile } from '../profile/profile.ts';

const ID = 'ink-coverage';
const ADVICE =
  "Convert images with the press's profile, which limits total ink, and use less color under black, such as C40 M30 Y30 K100.";

/** Check 8: total area coverage (TAC), the sum of all inks at one spot. */
export const inkCoverage: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: true,
  evaluate: (input) => {
    const pages = [...printedPages(input)];
    const findings = pages.flatMap((page) => findingsOf(page, input.profile));
    const most = Math.max(0, ...pages.flatMap(({ ink }) => (ink ? [paintedTotal(ink), textTotal(ink)] : [])));
    return verdictOf(findings, `Total ink (TAC) is at most ${most}% (limit ${input.profile.ink.warn}%).`);
  },
};

function findingsOf({ facts, ink }: PrintedPage, profile: Profile): Finding[] {
  if (!ink) return [uncertainFinding(facts.number, ["the page couldn't be rendered"])];
  const overLimit = overLimitFinding(facts.number, ink, profile);
  const findings = overLimit ? [overLimit] : [];
  return ink.uncertain.length > 0 ? [...findings, uncertainFinding(facts.number, ink.uncertain)] : findings;
}

function overLimitFinding(page: number, ink: InkFacts, { ink: limits, inkArea }: Profile): Finding | null {
  const isFail = areasAbove(ink, limits.fail).all > inkArea;
  const limit = isFail ? limits.fail : limits.warn;
  const { painted, written, all } = areasAbove(ink, limit);
  if (all <= inkArea) return null;
  // Artwork takes precedence over text when it exceeds the limit by itself.
  const isText = painted <= inkArea && written > painted;
  const total = isText ? textTotal(ink) : paintedTotal(ink);
  const what = isText ? 'text' : 'total ink (TAC)';
  const unit = isText ? ' total ink (TAC)' : '';
  const besides =
    !isText && written > 0 ? ` Text of up to ${textTotal(ink)}% covers another ${plain(written)}%.` : '';
  return finding(ID, {
    severity: isFail ? 'fail' : 'warning',
    page,
    box: (isText ? ink.heavyTexts.find((text) => text.total > limit)?.box : ink.regions[0]) ?? null,
    object: isText ? 'text' : 'ink',
    measured: { value: total, unit: '%' },
    limit: { value: limit, unit: '%' },
    message: `Page ${page}: ${what} reaches ${total}%${unit}; ${plain(isText ? written : painted)}% of the page is over the ${limit}% limit.${besides}`,
    advice: ADVICE,
  });
}

/** Highest ink sum outside text, percent, in the steps used for the limits: the sum of ink bytes can be slightly higher. */
const paintedTotal = ({ areaByTotal }: InkFacts): number => Math.max(0, areaByTotal.length - 1);

/** Highest ink sum of any text, percent. */
const textTotal = ({ textAreaByTotal }: InkFacts): number => Math.max(0, textAreaByTotal.length - 1);

const uncertainFinding = (page: number, reasons: readonly string[]): Finding =>
  finding(ID, {
    severity: 'manual',
    page,
    object: 'ink',
    message: `Check manually: total ink (TAC) on page ${page} is uncertain (${listed(reasons)}).`,
    advice: 'Check the separations in Acrobat under Print Production › Output Preview, or ask the printer.',
  });
