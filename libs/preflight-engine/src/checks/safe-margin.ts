import type { MarkKind, NearTrimMark, BorderMark } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import type { Profile } from '../profile/profile.ts';
import { type Adjoining, adjoining } from './adjoining-marks.ts';
import { type Check, finding, isFullOf, type Verdict, verdictOf } from './check.ts';
import { patternsJoined } from './edge-patterns.ts';
import { counted, inches, quotedOr } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'safe-margin';

const names: Readonly<Record<MarkKind, readonly [one: string, several: string]>> = {
  text: ['text', 'texts'],
  'line art': ['a small object', 'small objects'],
  image: ['a small image', 'small images'],
  gradient: ['a small gradient', 'small gradients'],
};
/** pt: the parts of a logo are this close. Lines of text are joined already. */
const GAP = 6;
/** pt: so close that it is written as 0 in. */
const TOUCHES = 0.036;

const CUT_OFF = 'cut off';
/** pt. Positions are sums of rounded decimals. */
const ROUNDING = 0.05;
/** pt: 3 mm, which counts as the usual 0.125 in. */
const METRIC_MARGIN = 8.5;
const USUAL_MARGIN = 9;
const ADVICE = 'Move it inward, or extend it into the bleed if it should run off the page.';

/** Whether text and small objects keep the safe margin from the trim. */
export const safeMargin: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: true,
  evaluate: (input) => {
    const { profile } = input;
    const findings = [...printedPages(input)].flatMap(({ facts, marks }) => [
      ...(marks.border && isNear(marks.border.distance, profile)
        ? [borderFinding(facts.number, marks.border, profile)]
        : []),
      ...patternsJoined(
        adjoining(
          marks.nearTrim.filter(({ distance }) => isNear(distance, profile)),
          GAP / facts.userUnit,
          (a, b) => a.kind === b.kind && a.kind !== 'text',
        ),
        facts.boxes.TrimBox,
      ).map((near) =>
        near.mark.isCutOff
          ? cutOffFinding(facts.number, near.mark)
          : nearFinding(facts.number, near, profile),
      ),
    ]);
    const clean = `Text and small objects are at least ${marginText(profile)} inside the trim.`;
    return {
      ...cutOffFirst(verdictOf(findings, clean)),
      isAtLeast: input.marks.some(({ nearTrim, kept }) =>
        isFullOf(nearTrim, kept, ({ distance }) => isNear(distance, profile)),
      ),
    };
  },
};

const isNear = (distance: number, { safeMargin: safe }: Profile): boolean =>
  distance < (safe === USUAL_MARGIN ? METRIC_MARGIN : safe) - ROUNDING;

const marginText = ({ safeMargin: safe }: Profile): string =>
  safe === USUAL_MARGIN ? '0.125 in (3 mm; 0.118 in passes)' : inches(safe);

/** Text that is cut off is worse than objects close to the trim. */
function cutOffFirst(verdict: Verdict): Verdict {
  const [lost, others] = [true, false].map((isCut) =>
    verdict.findings.filter(({ kind }) => (kind === CUT_OFF) === isCut),
  ) as [Finding[], Finding[]];
  if (lost.length === 0) return verdict;
  const close = others.length > 0 ? `, ${counted(others.length, 'object')} close to it` : '';
  return {
    ...verdict,
    message: `${counted(lost.length, 'text object')} cut off by the trim${close}.`,
    findings: [...lost, ...others],
  };
}

const cutOffFinding = (page: number, { box, kind, distance, quote }: NearTrimMark): Finding =>
  finding(ID, {
    severity: 'warning',
    kind: CUT_OFF,
    page,
    box,
    object: `${names[kind][0]} cut off by the trim`,
    ...(quote && { quote }),
    message: `Page ${page}: ${quotedOr(quote, names[kind][0])} is cut off. It extends ${inches(-distance)} past the trim.`,
    advice: ADVICE,
  });

function nearFinding(
  page: number,
  { mark: { kind, distance, quote }, box, count }: Adjoining<NearTrimMark>,
  { safeMargin: safe }: Profile,
): Finding {
  const isOne = count === 1;
  const [one, several] = names[kind];
  const object = isOne ? one : `${count} ${several}`;
  const keep = `Keep ${isOne ? 'it' : 'them'} at least ${inches(safe)} inside.`;
  const where =
    distance < TOUCHES
      ? `${isOne ? 'touches' : 'touch'} the trim`
      : `${isOne ? 'is' : 'are'} ${inches(distance, safe)} from the trim`;
  return finding(ID, {
    severity: 'warning',
    page,
    box,
    object,
    ...(quote && { quote }),
    measured: { value: Math.max(0, distance), unit: 'pt' },
    limit: { value: safe, unit: 'pt' },
    message: `Page ${page}: ${quotedOr(quote, object)} ${where}. ${keep}`,
    advice: ADVICE,
  });
}

/** A border near the trim: cutting is off by up to 1/16 in, which its margin shows. */
const borderFinding = (
  page: number,
  { box, isArea, distance }: BorderMark,
  { safeMargin: safe }: Profile,
): Finding =>
  finding('safe-margin', {
    severity: 'warning',
    kind: 'border',
    page,
    box,
    object: isArea ? 'a narrow margin' : 'a border',
    measured: { value: distance, unit: 'pt' },
    limit: { value: safe, unit: 'pt' },
    message: isArea
      ? `Page ${page}: artwork ends ${inches(distance)} inside the trim. A margin this narrow will look uneven if the cut is slightly off.`
      : `Page ${page}: a border is ${inches(distance)} from the trim. A border this close to the trim will look uneven if the cut is slightly off.`,
    advice: `Move it at least ${inches(safe)} inside the trim, better twice that, or extend it into the bleed.`,
  });
