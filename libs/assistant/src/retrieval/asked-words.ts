/** How people ask, and what the guides call it. The words of the guides are added to the question's. */
const saidAs: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\bheav(?:y|ier|iest)\b|\bhow much does .* weigh\b|\bweigh(?:s|ing)?\b/, 'weight'],
  [/\bthick(?:er|est|ness)?\b|\bthin(?:ner|nest)?\b/, 'caliper thick'],
  [
    /\bhow (?:long|many (?:days|weeks))\b|\bwhen (?:will|do|can)\b|\bfast(?:er|est)?\b|\bschedule\b|\blonger\b|\btakes?\b|\bturn ?time\b/,
    'turnaround days time lead',
  ],
  [/\brush\b|\btoo slow\b|\bhurry\b|\basap\b|\burgent\w*\b/, 'rush turnaround'],
  [
    /\b(?:tin(?:y|iest)|small(?:est)?|little|how thin|how narrow|at least|enough|least)\b/,
    'minimum smallest',
  ],
  [
    /\b(?:big(?:gest)?|large(?:st)?|at most|up to|max|how (?:big|large|tall|heavy|far)|swallow|limit|most)\b/,
    'maximum largest',
  ],
  [/\b(?:fee|charge|cost|price|expensive|cheap(?:er|est)?|budget|money|pay|pric(?:ey|ing))\b/, 'cost price'],
  [/\bmoney back\b|\brefund/, 'refundable non-refundable'],
  [/\b(?:blank|empty|free|keep clear|keep out)\b/, 'clear'],
  [
    /\b(?:change|switch) the order\b|\bmove (?:the )?(?:tiles?|tabs?)\b|\breorder\b|\bsort (?:the )?(?:tiles?|tabs?)\b/,
    'rearrange',
  ],
  [/\b(?:precise|precision|accurate|exact|off|shift(?:s|ed)?|tolerance)\b/, 'registration tolerance'],
  [/\bfolios?\b|\bpage numbers?\b/, 'page numbers'],
  [/\b(?:extra|over|more than i ordered|overs?|unders?|underrun|overrun|delivered)\b/, 'overs overrun'],
  [/\bglued?\b|\bglue\b/, 'perfect bound adhesive'],
  [/\bdeep(?:er|est)? black\b|\brich(?:er)? black\b|\bblacker\b/, 'rich black'],
  [/\brules?\b|\bhairlines?\b|\blines?\b/, 'line rule hairline'],
  [
    /\bacross (?:both|two) pages\b|\bspreads?\b|\bmiddle\b|\bcenter spread\b|\bgutter\b/,
    'spread crossover gutter layflat',
  ],
  [/\bidentical\b|\bsame width\b|\bequal\b/, 'equal'],
  [/\bcurl(?:s|ing|ed)?\b|\bwarp\w*\b/, 'curl'],
  [/\bcrack\w*\b|\bflak\w*\b/, 'crack'],
  [/\b(?:through|across|on|over) (?:the|a) folds?\b/, 'crack fold score'],
  [/\bstapl\w+\b|\bstitch\w*\b/, 'saddle stitch'],
  [/\bhard ?cover\b/, 'case bound'],
  [/\bpaperbacks?\b|\bsoft ?cover\b/, 'perfect bound'],
  [/\bglare\b|\breflect\w*\b/, 'glare'],
  [/\bwrite on\b|\bwriting\b|\bpen\b|\bballpoint\b/, 'writing pen writable'],
  [
    /\bsmudg\w+\b|\bsmear\w*\b|\brub\w*\b|\bscuff\w*\b|\bscratch\w*\b|\bfingerprints?\b/,
    'scuff rub fingerprints',
  ],
  [/\bpersonali[sz]\w+\b|\bvariable\b|\bnames on each\b/, 'variable data personalized'],
  [/\bundeliverable\b|\breturned\b|\bforward\w*\b|\bbad address\w*\b/, 'forwarding return'],
];

export interface Meaning {
  /** The text without the words that say it in another way. */
  rest: string;
  /** Words of the guides that the question means without saying them. */
  words: string;
}

export function meaningOf(text: string): Meaning {
  let rest = text;
  const words: string[] = [];
  for (const [pattern, meant] of saidAs) {
    if (!pattern.test(text)) continue;
    rest = rest.replace(pattern, ' ');
    words.push(meant);
  }
  return { rest, words: words.join(' ') };
}

/** Words that ask, and say nothing of the subject. */
export const askingWords: ReadonlySet<string> = new Set(
  (
    'best good better right need want difference different mean explain tell typical typically usual usually normal normally common recommend ' +
    'recommended require required work make sure still about between kind type sort many much long big large small high low wide tall get give show ' +
    'use take look know think please help hi hello hey thank just really very way thing something anything else client customer designer job ' +
    'say said ask would could will may might must am was were been being has had did done us mine our your yours him her his their them some any each ' +
    'every who whom whose why also too only other another more most less least no not yes if then so but because than as into out off up down over under ' +
    'again always never ever once twice here let lets put keep leave go come happen problem fine okay ok sorry boss team friend company people person ' +
    'ours theirs one two three first second new old today tomorrow week go run running send sent sending bring buy order ordering happens happen piece ' +
    'actually maybe probably exactly roughly approximately around idea question wonder wondering guess sure want wanted like love loves hate'
  ).split(' '),
);
