import {
  foldedThickness,
  pieceWeight,
  roundOuncesUp,
  weightFormula,
  type MailPiece,
  type NonmachinableFeature,
} from '@printpartner/print-knowledge/mail';
import type { ChatStep } from '@printpartner/contracts/types';
import type { TrimSize } from '@printpartner/spec-sheet/job';
import { defaultStock, stockFor, type ChosenStock } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { insertOf } from './folded-insert.ts';
import { step } from './mail-figures.ts';
import { nounOf, type Noun } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { addressed, typedThickness } from './typed-sizes.ts';

/** A mailpiece with everything that its shape and postage depend on. */
export interface ReadPiece {
  piece: MailPiece;
  noun: Noun;
  /** How the answer calls it: `6 × 9 in card on 14 pt C2S`. */
  stock?: ChosenStock;
  /** Sentences on what the question leaves open. */
  assumed: readonly string[];
  steps: readonly ChatStep[];
  /** Whether its weight was typed or follows from its paper. */
  isWeighed: boolean;
}

/** Ounces and inches of a piece whose paper isn't known. */
const USUAL = { ounces: 1, thickness: 0.02 } as const;
const FOLDED_LAYERS = 3;
const LEAF_PAGES = 2;

/** The piece of this size; a card on 14 pt where the question names nothing else. */
export function readPiece(
  question: Question,
  size: TrimSize,
  noun: Noun = nounOf(question) ?? 'card',
): ReadPiece | undefined {
  const folded = foldedSize(question, size, noun);
  const { height, length } = addressed(question, folded ?? size);
  const sides =
    height === length
      ? []
      : [height > length ? 'Address parallel to the short side.' : 'Address parallel to the long side.'];
  const features = featuresOf(question);
  const made =
    noun === 'card' || noun === 'flat' || noun === 'double-card'
      ? cardOf(question, size)
      : madeOf(question, noun, size, folded !== undefined);
  if (!made) return undefined;
  const { ounces } = question.values;
  return {
    noun,
    piece: {
      height,
      length,
      thickness: typedThickness(question) ?? made.thickness,
      weight: ounces ?? made.weight,
      pieceType: pieceTypes[noun],
      features,
    },
    ...(made.stock && { stock: made.stock }),
    assumed: [...(folded ? ['Mailed folded.'] : []), ...sides, ...made.assumed],
    steps: ounces === undefined ? made.steps : [],
    isWeighed: ounces !== undefined || made.steps.length > 0,
  };
}

const pieceTypes = {
  card: 'card',
  'double-card': 'card',
  letter: 'envelope',
  envelope: 'envelope',
  flat: 'card',
  'self-mailer': 'self-mailer',
  folded: 'self-mailer',
  booklet: 'booklet',
} as const satisfies Record<Noun, MailPiece['pieceType']>;

interface Made {
  thickness: number;
  weight: number;
  assumed: readonly string[];
  steps: readonly ChatStep[];
  stock?: ChosenStock;
}

function cardOf({ values }: Question, size: TrimSize): Made | undefined {
  const [paper] = values.papers;
  const chosen = (paper && stockFor(paper, 'card')) ?? defaultStock('card');
  const sheet = { count: 1, ...size, gsm: chosen.stock.gsm, coating: 'none' } as const;
  const weighed = pieceWeight([sheet]);
  if (!weighed.ok) return undefined;
  const weight = roundOuncesUp(weighed.value);
  return {
    thickness: chosen.stock.caliperIn,
    weight,
    assumed: values.ounces === undefined ? chosen.assumed : [],
    steps: [step('Weight each', weightFormula(sheet), `${weight.toFixed(2)} oz`)],
    stock: chosen,
  };
}

/** Sheets longer than this are folded for the mail. Inches. */
const FLAT_FROM = 10.5;

/** The size as mailed of a flat sheet whose fold is named. */
function foldedSize(question: Question, size: TrimSize, noun: Noun): TrimSize | undefined {
  if (noun !== 'folded' && noun !== 'self-mailer' && noun !== 'booklet') return undefined;
  if (Math.max(size.width, size.height) <= FLAT_FROM) return undefined;
  const insert = insertOf(question, size);
  return insert?.fold ? { width: insert.width, height: insert.height } : undefined;
}

/** A folded or bound piece is weighed if its paper is named, and its pages for a booklet; an envelope isn't. */
function madeOf(question: Question, noun: Noun, size: TrimSize, isFlatSize: boolean): Made | undefined {
  const { papers, pages, ounces } = question.values;
  const [paper] = papers;
  const chosen = paper && stockFor(paper, 'body');
  const isBound = noun === 'booklet';
  const count = isBound ? (pages === undefined ? undefined : Math.ceil(pages / LEAF_PAGES)) : FOLDED_LAYERS;
  if (noun === 'envelope' || noun === 'letter' || !chosen || count === undefined) {
    return {
      ...USUAL,
      weight: USUAL.ounces,
      assumed: ounces === undefined ? [`Weight up to ${USUAL.ounces} oz.`] : [],
      steps: [],
    };
  }
  const leaves = isBound || !isFlatSize ? count : 1;
  const sheet = { count: leaves, ...size, gsm: chosen.stock.gsm, coating: 'none' } as const;
  const weighed = pieceWeight([sheet]);
  const bulk = isBound ? undefined : foldedThickness(FOLDED_LAYERS, chosen.stock.caliperIn);
  if (!weighed.ok) return undefined;
  const weight = roundOuncesUp(weighed.value);
  return {
    thickness: bulk?.ok ? bulk.value : count * chosen.stock.caliperIn,
    weight,
    assumed: [
      ...chosen.assumed,
      isBound
        ? 'All pages on this stock.'
        : isFlatSize
          ? 'The size is that of the flat sheet.'
          : `Size as mailed, ${FOLDED_LAYERS} layers.`,
    ],
    steps: [step('Weight each', weightFormula(sheet), `${weight.toFixed(2)} oz`)],
    stock: chosen,
  };
}

const featureTerms: readonly { feature: NonmachinableFeature; terms: readonly string[] }[] = [
  {
    feature: 'wrapped',
    terms: phrases('polybag, polybagged, poly bag, plastic wrap, shrink wrap, shrink-wrapped, plastic'),
  },
  { feature: 'clasp', terms: phrases('clasp, string, button, ribbon, twine, bow') },
  {
    feature: 'uneven',
    terms: phrases(
      'pen, pencil, key, coin, lumpy, bumpy, uneven, wax seal, magnet, loose item, seed packet',
      'usb',
    ),
  },
  {
    feature: 'rigid',
    terms: phrases("rigid, stiff, wood, metal, chipboard, does not bend, doesn't bend, not flexible"),
  },
];

/** Features of the piece that make a letter nonmachinable. */
export function featuresOf(question: Question): NonmachinableFeature[] {
  return featureTerms.filter(({ terms }) => has(question, ...terms)).map(({ feature }) => feature);
}
