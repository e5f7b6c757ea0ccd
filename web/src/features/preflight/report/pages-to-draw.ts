import { limits, type PreflightFinding, type PreflightResult } from '@printpartner/contracts/types';
import { inListOrder } from '../pages/placed-finding.ts';

/** A frame around this share of a page, or more, says nothing about where something is. */
const WHOLE_PAGE = 0.9;

const severities: readonly PreflightFinding['severity'][] = ['fail', 'warning', 'manual'];

interface FoundPlace {
  page: number;
  box: NonNullable<PreflightFinding['box']>;
}

/**
 * The pages that a report shows, in order; at most as many as a report takes. Those with the worst of the findings that it
 * lists come first, and before them all the pages with a place smaller than the page.
 */
export function pagesToDraw({ checks, pages }: Pick<PreflightResult, 'checks' | 'pages'>): number[] {
  const listed = inListOrder(checks)
    .filter(({ status }) => status !== 'pass')
    .flatMap(({ findings }) => findings.slice(0, limits.reportFindings))
    .toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
  const places = [
    ...listed.flatMap(({ page, box }) => placeOf(page, box)),
    ...listed.flatMap(({ alsoOn = [] }) => alsoOn.flatMap(({ page, box }) => placeOf(page, box))),
  ];
  const areaOf = new Map(pages.map(({ number, boxes }) => [number, area(boxes.TrimBox)]));
  const isPart = ({ page, box }: FoundPlace) => area(box) < WHOLE_PAGE * (areaOf.get(page) ?? 0);
  const chosen = new Set([...places.filter(isPart), ...places].map(({ page }) => page));
  return [...chosen].slice(0, limits.reportPictures).toSorted((a, b) => a - b);
}

const placeOf = (page: number | null, box: PreflightFinding['box']): FoundPlace[] =>
  page !== null && box ? [{ page, box }] : [];

const area = ([x0, y0, x1, y1]: NonNullable<PreflightFinding['box']>): number => (x1 - x0) * (y1 - y0);
