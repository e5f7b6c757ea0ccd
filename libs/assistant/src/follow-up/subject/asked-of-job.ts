import { partsOf, withoutSpans, wordsAfter } from '../../question/named-things.ts';
import type { Measure } from '../../skills/result.ts';
import { asksOnly } from './asking.ts';
import type { AskedOfJob } from './job-questions.ts';
import { statedIn, type TalkedJob } from './talked-job.ts';

/** What points to the piece. */
const IT = String.raw`(?:the (?:first|second|former|latter|other)(?: one)?|it|that|this|they|those|these|them|one|each|(?:each|any|one|all|both) (?:one|of (?:it|them|those|these|the ones))|one of (?:them|those|these)|(?:the|a|an|my|our|each|one|that|this|these|those) (?:whole |entire |finished |single )?(?:thing|piece|copy|copies|book|job|run|paper|stock|sheets?|cards?))`;
const BE = String.raw`(?: ?\b(?:is|are|will|would|does|do|did|was|were|be|come out|end up)\b)`;
const IT_IS = String.raw`(?:${BE}*(?: ${IT})?${BE}*)`;

const phrases: Readonly<Record<AskedOfJob, string>> = {
  weight: String.raw`(?:what|how much)${BE} ${IT} weigh|how heavy${IT_IS}|(?:what is )?(?:the )?(?:total )?weight(?: of ${IT})?|how many (?:ounces|oz|pounds|lbs)${IT_IS}`,
  thickness: String.raw`how thick${IT_IS}|(?:what is )?(?:the )?(?:thickness|bulk|caliper)(?: of ${IT})?`,
  spine: String.raw`(?:how (?:wide|thick|big)${BE} |what is |whats )?(?:the|its) spine(?: width)?${IT_IS}|spine(?: width)?`,
  creep: String.raw`(?:how much|what is)?(?: the)? ?creep${IT_IS}(?: (?:have|there))?|how much (?:will|does|would) ${IT} creep`,
  postage: String.raw`(?:how much|what)?${BE}?(?: (?:${IT}|i pay))?(?: ?cost| be)?(?: ?(?:me|us))? ?to (?:mail|send|post)(?: ${IT})?|how much (?:postage|to mail|to send)${IT_IS}|(?:how much|what)? ?(?:is|are|about|for)? ?(?:the )?(?:postage|mailing)(?: (?:for|on|of) ${IT}| cost)?(?: be| come to)?|mailing ${IT}|mailed|how (?:much|many stamps|many)? ?(?:postage|stamps) (?:do|does|will|would|should) (?:i|we|it|they|each) (?:need|take)|(?:what|which) (?:stamp|postage) (?:do|does|would|will) (?:i|we|it|each) (?:need|take)`,
  stack: String.raw`how (?:thick|tall|high|big)${BE}*(?: (?:the|a|that|my))? (?:stack|pile)(?: of (?:it|them|those|these|that))?${BE}*`,
  price: String.raw`(?:what|how much)(?:${BE}| for)?(?: ${IT})?(?:${BE})? ?cost(?: ${IT})?|(?:how much|what)?${BE}?(?: ${IT})?(?: ?cost| be)? ?to (?:print|have printed|get printed)(?: ${IT})?|(?:the )?(?:print|printing)(?: ${IT})?(?: (?:cost|price))?`,
  shape: String.raw`(?:will|does|would|can|could|do|is|are) ${IT} (?:still )?(?:mail |go |ship |count |qualify |sent )?(?:as )?an? (?:letter|flat)(?: or an? (?:letter|flat))?|letter or flat`,
  file: String.raw`(?:so )?(?:how (?:big|large)|what size)${BE} (?:my|the|our) (?:file|document|artboard|page|artwork)${BE}?(?: be| with bleed)*|(?:the )?size with bleed|with bleed`,
  coverSpread: String.raw`how (?:wide|big|large)${BE} (?:the|my|our) (?:whole|full|entire|flat|complete|wraparound|wrap) (?:book )?cover(?: file| spread)?${BE}?|(?:the )?(?:full|whole|flat) cover (?:size|width|dimensions)`,
  gsm: String.raw`(?:what|how many|whats)?(?: is)?(?: the)? ?(?:gsm|grammage)${IT_IS}`,
  pagesPerInch: String.raw`(?:how many |what is the )?(?:pages per inch|ppi)${IT_IS}(?: have)?`,
  coverPounds: String.raw`(?:(?:what|how much|how many)${IT_IS}(?: ${IT})? )?in (?:cover pounds|pounds of cover|cover weight|pounds cover)`,
  textPounds: String.raw`(?:(?:what|how much|how many)${IT_IS}(?: ${IT})? )?in (?:text pounds|pounds of text|text weight|pounds text)`,
  pixelsNeeded: String.raw`how many (?:pixels|px)(?: (?:would|do|does|should|will|it|that|i|we|need|have|take|to|be|is|at|for) ?)*(?:300 ?(?:ppi|dpi))?`,
  binding: String.raw`(?:what|which)(?: other)? binding(?: (?:then|instead|works?|should|would|could|can|do|does|i|we|you|use|it|take|takes|suggest|recommend|fits?|handles?|that|many))*`,
  printSize: String.raw`how (?:big|large)(?: of a print)? (?:can|could|may|would) (?:i|we|it|that) (?:safely )?(?:print(?: ${IT})?|go|be printed|be)`,
  turnaround: String.raw`how long${BE} ${IT} take(?: to print| in (?:total|all))?|(?:so )?how long (?:in (?:total|all)|altogether|all together)|(?:the )?(?:turnaround|lead time)(?: time)?`,
};

