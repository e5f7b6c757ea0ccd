import { paperUses } from '@printpartner/print-knowledge/paper';
import { runAdvice } from '@printpartner/print-knowledge/press';
import { asks, type Skill } from '../../skill.ts';
import { isAboutCoating } from '../coatings/named-coatings.ts';
import { papersOf } from '../named/paper-question.ts';
import { productIn } from './products.ts';

const CHOOSING =
  /^(?:so |ok |hi |hello |hey )*(?:what|which|recommend|suggest|choose|pick|help me (?:choose|pick)|how (?:thick|heavy) should|i need)\b|\bshould (?:i|we|my)\b|\brecommend\w*\b|\bbest\b/;
const ONLY_SUBJECT =
  /^(?:so |ok |hi |hello |hey )*(?:what|which|recommend|suggest|choose|pick|help me (?:choose|pick)|i need|how (?:thick|heavy) should)(?: (?:is|kind|type|of|a|an|the|some|me|my|best|good|right|paper|stock|weight|thickness|coating|press|finish|be|should|would|do|you|i|we|use|choose|need|get|pick|go|with|recommend|suggest|for|it|this|job|project|to|print|on))*$/;
const products = paperUses.rows.slice(2, 6).map(({ subcategory }) => subcategory.toLowerCase());

/** `what paper should I use`: asks for the product, and for the quantity of a press. */
export const askBack: Skill = {
  id: 'paper-ask-back',
  answer: (question) => {
    const { text, values } = question;
    if (
      !CHOOSING.test(text) ||
      !ONLY_SUBJECT.test(text) ||
      productIn(text) ||
      papersOf(question).named.length > 0
    )
      return undefined;
    if (/\bpress\b/.test(text) && values.quantity === undefined)
      return asks(
        `How many pieces, and of what? By quantity it is ${runAdvice.rows.map(({ name, run }) => `${name.toLowerCase()} ${run}`).join(', ')} pieces.`,
      );
    if (isAboutCoating(text))
      return asks(
        'For which piece, and what must it stand up to: mailing, folding, writing, wiping, a premium feel?',
      );
    return /\bpapers?\b|\bstocks?\b/.test(text)
      ? asks(`Paper for what: ${products.join(', ')}, a booklet? And is it mailed, folded or written on?`)
      : undefined;
  },
};
