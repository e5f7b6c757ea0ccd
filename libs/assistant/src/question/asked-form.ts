import type { Question } from './question.ts';

const VERB = String.raw`(?:is|are|was|were|am|can|could|do|does|did|will|would|should|may|must|has|have|isn't|aren't|can't|couldn't|don't|doesn't|won't|wouldn't|shouldn't)`;
const SUBJECT = String.raw`(?:i|we|you|it|they|that|this|those|these|there|he|she|one|anyone|someone|people|the|my|our|your|an?|any|\d+)`;
const FILLER = String.raw`(?:(?:so|hi|hey|hello|henry|ok|okay|and|but|also|then|please|well|um|just|quick question|quick one|question|curious|wondering|out of curiosity)[,:.]? *(?:- )?)*`;
const OPENS = new RegExp(`^${FILLER}${VERB} `);
/** A question of its own after a statement: `the photo is 1500 px wide, is that enough`. */
const LATER = new RegExp(String.raw`[.,;:!?-] +(?:(?:so|and|but|then|or) +)?${VERB} ${SUBJECT}\b`);
/** The same without the comma: `900 bills can we send them bulk`; not after `what` or `whether`. */
const UNPOINTED = new RegExp(
  String.raw`^(?!.*\b(?:what|which|how|why|when|where|who|whats|hows|whether|if|so|until|than|as)\b).* (?:can|could|should|does|will|would) (?:we|i|they|it|that|this|he|she) [a-z]`,
);
/** The question after its condition, without a comma: `if I run it on digital will it match`. */
const AFTER_IF = new RegExp(
  String.raw`^${FILLER}(?:if|when) .* ${VERB} (?:it|they|that|this|i|we|you|there)\b`,
);
const CLOSES =
  /(?:[,.;:-]? (?:ok|okay|right|correct|true|yes or no|possible|doable|feasible|realistic|in time|too late|enough time|allowed|a problem|an issue|a bad idea|good enough|any good|safe)|, (?:is|are|does|do|can|will|should)(?:n't)? (?:it|that|they|we|i|this))\W*$/;
/** `200 dpi ok for a brochure`. */
const JUDGED =
  /\b(?:ok|okay|fine|good enough|big enough|thick enough|heavy enough|safe|possible|allowed|acceptable) (?:for|to|on|in|as|with|at)\b/;
const ASKS_WHICH =
  /^(?:\W|so|and|but|ok|hi|hey)*(?:what|which|how|why|when|where|who|whats|hows|wheres)\b(?![^?.]*[?.,] )/;

const AVOIDS = /\b(?:avoid\w*|escape\w*|stay away|keep away|steer clear)\b/;

/** Whether a question is turned around: what is a no to `can I use` is a yes to `should I avoid`. */
export const asksToAvoid = ({ text }: Pick<Question, 'text'>): boolean => AVOIDS.test(text);

/** Whether a question expects a yes or no: `can I…`, `is it ok to…`, `…, right?` */
export function asksYesNo({ typed }: Pick<Question, 'typed'>): boolean {
  const text = typed.toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/[–—]/g, '-').trim();
  if (ASKS_WHICH.test(text)) return false;
  return [OPENS, AFTER_IF, LATER, UNPOINTED, CLOSES, JUDGED].some((form) => form.test(text));
}