const asked = Object.entries(phrases).map(
  ([id, phrase]) => [id as AskedOfJob, new RegExp(`^(?:${phrase})$`)] as const,
);

/** The same in any order of words; `cost` alone may be of printing or postage. */
const named: Readonly<Partial<Record<AskedOfJob, readonly [aim: string, beside?: string]>>> = {
  postage: ['postage stamp stamps mail mailing', 'send sending first-class usps'],
  weight: ['weigh weighs weight heavy', 'total ounces oz pounds lbs'],
  spine: ['spine', 'wide width thick big'],
  price: ['print printing printed', 'money'],
};
const namedSets = Object.entries(named).map(
  ([id, [aim, beside = '']]) =>
    [id as AskedOfJob, new Set(aim.split(' ')), new Set(beside.split(' '))] as const,
);
/** How much it is, and not whether or how: `can I mail it`. */
const ASKS_AMOUNT =
  /\b(?:how (?:much|many|heavy|wide|thick|big)|what|weigh\w*|weight|postage|costs?|price)\b/;
const ASKS_OTHER =
  /\b(?:can|could|should|if|cheaper|less|more|which|why|when|where)\b|\bhow (?:do|does|can|should|long)\b|\bwhat (?:kind|sort|type|class)\b/;

/** What is asked where no phrase fits, by its words alone. */
const askedByWords = (text: string): AskedOfJob | undefined =>
  ASKS_AMOUNT.test(text) && !ASKS_OTHER.test(text)
    ? namedSets.find(([, aim, beside]) => asksOnly(text, aim, beside))?.[0]
    : undefined;

/** What an answer must have found. */
export const measureOf: Partial<Record<AskedOfJob, Measure>> = {
  weight: 'weight',
  spine: 'spine',
  creep: 'creep',
  postage: 'postage',
  price: 'price',
};
export const askedByMeasure: Partial<Record<Measure, AskedOfJob>> = {
  weight: 'weight',
  thickness: 'thickness',
  spine: 'spine',
  creep: 'creep',
  postage: 'postage',
  price: 'price',
};

/** A message taken apart: what it asks of the piece, and what it says of that itself. */
export interface AskedMessage {
  /** Undefined for one that asks nothing: `and for 500 of those`. */
  asked?: AskedOfJob;
  /** It has no words but what it changes. */
  isChange: boolean;
  changes: TalkedJob;
  /** `in mm`. */
  unit?: string;
  /** Asked in words that fit no phrase: another reading may know more of the piece. */
  isByWords: boolean;
  /** `cheaper?` of what it changes. */
  compared?: string;
}

/** `what about the 5x7, cheaper?`, `would 80# be lighter`. */
const COMPARED = new RegExp(
  String.raw`[,? ]*\b(?:(?:is|are|would|will) (?:that|it|they|this|those)(?: be)? |(?:that|any|be) )*(cheaper|less expensive|more expensive|pricier|lighter|heavier|thicker|thinner)(?: than (?:that|this|it|before))?[?.! ]*$`,
);

