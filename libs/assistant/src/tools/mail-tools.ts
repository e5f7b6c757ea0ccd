import { countText, dateText, dollarText, priceText, rounded } from '@printpartner/print-knowledge/figures';
import {
  classifyPiece,
  currentPrices,
  mailClassOf,
  nonmachinableSource,
  postageForPiece,
  qualifiesBySize,
  roundOuncesUp,
  type Classification,
  type MailPiece,
  type MailPrice,
} from '@printpartner/print-knowledge/mail';
import { inchText, sizeText } from '@printpartner/print-knowledge/measure';
import { opening } from '@printpartner/print-search/answers';
import { z } from 'zod';
import { calculated } from './calculated.ts';
import { defineTool } from './tool.ts';
import { pieces, shortFirst, side, valueOf } from './typed-arguments.ts';

const mailed = z.object({
  height: side('One side as mailed'),
  length: side('The other side as mailed'),
  addressedAlong: z
    .enum(['long side', 'short side'])
    .default('long side')
    .describe('Side that the address runs along'),
  pieceType: z.enum(['card', 'envelope', 'self-mailer', 'booklet']),
  thicknessIn: z.number().positive().max(10).describe('As mailed, inches; of a card its caliper'),
  weightOz: z.number().positive().max(1120).describe('Ounces of one piece'),
});

function pieceOf({
  height,
  length,
  addressedAlong,
  pieceType,
  thicknessIn,
  weightOz,
}: z.output<typeof mailed>) {
  const [short, long] = shortFirst(height, length);
  const sides =
    addressedAlong === 'long side' ? { height: short, length: long } : { height: long, length: short };
  const piece: MailPiece = { ...sides, thickness: thicknessIn, weight: roundOuncesUp(weightOz), pieceType };
  const fields = {
    height: inchText(sides.height),
    length: inchText(sides.length),
    thickness: inchText(thicknessIn),
    weight: String(piece.weight),
    type: pieceType,
  };
  return {
    piece,
    fields,
    name: `${sizeText(sides.height, sides.length)} in ${pieceType}`,
  };
}

const mailShape = defineTool({
  name: 'mail_shape',
  title: 'Checking the mail shape',
  description:
    'USPS shape of a mailpiece (card, letter, flat or parcel), whether it is machinable, and which price categories it qualifies for, with reasons. Get weight and thickness from piece_weight and piece_thickness first.',
  arguments: mailed,
  run(args) {
    const { piece, fields, name } = pieceOf(args);
    const { shape, isParcel, isHeavyLetter, machinability, nonmachinableReasons, aspect, eligibility } =
      valueOf(classifyPiece(piece));
    return calculated({
      title: `Mail shape of a ${name}`,
      steps: [
        {
          label: 'Length ÷ height',
          working: `${inchText(piece.length)} ÷ ${inchText(piece.height)}`,
          result: rounded(aspect.ratio, 2),
        },
        {
          label: 'Shape',
          working: isHeavyLetter ? 'Letter size, but too heavy for a letter' : 'Size, thickness and weight',
          result: shape === 'none' ? (isParcel ? 'parcel' : 'not mailable') : shape,
        },
      ],
      also: {
        machinability,
        nonmachinableReasons,
        qualifiesBySizeFor: eligibility.filter(qualifiesBySize).map(({ category }) => category),
        notFor: eligibility
          .filter((one) => !qualifiesBySize(one))
          .map(({ category, reasons }) => ({ category, reasons: reasons.map(({ text }) => text) })),
      },
      from: [nonmachinableSource],
      opens: opening('mail-shape', fields),
    });
  },
});

const postage = defineTool({
  name: 'postage',
  title: 'Looking up postage',
  description:
    'USPS postage of a mailing: every price of the current list that the piece qualifies for, or only the one asked for. Get weight and thickness from piece_weight and piece_thickness first.',
  arguments: mailed.extend({
    pieces: pieces.default(1),
    mailClass: z
      .enum(['single', 'commercial', 'marketing', 'nonprofit', 'eddm-retail', 'eddm-bmeu'])
      .optional()
      .describe(
        'Only prices of this class: single is First-Class stamps or meter, commercial First-Class presort',
      ),
  }),
  run(args) {
    const { piece, fields, name } = pieceOf(args);
    const { shape } = valueOf(classifyPiece(piece));
    const lines = currentPrices.prices
      .filter((line) => args.mailClass === undefined || line.mailClass === args.mailClass)
      .filter((line) => isPriceOf(line, shape))
      .flatMap((line) => {
        const found = postageForPiece(piece, { price: line.id, pieces: args.pieces }, currentPrices);
        return found.ok ? [found.value] : [];
      });
    const [first] = lines;
    if (!first)
      return { error: `No price of the list fits ${countText(args.pieces)} × ${name}. See mail_shape.` };
    return calculated({
      title: `Postage for ${countText(args.pieces)} × ${name}`,
      steps: lines.slice(0, MAX_PRICES).map(({ line, millsEach, surchargeMills, totalCents }) => ({
        label: `${mailClassOf(line.mailClass).name}: ${line.name}`,
        working: `${countText(args.pieces)} × ${priceText(millsEach)}${surchargeMills > 0 ? `, with ${priceText(surchargeMills)} nonmachinable surcharge` : ''}`,
        result: dollarText(totalCents),
      })),
      also: {
        each: lines
          .map(({ line, millsEach }) => `${line.name}: ${priceText(millsEach)}`)
          .slice(0, MAX_PRICES),
      },
      assumed: [`Prices effective ${dateText(currentPrices.effective)}.`],
      from: [currentPrices.from, ...(first.surchargeMills > 0 ? [nonmachinableSource] : [])],
      opens: opening('postage', { ...fields, price: first.line.id, pieces: String(args.pieces) }),
    });
  },
});

const MAX_PRICES = 12;

/** Presorted cards have the prices of letters, but for one. */
const isPriceOf = (line: MailPrice, shape: Classification['shape']): boolean =>
  line.shape === shape || (shape === 'card' && line.shape === 'letter' && line.mailClass !== 'single');

/** Shape and postage of a mailpiece. */
export const mailTools = [postage, mailShape];
