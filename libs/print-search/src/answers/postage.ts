import { envelopes } from '@printpartner/print-knowledge/envelopes';
import { countText, dateText, dollarText, priceText } from '@printpartner/print-knowledge/figures';
import {
  classifyPiece,
  currentPrices,
  isCommercialCard,
  mailClassOf,
  mailShape,
  nonmachinableSource,
  postageForPiece,
  type MailPiece,
  type MailPrice,
} from '@printpartner/print-knowledge/mail';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { parseSize, fractionText } from '@printpartner/print-knowledge/measure';
import { opening, type Answer } from './answer.ts';
import { mailPieceOf, type TypedPiece } from './mail-piece.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const asking =
  /\bpostage\b|\bstamps?\b|\b(?:costs?|prices?|much|expensive|rate)\b.*\b(?:mail|mailing|send)\b|\bmail(?:ing)? (?:costs?|prices?|rates?)\b/;
/** Postage is only a part of that. */
const PRINTING = /\bprint(?:ing)?\b|\b(?:with|and) (?:mail|post)/;
const known = wordSet(
  'postage stamp mail mailing send cost price rate much expensive postcard card letter flat large envelope usps post office first class',
  'marketing standard bulk presort presorted eddm every door direct single metered meter stamped self mailer booklet catalog brochure folded piece household',
);

/** Lines of the price list by shape, for a few pieces and for a presorted mailing. */
const singleLines = { card: 'card', letter: 'letter-stamp', flat: 'flat' } as const;
const marketingLines = {
  card: 'marketing-letter-mixed-origin',
  letter: 'marketing-letter-mixed-origin',
  flat: 'marketing-flat-mixed-origin',
} as const;
const commercialLines = {
  card: 'commercial-letter-mixed-origin',
  letter: 'commercial-letter-mixed-origin',
  flat: 'commercial-flat-mixed-origin',
} as const;

/** `postage 6x9 postcard 5000`, `cost to mail 2,000 letters`: from the current price list. */
export function postages(query: Query): readonly Answer[] {
  const { text, quantity, pages } = query;
  if (!asking.test(text) || PRINTING.test(text) || pages !== undefined || !hasOnly(query, known)) return [];
  const size = sizeOf(query);
  const typed =
    size && mailPieceOf(size.isAssumed ? { ...query, text: `${text} ${size.words}` } : query, size.size);
  const pieces = quantity ?? 1;
  const line = typed && lineFor(typed.piece, text, pieces);
  const postage = typed && line && postageForPiece(typed.piece, { price: line.id, pieces }, currentPrices);
  if (!typed || !line || !postage?.ok) return [];
  const { millsEach, surchargeMills, totalCents } = postage.value;
  const surcharge =
    surchargeMills > 0 ? `, including ${priceText(surchargeMills)} nonmachinable surcharge` : '';
  return [
    {
      title: `Postage for ${titleOf(typed, pieces)}`,
      figure: /\bper\b|\beach\b/.test(text) ? `${priceText(millsEach)} each` : dollarText(totalCents),
      arithmetic: `${countText(pieces)} × ${priceText(millsEach)}${surcharge}`,
      assumed: [
        `${mailClassOf(line.mailClass).name}: ${line.name}.`,
        ...(size?.isAssumed
          ? [`${fractionText(size.size.height)} × ${fractionText(size.size.width)} in.`]
          : []),
        ...typed.assumed,
        `Prices effective ${dateText(currentPrices.effective)}.`,
      ],
      sources: [currentPrices.from, ...(surchargeMills > 0 ? [nonmachinableSource] : []), ...typed.sources],
      opens: opening('postage', { ...typed.fields, price: line.id, pieces: String(pieces) }),
    },
  ];
}

function titleOf({ piece: { height, length, pieceType } }: TypedPiece, pieces: number): string {
  const size = `${fractionText(height)} × ${fractionText(length)} in ${pieceType}`;
  return pieces === 1 ? `a ${size}` : `${countText(pieces)} ${size}s`;
}

