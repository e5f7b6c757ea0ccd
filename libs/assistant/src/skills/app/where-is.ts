import { answers, type Skill } from '../skill.ts';
import { places } from './places.ts';

const HERE = String.raw`(?:in|on|inside|within) (?:here|this (?:app|site|program|tool)|the (?:app|program|site)|your (?:app|guides?|site)|print partner)`;
const THING = String.raw`(?:guides?|lists?|charts?|tables?|templates?|tabs?|screens?|checklists?|sections?|info(?:rmation)?|pages?|tools?|references?|forms?|tutorials?|trackers?|tracking|calculators?|converters?|tips|cheat ?sheets?|settings?|panels?|specs?|preflight|postage|rules|password|account|projects?)`;

const asked: readonly RegExp[] = [
  /\bwhere (?:can|do|would|could|should|might) (?:i|we|you|one) (?:find|see|look|locate|open|access|read|go|check|get to|look up|pull up|upload)\b/,
  new RegExp(
    String.raw`\bwhere (?:is|are|did) (?:the |your |my |that |those |all the )?(?:[\w#/-]+ ){0,5}?${THING}\b`,
  ),
  new RegExp(String.raw`\b(?:where|which|what|is there (?:anything|something|a place))\b.*\b${HERE}\b`),
  new RegExp(
    String.raw`^is there (?:an? |any |some )?(?:[\w#/-]+ ){0,4}?(?:guides?|charts?|tables?|checklists?|sections?|references?|cheat ?sheets?|lists?)\b`,
  ),
  /\b(?:which|what) (?:tab|screen|section|guide(?= (?:cover|has|is|show|explain|tell|do|for))|part of (?:the|this) app|menu)\b/,
  new RegExp(
    String.raw`\bhow (?:do|can|would) (?:i|we|you) (?:get (?:back )?to|open|find|pull up|navigate to|go to) (?:the |your |my )?(?:[\w#/-]+ ){0,4}?${THING}\b`,
  ),
  new RegExp(
    String.raw`\b(?:take me to|show me|bring up|open|go to|looking for|can't find|cannot find|i need) (?:the |your |my )(?:[\w#/-]+ ){0,4}?${THING}\b`,
  ),
];

/** Where something belongs on a piece, is bought or lost, or what a check found. */
const OTHER =
  /\b(?:where (?:does|on|in the (?:file|pdf|mail))|(?:i|we) put|buy|order|purchase|near me|print shop|get (?:it|them|this) printed|problems?|errors?|findings?|warnings?|flap|fold line|window|wafer seals? go|go on|goes? on|placed|grain|fold where|opens? flat|where to put|find out|how (?:wide|much|far)|which size|what size|price of|divider|mailing panel|coupon|address go|usps (?:office|location))\b/;

/** `where is the envelope guide`, `where do I find the common mistakes in here`. */
export const whereIs: Skill = {
  id: 'where-is',
  answer: ({ text }) => {
    if (OTHER.test(text) || !asked.some((pattern) => pattern.test(text))) return undefined;
    const place = places.find(({ words }) => words.test(text));
    if (!place) return undefined;
    const lead = /^is there\b/.test(text) ? 'Yes: open' : 'Open';
    return answers(`${lead} **${place.name}**. The search finds it, too.`, place.cites);
  },
};
