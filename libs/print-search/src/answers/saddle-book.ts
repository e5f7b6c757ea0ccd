import {
  blockArithmetic,
  creepBySheet,
  creepFormula,
  rangeNoteFor,
  saddleBulk,
  type SaddleBook,
} from '@printpartner/print-knowledge/binding';
import { countText, rounded, type Provenance } from '@printpartner/print-knowledge/figures';
import { caliperText } from '@printpartner/print-knowledge/measure';
import { caliperSource } from '@printpartner/print-knowledge/paper';
import { opening, type Answer } from './answer.ts';
import { SELF_COVER } from './calculator-fields.ts';
import { bookPapers } from './book-papers.ts';
import { stockOrDefault } from './papers.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const known = wordSet(
  'creep pushout push shingling innermost sheet saddle stitch stitched stitching booklet book bulk thickness thick',
  'pluscover selfcover inside body catalog program magazine',
);
const PAGES_PER_SHEET = 4;

interface Book {
  book: SaddleBook;
  assumed: readonly string[];
  sources: readonly Provenance[];
  fields: Readonly<Record<'pages' | 'text' | 'cover', string>>;
}

/** `creep 64 pages 80# gloss`, `48 page saddle stitch thickness`: push-out and bulk of a saddle-stitched book. */
export function saddleBooks(query: Query): readonly Answer[] {
  const { text, quantity, ounces, sizes } = query;
  const isCreep = /\b(?:creep|push-?out|shingling)\b/.test(text);
  const isBulk = /\bsaddle/.test(text) && /\b(?:bulk|thick|thickness)\b/.test(text);
  if (
    (!isCreep && !isBulk) ||
    /\bper\b|\beach\b/.test(text) ||
    (quantity ?? ounces) !== undefined ||
    sizes.length > 1
  )
    return [];
  const book = hasOnly(query, known) ? bookOf(query) : undefined;
  if (!book) return [];
  return (isCreep ? creepOf(book) : bulkOf(book)) ?? [];
}

function bookOf({ pages: typedPages, papers, text }: Query): Book | undefined {
  if (typedPages === undefined || papers.length > 2) return undefined;
  const typed = bookPapers(papers);
  if (!typed) return undefined;
  const [typedBody, typedCover] = typed;
  const isNamedSelf = text.includes('selfcover');
  if (isNamedSelf && (typedCover || text.includes('pluscover'))) return undefined;
  const isSelf = typedCover === undefined && !text.includes('pluscover');
  const body = stockOrDefault(typedBody, 'body');
  const cover = isSelf ? undefined : stockOrDefault(typedCover, 'cover');
  if (!body || (!isSelf && !cover)) return undefined;
  const coverStock = cover?.stock;
  const pages = Math.ceil(typedPages / PAGES_PER_SHEET) * PAGES_PER_SHEET;
  const note = rangeNoteFor('saddle-stitch', pages + (isSelf ? 0 : PAGES_PER_SHEET));
  return {
    book: {
      pages,
      textCaliper: body.stock.caliperIn,
      ...(coverStock && { coverCaliper: coverStock.caliperIn }),
    },
    assumed: [
      ...(note ? [note.text] : []),
      ...(pages === typedPages ? [] : [`A folded sheet has four pages: ${pages}, not ${typedPages}.`]),
      ...body.assumed,
      ...(cover?.assumed ?? []),
      ...(isSelf && !isNamedSelf ? ['Self cover.'] : []),
    ],
    sources: [caliperSource(body.stock), ...(coverStock ? [caliperSource(coverStock)] : [])],
    fields: { pages: String(pages), text: body.stock.name, cover: coverStock?.name ?? SELF_COVER },
  };
}

function creepOf({ book, assumed, sources, fields }: Book): readonly Answer[] | undefined {
  const creep = creepBySheet(book);
  if (!creep.ok) return undefined;
  const { pages, textCaliper, coverCaliper } = book;
  const cover = coverCaliper === undefined ? '' : ` + ${caliperText(coverCaliper)} cover`;
  return [
    {
      title: `Creep of ${countText(pages)} pages, ${fields.text}`,
      figure: `${caliperText(creep.value.innermost)} in`,
      arithmetic: `Innermost sheet: (${countText(pages)} ÷ 4 − 1) × ${caliperText(textCaliper)}${cover} = ${caliperText(creep.value.innermost)}`,
      assumed,
      sources: [...new Set([creepFormula, ...sources])],
      opens: opening('creep', fields),
    },
  ];
}

function bulkOf({ book, assumed, sources, fields }: Book): readonly Answer[] | undefined {
  const bulk = saddleBulk(book);
  if (!bulk.ok) return undefined;
  const { pages, textCaliper, coverCaliper } = book;
  const cover = coverCaliper === undefined ? '' : ` + 2 × ${caliperText(coverCaliper)}`;
  return [
    {
      title: `Bulk of ${countText(pages)} pages saddle stitched, ${fields.text}`,
      figure: `${rounded(bulk.value, 3)} in at the fold`,
      arithmetic: `${countText(pages)} ÷ 4 × 2 × ${caliperText(textCaliper)}${cover} = ${rounded(bulk.value, 4)}`,
      assumed,
      sources: [...new Set([blockArithmetic, ...sources])],
      opens: opening('saddle-bulk', fields),
    },
  ];
}
