import { classifyPiece, mailClassOf, mailShape } from '@printpartner/print-knowledge/mail';
import { countText, priceText } from '@printpartner/print-knowledge/figures';
import { inchText, fractionText } from '@printpartner/print-knowledge/measure';
import { opening } from '@printpartner/print-search/answers';
import type { Question } from '../../question/question.ts';
import { answers, type Draft } from '../skill.ts';
import { endOf } from './asked-measure.ts';
import { insertCalled } from './insert-text.ts';
import { pieceSize, mailEntry, millsOf, pricesFrom, step, working } from './mail-figures.ts';
import { readPiece } from './mail-piece.ts';
import { verdictWord } from './turned-verdict.ts';
import { mailedSizes } from './typed-sizes.ts';

/** Limits of an EDDM flat. */
export const shape = () => mailShape('eddm-flat');

/** What an EDDM flat exceeds, one of three. */
export function overText(): string {
  const { over } = shape();
  return over
    ? `over **${fractionText(over.length)} in** long, **${fractionText(over.height)} in** high or ${fractionText(over.thickness)} in thick`
    : '';
}

/** The smallest and largest EDDM piece. */
export function sizes(question: Question): Draft {
  const { maxHeight, maxLength, maxThickness, maxWeight } = shape();
  const most = `**${pieceSize(maxHeight, maxLength)}**, ${fractionText(maxThickness)} in thick and ${maxWeight} oz`;
  const minimum = `An EDDM piece is a flat ${overText()}; one of these is enough`;
  const usual = 'Common sizes: 6-1/4 × 9, 6-1/2 × 9, 6-1/4 × 11, 8-1/2 × 11 in.';
  const tooSmall = '4 × 6, 5 × 7 and 6 × 9 in cards are too small.';
  if (endOf(question) === 'most')
    return answers(`The largest EDDM piece is ${most}. ${minimum}.`, [mailEntry['eddm-flat']]);
  return answers(`${minimum}. The largest is ${most}. ${usual} ${tooSmall}`, [mailEntry['eddm-flat']], {
    specs: { form: 'custom', values: { flatSize: '11 × 6.25 in' } },
  });
}

/** How to split a run that is over the most pieces of a day. */
function splitText({ values }: Question): string {
  const { quantity = 0 } = values;
  const { maxPieces = 0 } = mailClassOf('eddm-retail');
  return quantity > maxPieces
    ? ` It takes ${countText(maxPieces)} pieces a day per ZIP Code, so split ${countText(quantity)} over ${Math.ceil(quantity / maxPieces)} days or ZIP Codes.`
    : '';
}

/** Whether typed sizes qualify. */
export function ofSizes(question: Question): Draft | undefined {
  const drafts = mailedSizes(question)
    .slice(0, 4)
    .flatMap((size) => {
      const read = readPiece(question, size);
      const found = read && classifyPiece(read.piece);
      if (!read || !found?.ok) return [];
      const { height, length } = read.piece;
      const [short, long] = [Math.min(height, length), Math.max(height, length)];
      const eligible = found.value.eligibility.find(({ category }) => category === 'eddm-flat');
      const failed = eligible?.limits.filter(({ kind, isMet }) => kind !== 'one over' && !isMet) ?? [];
      const sized = read.folded ? insertCalled(read.folded) : pieceSize(short, long);
      const reason = eligible?.isEligible
        ? long > (shape().over?.length ?? 0)
          ? `it’s over ${fractionText(shape().over?.length ?? 0)} in long`
          : `it’s over ${fractionText(shape().over?.height ?? 0)} in high`
        : failed.length > 0
          ? `its ${failed.map(({ measure, kind, limit }) => `${measure} must be ${kind} ${limit} ${measure === 'weight' ? 'oz' : 'in'}`).join(', ')}`
          : `it has to be ${overText()}`;
      return [
        {
          text: `**${verdictWord(question, eligible?.isEligible ?? false)}**, ${sized} ${eligible?.isEligible ? 'qualifies' : 'doesn’t qualify'} for EDDM: ${reason}.`,
          working: working(
            `EDDM: ${sized}`,
            [
              ...read.steps,
              step(
                'One over',
                `${fractionText(shape().over?.height ?? 0)} high, ${fractionText(shape().over?.length ?? 0)} long`,
                eligible?.limits.every(({ kind, isMet }) => kind !== 'one over' || !isMet)
                  ? 'not met'
                  : 'met',
              ),
            ],
            read.assumed,
            opening('mail-shape', {
              height: inchText(short),
              length: inchText(long),
              thickness: inchText(read.piece.thickness),
              weight: String(read.piece.weight),
              type: read.piece.pieceType,
            }),
          ),
          isEligible: eligible?.isEligible ?? false,
          isHeavy: failed.length > 0 && failed.every(({ measure }) => measure === 'weight'),
        },
      ];
    });
  if (drafts.length === 0) return undefined;
  const allFit = drafts.every(({ isEligible }) => isEligible);
  const limits = `The most is ${pieceSize(shape().maxHeight, shape().maxLength)} and ${shape().maxWeight} oz.`;
  const nearest = allFit
    ? `EDDM Retail: ${priceText(millsOf('eddm-retail'))} each (${pricesFrom}).${splitText(question)}`
    : drafts.some(({ isHeavy }) => isHeavy)
      ? `With a permit at a business mail entry unit the price covers 4 oz: ${priceText(millsOf('eddm-origin'))} each at origin, ${priceText(millsOf('eddm-ddu'))} at the DDU (${pricesFrom}).`
      : '6-1/4 × 9 or 6-1/2 × 9 in qualifies.';
  return answers(
    `${drafts.map(({ text }) => text).join(' ')} ${limits} ${nearest}`,
    [mailEntry['eddm-flat']],
    {
      workings: drafts.map((draft) => draft.working),
    },
  );
}
