import { bindings, pageCountFor, type BindingId } from '@printpartner/print-knowledge/binding';
import { countText, rounded } from '@printpartner/print-knowledge/figures';
import { addressOf, opening } from '@printpartner/print-search/answers';
import { heavyReason, highNote, tooThick } from './stapled-thickness.ts';
import { asksFlat } from './binding-intents.ts';
import { fitVerdict } from './fit-verdict.ts';
import type { Question } from '../../../question/question.ts';
import { answers, type Draft, type Skill } from '../../skill.ts';
import { asksLack, verdictWord } from '../../verdict.ts';
import { bookQuestionOf, type BookQuestion } from '../reading/book-question.ts';
import {
  allBindings,
  bindingCite,
  bindingOf,
  bookletSpecs,
  capital,
  listed,
  nameOf,
  NameOf,
  rangeOf,
  withSpecs,
} from './binding-words.ts';

const COVER_PAGES = 4;
const MIN_PAGES = 4;
/** A book whose page count and binding are only mentioned. */
const ELSE =
  /\b(?:weigh\w*|mail\w*|postage|papers?|stocks?|coat\w*|laminat\w*|turn ?around|days|long|costs?|pric\w*|press|digital|offset|bleed|resolution|colors?|files?|proofs?|box\w*|cartons?|ship\w*|copies|quote|spreads?|single pages|imposition)\b/;
const ASKS_FIT =
  /\b(?:can|could|possible|ok|okay|works?|fits?|enough|too|allowed|feasible|doable|advisable|problem|legit|fine)\b/;

/** The pages that the rule of a binding counts: a saddle-stitched cover's four as well. */
function countedPages({ pages = 0, cover }: BookQuestion, id: BindingId): number {
  return id === 'saddle-stitch' && cover === 'plus' ? pages + COVER_PAGES : pages;
}

/** `can I saddle stitch 120 pages`, `54 pages stapled`, `is 20 pages enough for perfect binding`. */
export const bindingFit: Skill = {
  id: 'binding-fit',
  answer(question) {
    const book = bookQuestionOf(question);
    const [id, ...others] = book.ids;
    if (!id || others.length > 0 || book.pages === undefined) return undefined;
    if (ELSE.test(book.text) && !ASKS_FIT.test(book.text)) return undefined;
    if (book.counts.length > 1) return severalCounts(book, id);
    const draft = fitOf(question, book, id);
    return book.hasOther
      ? { ...draft, text: `Our guides have no comb, screw or tape binding. ${draft.text}` }
      : draft;
  },
};

function severalCounts(book: BookQuestion, id: BindingId): Draft {
  const lines = book.counts.map((pages) => `- ${countText(pages)} pages: ${shortFit(id, pages)}`);
  return answers(`${NameOf(id)} takes **${rangeOf(bindingOf(id))}**:\n${lines.join('\n')}`, [
    bindingCite(id),
  ]);
}

function shortFit(id: BindingId, pages: number): string {
  const binding = bindingOf(id);
  if (pages > binding.maxPages) return 'too many';
  if (pages < binding.minPages) return 'too few';
  const count = pageCountFor(binding, pages);
  if (!count.ok || count.value.add === 0) return 'fits';
  return `not a multiple of ${binding.pageMultiple}; make it ${count.value.next}`;
}

