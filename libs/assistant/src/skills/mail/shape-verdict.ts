import { isCommercialCard, mailClassOf, type Classification } from '@printpartner/print-knowledge/mail';
import { has, type Question } from '../../question/question.ts';
import { isNegated } from './mail-terms.ts';
import { phrases } from './phrases.ts';
import { verdictWord } from './turned-verdict.ts';

/** The price of postcards, in the words of buyers. */
export const cardPriceTerms = phrases(
  'card price, card rate, postcard rate, postcard price, post card rate, post card price',
  'postcard stamp',
);

const CLOSED =
  /^(?:is|are|does|do|can|will|would|could|should|may)\b|\b(?:can|do|does|will|would|is|are) (?:my|a|an|the|it|they|this|that|those|i|we|these|\d)|\b(?:right|correct|true)$/;

const letterPriceTerms = phrases('letter price, letter rate, letter postage, flat price, flat postage');

/** Whether a piece gets the price of a shape, not what it costs: also of a mailing. */
export const asksShapePrice = (question: Question): boolean =>
  has(question, ...cardPriceTerms, ...letterPriceTerms) &&
  CLOSED.test(question.text) &&
  !has(question, 'how much', 'total', 'print', 'printing');

const CHARGES_EXTRA =
  /\b(?:charged?|pay|cost)s? (?:me |us |you )?(?:extra|more)\b(?! than)|\bextra (?:charge|fee|postage)\b/;

/** Whether it costs more than a letter, not whether it is one. */
const DEARER =
  /\b(?:more|higher|extra|pricier|dearer|expensive) than (?:an? |the )?(?:regular |normal |standard )?letter\b/;

const TOO = /\btoo\b/;
const ABLE = /\b(?:can|could|ok|okay|allowed|possible|acceptable|mailable)\b/;
const MAILED = /\bmail(?:ed|able)?\b/;

/** Whether it can be presorted: enough pieces, or a permit. */
const isPresorted = (question: Question): boolean =>
  !has(question, 'stamp', 'stamps') &&
  (question.values.quantity ?? mailClassOf('commercial').minPieces) >= mailClassOf('commercial').minPieces &&
  (question.values.quantity !== undefined ||
    ['permit', 'presort', 'presorted', 'commercial'].some(
      (term) => has(question, term) && !isNegated(question, term),
    ));

/** “Yes” or “No” where the question names one shape and asks whether it's that. */
export function verdictOf(question: Question, found: Classification): string {
  const { shape, machinability, isParcel, isTurned } = found;
  if (!CLOSED.test(question.text)) return '';
  if (
    has(
      question,
      'without surcharge',
      'without a surcharge',
      'without the surcharge',
      'w/out surcharge',
      'no surcharge',
      'without extra',
    )
  )
    return machinability === 'nonmachinable' ? '**No**, not without the surcharge.' : '**Yes.**';
  if (
    has(question, ...cardPriceTerms) &&
    shape !== 'card' &&
    isCommercialCard(found) &&
    isPresorted(question)
  )
    return '**Yes, by First-Class presort**, with a permit and at least 500 pieces; our tables don’t have that price. With a stamp, **no**.';
  if (has(question, ...cardPriceTerms))
    return shape === 'card' || TOO.test(question.text)
      ? `**${verdictWord(question, shape === 'card')}.**`
      : '**No**, not at the single-piece card price.';
  if (CHARGES_EXTRA.test(question.text) && shape !== 'none' && !isTurned)
    return shape === 'flat' || machinability === 'nonmachinable'
      ? '**Yes.**'
      : '**No**, only the usual price.';
  if (DEARER.test(question.text)) return shape === 'flat' ? '**Yes.**' : shape === 'letter' ? '**No.**' : '';
  const named = (['letter', 'flat', 'parcel'] as const).filter((one) => has(question, one));
  if (has(question, 'machinable'))
    return shape === 'flat' || shape === 'none'
      ? ''
      : machinability === 'machinable'
        ? '**Yes.**'
        : '**No.**';
  if (MAILED.test(question.text) && named.length === 0)
    return TOO.test(question.text) || (shape === 'none' && !isParcel && !isTurned)
      ? `**${verdictWord(question, shape !== 'none')}.**`
      : ABLE.test(question.text) && shape !== 'none'
        ? machinability === 'nonmachinable'
          ? '**Yes, at a surcharge.**'
          : '**Yes.**'
        : '';
  if (
    has(question, 'postcard', 'post card') &&
    named.length === 0 &&
    ABLE.test(question.text) &&
    shape !== 'none'
  )
    return shape === 'card' && machinability !== 'nonmachinable'
      ? '**Yes.**'
      : `**Yes**, at the ${shape === 'flat' ? 'flat' : 'letter'} price${machinability === 'nonmachinable' ? ' with a surcharge' : ''}.`;
  const [only] = named;
  if (!only || named.length > 1) return '';
  return `**${verdictWord(question, only === shape || (only === 'parcel' && shape === 'none'))}.**`;
}
