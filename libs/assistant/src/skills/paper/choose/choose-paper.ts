import { paperUses, paperWeights, type PaperUse } from '@printpartner/print-knowledge/paper';
import { basisTextWeights, stockWeights } from '@printpartner/print-knowledge/production';
import { has, type Question } from '../../../question/question.ts';
import { answers, asks, type Citation, type Draft, type Skill } from '../../skill.ts';
import { WEIGHTS } from '../named/paper-figures.ts';
import { papersOf } from '../named/paper-question.ts';
import { listText } from '../named/prose.ts';
import { productIn, type Product } from './products.ts';

const PAPER =
  /\b(?:papers?|stocks?|card ?stock|weights?|sheet|lb|gsm|material|thick(?:ness)?|substrates?)\b|#/;
const CHOOSING =
  /\b(?:what|which|best|good|recommend\w*|suggest\w*|suitable|should|need|use|used|ideal|right|standard|typical|common|usual\w*|popular|normal\w*|choose|pick|want|go with|print(?:ed)? on|cheap\w*|option\w*|advise|advice|how thick|how heavy|ok|better|feels?|looks?|thickest|heaviest|stiffest|sturdiest|nicest|fanciest)\b/;
const CHEAP =
  /\b(?:cheap\w*|budget|affordable|inexpensive|economical|least expensive|low cost|save money|tight)\b/;
/** `won’t feel cheap`, `not the cheap stuff`: the opposite of a budget. */
const NOT_CHEAP =
  /(?:\b(?:not?|never|without|nothing|anything but)\b|n't\b|\b(?:dont|doesnt|wont|isnt|cant|shouldnt)\b)(?: [\w']+){0,4} (?:cheap\w*|flims\w*|chintzy|crappy|junky|thin)\b|\b(?:look|feel|seem)(?:s|ing)? (?:too |so )?(?:cheap|flimsy|chintzy)\b/;
const LUXURY =
  /\b(?:luxur\w*|premium|high[- ]?end|fancy|upscale|thick\w*|heav\w*|sturd\w*|nicest|deluxe|fanciest|stiff\w*|rigid|substantial|impress\w*|wow)\b/;
const FOR = /\b(?:papers?|stocks?|card ?stock|weights?|gsm|thick(?:ness)?)(?: to use)? (?:for|on)\b/;
const MOST =
  /\b(?:thickest|heaviest|stiffest|sturdiest)\b|\b(?:look|feel)s? (?:cheap|flimsy|premium|expensive|substantial)\b/;
/** Pieces of a single stock: a thick book has many pages. */
const ONE_STOCK: ReadonlySet<string> = new Set([
  'business-cards',
  'invitations',
  'rack-cards',
  'pocket-folders',
]);
/** `flyer paper weight`. */
const AT_END =
  /\b(?:papers?|stocks?|card ?stock|paper weights?|thickness|gsm)(?: (?:weight|thickness|type|options?|suggestions?|recommendations?))?s?$/;
/** Asks for something else about the product. */
const OTHER_SUBJECT =
  /\b(?:price|prices|pricing|postage|mail rate|bleed|size|sizes|dimensions?|fold|bind|binding|spine|coating|coat|laminat\w*|varnish|uv|aqueous|press|digital or|turnaround|dpi|resolution|how many|file|template|envelope size|stamp)\b/;

/** `which paper for business cards`, `cheapest stock for flyers`, `what weight should a menu be`. */
export const choosePaper: Skill = {
  id: 'paper-for-product',
  answer: (question) => {
    const text = withEarlier(question);
    const product = productIn(text);
    const { named } = papersOf(question);
    if (
      named.length > 0 ||
      OTHER_SUBJECT.test(text) ||
      /\bhow (?:thick|big|heavy) can\b|\bpages thick\b|\b(?:max\w*|limit|too) \w*thick\w*|\bmax\w* thickness\b/.test(
        text,
      )
    )
      return undefined;
    // “Thickest business card” is about its stock.
    if (
      !(PAPER.test(text) || (product && ONE_STOCK.has(product.use) && MOST.test(text))) ||
      !(CHOOSING.test(text) || FOR.test(text) || AT_END.test(text))
    )
      return undefined;
    if (!product) return usedFor(question);
    const use = paperUses.rows.find(({ id }) => id === product.use);
    return use ? recommended({ ...question, text }, product, use) : undefined;
  },
};

