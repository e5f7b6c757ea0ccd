import type { Question } from '../../question/question.ts';
import { productsOf } from './products.ts';

/** Words around a job that is only named: `I need 5,000 brochures, please`. */
const FILLER =
  /\b(?:i|we|i'm|i'd|we'd|we're|me|us|my|our|a|an|the|of|for|in|on|with|and|need(?:s|ed)?|want(?:s|ed)?|would|could|can|like|look(?:ing)?|get(?:ting)?|order(?:ing)?|make|making|do|doing|have|print(?:ing|ed)?|run|job|please|hi|hello|hey|to|about|around|some|copies|pieces|pcs|qty|pages?|pgs?|pp|page|in|inch(?:es)?|color|full|text|cover|gloss|matte|silk|uncoated|stock|paper|pt|lbs?|gsm|size|sized|letter|flat|folded|self|foil|stamp(?:ed|ing)?|spot|uv|laminat\w*|soft[- ]touch|rush|emboss\w*)\b/g;

/**
 * Whether the text only names a job, `5,000 6 × 9 postcards`, `business cards with foil`: of a product, how many, its size,
 * paper and finish. What such a job costs is what people want to know.
 */
export function isBareJob(question: Question): boolean {
  const { quantity } = question.values;
  if (question.text.includes('?') || quantity === undefined) return false;
  return isOnlyNamed(question) || isStatedJob(question);
}

const STATES =
  /^(?:(?:hi|hello|hey|ok|so|well)\b[, ]*)*(?:i|we|my \w+|our \w+)(?:'m|'re|'d| am| are| is| would| will)? (?:also )?(?:like|need(?:s|ed)?|want(?:s|ed)?|look(?:ing)?|plan(?:ning)?|going|print(?:ing)?|order(?:ing)?|produc(?:e|ing)|have to|mak(?:e|ing)|do(?:ing)?|get(?:ting)?)\b/;
const ASKS =
  /\b(?:what|which|how|can|could|should|would|does|is|are|do you|why|when|who|paper|stock|coat\w*|mail\w*|eddm|postage|press|digital|offset|deadline|by (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

/** `I need 300 programs for an event, 8 pages`: a job and its purpose, without a question. */
function isStatedJob({ text, ...question }: Question): boolean {
  const begin = STATES.exec(text)?.[0];
  if (begin === undefined || ASKS.test(text.slice(begin.length))) return false;
  const named = productsOf({ ...question, text }).filter(({ models }) => models.length > 0);
  return named.length === 1;
}

/** The same without a quantity. */
export function isOnlyNamed(question: Question): boolean {
  const [product, ...others] = productsOf(question).filter(({ models }) => models.length > 0);
  if (!product || others.length > 0) return false;
  const words = product.words.toSorted((one, other) => other.length - one.length);
  const rest = [...words, 'tri-fold', 'brochure']
    .reduce((text, word) => text.replaceAll(word, ' '), question.text)
    .replace(FILLER, ' ')
    .replaceAll(/\d+(?:\.\d+)?|[x#%,.;:!"'/×-]|\bs\b/g, ' ');
  return !/\p{L}/u.test(rest);
}
