/** How a message about earlier figures begins. */
export const OPENING = String.raw`^(?:(?:and|so|ok|okay|but|then|also|now|hmm|oh|wait)\b[, ]*)*`;
/** What points to them. */
export const IT = String.raw`(?: (?:is|are|would|does|do|did|was|will|be|it|that|this|they|those|these|one|we|i|cost|come to|come out to|work out to|make))*`;
/** A whole message that asks for one thing. */
export const asking = (phrases: string): RegExp =>
  new RegExp(`${OPENING}(?:${phrases})(?: then| again| now)?$`);

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that ask for a figure or point to it, in any order, and don’t say which figure or of what else. */
const pointing = wordSet(
  'and so ok okay but then also now hmm oh wait well alright great cool thanks uh um lol please just again roughly about exactly approximately overall ' +
    "what whats how much many which is are was were would will do does did can could should be it its that thats this they they're those these them the a an of for in on at to by with if " +
    'i we you us me my our your have has had gotta going gonna need want wanted get got give tell know say see pay spend look looking like come comes coming out up work works add adds make makes made ' +
    'each one ones piece pieces copy copies card cards book books flyer flyers letter letters per unit all both two 2 either everything lot order orders ordered ordering run runs buy bought do doing did between from than ' +
    'cost costs price prices figure figures number bill there here though anyway',
);

/** Whether a message says nothing beside the words that ask for one thing. */
export function asksOnly(
  text: string,
  aim: ReadonlySet<string>,
  beside: ReadonlySet<string> = none,
): boolean {
  const said = (text.match(/[a-z0-9'$#]+/g) ?? []).map((word) => word.replace(/'s$/, ''));
  return (
    said.some((word) => aim.has(word)) &&
    said.every((word) => aim.has(word) || beside.has(word) || pointing.has(word))
  );
}
const none: ReadonlySet<string> = new Set();

export const totalWords = wordSet('total totals totaled altogether together combined sum grand');
export const differenceWords = wordSet('difference differ differs gap apart save saves saving savings');
export const dealWords = wordSet('better best deal cheaper cheapest value bargain smarter economical');
/** A price or postage, for any of these. */
export const moneyWords = wordSet(
  'postage printing print mail mailing total money dollars bucks cents save saved worth expensive less more way',
);
