/** How a message about earlier figures begins. */
export const OPENING = String.raw`^(?:(?:and|so|ok|okay|but|then|also|now|hmm|oh|wait)\b[, ]*)*`;
/** What points to them. */
export const IT = String.raw`(?: (?:is|are|would|does|do|did|was|will|be|it|that|this|they|those|these|one|we|i|cost|come to|come out to|work out to|make))*`;
/** A whole message that asks for one thing. */
export const asking = (phrases: string): RegExp =>
  new RegExp(`${OPENING}(?:${phrases})(?: then| again| now)?$`);