function fitOf(question: Question, book: BookQuestion, id: BindingId): Draft {
  const binding = bindingOf(id);
  const pages = countedPages(book, id);
  const counted =
    pages === book.pages ? '' : ` (${book.pages} inside and ${COVER_PAGES} of the cover make ${pages})`;
  const { minPages, maxPages, pageMultiple } = binding;
  const others = alternatives(id, pages, asksFlat(book.text));
  if (pages > maxPages)
    return answers(
      `**${fitVerdict(book.text, `${countText(pages)} pages`, 'many')}** for ${nameOf(id)}${counted}; our guide lists it at **${rangeOf(binding)}**. ${heavyReason(question, id) ?? saddleReason(id)}${others}`,
      [bindingCite(id)],
    );
  const edge = edgeNote(id, pages);
  if (edge !== undefined) return answers(`${edge}${counted} ${others}`.trim(), [bindingCite(id)]);
  if (pages < minPages)
    return answers(
      `**${fitVerdict(book.text, `${countText(pages)} pages`, 'few')}** for ${nameOf(id)}${counted}; our guide lists it at **${rangeOf(binding)}**. ${lowNote(id, pages)}${others}`,
      [bindingCite(id)],
    );
  const count = pageCountFor(binding, pages);
  if (!count.ok) return answers(count.reason, [bindingCite(id)]);
  const { next, previous, add, cut } = count.value;
  const opens = addressOf(opening('page-count', { pages: String(pages), binding: id }));
  const specs = withSpecs(
    bookletSpecs(id, {
      pages: id === 'saddle-stitch' && book.cover === 'plus' ? next - COVER_PAGES : next,
      ...(book.cover && { cover: book.cover }),
      size: question.values.sizes[0],
    }),
  );
  const working = {
    title: `${countText(pages)} pages, ${binding.name}`,
    steps: [
      {
        label: 'Next count',
        working: `${pages} ÷ ${pageMultiple} = ${rounded(pages / pageMultiple, 2).replace(/\.?0+$/, '')}, rounded up × ${pageMultiple}`,
        result: `${next} pages`,
      },
    ],
    assumed: [...book.assumed],
    opens,
  };
  const rest = { workings: [working], ...specs };
  const thick = tooThick(question, id, pages);
  if (thick !== undefined) return answers(thick, [bindingCite(id)], rest);
  if (asksFlat(book.text) && !opensFlatOf(id))
    return answers(
      `**${NameOf(id)} takes ${countText(pages)} pages, but it doesn’t open flat**${counted}. ${others}`,
      [bindingCite(id), allBindings],
      { workings: [working] },
    );
  if (add > 0) {
    const down = previous > 0 ? `**${previous}** (cut ${cut}) or ` : '';
    const reason = pageMultiple === 4 ? 'a folded sheet has four pages' : 'a leaf has two pages';
    return answers(
      `**${asksLack(book.text) ? `${verdictWord(true, book.text)}, but ` : ''}${countText(pages)} pages don’t work as they are**${counted}: ${nameOf(id)} needs a multiple of ${pageMultiple}, because ${reason}. Make it ${down}**${next}** (add ${add}, blank if need be). The range is ${rangeOf(binding)}.${highNote(question, id, next)}`,
      [bindingCite(id)],
      rest,
    );
  }
  const note = highNote(question, id, pages);
  if (/thick at the fold/.test(note))
    return answers(
      `**Probably too thick**: ${countText(pages)} pages are within the ${rangeOf(binding)} of ${nameOf(id)}${counted}, but${note.replace(/^ On/, ' on')}`,
      [bindingCite(id)],
      rest,
    );
  return answers(
    `**${fitVerdict(book.text, `${countText(pages)} pages`, 'fits')}** for ${nameOf(id)}${counted}: our guide lists it at **${rangeOf(binding)}**, in multiples of ${pageMultiple}.${note}`,
    [bindingCite(id)],
    rest,
  );
}

const saddleReason = (id: BindingId): string =>
  id === 'saddle-stitch' ? 'Keep a stapled book under about 1/8 to 3/16 in thick. ' : '';

/** Page counts below the standard range that some printers bind. */
function edgeNote(id: BindingId, pages: number): string | undefined {
  if (id === 'perfect-bound' && pages >= 28 && pages < bindingOf(id).minPages)
    return `**${pages} pages are at the limit of perfect binding, so ask the printer**: **32–300** are standard, and some printers bind from 28.`;
  return undefined;
}

function lowNote(id: BindingId, pages: number): string {
  if (id === 'perfect-bound') return 'Some printers bind from 28 pages. ';
  if (id === 'saddle-stitch' && pages >= 4) return 'Four pages are one folded sheet without a staple. ';
  return '';
}

const opensFlatOf = (id: BindingId): boolean => /^(?:yes|fully|very)/i.test(bindingOf(id).opensFlat);

/** Other bindings for a page count, cheapest first; those that open flat if it must. */
export function alternatives(id: BindingId, pages: number, mustOpenFlat = false): string {
  const fits = bindings.rows.filter(
    (row) =>
      row.id !== id &&
      row.minPages <= pages &&
      row.maxPages >= pages &&
      (!mustOpenFlat || opensFlatOf(row.id)),
  );
  if (pages < MIN_PAGES) return '';
  if (fits.length === 0)
    return `No binding of our guide takes ${countText(pages)} pages; split it into volumes or ask the printer.`;
  return capital(
    `${listed(
      fits.slice(0, 3).map((row) => `${nameOf(row.id)} (${rangeOf(row)})`),
      'or',
    )} ${mustOpenFlat ? (fits.length > 1 ? 'open flat' : 'opens flat') : fits.length > 1 ? 'fit' : 'fits'} instead.`,
  );
}