/** What isn’t mailed in a #10 envelope, or names another price. */
const NO_LETTER = /\b(?:flats?|large|cards?|self|mailers?|booklets?|catalogs?|brochures?|fold\w*|rates?)\b/;

interface MailedSize {
  size: TrimSize;
  isAssumed: boolean;
  /** What the piece is, where only its size is assumed. */
  words: string;
}

type NamedClass = 'eddm' | 'marketing' | 'commercial' | 'single';

/** The named class, or the usual one for this many pieces; undefined if the text names two. */
function classOf(text: string, pieces: number): NamedClass | undefined {
  const isEddm = /\beddm\b|\bevery door\b/.test(text);
  const isMarketing = /\bmarketing\b|\bstandard\b|\bbulk\b/.test(text);
  const isFirst = /\bfirst[- ]class\b/.test(text);
  const isPresort = /\bpresort/.test(text);
  const isSingle = /\bsingle\b|\bstamp|\bmetere?d?\b/.test(text);
  if ([isEddm, isMarketing, isFirst || isSingle].filter(Boolean).length > 1) return undefined;
  if (isPresort && (isEddm || isSingle)) return undefined;
  if (isEddm) return 'eddm';
  if (isMarketing) return 'marketing';
  if (isPresort) return 'commercial';
  if (isSingle || pieces < mailClassOf('marketing').minPieces) return 'single';
  if (!isFirst) return 'marketing';
  return pieces < mailClassOf('commercial').minPieces ? 'single' : 'commercial';
}

/** The typed size; for a postcard the largest at the card price of its class, for a letter a #10 envelope. */
function sizeOf({ sizes, text, quantity = 1 }: Query): MailedSize | undefined {
  const [size, ...others] = sizes;
  if (size) return others.length > 0 ? undefined : { size, isAssumed: false, words: '' };
  if (/\bpostcards?\b/.test(text)) {
    const { maxHeight, maxLength } = mailShape(
      classOf(text, quantity) === 'single' ? 'card' : 'commercial-card',
    );
    return { size: { height: maxHeight, width: maxLength }, isAssumed: true, words: 'card' };
  }
  if (!/\bletters?\b|\bstamps?\b/.test(text) || NO_LETTER.test(text)) return undefined;
  const business = parseSize(envelopes.rows.find(({ id }) => id === 'n10')?.size ?? '');
  return business.ok ? { size: business.value, isAssumed: true, words: 'envelope' } : undefined;
}

/** A 6 × 9 in postcard mails as a letter, but not at the postcard price. */
const shapeWords = [
  ['card', /\b(?:post)?card (?:prices?|rates?|stamps?)\b/],
  ['letter', /\bletters?\b/],
  ['flat', /\bflats?\b|\blarge envelopes?\b/],
] as const;

/** The line of the named class, or of the usual one for this many pieces. */
function lineFor(piece: MailPiece, text: string, pieces: number): MailPrice | undefined {
  const found = classifyPiece(piece);
  if (!found.ok || found.value.shape === 'none') return undefined;
  const { shape } = found.value;
  if (shapeWords.some(([id, words]) => id !== shape && words.test(text))) return undefined;
  const isMetered = /\bmetere?d?\b/.test(text);
  if (isMetered && shape !== 'letter') return undefined;
  const mailClass = classOf(text, pieces);
  // Presorted First-Class cards have no price in the list.
  if (mailClass === 'commercial' && isCommercialCard(found.value)) return undefined;
  const ids: Readonly<Record<NamedClass, string>> = {
    eddm: 'eddm-retail',
    marketing: marketingLines[shape],
    commercial: commercialLines[shape],
    single: isMetered ? 'letter-meter' : singleLines[shape],
  };
  return mailClass && currentPrices.prices.find(({ id }) => id === ids[mailClass]);
}
