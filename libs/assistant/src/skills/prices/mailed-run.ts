import type { ChatStep } from '@printpartner/contracts/types';
import { countText, dateText, priceText, rounded } from '@printpartner/print-knowledge/figures';
import {
  classifyPiece,
  currentPrices,
  mailClassOf,
  pieceWeight,
  postageForPiece,
  weightFormula,
  type MailClassId,
  type MailPiece,
} from '@printpartner/print-knowledge/mail';
import { stockOf } from '@printpartner/print-knowledge/paper';
import type { Citation } from '../skill.ts';
import { dollars } from './run-price.ts';

/** A priced product as it is mailed: flat sheet, stock, and the folded piece. Inches. */
interface Mailed {
  stock: string;
  flat: readonly [height: number, width: number];
  piece: Pick<MailPiece, 'height' | 'length' | 'pieceType'>;
  layers: number;
}

const card = (height: number, length: number): Mailed => ({
  stock: '14pt-c2s',
  flat: [height, length],
  piece: { height, length, pieceType: 'card' },
  layers: 1,
});

const mailed: Readonly<Record<string, Mailed>> = {
  'postcard-4x6': card(4, 6),
  'postcard-6x9': card(6, 9),
  'eddm-6.5x9': card(6.5, 9),
  'eddm-6x11': card(6, 11),
  'eddm-8.5x11': card(8.5, 11),
  'eddm-9x12': card(9, 12),
  'tri-fold': {
    stock: '100-gloss-text',
    flat: [11, 8.5],
    piece: { height: 3.6875, length: 8.5, pieceType: 'self-mailer' },
    layers: 3,
  },
};

/** Postage of a run, tenths of a cent each, from the best to the least presorted. */
export interface RunPostage {
  className: string;
  /** `letter`. */
  shape: string;
  lowMills: number;
  highMills: number;
  ounces: number;
  steps: readonly ChatStep[];
}

type RunClass = Extract<MailClassId, 'single' | 'marketing' | 'eddm-retail'>;

/** Lines of the price list by class and shape. */
const linesOf: Readonly<Record<RunClass, Readonly<Record<string, readonly string[]>>>> = {
  single: { card: ['card'], letter: ['letter-stamp'], flat: ['flat'] },
  marketing: {
    card: ['marketing-letter-5-digit-origin', 'marketing-letter-mixed-origin'],
    letter: ['marketing-letter-5-digit-origin', 'marketing-letter-mixed-origin'],
    flat: ['marketing-flat-5-digit-origin', 'marketing-flat-mixed-origin'],
  },
  'eddm-retail': { flat: ['eddm-retail'] },
};

/** Undefined for a product that isn’t mailed as it is, or not in this class. */
export function postageOfRun(model: string, pieces: number, mailClass: RunClass): RunPostage | undefined {
  const found = mailed[model];
  const stock = found && stockOf(found.stock);
  if (!found || !stock) return undefined;
  const [height, width] = found.flat;
  const sheet = { count: 1, height, width, gsm: stock.gsm, coating: 'none' } as const;
  const weighed = pieceWeight([sheet]);
  if (!weighed.ok) return undefined;
  const piece: MailPiece = {
    ...found.piece,
    thickness: stock.caliperIn * found.layers,
    weight: weighed.value,
  };
  const classified = classifyPiece(piece);
  if (!classified.ok) return undefined;
  const { shape } = classified.value;
  const lines = (mailClass === 'eddm-retail' ? linesOf['eddm-retail'].flat : linesOf[mailClass][shape]) ?? [];
  // A longer EDDM run is split over days; each drop pays the same.
  const { maxPieces = pieces } = mailClassOf(mailClass);
  const prices = lines.map((price) =>
    postageForPiece(piece, { price, pieces: Math.min(pieces, maxPieces) }, currentPrices),
  );
  const mills = prices.flatMap((price) => (price.ok ? [price.value.millsEach] : []));
  if (mills.length === 0 || mills.length < lines.length) return undefined;
  const [lowMills, highMills] = [Math.min(...mills), Math.max(...mills)];
  const { name: className } = mailClassOf(mailClass);
  const paysAs = mailClass === 'marketing' && shape === 'card' ? 'letter' : shape;
  return {
    className,
    shape: paysAs,
    lowMills,
    highMills,
    ounces: weighed.value,
    steps: [
      { label: 'Weight each', working: weightFormula(sheet), result: `${rounded(weighed.value, 2)} oz` },
      {
        label: 'Postage each',
        working: `${className.replace('USPS ', '')} ${paysAs}${mailClass === 'marketing' ? ', automation' : ''}`,
        result: eachText({ lowMills, highMills }),
      },
    ],
  };
}

/** `$0.395–0.467`. */
export function eachText({ lowMills, highMills }: Pick<RunPostage, 'lowMills' | 'highMills'>): string {
  const low = priceText(lowMills);
  return lowMills === highMills ? low : `${low}–${priceText(highMills).slice(1)}`;
}

/** Postage of the whole run, US dollars. */
export const totalOf = (mills: number, pieces: number): number => (mills * pieces) / 1000;

/** `5,000 × $0.395–0.467 = $1,975–2,335`. */
export const totalStep = (postage: RunPostage, pieces: number): ChatStep => ({
  label: 'Postage',
  working: `${countText(pieces)} × ${eachText(postage)}`,
  result: rangeOf(totalOf(postage.lowMills, pieces), totalOf(postage.highMills, pieces)),
});

/** `$1,975–2,335`. */
export const rangeOf = (low: number, high: number): string =>
  Math.round(low) === Math.round(high) ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;

export const postageSource: Citation = {
  entry: 'Postage by shape and class',
  as: `USPS Notice 123, ${dateText(currentPrices.effective)}`,
};
