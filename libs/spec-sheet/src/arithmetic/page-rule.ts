import { bindings, pageArithmetic, pageCountFor, type Binding } from '@printpartner/print-knowledge/binding';
import { countText, provenanceOf, tradePractice } from '@printpartner/print-knowledge/figures';
import { sizeText } from '@printpartner/print-knowledge/measure';
import type { SheetJob, TrimSize } from '../job/sheet-job.ts';
import { spreadOf, type Book } from './book.ts';
import { isNear } from './length-text.ts';
import { missingText, need } from './needs.ts';
import { stitchedCoverFault, WRAPAROUND_PAGES } from './cover-fault.ts';
import { sumOf, type Sum } from './sum.ts';

const TITLE = 'Page rule';

/** The page count against the binding's rule, in the pages or leaves that the form asks for. */
export function pageRule(job: SheetJob, book: Book): Sum {
  const { textPages, cover, unread } = book;
  const isStitched = book.binding?.id === 'saddle-stitch';
  const missing = missingText(
    unread,
    [
      need('pages', textPages),
      need('binding', book.binding),
      ...(cover && isStitched ? [need('cover pages', cover.pages)] : []),
    ],
    'check the page count',
  );
  const binding = bindings.rows.find(({ id }) => id === book.binding?.id);
  if (textPages === undefined || !book.binding || missing) return sumOf('pages', TITLE, { missing });
  const counts = countsOf(job, book);
  if (!binding) return unlistedBinding(book.binding.name, textPages, counts);
  const inForm = withoutCover(binding, counts.coverPages);
  const note = noteFor(binding, inForm, textPages, counts);
  const coverFault = stitchedCoverFault(book);
  const works = coverFault ? 'Use a 4-page cover' : `${counts.short(textPages)} ${counts.verb}`;
  const faults = [coverFault, note].filter((fault) => fault !== undefined);
  return sumOf('pages', TITLE, {
    headline: note ? instead(inForm, textPages, counts) : works,
    isMet: faults.length === 0,
    lines: [
      ruleText(binding, counts),
      ...(coverFault ? [] : [...countedText(textPages, counts), ...sheetsText(book, counts)]),
    ],
    warnings: [...faults, ...flatWarnings(job, book, isStitched)],
    from: [
      provenanceOf(bindings, binding.id, 'maxPages'),
      provenanceOf(bindings, binding.id, 'pageMultiple'),
      ...(note ? [pageArithmetic] : []),
    ],
  });
}

/** How the form counts a booklet, and how texts name its counts. */
interface Counts {
  /** Pages of the cover that the binding counts and the form's field doesn't, without flaps; 0 without them. */
  coverPages: number;
  hasFlaps: boolean;
  /** Page counts in the field's own terms: `20`, `16 inside pages`, `8 leaves`. */
  short: (...pages: readonly number[]) => string;
  /** Page counts with what a binder counts: `16 or 20 inside pages (20 or 24 with the cover)`. */
  full: (...pages: readonly number[]) => string;
  verb: 'works' | 'work';
}

/** A saddle-stitched cover is stitched with the text, so that it counts; a glued one doesn't. */
function countsOf(job: SheetJob, { binding, cover }: Book): Counts {
  const isInLeaves = job.isInLeaves ?? false;
  const isStitched = binding?.id === 'saddle-stitch';
  const coverPages = isStitched && cover ? WRAPAROUND_PAGES : 0;
  const inside = cover ? ' inside' : '';
  const either = (pages: readonly number[]) => pages.map(countText).join(' or ');
  const inPages = (pages: readonly number[]) =>
    inside === '' && !isInLeaves ? either(pages) : `${either(pages)}${inside} pages`;
  const inLeaves = (pages: readonly number[]) => `${either(pages.map((count) => count / 2))}${inside} leaves`;
  return {
    coverPages,
    hasFlaps: isStitched && !stitchedCoverFault({ binding, cover }) && (cover?.pages ?? 0) > WRAPAROUND_PAGES,
    short: (...pages) => (isInLeaves ? inLeaves(pages) : inPages(pages)),
    full(...pages) {
      const others = [
        ...(isInLeaves ? [inLeaves(pages)] : []),
        ...(coverPages > 0 ? [`${either(pages.map((count) => count + coverPages))} with the cover`] : []),
      ];
      return others.length === 0 ? inPages(pages) : `${inPages(pages)} (${others.join(', ')})`;
    },
    verb: inside === '' && !isInLeaves ? 'works' : 'work',
  };
}

