import { countText, dateText, priceText } from '@printpartner/print-knowledge/figures';
import {
  boundBookRule,
  isCommercialCard,
  mailSources,
  mayBeOutdated,
  nearestPriceBreak,
  nonmachinableSource,
  openFoldRule,
  priceChangeRule,
  priceListOn,
  type PriceList,
} from '@printpartner/print-knowledge/mail';
import { sizeText } from '@printpartner/print-knowledge/measure';
import { millTolerance } from '@printpartner/print-knowledge/paper';
import type { SheetJob } from '../job/sheet-job.ts';
import { classPostages, postageRange, unpricedReason, type ClassPostage } from './class-postage.ts';
import { shapeText, thinWarning } from './mail-shape-text.ts';
import {
  halfFolded,
  hasRing,
  isLooseSheet,
  mailedPieceOf,
  sealingOf,
  type MailedPiece,
} from './mailed-piece.ts';
import type { OrderedPiece } from './ordered-piece.ts';
import { missingText, need } from './needs.ts';
import { sumOf, type Sum } from './sum.ts';
import { NEEDS_WEIGHT } from './weight.ts';

const TITLE = 'Postage';

/** Postage of the finished piece without an envelope, at the prices of a date (`2026-11-21`). */
export function postageSum(job: SheetJob, ordered: OrderedPiece, today: string): Sum {
  if (job.binding?.id === 'case-bound') {
    const lines = ['A stiff book mails as a parcel.'];
    return sumOf('postage', TITLE, { lines, from: [mailSources.practice] });
  }
  const mailed = mailedPieceOf(job, ordered);
  if (!mailed) return sumOf('postage', TITLE, { missing: missingOf(job, ordered) });
  if (isLooseSheet(job, ordered)) {
    return sumOf('postage', TITLE, {
      lines: ['A single sheet of text paper mails folded, or in an envelope.'],
      from: [mailSources.letterSizes],
    });
  }
  const list = priceListOn(today);
  const shape = shapeText(mailed);
  const thin = thinWarning(mailed);
  const prices = classPostages(mailed, list, job.quantities);
  const [first, ...others] = prices;
  // Card prices and tabs are for pieces that a machine sorts.
  const isMachinable = !mailed.isNonmachinable;
  const sealing = isMachinable ? sealingOf(job, mailed) : {};
  const isOutdated = first !== undefined && mayBeOutdated(list, today);
  return sumOf('postage', TITLE, {
    headline: first && postageRange(first),
    detail: first && 'each',
    lines: [
      shape.line,
      ...(first ? firstLines(first, job.quantities) : unpricedLine(mailed, list)),
      ...others.map((one) => `${one.name}${fromPieces(one)}: ${postageRange(one)}.`),
      ...(isMachinable && isCommercialCard(mailed.classification) ? [COMMERCIAL_CARD] : []),
      ...foldLines(job, mailed),
      ...(sealing.line === undefined || isOpenFold(job) ? [] : [sealing.line]),
      ...breakLine(mailed, prices),
      ...(first ? [`Prices effective ${dateText(list.effective)}.`] : []),
    ],
    warnings: [
      ...(thin ? [thin.text] : []),
      ...mailed.classification.nonmachinableReasons.map((reason) => `Nonmachinable: ${reason}`),
      ...(sealing.warning === undefined ? [] : [sealing.warning]),
      ...(isOutdated ? [`${priceChangeRule.text} These prices may be out of date.`] : []),
    ],
    from: [
      ...(first ? [list.from] : []),
      ...(isOutdated ? [priceChangeRule.from] : []),
      shape.from,
      ...ordered.thicknessFrom,
      thin?.from,
      ...(mailed.isNonmachinable ? [nonmachinableSource] : []),
      sealing.from,
      ...(isRingLetter(job, mailed) ? [boundBookRule.from] : []),
      ...(isOpenFold(job) ? [openFoldRule.from] : []),
    ],
  });
}

/** The caliper depends on the finish of the paper, the weight doesn't. */
function missingOf(
  { text, cover, unread }: SheetJob,
  { weight, finished }: OrderedPiece,
): string | undefined {
  if (weight === undefined) return NEEDS_WEIGHT;
  if (!finished) return missingText(unread, [need('finished size', finished)], 'get the postage');
  const needs = [
    need('paper finish', text.stock),
    ...(cover ? [need('cover finish', cover.stock), need('cover pages', cover.pages)] : []),
  ];
  return missingText(unread, needs, 'get its thickness');
}

const fromPieces = ({ minPieces }: ClassPostage): string =>
  minPieces > 1 ? `, from ${countText(minPieces)} pieces` : '';

function firstLines(first: ClassPostage, quantities: readonly number[]): string[] {
  const copies = quantities.find((quantity) => quantity >= first.minPieces);
  return [
    `${first.name}, up to ${first.upTo} oz${fromPieces(first)}.`,
    ...(first.surcharge > 0 ? [`With the nonmachinable surcharge of ${priceText(first.surcharge)}.`] : []),
    ...(copies === undefined ? [] : [`${countText(copies)} pieces: ${postageRange(first, copies)}.`]),
  ];
}

function unpricedLine(mailed: MailedPiece, list: PriceList): string[] {
  if (mailed.classification.shape === 'none') return [];
  return [unpricedReason(mailed, list) ?? 'No price found. Ask your mail house.'];
}

const COMMERCIAL_CARD =
  'From 500 pieces with a permit, it goes at First-Class card prices, which aren’t in our list: ask your mail house.';

const isRingLetter = (job: SheetJob, { classification }: MailedPiece): boolean =>
  hasRing(job) && classification.shape === 'letter';

const isOpenFold = ({ fold }: SheetJob): boolean =>
  fold === 'z' || fold === 'accordion-4' || fold === 'gate' || fold === 'double-gate';

function foldLines(job: SheetJob, mailed: MailedPiece): string[] {
  const folded = mailed.classification.shape === 'flat' ? halfFolded(job, mailed) : undefined;
  return [
    ...(folded
      ? [`Half-folded to ${sizeText(folded.height, folded.length)} in and tabbed, it may go as a letter.`]
      : []),
    ...(isRingLetter(job, mailed) ? [boundBookRule.text] : []),
    ...(isOpenFold(job) ? [openFoldRule.text] : []),
  ];
}

/** The paper may weigh more than a price break allows. */
function breakLine({ piece }: MailedPiece, prices: readonly ClassPostage[]): string[] {
  const { share } = millTolerance;
  const near = prices.flatMap(({ list }) => nearestPriceBreak(piece.weight, share, list) ?? [])[0];
  return near === undefined
    ? []
    : [`Within ±${share * 100}% of the price break at ${near} oz: weigh a dummy.`];
}
