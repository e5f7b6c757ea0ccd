import { classifyPiece, mailShape } from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import type { Draft, Skill } from '../skill.ts';
import { asksAmount, asksRules, asksSize, asksThickness, asksWeight, endOf } from './asked-measure.ts';
import { cardLimits } from './card-limits.ts';
import { classesNamed } from './classes-named.ts';
import { envelopesNamed } from './envelope-names.ts';
import { limitsOf, flatLimits, ofThickness, anyMail, letterAndFlat } from './letter-and-flat-limits.ts';
import { readPiece } from './mail-piece.ts';
import { millsOf } from './mail-figures.ts';
import { isAboutMail, nounsOf, type Noun } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { shapeByWeight } from './shape-by-weight.ts';
import { typedSizes, typedThickness } from './typed-sizes.ts';

/** `biggest postcard`, `max letter thickness`, `how heavy can a flat be`: the limits of a shape. */
export const shapeLimits: Skill = {
  id: 'mail-limits',
  answer: (question) => {
    const { papers, quantity, ounces } = question.values;
    if (WEIGHT_LIMIT.test(question.text) && papers.length === 0) {
      const limit = weightLimit(question);
      if (limit) return limit;
    }
    if (RATE.test(question.text)) return undefined;
    if (typedSizes(question).length > 0 || papers.length > 0 || quantity !== undefined) return undefined;
    const byWeight = shapeByWeight(question);
    if (byWeight) return byWeight;
    if (ounces !== undefined) return undefined;
    if (
      has(question, 'how many', 'number of', 'qualify') &&
      classesNamed(question).length > 0 &&
      !asksWeight(question)
    )
      return undefined;
    const isMinimum =
      endOf(question) === 'least' && !asksSize(question) && !asksThickness(question) && !asksWeight(question);
    if (isMinimum && classesNamed(question).length > 0) return undefined;
    if (envelopesNamed(question).length > 0) return undefined;
    const shapes = nounsOf(question).filter((noun) => noun in drafts);
    const isPostcard = has(question, 'postcard', 'post card', 'reply card', 'response card');
    const isThick = typedThickness(question) !== undefined && shapes.length > 0;
    const isMeant =
      isPostcard ||
      isThick ||
      isLimit(question, shapes) ||
      (shapes.includes('letter') && has(question, 'a flat', 'flats'));
    if (!isAboutMail(question) && !isMeant) return undefined;
    const thickness = typedThickness(question);
    if (thickness !== undefined) return ofThickness(question, thickness);
    if (BECOMES_FLAT.test(question.text) && !asksAmount(question))
      return asksWeight(question) || asksThickness(question)
        ? limitsOf(question, mailShape('letter'))
        : letterAndFlat();
    const isBoth = shapes.includes('letter') && shapes.includes('flat') && !isPostcard;
    if (
      isBoth &&
      has(
        question,
        ...phrases('a flat, flats, large envelope, or flat, flat or, and flat, flat and, vs flat, flat vs'),
      )
    )
      return letterAndFlat();
    if (shapes.length === 0 && (asksAmount(question) || has(question, 'budget', 'expense', 'part')))
      return undefined;
    const isOther = asksAmount(question) || has(question, 'stamp') || has(question, ...otherQuestions);
    if (isOther && !(has(question, ...sizeQuestions) && !has(question, 'how much'))) return undefined;
    if (has(question, 'business card', 'envelope') && !has(question, 'large envelope')) return undefined;
    if (shapes.includes('letter') && shapes.includes('flat') && !has(question, 'postcard'))
      return letterAndFlat();
    if (isOfLetterStamp(question)) return limitsOf(question, mailShape('letter'));
    const [shape] = shapes;
    const draft = shape ? drafts[shape] : isAboutMail(question) && endOf(question) ? anyMail : undefined;
    if (
      !draft ||
      !(
        asksSize(question) ||
        asksThickness(question) ||
        asksWeight(question) ||
        asksRules(question) ||
        has(question, 'counts as', 'count as', 'considered', 'classified', 'oversized') ||
        endOf(question)
      )
    )
      return undefined;
    return draft(question);
  },
};

/** `how heavy before it's a flat`: where a letter ends. */
const BECOMES_FLAT =
  /\b(?:before|until|till|when|without|at what point|where)\b[^?.]*\b(?:is|it's|its|be|being|becom\w+|turn\w*|goes?|count\w*|considered|makes?|as) (?:it |into |as |to )?(?:an? )?(?:flat|large envelope)\b/;

/** `what's the rate for a large envelope`: a price, not a limit. */
const RATE = /\b(?:what(?:'s| is)|current) (?:the )?(?:postage )?(?:rate|price|postage) (?:for|of|on)\b/;

const WEIGHT_LIMIT =
  /\bheaviest\b|\b(?:max|maximum) weight\b|\bweight limit\b|\bhow heavy (?:can|may|could)\b/;

/** How heavy a piece of a typed size may be. */
function weightLimit(question: Question): Draft | undefined {
  const [size] = typedSizes(question);
  const read = size && isAboutMail(question) ? readPiece(question, size, 'card') : undefined;
  const found = read && classifyPiece(read.piece);
  if (!found?.ok || found.value.shape === 'none') return undefined;
  return found.value.shape === 'flat'
    ? flatLimits({ ...question, text: 'weight' })
    : limitsOf({ ...question, text: 'weight' }, mailShape('letter'));
}

/** A card for the stamp of a letter is limited as a letter. */
const isOfLetterStamp = (question: Question): boolean =>
  has(
    question,
    `${millsOf('letter-stamp') / 10} cent`,
    `.${millsOf('letter-stamp') / 10} stamp`,
    ...phrases(
      'letter rate, letter price, letter stamp, forever stamp, forever, regular stamp, normal stamp, first class stamp, first-class stamp',
    ),
  ) && endOf(question) === 'most';

/** Pieces, classes, envelopes and finishing are other skills'. */
const otherQuestions = phrases(
  'budget, expense, part is',
  'pieces, quantity, minimum number, coating, uv, laminate, bleed, deliver, delivery',
  'how long does, how long before, how long until, how long will, how far ahead, permit, tab, fold, economical, printing, uncoated, coated',
);

/** The size itself, even beside a price: “how big can it be for the postcard stamp”. */
const sizeQuestions = phrases(
  'how big, how large, what size, dimension, dimensions, biggest, largest, max size, maximum size, size limit',
);

const isLimit = (question: Question, shapes: readonly Noun[]): boolean =>
  (endOf(question) !== undefined ||
    has(question, 'counts as', 'count as', 'considered', 'classified', 'oversized letter')) &&
  (shapes.includes('letter') || shapes.includes('flat')) &&
  !has(question, 'page', 'binding', 'font', 'type', 'paper');

const drafts: Partial<Record<Noun, (question: Question) => Draft>> = {
  card: cardLimits,
  letter: (question) => limitsOf(question, mailShape('letter')),
  flat: flatLimits,
};