const OPENING =
  /^(?:(?:and|so|ok|okay|but|then|also|now|hmm|oh|well|great|cool|thanks|alright|wait|sorry|actually|just|ok then|what about|how about|what is|whats|what's|like|um|uh|hey|back to that)\b[, ]*)+/;
const CLOSING =
  /(?:[,? ]*\b(?:then|again|now|please|by the way|though|rates?|prices?|roughly|approximately|about|exactly|total|henry|anyway|at (?:that|this|the new|the same) (?:size|count|weight|quantity|length)|(?:on|for|in|with) (?:that|this|it|the same) (?:paper|stock|size|one|ones)|for (?:it|that|those|them|these)|of (?:those|them|these|it)))+[? ]*$/;
const DANGLING = /\b(?:on|for|in|at|with|of|as|by|if|a|an|the|to|and|is|are|it is|if it is|if they are)$/;
const UNIT = /[, ]*\bin (mm|millimeters|cm|inches|grams?|ounces|oz|pounds|lbs)\b/;
/** `if we do the 6x9 after all`: nothing but a change. */
const CHANGING = new Set(
  (
    'and so ok but then also now what how about if it is it’s its are they we i do does did make go goes going went up down to use using change changed with ' +
    'for on in at of a an the after all instead need needs want mail mailed send print printed order get say them those these that this one ones pieces ' +
    'all together both weigh weighs weighing change changes matter that does only just box boxes case carton stack copies pcs ends end should be was were will would have has had much switch more actually client wants boss said decide decided it'
  ).split(' '),
);

const withoutEnds = (text: string): string => {
  let rest = text.trim().replace(/[?!.]+$/, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest
      .replace(OPENING, '')
      .replace(CLOSING, '')
      .replace(DANGLING, '')
      .replace(/[,\s]+$/, '')
      .trim();
  }
  return rest;
};

const MAX_LENGTH = 90;

/** What a message asks of the piece that was talked about; undefined if it asks or says anything else. */
export function askedOfJob(said: string): AskedMessage | undefined {
  if (said.length > MAX_LENGTH) return undefined;
  const [unitText, unit] = UNIT.exec(said) ?? [];
  const [comparedText = '', compared] = COMPARED.exec(said) ?? [];
  const text = (unitText === undefined ? said : said.replace(unitText, ' ')).replace(comparedText, ' ');
  const { job, several } = statedIn(text);
  if (several.size > 0) return undefined;
  const changes = { ...job };
  // `how thick is the booklet`: the piece itself.
  const pointed = text.replace(POINTED, 'it');
  if (pointed !== text) delete changes.product;
  const parts = partsOf(pointed).filter(
    ({ kind, start, end }) => changing.has(kind) && !MAIL_SHAPE.test(pointed.slice(start, end)),
  );
  const own = withoutSpans(
    pointed,
    parts.map(({ start, end }) => ({ start, end: wordsAfter(pointed, end) })),
  )
    .replaceAll(/\b(?:on|for|in|at|with|of|as|by|a|an|the|if it is|if they are)(?= {3,}|$)/g, ' ')
    .replaceAll(/ {2,}/g, ' ');
  const rest = withoutEnds(own);
  const [byPhrase] =
    asked.find(([, pattern]) => pattern.test(rest)) ??
    asked.find(([, pattern]) => pattern.test(own.trim())) ??
    [];
  const id = byPhrase ?? askedByWords(own);
  const isChange = rest.split(/[\s,]+/).every((word) => word === '' || CHANGING.has(word));
  if (id === undefined && !(isChange && Object.keys(changes).length > 0)) return undefined;
  return {
    ...(id !== undefined && { asked: id }),
    isChange: id === undefined,
    isByWords: id !== byPhrase,
    changes,
    ...(unit !== undefined && { unit }),
    ...(compared !== undefined && { compared }),
  };
}

const changing: ReadonlySet<string> = new Set([
  'pages',
  'size',
  'paper',
  'quantity',
  'ounces',
  'term 0',
  'term 1',
  'term 2',
  'term 3',
  'term 4',
  'term 5',
  'term 11',
]);
const MAIL_SHAPE = /^(?:letters?|flats?|large envelopes?)$/;
const POINTED =
  /\b(?:the|my|our|this|that|each|these|those|one) (?:whole |finished |single )?(?:book ?lets?|catalogs?|programs?|magazines?|newsletters?|paperbacks?|post ?cards?|business cards?|cards?|brochures?|flyers?|invitations?|mailers?|menus?|posters?|self[- ]?mailers?)\b/;
