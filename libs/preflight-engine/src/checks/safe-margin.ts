import type { MarkKind, NearTrimMark } from '../facts/page-marks.ts';
import type { Finding } from '../report/preflight-result.ts';
import type { Box } from '../pdf/boxes.ts';
import type { Profile } from '../profile/profile.ts';
import { type Check, finding, type Verdict, verdictOf } from './check.ts';
import { counted, inches } from './figures.ts';
import { printedPages } from './printed-page.ts';

const ID = 'safe-margin';
const names: Readonly<Record<MarkKind, string>> = {
  text: 'text',
  'line art': 'a small object',
  image: 'a small image',
  gradient: 'a small gradient',
};

/** Shares of a text line's height that are empty: beside its letters, and above and below them. */
const BEARING = 0.05;
const LINE_GAP = 0.25;
const CUT_OFF = 'cut off';
const ADVICE = 'Move it inward, or extend it into the bleed if it should run off the page.';

/** Check 5: whether text and small objects keep the safe margin from the trim. */
export const safeMargin: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: true,
  evaluate: (input) => {
    const { profile } = input;
    const findings = [...printedPages(input)].flatMap(({ facts, marks }) =>
      marks.nearTrim
        .filter(({ distance }) => distance < profile.safeMargin - 0.01)
        .map((mark) =>
          isCutOff(mark, facts.boxes.TrimBox)
            ? cutOffFinding(facts.number, mark)
            : nearFinding(facts.number, mark, profile),
        ),
    );
    const clean = `Text and small objects are at least ${inches(profile.safeMargin)} inside the trim.`;
    return cutOffFirst(verdictOf(findings, clean));
  },
};

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

/** A line's box is larger than its letters: only beyond these margins are letters certainly cut. */
function isCutOff({ box, kind }: NearTrimMark, [left, bottom, right, top]: Box): boolean {
  const [width, height] = [box[2] - box[0], box[3] - box[1]];
  const [beside, above] = width >= height ? [BEARING, LINE_GAP] : [LINE_GAP, BEARING];
  const size = Math.min(width, height);
  const isCutAcross = Math.max(left - box[0], box[2] - right) > beside * size;
  return kind === 'text' && (isCutAcross || Math.max(bottom - box[1], box[3] - top) > above * size);
}

const cutOffFinding = (page: number, { box, kind, distance }: NearTrimMark): Finding =>
  finding(ID, {
    severity: 'warning',
    kind: CUT_OFF,
    page,
    box,
    object: `${names[kind]} cut off by the trim`,
    message: `Page ${page}: ${names[kind]} is cut off. It extends ${inches(-distance)} past the trim.`,
    advice: ADVICE,
  });

const nearFinding = (
  page: number,
  { box, kind, distance }: NearTrimMark,
  { safeMargin: safe }: Profile,
): Finding =>
  finding(ID, {
    severity: 'warning',
    page,
    box,
    object: names[kind],
    measured: { value: Math.max(0, distance), unit: 'pt' },
    limit: { value: safe, unit: 'pt' },
    message:
      distance <= 0
        ? `Page ${page}: ${names[kind]} touches the trim. Keep it at least ${inches(safe)} inside.`
        : `Page ${page}: ${names[kind]} is ${inches(distance)} from the trim. Keep it at least ${inches(safe)} inside.`,
    advice: ADVICE,
  });