/** `cheaper option?`, after a question for paper. */
const withEarlier = ({ text, leansOn }: Question): string =>
  leansOn && !PAPER.test(text) && (CHEAP.test(text) || LUXURY.test(text)) && PAPER.test(leansOn.text)
    ? `${text} ${leansOn.text}`
    : text;

/** `14 pt, 16 pt C2S; 100#–130# cover; 18–32 pt for luxury`. */
const papersText = ({ papers }: PaperUse): string =>
  papers.map(({ weight, use }) => (use ? `${weight} (${use})` : weight)).join('; ');

function recommended(question: Question, product: Product, use: PaperUse): Draft {
  const isUncoated = has(
    question,
    'uncoated',
    'write on',
    'writable',
    'writeable',
    'pen',
    'by hand',
    'fill out',
  );
  const isNotGloss =
    /\b(?:not|isn't|is not|no|non|without|never|aren't)[- ](?:too |so |very )?(?:gloss\w*|shin\w*)/.test(
      question.text,
    );
  const notes: string[] = [];
  const isLuxury = LUXURY.test(question.text) || NOT_CHEAP.test(question.text);
  if (!isLuxury && CHEAP.test(question.text) && product.cheapest)
    notes.push(`On a budget: **${product.cheapest}**; ask what your printer has as a house stock.`);
  if (isLuxury)
    notes.push(
      product.use === 'business-cards'
        ? 'For a luxury feel go to 18–32 pt, or duplex two sheets.'
        : 'For a substantial feel take the heaviest of these; a soft-touch laminate adds to it.',
    );
  if (isNotGloss)
    notes.push(
      'Take it **matte or satin coated**, which has low sheen and keeps photos sharp, or ultra smooth uncoated for a premium feel without any shine.',
    );
  if (isUncoated)
    notes.push('To write on it choose uncoated, or C1S board with the plain side out: pen smears on gloss.');
  else if (!isNotGloss && has(question, 'glare', 'matte', 'matt', 'silk', 'reading'))
    notes.push('Matte or silk cuts the glare and keeps photos sharp.');
  else if (has(question, 'photo', 'image', 'vivid', 'colorful'))
    notes.push('For photos gloss coated is the sharpest and most saturated.');
  if (product.note) notes.push(product.note);
  if (product.specs?.form === 'booklet') notes.push(gsmNote);
  const cites: Citation[] = [{ entry: use.subcategory, place: 'Paper By Use Case' }];
  return answers(
    `For ${product.name}: **${papersText(use)}**.${notes.length > 0 ? ` ${notes.join(' ')}` : ''}`,
    [...cites, ...(product.use === 'postcards' ? [{ entry: WEIGHTS } as const] : [])],
    product.specs && !isUncoated
      ? { specs: { form: product.specs.form, values: { ...product.specs.values } } }
      : {},
  );
}

const [coverStock, textStock] = stockWeights.rows;
const { fromLb, toLb, fromGsm, toGsm } = basisTextWeights;
/** The product’s gsm ranges, beside the US weights that they don’t fit. */
const gsmNote = `Our guide’s ranges in gsm: cover ${coverStock?.fromGsm}–${coverStock?.toGsm}, text ${textStock?.fromGsm}–${textStock?.toGsm}, which is 47#–68# text; ${fromLb}#–${toLb}# text is ${fromGsm}–${toGsm} gsm.`;

const USED =
  /\b(?:tent cards?|table tents?|table cards?|certificates?|newsletters?|invoices?|forms?|packing lists?|proposals?|copies|drafts|internal|report covers?|folded cards?|greeting cards?|covers?|leave-behinds?|note cards?|bookmarks?)\b/;

/** Uses that only the papers' own rows name, such as tent cards. */
function usedFor({ text }: Question): Draft | undefined {
  const [found] = USED.exec(text) ?? [];
  if (!found) return undefined;
  const word = /^table tents?$/.test(found)
    ? 'tent card'
    : found === 'greeting cards' || found === 'greeting card' || found === 'note cards'
      ? 'folded card'
      : found.replace(/s$/, '');
  const rows = paperWeights.rows.filter(({ usage }) => usage.toLowerCase().includes(word));
  const [first] = rows;
  if (!first)
    return word === 'cover'
      ? asks('The cover of what: a booklet, a report or a perfect-bound book?')
      : undefined;
  return answers(
    `For ${found}: ${listText(rows.map(({ weight }) => `**${weight}**`))}. ${first.weight}: ${first.description.toLowerCase()}.`,
    rows.map(({ weight }) => ({ entry: weight, place: WEIGHTS })),
  );
}
