import { classifyPiece, currentPrices, postageForPiece, type Sort } from '@printpartner/print-knowledge/mail';
import { countText, dollarText, priceText } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import { answers, type Draft, type Skill } from '../skill.ts';
import { className, isDropShipped, levelOf } from './class-prices.ts';
import { classesNamed } from './classes-named.ts';
import { mailEntry, PRICES_DATED, step, working } from './mail-figures.ts';
import { isAboutMail } from './mail-terms.ts';
import { pricedPieces } from './postage-piece.ts';

/** A part of a mailing at one sort level. */
interface SortedPart {
  pieces: number;
  sort: Sort;
}

const LEVEL = String.raw`(5[- ]?digit|five[- ]digit|3[- ]?digit|three[- ]digit|mixed(?:[- ]aadc)?|aadc)`;
const COUNT = String.raw`(\d{2,9})(?!%|[- ]?digit)`;
const COUNT_FIRST = new RegExp(
  String.raw`\b${COUNT}(?: (?:pieces|pcs|letters|flats|of them|at|are|is|in|as|go|going|to|the|sort|for|on|were|qualif\w+))* ${LEVEL}\b`,
  'g',
);
const LEVEL_FIRST = new RegExp(
  String.raw`\b${LEVEL}(?: (?:is|are|sort|pieces|at|for|has|have))*[ :=-]+${COUNT}\b`,
  'g',
);
const SHARE = new RegExp(
  String.raw`\b(\d{1,2})(?:%| percent)(?: (?:of (?:it|them|the pieces|the list)|is|are|at|in|as|go|goes|will be|sort|to))* ${LEVEL}\b`,
  'g',
);

const sortOf = (level: string): Sort =>
  /^(?:5|five)/.test(level) ? '5-digit' : level.startsWith('mixed') ? 'mixed' : 'aadc';

function partsOf({ text, values }: Question): readonly SortedPart[] {
  const first = [...text.matchAll(COUNT_FIRST)].map(([, count, level = '']) => ({
    pieces: Number(count),
    sort: sortOf(level),
  }));
  const last = [...text.matchAll(LEVEL_FIRST)].map(([, level = '', count]) => ({
    pieces: Number(count),
    sort: sortOf(level),
  }));
  const counted = first.length >= last.length ? first : last;
  const [total] = values.quantities;
  const shares =
    counted.length > 1 || total === undefined
      ? []
      : [...text.matchAll(SHARE)].map(([, share, level = '']) => ({
          pieces: Math.round((total * Number(share)) / 100),
          sort: sortOf(level),
        }));
  return shares.length > 1 ? shares : counted;
}

/** Postage of a mailing in several sort levels, each with its own count: `6,500 at 5-digit and 1,500 at mixed`. */
export const sortedMailing: Skill = {
  id: 'postage-sorted',
  answer: (question) => {
    const parts = partsOf(question);
    if (parts.length < 2 || new Set(parts.map(({ sort }) => sort)).size < 2) return undefined;
    if (!isAboutMail(question) && classesNamed(question).length === 0) return undefined;
    return priced(question, parts);
  },
};

function priced(question: Question, parts: readonly SortedPart[]): Draft | undefined {
  const pieces = parts.reduce((sum, part) => sum + part.pieces, 0);
  const read = pricedPieces(question);
  const [piece] = 'ask' in read ? [] : read;
  const found = piece && classifyPiece(piece.piece);
  if (!piece || !found?.ok || found.value.shape === 'none') return undefined;
  const id =
    classesNamed(question).includes('commercial') && !classesNamed(question).includes('marketing')
      ? 'commercial'
      : 'marketing';
  const shape = found.value.shape === 'flat' ? 'flat' : 'letter';
  const entry = id === 'marketing' && isDropShipped(question) ? 'dscf' : 'origin';
  const lines = parts.map((part) => {
    const line = currentPrices.prices.find(
      (one) =>
        one.mailClass === id &&
        one.shape === shape &&
        one.sort === levelOf(part.sort, shape) &&
        one.entry === entry &&
        !one.id.startsWith('marketing-machinable'),
    );
    const paid = line && postageForPiece(piece.piece, { price: line.id, pieces }, currentPrices);
    return { part, line, mills: paid?.ok ? paid.value.millsEach : undefined };
  });
  if (lines.some(({ mills }) => mills === undefined)) return undefined;
  const centsOf = ({ part, mills = 0 }: (typeof lines)[number]) => Math.round((part.pieces * mills) / 10);
  const total = lines.reduce((sum, line) => sum + centsOf(line), 0);
  const named = Math.max(...question.values.quantities, 0);
  const rest =
    named > pieces
      ? ` ${countText(named - pieces)} of the ${countText(named)} pieces aren’t in these levels.`
      : '';
  const sums = lines.map(
    (line) => `${countText(line.part.pieces)} × ${priceText(line.mills ?? 0)} = ${dollarText(centsOf(line))}`,
  );
  return answers(
    `**${dollarText(total)}** for ${countText(pieces)} ${shape}s by ${className(id)}: ${sums.join(' plus ')}, about ${priceText(Math.round((total * 10) / pieces))} each.${rest} ${PRICES_DATED}`,
    [mailEntry.postage, mailEntry.classes],
    {
      workings: [
        working(
          `Postage by sort level: ${countText(pieces)} ${shape}s`,
          [
            ...lines.map((line) =>
              step(
                line.line?.name ?? '',
                `${countText(line.part.pieces)} × ${priceText(line.mills ?? 0)}`,
                dollarText(centsOf(line)),
              ),
            ),
            step('All', lines.map((line) => dollarText(centsOf(line))).join(' + '), dollarText(total)),
          ],
          [...piece.assumed, entry === 'dscf' ? 'Entered at the DSCF.' : 'Entered at origin.'],
        ),
      ],
    },
  );
}
