import { rounded } from '@printpartner/print-knowledge/figures';
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
import { POINTS_IN_INCH } from '@printpartner/print-knowledge/measure';
import { defaultStock, stockFor, type TypedPaper } from '@printpartner/print-search/answers';
import { has, type Question } from '../../question/question.ts';
import { mailedFold, type InsertSize } from './folded-insert.ts';
import { step } from './mail-figures.ts';
import { nounOf, type Noun } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { paperWeightOf } from './piece-paper.ts';
import { addressed, flatSizeOf, foldedPage, typedOunces, typedThickness } from './typed-sizes.ts';

/** A mailpiece with everything that its shape and postage depend on. */
export interface ReadPiece {
  piece: MailPiece;
  noun: Noun;
  /** `14 pt C2S`. */
  stock?: string;
  /** Sentences on what the question leaves open. */
  assumed: readonly string[];
  steps: readonly ChatStep[];
  /** The sheet and its fold, if it's mailed folded. */
  folded?: InsertSize;
  /** Whether its weight was typed or follows from its paper. */
  isWeighed: boolean;
}

/** Ounces and inches of a piece whose paper isn't known. */
const USUAL = { ounces: 1, thickness: 0.02 } as const;
const FOLDED_LAYERS = 3;

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
    !folded && (noun === 'card' || noun === 'flat' || noun === 'double-card')
      ? cardOf(question, size)
      : madeOf(question, noun, size, folded !== undefined);
  if (!made) return undefined;
  const ounces = typedOunces(question);
  return {
    noun,
    piece: {
      height,
      length,
      thickness: typedThickness(question) ?? made.thickness,
      weight: ounces ?? made.weight,
      pieceType: folded && noun !== 'booklet' ? 'self-mailer' : pieceTypes[noun],
      features,
    },
    ...(made.stock && { stock: made.stock }),
    ...(folded && { folded }),
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
  stock?: string;
}

function cardOf({ values }: Question, size: TrimSize): Made | undefined {
  const [paper] = values.papers;
  const chosen = (paper && (stockFor(paper, 'card') ?? boardOf(paper))) ?? defaultStock('card');
  const sheet = { count: 1, ...size, gsm: chosen.stock.gsm, coating: 'none' } as const;
  const weighed = pieceWeight([sheet]);
  if (!weighed.ok) return undefined;
  const weight = roundOuncesUp(weighed.value);
  return {
    thickness: chosen.stock.caliperIn,
    weight,
    assumed: values.ounces === undefined ? chosen.assumed : [],
    steps: [step('Weight each', weightFormula(sheet), `${rounded(weight, 2)} oz`)],
    stock: chosen.stock.name,
  };
}

/** A board that the calculators don't list: as thick as typed, and in proportion as heavy as the usual one. */
function boardOf({ unit, value }: TypedPaper): ReturnType<typeof defaultStock> | undefined {
  if (unit !== 'points') return undefined;
  const { stock } = defaultStock('card');
  const caliperIn = value / POINTS_IN_INCH;
  const gsm = Math.round((stock.gsm * caliperIn) / stock.caliperIn);
  return {
    stock: { ...stock, name: `${value} pt`, gsm, caliperIn },
    assumed: [`${value} pt: about ${gsm} gsm, from the weight of ${stock.name}.`],
  };
}

/** The piece as mailed of a flat sheet whose fold is named. */
function foldedSize(question: Question, size: TrimSize, noun: Noun): InsertSize | undefined {
  if (noun === 'envelope' || flatSizeOf(question)) return undefined;
  return mailedFold(question, size, noun === 'folded' || noun === 'self-mailer' || noun === 'booklet');
}

/** A folded or bound piece is weighed if its paper is named, and its pages for a booklet; an envelope isn't. */
function madeOf(question: Question, noun: Noun, size: TrimSize, isFlatSize: boolean): Made | undefined {
  const { papers, ounces } = question.values;
  const isBound = noun === 'booklet';
  const usual: Made = {
    ...USUAL,
    weight: USUAL.ounces,
    assumed: ounces === undefined ? [`Weight up to ${USUAL.ounces} oz.`] : [],
    steps: [],
  };
  if (noun === 'envelope' || noun === 'letter' || papers.length === 0) return usual;
  const flat = flatSizeOf(question);
  const page = isBound ? foldedPage(question) : undefined;
  const sheets = isBound ? undefined : flat || isFlatSize ? 1 : FOLDED_LAYERS;
  const read = paperWeightOf(
    question,
    isBound ? (page ?? size) : (flat ?? size),
    sheets === undefined ? { isBound } : { sheets },
  );
  // The weight of a booklet whose pages or papers are named is never assumed.
  if (!read)
    return isBound && ounces === undefined && question.values.pages !== undefined ? undefined : usual;
  const { caliperIn } = read.paper;
  const bulk = isBound || caliperIn === undefined ? undefined : foldedThickness(FOLDED_LAYERS, caliperIn);
  return {
    thickness: bulk?.ok ? bulk.value : (read.thickness ?? USUAL.thickness) * (page ? 2 : 1),
    weight: roundOuncesUp(read.ounces),
    assumed: [
      ...read.assumed,
      ...(isBound
        ? []
        : flat || isFlatSize
          ? ['The size is that of the flat sheet.']
          : [`Size as mailed, ${FOLDED_LAYERS} layers.`]),
    ],
    steps: read.steps,
    stock: read.paper.name,
  };
}

const featureTerms: readonly { feature: NonmachinableFeature; terms: readonly string[] }[] = [
  {
    feature: 'wrapped',
    terms: phrases(
      'clear envelope, clear plastic, cellophane, acetate, polybag, polybagged, poly bag, plastic wrap, shrink wrap, shrink-wrapped, plastic',
      'wooden, fabric, cloth, acrylic, bamboo, leather, vinyl',
    ),
  },
  { feature: 'clasp', terms: phrases('clasp, string, button, ribbon, twine, bow') },
  {
    feature: 'uneven',
    terms: phrases(
      'pen, pencil, key, coin, lumpy, bumpy, uneven, wax seal, magnet, loose item, seed packet',
      'usb, glitter, confetti, gift card, keychain, trinket, candy, swag',
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
