import type { Side, TrimEdge } from '../facts/page-marks.ts';
import type { Box, Boxes } from '../pdf/boxes.ts';
import type { JobSpec } from '../job/job-spec.ts';
import { points } from '../job/ordered-sizes.ts';
import type { Finding } from '../report/preflight-result.ts';
import { type Check, type CheckInput, finding, verdictOf } from './check.ts';
import { inches, listed, plain } from './figures.ts';
import { type PrintedPage, printedPages } from './printed-page.ts';

const ID = 'bleed';
/** pt. PDF writers round. */
const ROUNDING = 0.1;
/** Shortest reach past the trim that counts as bleed, pt: less is how exactly objects are placed. */
const MIN_REACH = 0.5;
const ADVICE =
  'Extend backgrounds and images past the trim and export with bleed: in InDesign turn on Use Document Bleed Settings; in Illustrator and Canva turn on bleed; in Word make the page larger.';

/** pt: 3 mm, which counts as the 0.125 in that printers ask for. */
const METRIC_BLEED = 8.5;
/** pt: 0.125 in. */
const USUAL_BLEED = 9;
const bleedText = (bleed: number): string =>
  bleed === METRIC_BLEED ? `0.125 in (3 mm; ${plain(bleed / 72, 3)} in passes)` : inches(bleed);
const shortBleedText = (bleed: number): string =>
  `${bleed === METRIC_BLEED ? '0.125' : plain(bleed / 72, 3)} in`;

/** Whether artwork that reaches the trim extends past it, so that no paper shows if the cut is slightly off. */
export const bleed: Check = {
  id: ID,
  needsPageContent: true,
  isFullOnly: false,
  evaluate: (input) => {
    const pages = [...printedPages(input)];
    const needed = neededBleed(input);
    const findings = pages.flatMap((page) =>
      needed.bleed === 0 ? edgesWithoutBleed(page) : findingsOf(page, needed),
    );
    const bleeds = pages.some((page) =>
      page.marks.edges.some((edge) => edge.inked > 0 && !isBlank(edge, page)),
    );
    const how = input.mode === 'quick' ? ', based on outlines; Full Scan checks the actual ink' : '';
    const clean = bleeds
      ? `Artwork at the trim edges has ${bleedText(needed.bleed)} or more bleed${how}.`
      : cleanEdgesText(input.job);
    return verdictOf(findings, clean);
  },
};

interface NeededBleed {
  /** pt */
  bleed: number;
  isOrdered: boolean;
}

/** The bleed on the spec sheet, or else the profile's. */
function neededBleed({ profile, job }: CheckInput): NeededBleed {
  if (job.bleed === undefined) return { bleed: profile.bleed, isOrdered: false };
  const ordered = points(job.bleed);
  const isMetric = ordered >= METRIC_BLEED && ordered <= USUAL_BLEED;
  return { bleed: isMetric ? METRIC_BLEED : ordered, isOrdered: true };
}

function cleanEdgesText({ bleed: ordered }: JobSpec): string {
  const none = 'No artwork reaches the trim edges';
  if (ordered === undefined) return `${none}, so no bleed is needed.`;
  return ordered === 0
    ? `${none}, and the job says no bleed.`
    : `${none}, so the bleed of the job isn't needed.`;
}

/**
 * For a job without bleed, one per page. A warning, because the file can be printed: artwork at the edge needs larger
 * paper, or shows white where the cut is slightly off.
 */
function edgesWithoutBleed(page: PrintedPage): Finding[] {
  const { number, rotate, boxes } = page.facts;
  const reached = page.marks.edges.filter(
    (edge) => edge.inked > 0 && !isBlank(edge, page) && natureOf(edge, page) !== 'paper',
  );
  const [first, ...others] = reached;
  if (!first) return [];
  const sides = listed(reached.map(({ side }) => rotatedSide(side, rotate)));
  const edges = others.length === 0 ? 'edge' : 'edges';
  return [
    finding(ID, {
      severity: 'warning',
      kind: 'no bleed ordered',
      fromJob: true,
      page: number,
      box: others.length === 0 ? first.box : boxes.TrimBox,
      object: `${sides} ${edges}`,
      message: `Page ${number}: artwork reaches the ${sides} trim ${edges}; the job says no bleed.`,
      advice:
        'Order the job with bleed and extend the artwork past the trim, or keep all artwork inside the trim.',
    }),
  ];
}

