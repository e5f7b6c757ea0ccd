import type { Box } from '../../pdf/boxes.ts';
import { isTechnicalInk } from '../../facts/technical-inks.ts';
import { spotsOf } from '../../job/job-defaults.ts';
import { inksText } from '../../job/job-text.ts';
import type { Finding } from '../../report/preflight-result.ts';
import { shortName } from '../../report/result-bounds.ts';
import { finding } from '../check.ts';
import { counted, listed } from '../figures.ts';
import { inkKeyOf } from '../ink-key.ts';
import { type InkGroup, isProcess, printedInks } from './ink-groups.ts';

const ID = 'color-space';
const CONVERT =
  'Convert it to process or to an ordered ink in the Ink Manager, or add it to the job. If it marks a die line or varnish, tell the printer.';

/** Where a spot color is used, one place per page. */
type Places = { page: number; box: Box }[];

/**
 * Spot colors that weren't ordered: a warning in a job with CMYK, where prepress can convert them to process. Without
 * process colors each needs a plate that nobody ordered, so that is a fail.
 */
export function spotFindings(group: InkGroup): Finding[] {
  const { colors } = group;
  const all = spotsIn(group);
  const { spotNames = [] } = colors;
  // Dielines and coatings are no colors, but a spec sheet may list them.
  const used = new Map([...all].filter(([ink]) => !isTechnicalInk(ink) || isNamed(ink, spotNames)));
  const ordered = spotsOf(colors);
  // Names for only some of the spot colors leave the others open.
  const named =
    spotNames.length === ordered ? [...used.keys()].filter((ink) => !isNamed(ink, spotNames)) : [];
  return [
    ...named.map((ink) => notOrdered(ink, used.get(ink) ?? [], group)),
    ...(named.length === 0 && used.size > ordered + unusedBlack(group) ? [tooMany(used, group)] : []),
    ...missing(all, group),
  ];
}

/** 2/0 may be black and a spot color or two spot colors: without names, a file without black has one more. */
function unusedBlack({ colors, pages }: InkGroup): 0 | 1 {
  if (colors.process !== 'black' || spotsOf(colors) === 0 || colors.spotNames) return 0;
  return pages.some((page) => printedInks(page).some(({ ink }) => isProcess(ink))) ? 0 : 1;
}

const isNamed = (ink: string, names: readonly string[]): boolean =>
  names.some((name) => isSameInk(name, ink));

function isSameInk(one: string, other: string): boolean {
  const key = inkKeyOf(one);
  return one === other || (key !== null && key === inkKeyOf(other));
}

const severityOf = ({ colors }: InkGroup): 'warning' | 'fail' =>
  colors.process === 'cmyk' ? 'warning' : 'fail';

function notOrdered(ink: string, places: Places, group: InkGroup): Finding {
  const name = shortName(ink);
  return finding(ID, {
    severity: severityOf(group),
    kind: 'spot not ordered',
    fromJob: true,
    ...drawnAt(places),
    object: name,
    message: `${name} isn't an ordered ink; the job says ${inksText(group.colors)}${group.place}.`,
    advice: CONVERT,
  });
}

function tooMany(used: ReadonlyMap<string, Places>, group: InkGroup): Finding {
  const names = listed([...used.keys()].map(shortName));
  const isCut = group.pages.some(
    ({ marks }) => marks.inks.filter(({ ink }) => !isProcess(ink)).length >= marks.kept,
  );
  return finding(ID, {
    severity: severityOf(group),
    kind: 'spot not ordered',
    fromJob: true,
    ...drawnAt([...used.values()].flat()),
    object: names,
    measured: { value: used.size, unit: 'inks' },
    limit: { value: spotsOf(group.colors), unit: 'inks' },
    message: `The file uses ${isCut ? 'at least ' : ''}${counted(used.size, 'spot color')} (${names})${group.place}; the job says ${inksText(group.colors)}.`,
    advice: CONVERT,
  });
}

/** A warning: the file can be printed, but what should be in the ordered ink may be in process colors. */
function missing(used: ReadonlyMap<string, Places>, group: InkGroup): Finding[] {
  const { colors, pages, place } = group;
  // What couldn't be read may use it.
  if (pages.some(({ facts }) => facts.faults.length > 0)) return [];
  const { spotNames = [] } = colors;
  const ordered = spotsOf(colors);
  const absent = spotNames.filter((name) => ![...used.keys()].some((ink) => isSameInk(name, ink)));
  if (absent.length === 0 && used.size >= ordered) return [];
  const found = used.size === 0 ? 'no spot colors' : counted(used.size, 'spot color');
  const what = absent.length > 0 ? listed(absent) : found;
  const [value, limit] =
    absent.length > 0 ? [spotNames.length - absent.length, spotNames.length] : [used.size, ordered];
  return [
    finding(ID, {
      severity: 'warning',
      kind: 'spots missing',
      fromJob: true,
      object: what,
      measured: { value, unit: 'inks' },
      limit: { value: limit, unit: 'inks' },
      message:
        absent.length > 0
          ? `Nothing prints in ${what}; the job says ${inksText(colors)}${place}.`
          : `The file uses ${what}${place}; the job says ${inksText(colors)}.`,
      advice: 'Check that the color is set as a spot color and not converted to process, or correct the job.',
    }),
  ];
}

/** By ink name, with the first place on each page. */
function spotsIn({ pages }: InkGroup): ReadonlyMap<string, Places> {
  const used = new Map<string, Places>();
  for (const page of pages)
    for (const { ink, box } of printedInks(page)) {
      if (isProcess(ink)) continue;
      const places = used.get(ink) ?? [];
      used.set(ink, places);
      const { number, boxes } = page.facts;
      if (places.at(-1)?.page !== number) places.push({ page: number, box: box ?? boxes.TrimBox });
    }
  return used;
}

/** The most pages on which a finding is drawn besides its first. */
const MAX_PLACES = 100;

function drawnAt(places: Places): Pick<Finding, 'alsoOn'> & { page?: number; box?: Box } {
  const byPage = new Map(places.toReversed().map((place) => [place.page, place]));
  const [first, ...others] = [...byPage.values()].toSorted((a, b) => a.page - b.page);
  if (!first) return {};
  return { ...first, ...(others.length > 0 && { alsoOn: others.slice(0, MAX_PLACES) }) };
}
