import type { PreflightJob } from '@printpartner/contracts/types';
import { bindings, type BindingId } from '@printpartner/print-knowledge/binding';
import { sizeText } from '@printpartner/print-knowledge/measure';
import { bindingIdsOf, sizeOf } from '../job/index.ts';
import { inksOf } from '../job/ink-text.ts';
import { pagesOf } from '../job/page-text.ts';
import { withoutUndefined } from '../job/without-undefined.ts';
import { MAX_PAGES, upTo, withinLimits } from './job-bounds.ts';
import { colorsOf } from './job-colors.ts';

/** A job as typed beside a file, in a line: `8.5 x 11`, `24`, a binding, `4/1`. All parts are optional. */
export interface TypedJob {
  trim: string;
  pages: string;
  binding: BindingId | '';
  inks: string;
}

export const emptyTypedJob: TypedJob = { trim: '', pages: '', binding: '', inks: '' };

/** What is typed there can be read or not. */
export type TypedPart = Exclude<keyof TypedJob, 'binding'>;

/**
 * The job that is typed, and the parts that can't be read. The job is null if nothing readable is typed.
 * A part that can't be read is left out, so a file isn't judged by it.
 */
export function jobAsTyped({ trim, pages, binding, inks }: TypedJob): {
  job: PreflightJob | null;
  unread: readonly TypedPart[];
} {
  const rule = bindings.rows.find(({ id }) => id === binding);
  const read = {
    trim: withinLimits(sizeOf(trim)),
    pages: upTo(MAX_PAGES, pagesOf(pages)),
    inks: inksOf(inks),
  };
  const typed = { trim, pages, inks };
  const parts: readonly TypedPart[] = ['trim', 'pages', 'inks'];
  const job: PreflightJob = withoutUndefined({
    trim: read.trim,
    pages: read.pages,
    pageMultiple: rule?.pageMultiple,
    bindingName: rule?.name,
    colors: colorsOf(read.inks),
  });
  return {
    job: Object.keys(job).length === 0 ? null : job,
    unread: parts.filter((part) => typed[part].trim() !== '' && read[part] === undefined),
  };
}

/** A job as it would be typed, such as the one that a file looks like. Inks that can't be typed are left out. */
export function typedJobOf({ trim, pages, bindingName = '', colors }: PreflightJob): TypedJob {
  const [binding = ''] = bindingIdsOf(bindingName);
  return {
    trim: trim ? sizeText(trim.width, trim.height) : '',
    pages: pages === undefined ? '' : String(pages),
    binding,
    inks: typedInksOf(colors),
  };
}

type Colors = NonNullable<PreflightJob['colors']>;

const processTexts: Readonly<Record<Colors['process'], string>> = {
  cmyk: 'CMYK',
  black: 'black',
  none: '',
};

function typedInksOf(colors: Colors | undefined): string {
  if (!colors) return '';
  const front = sideText(colors);
  const text = colors.back ? `front ${front}, back ${sideText(colors.back)}` : front;
  return JSON.stringify(colorsOf(inksOf(text))) === JSON.stringify(colors) ? text : '';
}

const sideText = ({ process, spotNames = [] }: Pick<Colors, 'process' | 'spotNames'>): string =>
  [processTexts[process], ...spotNames].filter((ink) => ink !== '').join(' + ') || 'blank';