/** The binding's range and rule for the pages inside a cover. Text sheets are folded apart from the cover. */
function withoutCover(binding: Binding, coverPages: number): Binding {
  if (coverPages === 0) return binding;
  const { minPages, maxPages, pageMultiple: multiple } = binding;
  return {
    ...binding,
    minPages: Math.max(multiple, Math.ceil((minPages - coverPages) / multiple) * multiple),
    maxPages: Math.floor((maxPages - coverPages) / multiple) * multiple,
  };
}

/** Why a count breaks the rule; undefined if it keeps it. */
function noteFor(binding: Binding, inForm: Binding, pages: number, counts: Counts): string | undefined {
  const count = pageCountFor(inForm, pages);
  if (count.ok && pages >= inForm.minPages) {
    if (count.value.add === 0) return undefined;
    const options = optionsOf(inForm, pages);
    return `${GUIDE} lists ${binding.name} with page counts divisible by ${binding.pageMultiple}: use ${counts.full(...options)}, not ${countText(pages)}.`;
  }
  return `${GUIDE} lists ${binding.name} at ${pageRange(binding)} pages${counts.coverPages > 0 ? ' with the cover' : ''}. For ${counts.full(pages)}, ask the printer.`;
}

const GUIDE = 'Our binding guide';

const pageRange = ({ minPages, maxPages }: Binding): string => `${minPages}–${countText(maxPages)}`;

/** Side stitching is in the form, not in the guide. */
function unlistedBinding(name: string, pages: number, counts: Counts): Sum {
  const isOdd = pages % 2 === 1;
  return sumOf('pages', TITLE, {
    headline: isOdd ? `Use ${counts.short(pages - 1 || 2, pages + 1)}` : undefined,
    isMet: isOdd ? false : undefined,
    lines: [`Our binding guide has no page range for ${name}. Ask the printer.`],
    warnings: isOdd ? [`A leaf has two pages, so ${countText(pages)} leaves one blank.`] : [],
    from: [isOdd ? pageArithmetic : tradePractice],
  });
}

function instead(inForm: Binding, pages: number, counts: Counts): string {
  const options = optionsOf(inForm, pages);
  return options.length > 0 ? `Use ${counts.short(...options)}` : `${counts.short(inForm.maxPages)} at most`;
}

/** The counts on both sides that the binding takes; none above its maximum. */
function optionsOf(inForm: Binding, pages: number): number[] {
  const count = pageCountFor(inForm, pages);
  if (!count.ok) return [];
  const { next, previous } = count.value;
  return [previous, next].filter((option) => option > 0);
}

function ruleText({ name, minPages, maxPages, pageMultiple, pageRuleNote }: Binding, counts: Counts): string {
  const pages = counts.coverPages > 0 ? 'pages with the cover' : 'pages';
  const divided = counts.hasFlaps
    ? `text pages divisible by ${pageMultiple}; the flaps of the cover don’t count`
    : `divisible by ${pageMultiple}`;
  const range = `${minPages} to ${countText(maxPages)} ${pages}, ${divided}`;
  return `${name} needs ${range}${pageRuleNote === undefined ? '' : ` (${pageRuleNote})`}.`;
}

function countedText(textPages: number, { coverPages }: Counts): string[] {
  if (coverPages === 0) return [];
  return [
    `${countText(textPages)} inside + ${coverPages} cover = ${countText(textPages + coverPages)} pages.`,
  ];
}

/** Numbers that start a sentence. */
const numberWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A folded sheet has four pages. */
function sheetsText({ binding, trim, boundOn, pages }: Book, { hasFlaps }: Counts): string[] {
  // A cover with flaps is wider than the other sheets.
  if (binding?.id !== 'saddle-stitch' || hasFlaps || !trim || pages === undefined || pages % 4 !== 0)
    return [];
  const sheets = pages / 4;
  const spread = spreadOf(trim, boundOn);
  return [
    `${numberWords[sheets] ?? countText(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'} of ${sizeText(spread.width, spread.height)} in.`,
  ];
}

function flatWarnings({ text: { finished, flat } }: SheetJob, book: Book, isStitched: boolean): string[] {
  if (!isStitched || !finished || !flat) return [];
  const spread = spreadOf(finished, book.boundOn);
  const isAs = ({ width, height }: TrimSize) => isNear(width, spread.width) && isNear(height, spread.height);
  if (isAs(flat) || isAs({ width: flat.height, height: flat.width })) return [];
  return [
    `A flat size of ${sizeText(flat.width, flat.height)} in doesn’t match: ${sizeText(finished.width, finished.height)} in pages are ${sizeText(spread.width, spread.height)} in flat.`,
  ];
}