function findingsOf(page: PrintedPage, needed: NeededBleed): Finding[] {
  const reached = page.marks.edges.filter((edge) => isShort(edge, needed) && !isBlank(edge, page));
  const doubtful = reached.filter((edge) => natureOf(edge, page) === 'doubtful');
  const short = reached.filter((edge) => natureOf(edge, page) === 'artwork');
  const unpainted = unpaintedSides(page, needed);
  const ordered = `the job says ${shortBleedText(needed.bleed)}`;
  const findings = short.map((edge) => {
    const reach = edge.reach ?? 0;
    const side = rotatedSide(edge.side, page.facts.rotate);
    return finding(ID, {
      severity: 'fail',
      page: page.facts.number,
      box: paintedPart(edge, page),
      object: `${side} edge`,
      ...(needed.isOrdered && { fromJob: true }),
      measured: { value: reach, unit: 'pt' },
      limit: { value: needed.bleed, unit: 'pt' },
      message:
        reach >= MIN_REACH
          ? `Page ${page.facts.number}: artwork has only ${inches(reach, needed.bleed)} of bleed at the ${side} trim edge; ${needed.isOrdered ? ordered : `${bleedText(needed.bleed)} is needed`}.`
          : `Page ${page.facts.number}: artwork reaches the ${side} trim edge with no bleed${needed.isOrdered ? `; ${ordered}` : ` (${shortBleedText(needed.bleed)} needed)`}.`,
      advice: ADVICE,
    });
  });
  if (doubtful.length > 0) findings.push(doubtfulEdges(page, doubtful));
  if (unpainted.length > 0)
    findings.push(
      finding(ID, {
        severity: 'warning',
        page: page.facts.number,
        box: page.facts.boxes.BleedBox,
        object: 'BleedBox',
        message: `Page ${page.facts.number}: the BleedBox includes bleed, but nothing is printed in it at the ${listed(unpainted)}.`,
        advice: ADVICE,
      }),
    );
  if (short.length === 0 && isEdgeUnrendered(page))
    findings.push(
      finding(ID, {
        severity: 'manual',
        page: page.facts.number,
        object: 'bleed',
        message: `Check by eye: page ${page.facts.number} couldn't be rendered completely, so its bleed is unconfirmed.`,
        advice: 'Check its edges on screen or in a proof.',
      }),
    );
  const undeclared = undeclaredSides(page, needed);
  if (undeclared.length > 0)
    findings.push(
      finding(ID, {
        severity: 'warning',
        page: page.facts.number,
        box: page.facts.boxes.BleedBox,
        object: 'BleedBox',
        limit: { value: needed.bleed, unit: 'pt' },
        message: `Page ${page.facts.number}: the BleedBox is smaller than the printed bleed at the ${listed(undeclared)}. Software that crops to the BleedBox removes it.`,
        advice: ADVICE,
      }),
    );
  return findings;
}

const isShort = ({ reach }: TrimEdge, needed: NeededBleed): boolean =>
  reach !== null && reach < needed.bleed - ROUNDING;

/** Bounding boxes reach this side, but the raster shows that nothing prints there, as with an image that has a white edge. */
const isBlank = ({ side }: TrimEdge, { ink }: PrintedPage): boolean => ink?.paintedEdge[side] === false;

/** Where a bounding box reaches this side and something prints. */
function paintedPart({ side, box }: TrimEdge, { ink }: PrintedPage): Box | null {
  const [from, to] = ink?.paintedAlong[side] ?? [];
  if (!box || from === undefined || to === undefined) return box;
  const isUpright = side === 'left' || side === 'right';
  const [x0, y0, x1, y1] = box;
  const part: Box = isUpright
    ? [x0, Math.max(y0, from), x1, Math.min(y1, to)]
    : [Math.max(x0, from), y0, Math.min(x1, to), y1];
  return part[0] <= part[2] && part[1] <= part[3] ? part : box;
}

