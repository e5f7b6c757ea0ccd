import { processInks } from '../../interpreter/color-space.ts';
import type { InkUse } from '../../facts/page-marks.ts';
import { isLoosePiece } from '../../job/job-defaults.ts';
import type { JobSpec, ProcessColors, SideColors } from '../../job/job-spec.ts';
import type { PrintedPage } from '../printed-page.ts';
import { type OrderedFile, orderedColors, type OrderedPage } from './ordered-file.ts';

/** A flat piece has a front and a back. */
const SIDES = 2;

/** Pages with the same order of inks. */
export interface InkGroup {
  colors: SideColors;
  /** Which part of the job they are, in words after the inks: ` on the back`; empty for all pages. */
  place: string;
  /** The pages may be another version of a piece and not its back. */
  mayBeVersion: boolean;
  pages: readonly PrintedPage[];
}

export const processOrdered: Readonly<Record<ProcessColors, readonly string[]>> = {
  cmyk: processInks,
  black: ['Black'],
  none: [],
};

/** The pages of a file by what the spec sheet says about their inks. */
export function inkGroups(file: OrderedFile, job: JobSpec): InkGroup[] {
  const groups = new Map<SideColors, { place: string; pages: PrintedPage[] }>();
  const isLoose = isLoosePiece(job);
  for (const ordered of file.pages) {
    const colors = orderedColors(ordered, job);
    if (!colors) continue;
    // Two pages are rather both sides; more may be backs or versions.
    if (isLoose && colors === job.colors?.back && file.pages.length !== SIDES) continue;
    const group = groups.get(colors) ?? { place: placeText(ordered, job), pages: [] };
    groups.set(colors, group);
    group.pages.push(ordered.page);
  }
  return [...groups].map(([colors, group]) => ({
    colors,
    mayBeVersion: isLoose && colors === job.colors?.back,
    ...group,
  }));
}

function placeText({ role, isBack }: OrderedPage, { colors, cover }: JobSpec): string {
  const isCover = role === 'cover' || role === 'cover page';
  const ordered = isCover ? (cover?.colors ?? colors) : colors;
  const hasSides = ordered?.back !== undefined;
  if (isCover && cover?.colors)
    return hasSides ? ` ${isBack ? 'inside' : 'outside'} the cover` : ' on the cover';
  return hasSides ? ` on the ${isBack ? 'back' : 'front'}` : '';
}

/** Inks inside a page's trim. An ink that only an image or gradient names counts unless a full scan shows that it isn't there. */
export function printedInks({ marks, ink }: PrintedPage): InkUse[] {
  const rendered = ink?.printedInks;
  // Text isn't rendered.
  const isKept = ({ kind, isCertain }: InkUse) => isCertain || kind === 'text' || !rendered;
  return marks.inks.filter((use) => isKept(use) || rendered?.includes(use.ink));
}

export const isProcess = (ink: string): boolean => processInks.includes(ink);
