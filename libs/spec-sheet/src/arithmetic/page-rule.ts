import {
  bindings,
  pageArithmetic,
  pageCountFor,
  rangeNoteFor,
  type Binding,
} from '@printpartner/print-knowledge/binding';
import { countText, provenanceOf, tradePractice } from '@printpartner/print-knowledge/figures';
import type { SheetJob } from '../job/sheet-job.ts';
import { spreadOf, type Book } from './book.ts';
import { isNear, sizeText } from './length-text.ts';
import { A_BINDING, missingText, sumOf, type Sum } from './sum.ts';

const TITLE = 'Page rule';

/** The page count against the binding's rule. A saddle-stitched cover counts, because it is stitched with the text. */
export function pageRule(job: SheetJob, book: Book): Sum {
  const isStitched = book.binding?.id === 'saddle-stitch';
  const pages = isStitched ? book.pages : book.textPages;
  const missing = missingText(
    [
      { value: pages, name: 'a page count' },
      { value: book.binding, name: A_BINDING },
    ],
    'check the page count',
  );
  const binding = bindings.rows.find(({ id }) => id === book.binding?.id);
  if (pages === undefined || !book.binding || missing) return sumOf('pages', TITLE, { missing });
  if (!binding) return unlistedBinding(book.binding.name, pages);
  const note = rangeNoteFor(binding.id, pages, 'Our binding guide');
  return sumOf('pages', TITLE, {
    headline: note ? instead(binding, pages) : `${countText(pages)} works`,
    isMet: note === undefined,
    lines: [ruleText(binding), ...countedText(book, isStitched), ...sheetsText(book, isStitched, pages)],
    warnings: [...(note ? [note.text] : []), ...flatWarnings(job, book, isStitched)],
    from: [
      provenanceOf(bindings, binding.id, 'maxPages'),
      provenanceOf(bindings, binding.id, 'pageMultiple'),
      ...(note ? [note.from, pageArithmetic] : []),
    ],
  });
}

/** Side stitching is in the form, not in the guide. */
function unlistedBinding(name: string, pages: number): Sum {
  const isOdd = pages % 2 === 1;
  return sumOf('pages', TITLE, {
    headline: isOdd ? `Use ${countText(pages - 1 || 2)} or ${countText(pages + 1)}` : undefined,
    isMet: isOdd ? false : undefined,
    lines: [`Our binding guide has no page range for ${name}. Ask the printer.`],
    warnings: isOdd ? [`A leaf has two pages, so ${countText(pages)} leaves one blank.`] : [],
    from: [isOdd ? pageArithmetic : tradePractice],
  });
}

function instead(binding: Binding, pages: number): string {
  const count = pageCountFor(binding, pages);
  if (!count.ok) return `${countText(binding.maxPages)} at most`;
  const { next, previous } = count.value;
  return previous > 0 ? `Use ${countText(previous)} or ${countText(next)}` : `Use ${countText(next)}`;
}

function ruleText({ name, minPages, maxPages, pageMultiple, pageRuleNote }: Binding): string {
  const range = `${minPages} to ${countText(maxPages)} pages, divisible by ${pageMultiple}`;
  return `${name} needs ${range}${pageRuleNote === undefined ? '' : ` (${pageRuleNote})`}.`;
}

function countedText({ cover, textPages, pages }: Book, isStitched: boolean): string[] {
  if (!isStitched || !cover || textPages === undefined || pages === undefined) return [];
  return [`${countText(textPages)} text + ${cover.pages} cover = ${countText(pages)} pages.`];
}

/** At the start of a sentence. */
const numberWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** A folded sheet has four pages. */
function sheetsText({ trim, boundOn }: Book, isStitched: boolean, pages: number): string[] {
  if (!isStitched || !trim || pages % 4 !== 0) return [];
  const sheets = pages / 4;
  return [
    `${numberWords[sheets] ?? countText(sheets)} ${sheets === 1 ? 'sheet' : 'sheets'} of ${sizeText(spreadOf(trim, boundOn))} in.`,
  ];
}

function flatWarnings({ text: { finished, flat } }: SheetJob, book: Book, isStitched: boolean): string[] {
  if (!isStitched || !finished || !flat) return [];
  const spread = spreadOf(finished, book.boundOn);
  if (isNear(flat.width, spread.width) && isNear(flat.height, spread.height)) return [];
  return [
    `A flat size of ${sizeText(flat)} in doesn’t match: ${sizeText(finished)} in pages are ${sizeText(spread)} in flat.`,
  ];
}