/** A side of a scan or picture is like paper if no more of it is dark; dust and shadows of a scanner are. */
const PAPER_DARK = 0.05;
/** A side of a scan is artwork if more of it is dark than a scanner's shadows. */
const ARTWORK_DARK = 0.5;

/** What an image has at the trim. Of a picture only its pixels tell, and those of a pale one not for certain. */
function natureOf({ side }: TrimEdge, { marks, ink }: PrintedPage): 'artwork' | 'doubtful' | 'paper' {
  if (!marks.isPicture) return 'artwork';
  if (!ink) return marks.isScan ? 'doubtful' : 'artwork';
  const dark = ink.darkEdge[side];
  if (dark <= PAPER_DARK) return marks.isScan ? 'paper' : 'doubtful';
  return marks.isScan && dark <= ARTWORK_DARK ? 'doubtful' : 'artwork';
}

/** Only someone who knows the original can tell a pale background from paper, and a picture from the edge of a scan. */
function doubtfulEdges({ facts, marks, ink }: PrintedPage, edges: readonly TrimEdge[]): Finding {
  const sides = listed(edges.map(({ side }) => rotatedSide(side, facts.rotate)));
  return finding(ID, {
    severity: 'manual',
    page: facts.number,
    box: edges.length === 1 ? (edges[0]?.box ?? null) : facts.boxes.TrimBox,
    object: `${sides} ${edges.length === 1 ? 'edge' : 'edges'}`,
    message: marks.isScan
      ? `Check by eye: page ${facts.number} is a scan that reaches the ${sides} trim ${edges.length === 1 ? 'edge' : 'edges'}${ink ? '' : '; Full Scan looks at its pixels'}.`
      : `Check by eye: page ${facts.number} is a scan or picture that is as light as paper along the ${sides} trim ${edges.length === 1 ? 'edge' : 'edges'}.`,
    advice: 'If that is paper, nothing needs to bleed. If it is a background, extend it past the trim.',
  });
}

/** Distance from TrimBox to BleedBox, page units. */
function declaredBleed({ TrimBox, BleedBox }: Boxes): Record<Side, number> {
  return {
    left: TrimBox[0] - BleedBox[0],
    bottom: TrimBox[1] - BleedBox[1],
    right: BleedBox[2] - TrimBox[2],
    top: BleedBox[3] - TrimBox[3],
  };
}

/** Sides where artwork has enough bleed but the file's own BleedBox is too small. */
function undeclaredSides({ marks, facts, pt }: PrintedPage, needed: NeededBleed): Side[] {
  if (!facts.rawBoxes.BleedBox) return [];
  const declared = declaredBleed(facts.boxes);
  return marks.edges
    .filter(
      (edge) =>
        edge.reach !== null && !isShort(edge, needed) && pt(declared[edge.side]) < needed.bleed - ROUNDING,
    )
    .map(({ side }) => rotatedSide(side, facts.rotate));
}

/** Sides where artwork extends into the bleed that the BleedBox includes, but the raster shows no ink in it. */
function unpaintedSides(page: PrintedPage, needed: NeededBleed): Side[] {
  const { marks, ink, facts, pt } = page;
  const declared = declaredBleed(facts.boxes);
  return marks.edges
    .filter((edge) => !isShort(edge, needed) && !isBlank(edge, page))
    .filter(
      ({ side, inked }) =>
        inked > 0 && pt(declared[side]) >= needed.bleed - ROUNDING && ink?.paintedBleed[side] === false,
    )
    .map(({ side }) => rotatedSide(side, facts.rotate));
}

/** Artwork reaches an edge that couldn't be rendered completely. */
const isEdgeUnrendered = (page: PrintedPage): boolean =>
  page.marks.edges.some(
    (edge) =>
      edge.inked > 0 && page.ink?.paintedBleed[edge.side] === null && natureOf(edge, page) === 'artwork',
  );

const clockwise: readonly Side[] = ['left', 'top', 'right', 'bottom'];

/** The side as seen after the page's rotation. */
const rotatedSide = (side: Side, rotate: number): Side =>
  clockwise[(clockwise.indexOf(side) + rotate / 90) % 4] ?? side;
