import type { InkUse, MarkKind } from '../../facts/page-marks.ts';
import { inksText } from '../../job/job-text.ts';
import type { Finding } from '../../report/preflight-result.ts';
import { finding } from '../check.ts';
import { listed } from '../figures.ts';
import type { PrintedPage } from '../printed-page.ts';
import { type InkGroup, isProcess, printedInks, processOrdered } from './ink-groups.ts';

const ID = 'color-space';
const kinds: Readonly<Record<MarkKind, string>> = {
  text: 'text',
  'line art': 'line art',
  image: 'an image',
  gradient: 'a gradient',
};

/** Process inks that weren't ordered, and color that was ordered but isn't in the file. */
export const processFindings = (group: InkGroup): Finding[] => [
  ...group.pages.flatMap((page) => unordered(page, group)),
  ...colorMissing(group),
];

function unordered(page: PrintedPage, group: InkGroup): Finding[] {
  const allowed = processOrdered[group.colors.process];
  const byKind = new Map<MarkKind, InkUse[]>();
  for (const use of printedInks(page))
    if (isProcess(use.ink) && !allowed.includes(use.ink))
      byKind.set(use.kind, [...(byKind.get(use.kind) ?? []), use]);
  return [...byKind].map(([kind, uses]) => unorderedFinding(page, kind, uses, group));
}

function unorderedFinding(
  { facts }: PrintedPage,
  kind: MarkKind,
  uses: readonly InkUse[],
  { colors, place }: InkGroup,
): Finding {
  const inks = listed(uses.map(({ ink }) => ink));
  const isBlackOnly = colors.process === 'black';
  return finding(ID, {
    // As ordered, the color would be lost; printing it takes more plates and another price.
    severity: 'fail',
    kind: 'ink not ordered',
    fromJob: true,
    page: facts.number,
    box: uses.find(({ box }) => box)?.box ?? facts.boxes.TrimBox,
    object: `${kind} in ${inks}`,
    message: `Page ${facts.number}: ${kinds[kind]} prints in ${inks}; the job says ${inksText(colors)}${place}.`,
    advice: isBlackOnly
      ? 'Convert it to black only or grayscale in the original program, or order color.'
      : 'Give it an ink that was ordered, or correct the inks of the job.',
  });
}

/** A warning: the file can be printed as it is, but it may be the wrong one, and black alone costs less. */
function colorMissing({ colors, place, pages }: InkGroup): Finding[] {
  const used = new Set(pages.flatMap((page) => printedInks(page).map(({ ink }) => ink)));
  // What couldn't be read may be in color.
  const isUnread = pages.some(({ facts }) => facts.faults.length > 0);
  const hasColor = [...used].some((ink) => isProcess(ink) && ink !== 'Black');
  if (colors.process !== 'cmyk' || isUnread || hasColor || !used.has('Black')) return [];
  return [
    finding(ID, {
      severity: 'warning',
      kind: 'color missing',
      fromJob: true,
      object: 'Black',
      message: `The file has no Cyan, Magenta or Yellow; the job says ${inksText(colors)}${place}.`,
      advice: 'Check that this is the right file. If it is, order black only, which costs less.',
    }),
  ];
}
