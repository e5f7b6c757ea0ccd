import type { Side, TrimEdge } from '../facts/page-marks.ts';
import type { Boxes } from '../pdf/boxes.ts';
import type { Profile } from '../profile/profile.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, finding, verdictOf } from './check.ts';
import { inches, listed, plain } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const id = 'bleed';
/** pt: writers round. */
const ROUNDING = 0.1;
const advice =
  'Pull backgrounds and pictures over the edge and export with bleed: in InDesign “Use Document Bleed Settings”, in Illustrator and Canva tick bleed, in Word make the page larger.';

/** pt: 3 mm, which counts as the 0.125 in that printers ask for. */
const METRIC_BLEED = 8.5;
const bleedText = (bleed: number): string =>
  bleed === METRIC_BLEED ? `0.125 in (3 mm; ${plain(bleed / 72, 3)} in passes)` : inches(bleed);

/** 4: whether what reaches the trim goes on beyond it, so that no paper shows where the knife is a hair off. */
export const bleed: Check = {
  id,
  readsContent: true,
  isFullOnly: false,
  judge: (input) => {
    const pages = [...printedPages(input)];
    const findings = pages.flatMap((page) => findingsOf(page, input.profile));
    const bleeds = pages.some((page) =>
      page.marks.edges.some((edge) => edge.inked > 0 && !isBlank(edge, page)),
    );
    const how = input.mode === 'quick' ? ', by its outlines: Full Scan looks at the ink itself' : '';
    const clean = bleeds
      ? `What is printed to the edge goes ${bleedText(input.profile.bleed)} or more beyond it${how}.`
      : 'No background, picture, rule or headline is printed to the edge, so that no bleed is needed.';
    return verdictOf(findings, clean);
  },
};

function findingsOf(page: PrintedPage, profile: Profile): Finding[] {
  const short = page.marks.edges.filter((edge) => isShort(edge, profile) && !isBlank(edge, page));
  const unpainted = unpaintedSides(page, profile);
  const findings = short.map((edge) => {
    const reach = edge.reach ?? 0;
    const side = seenSide(edge.side, page.facts.rotate);
    return finding(id, {
      severity: 'fail',
      page: page.facts.number,
      box: edge.box,
      object: `${side} edge`,
      measured: { value: reach, unit: 'pt' },
      limit: { value: profile.bleed, unit: 'pt' },
      message:
        reach > 0
          ? `At the ${side} of page ${page.facts.number}, ink goes ${inches(reach)} beyond the trim; ${bleedText(profile.bleed)} are needed.`
          : `At the ${side} of page ${page.facts.number}, ink reaches the trim and has no bleed.`,
      advice,
    });
  });
  if (unpainted.length > 0)
    findings.push(
      finding(id, {
        severity: 'warning',
        page: page.facts.number,
        box: page.facts.boxes.BleedBox,
        object: 'BleedBox',
        message: `Page ${page.facts.number} declares a bleed and paints nothing in it at the ${listed(unpainted)}.`,
        advice,
      }),
    );
  if (short.length === 0 && isUnseen(page))
    findings.push(
      finding(id, {
        severity: 'manual',
        page: page.facts.number,
        object: 'bleed',
        message: `Whether page ${page.facts.number} paints its bleed could not be seen: it was not painted to the end.`,
        advice: 'Look at its edges in print or on the screen.',
      }),
    );
  const undeclared = undeclaredSides(page, profile);
  if (undeclared.length > 0)
    findings.push(
      finding(id, {
        severity: 'warning',
        page: page.facts.number,
        box: page.facts.boxes.BleedBox,
        object: 'BleedBox',
        limit: { value: profile.bleed, unit: 'pt' },
        message: `Page ${page.facts.number} declares less bleed than is painted at the ${listed(undeclared)}: a program that cuts to the BleedBox takes it away.`,
        advice,
      }),
    );
  return findings;
}

const isShort = ({ reach }: TrimEdge, profile: Profile): boolean =>
  reach !== null && reach < profile.bleed - ROUNDING;

/** Only boxes reach this side: the raster has seen that nothing in them prints there, as of a picture with a white edge. */
const isBlank = ({ side }: TrimEdge, { ink }: PrintedPage): boolean => ink?.paintedEdge[side] === false;

/** Beyond the trim, page units. */
function declaredBleed({ TrimBox, BleedBox }: Boxes): Record<Side, number> {
  return {
    left: TrimBox[0] - BleedBox[0],
    bottom: TrimBox[1] - BleedBox[1],
    right: BleedBox[2] - TrimBox[2],
    top: BleedBox[3] - TrimBox[3],
  };
}

/** Sides at which ink goes far enough and the BleedBox that is written does not. */
function undeclaredSides({ marks, facts, pt }: PrintedPage, profile: Profile): Side[] {
  if (!facts.rawBoxes.BleedBox) return [];
  const declared = declaredBleed(facts.boxes);
  return marks.edges
    .filter(
      (edge) =>
        edge.reach !== null && !isShort(edge, profile) && pt(declared[edge.side]) < profile.bleed - ROUNDING,
    )
    .map(({ side }) => seenSide(side, facts.rotate));
}

/** Sides at which ink stands on the trim and, by the raster, none beyond it although a bleed is declared. */
function unpaintedSides(page: PrintedPage, profile: Profile): Side[] {
  const { marks, ink, facts, pt } = page;
  const declared = declaredBleed(facts.boxes);
  return marks.edges
    .filter((edge) => !isBlank(edge, page))
    .filter(
      ({ side, inked }) =>
        inked > 0 && pt(declared[side]) >= profile.bleed - ROUNDING && ink?.paintedBleed[side] === false,
    )
    .map(({ side }) => seenSide(side, facts.rotate));
}

/** Ink stands at a side that was not painted to the end. */
const isUnseen = ({ marks, ink }: PrintedPage): boolean =>
  ink !== null && marks.edges.some(({ side, inked }) => inked > 0 && ink.paintedBleed[side] === null);

const clockwise: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/** Where a side is when the page is turned as its reader sees it. */
const seenSide = (side: Side, rotate: number): Side =>
  clockwise[(clockwise.indexOf(side) + rotate / 90) % 4] ?? side;
