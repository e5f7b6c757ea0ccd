import { areasAbove, type InkFacts } from '../facts/ink-facts.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { areaText, listed, squareMillimeters } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';
import type { Profile } from '../profile/profile.ts';

const ID = 'ink-coverage';
const ADVICE =
  "Convert images with the press's profile, which limits total ink, and use less color under black, such as C40 M30 Y30 K100.";
const ESTIMATE_ADVICE =
  "Convert the colors with the press's profile before sending, or ask the printer which profile they convert with; it limits total ink.";

/** Total area coverage (TAC), the sum of all inks at one spot. */
export const inkCoverage: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: true,
  evaluate: (input) => {
    const pages = [...printedPages(input)];
    const findings = pages.flatMap((page) => findingsOf(page, input.profile));
    return verdictOf(findings, passText(pages, input.profile));
  },
};

function passText(pages: readonly PrintedPage[], { ink, inkArea, uncoatedInk }: Profile): string {
  const totals = pages.map((page) => highestTotal(page, inkArea.warn));
  const most = totals.toSorted((one, other) => other.total - one.total)[0] ?? { total: 0, assumed: null };
  const limit = `(limit ${ink.warn}%)`;
  const onUncoated =
    uncoatedInk && most.total > uncoatedInk.from
      ? ` Uncoated paper takes only ${uncoatedInk.from} to ${uncoatedInk.to}%.`
      : '';
  return most.assumed === null
    ? `Total ink (TAC) is at most ${most.total}% ${limit}.${onUncoated}`
    : `Total ink (TAC) is at most about ${most.total}% ${limit}, estimated for ${most.assumed}.${onUncoated}`;
}

function findingsOf(page: PrintedPage, profile: Profile): Finding[] {
  const { facts, ink } = page;
  if (!ink) return [uncertainFinding(facts.number, ["the page couldn't be rendered"])];
  const overLimit = overLimitFinding(page, ink, profile);
  const findings = overLimit ? [overLimit] : [];
  return ink.uncertain.length > 0 ? [...findings, uncertainFinding(facts.number, ink.uncertain)] : findings;
}

function overLimitFinding(
  page: PrintedPage,
  ink: InkFacts,
  { ink: limits, inkArea }: Profile,
): Finding | null {
  const over = (limit: number) => areasOver(page, ink, limit);
  const isOver = over(limits.fail).all >= inkArea.fail;
  // Between the two areas, the higher limit is exceeded, but by little.
  const limit = over(limits.fail).all >= inkArea.warn ? limits.fail : limits.warn;
  const { painted, written, all, estimated } = over(limit);
  if (all < inkArea.warn) return null;
  // The printer's conversion, which decides, keeps to the press's limit.
  const isEstimate = ink.assumedCondition !== null && all - estimated < inkArea.warn;
  // Artwork takes precedence over text when it exceeds the limit by itself.
  const isText = painted < inkArea.warn && written > painted;
  const total = isText ? textTotal(ink) : paintedTotal(ink);
  const what = isText ? 'text' : 'total ink (TAC)';
  const unit = isText ? ' total ink (TAC)' : '';
  const besides =
    !isText && written > 0 ? ` Text of up to ${textTotal(ink)}% covers another ${areaText(written)}.` : '';
  const reaches = isEstimate ? 'reaches an estimated' : 'reaches';
  const where = `Page ${page.facts.number}: ${what} ${reaches} ${total}%${unit}`;
  const assumed = isEstimate ? ` Its colors were converted for ${ink.assumedCondition}.` : '';
  return finding(ID, {
    severity: isOver && !isEstimate ? 'fail' : 'warning',
    page: page.facts.number,
    box: (isText ? ink.heavyTexts.find((text) => text.total > limit)?.box : ink.regions[0]) ?? null,
    object: isText ? 'text' : 'ink',
    measured: { value: total, unit: '%' },
    limit: { value: limit, unit: '%' },
    message: `${where}; ${areaText(isText ? written : painted)} of the page is over the ${limit}% limit.${besides}${assumed}`,
    advice: isEstimate ? ESTIMATE_ADVICE : ADVICE,
  });
}

/** Areas above a limit, mm². */
function areasOver({ trim }: PrintedPage, ink: InkFacts, limit: number): ReturnType<typeof areasAbove> {
  const { painted, written, all, estimated } = areasAbove(ink, limit);
  const unit = squareMillimeters(trim[0] * trim[1]) / 100;
  return { painted: painted * unit, written: written * unit, all: all * unit, estimated: estimated * unit };
}

/** The highest ink sum, percent, over at least an area in mm². */
function highestTotal(page: PrintedPage, area: number): { total: number; assumed: string | null } {
  const { ink } = page;
  if (!ink) return { total: 0, assumed: null };
  let total = Math.max(paintedTotal(ink), textTotal(ink));
  while (total > 0 && areasOver(page, ink, total - 1).all < area) total -= 1;
  const { all, estimated } = areasOver(page, ink, total - 1);
  return { total, assumed: estimated > all / 2 ? ink.assumedCondition : null };
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
    message: `Check by eye: total ink (TAC) on page ${page} is uncertain (${listed(reasons)}).`,
    advice: 'Check the separations in Acrobat under Print Production › Output Preview, or ask the printer.',
  });
