import { countText, unitPrice, rateText } from '@printpartner/print-knowledge/figures';
import { estimate, priceModels, type PriceModel } from '@printpartner/print-knowledge/pricing';
import { sizeOf, type TrimSize } from '@printpartner/spec-sheet/job';
import { opening, type Answer } from './answer.ts';
import { hasOnly, wordSet, type Query } from './query.ts';

const asking =
  /\bprices?\b|\bpricing\b|\bcosts?\b|\bquotes?\b|\bestimates?\b|\bhow much (?:is|are|for|would|do|does)\b|\$/;
/** Other answers say what those cost or weigh. */
const otherwise = /\bweigh|\bmail(?:ing|s)?\b(?! ?er)|\bpostage\b|\bstamps?\b|\bsend\b/;
const known = wordSet(
  'price pricing cost quote estimate range rough approximate approximately roughly around budget postcard flyer sell sheet tri fold trifold',
  'brochure booklet saddle stitch stitched eddm card business premium luxury soft touch foil pocket folder presentation letterhead',
  'envelope #10 poster offset digital much dollar',
);

const PER_PIECE = /\bper\b|\beach\b/;
/** A price `per 1,000` is that of a larger run. */
const PER_NUMBER = /\bper \d/;

/** Words that are priced only with their product. */
const extras: readonly { extra: RegExp; of: RegExp }[] = [
  { extra: /\b(?:premium|luxury|foil|soft|touch|business)\b/, of: /\bbusiness cards?\b/ },
  { extra: /\b(?:saddle|stitch\w*)\b/, of: /\bbooklets?\b/ },
  { extra: /\b(?:pocket|presentation|folders?)\b/, of: /\b(?:pocket|presentation) folders?\b/ },
  { extra: /\bfolds?\b|\btri\b/, of: /\btri[- ]fold/ },
  { extra: /#10\b|\benvelopes?\b/, of: /#10 envelopes?\b/ },
];

/** A product without a typed size gets an answer for each of so many sizes. */
const MAX_SIZES = 2;

/** What a product is called. Sizes and pages are in the models' names. */
const nouns: readonly { id: RegExp; words: RegExp }[] = [
  {
    id: /^business-card-premium$/,
    words: /^(?=.*\bbusiness cards?\b)(?=.*\b(?:premium|luxury|foil|soft touch)\b)/,
  },
  {
    id: /^business-card$/,
    words: /^(?=.*\bbusiness cards?\b)(?!.*\b(?:premium|luxury|foil|soft touch)\b)/,
  },
  { id: /^eddm/, words: /\beddm\b/ },
  { id: /^postcard/, words: /^(?=.*\bpostcards?\b)(?!.*\beddm\b)/ },
  { id: /^tri-fold$/, words: /\btri[- ]?fold(?:s|ed)?\b|\bbrochures?\b/ },
  { id: /^flyer/, words: /\bflyers?\b|\bsell sheets?\b/ },
  { id: /^booklet/, words: /\bbooklets?\b/ },
  { id: /^pocket-folder$/, words: /\b(?:pocket|presentation) folders?\b/ },
  { id: /^letterhead$/, words: /\bletterheads?\b/ },
  { id: /^envelope-10$/, words: /#10\b/ },
  { id: /^poster/, words: /\bposters?\b/ },
];

/** `price 5000 6x9 postcards`: where the calculator has the product. */
export function priceRanges(query: Query): readonly Answer[] {
  const { text, sizes, papers, quantity, ounces } = query;
  if (
    !asking.test(text) ||
    otherwise.test(text) ||
    PER_NUMBER.test(text) ||
    quantity === undefined ||
    quantity < 1
  )
    return [];
  if (sizes.length > 1 || papers.length > 0 || ounces !== undefined || !hasOnly(query, known)) return [];
  if (extras.some(({ extra, of }) => extra.test(text) && !of.test(text))) return [];
  const models = modelsOf(query);
  return models.length > MAX_SIZES ? [] : models.flatMap((model) => priceRange(model, quantity, text) ?? []);
}

function priceRange(model: PriceModel, quantity: number, text: string): Answer | undefined {
  const outcome = estimate(model.id, quantity);
  if (!outcome.ok) return undefined;
  if (outcome.value.isDigital ? /\boffset\b/.test(text) : /\bdigital\b/.test(text)) return undefined;
  const {
    lowUsd,
    highUsd,
    setupUsd,
    perPieceUsd,
    pricedPieces,
    middleUsd,
    pieceUsd,
    isDigital,
    uncertaintyPercent,
    from,
    rangeFrom,
  } = outcome.value;
  return {
    title: `${countText(quantity)} × ${model.name}`,
    figure: PER_PIECE.test(text)
      ? `About $${unitPrice(pieceUsd)} each`
      : `$${countText(lowUsd)}–${countText(highUsd)}`,
    arithmetic: `$${countText(setupUsd)} + $${rateText(perPieceUsd)} × ${countText(pricedPieces)} = $${countText(Math.round(middleUsd))}, about $${unitPrice(pieceUsd)} each`,
    assumed: [
      `${model.spec}${isDigital ? ', printed digitally' : ''}.`,
      `A planning range for printing only; local prices may vary ±${uncertaintyPercent}%.`,
    ],
    sources: [...new Set([from, rangeFrom])],
    opens: opening('price-range', { product: model.id, quantity: String(quantity) }),
  };
}

/** Models of the named product in the typed size and page count. */
function modelsOf({ text, sizes, pages }: Query): readonly PriceModel[] {
  const [noun, ...others] = nouns.filter(({ words }) => words.test(text));
  const [size] = sizes;
  if (!noun || others.length > 0) return [];
  return priceModels.rows.filter(
    ({ id, name }) => noun.id.test(id) && hasPages(name, pages) && (!size || isSame(size, sizeOf(name))),
  );
}

function hasPages(name: string, pages: number | undefined): boolean {
  const [, own] = /(\d+) pages/.exec(name) ?? [];
  return own === undefined ? pages === undefined : Number(own) === pages;
}

function isSame(one: TrimSize, other: TrimSize | undefined): boolean {
  if (!other) return Math.min(one.width, one.height) === 2 && Math.max(one.width, one.height) === 3.5;
  return (
    Math.min(one.width, one.height) === Math.min(other.width, other.height) &&
    Math.max(one.width, one.height) === Math.max(other.width, other.height)
  );
}
