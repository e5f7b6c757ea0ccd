import { termsOf } from '@printpartner/print-search/search';
import type { Question } from '../question/question.ts';
import type { GuideEntries } from '../retrieval/guide-entries.ts';

/** What a printed piece can still be about: `restaurant menus`, `election mailers`. */
const everydaySubjects =
  /\b(?:weather(?! ?(?:proof|resist))|forecast|stock (?:price|market)|bitcoin|football|basketball|president|election|(?<!\b(?:black|ink|color|mix|cmyk) )recipe(?!s? (?:books?|cards?|for (?:a |the )?(?:rich )?black))|cook(?!books?)|bake|restaurants?|movies?|tv show|lyrics|joke|horoscope|lottery)\b/;
/** Banks and insurers print, too: not with a printed piece. */
const moneySubjects =
  /\b(?:retirement|401k|ira|invest(?:s|ing|ment|ments)?|shares? of|stock portfolio|mutual funds?|crypto\w*|mortgages?|loans?|insurance)\b/;
const PRINTED =
  /\b(?:gang runs?|menus?|posters?|post ?cards?|cards?|brochures?|flyers?|mailers?|booklets?|programs?|catalogs?|books?|papers?|coatings?|laminat\w*|envelopes?|invitations?|folders?|bookmarks?|door ?hangers?|calendars?|magazines?|newsletters?|labels?|stickers?|banners?|yard signs?|letterhead|business cards?|tickets?|notepads?|certificates?|hang ?tags?|bulletins?|diplomas?)\b/;

/** Subjects that sound like print and aren't ours. */
const elsewhere: readonly RegExp[] = [
  /\b(?:recommend|suggest|find|best|cheapest|good|which)\b.{0,30}\b(?:printers?|print (?:shops?|companies|vendors?|houses?)|vendors?|mail houses?)\b.{0,20}\b(?:in|near|around|for me|local)\b/,
  /\b(?:printers?|print shops?) near (?:me|here)\b|\bwhere (?:can|do|could|should|to)(?: i| we| you)? (?:buy|order|purchase)\b/,
  /\bhelp me (?:to )?name (?:my|our|the)\b|\b(?:write|draft|compose|come up with|brainstorm|think of|make up)\b(?: \w+){0,4} (?:(?:facebook|instagram|linkedin|social(?: media)?|blog|fb|ig) (?:posts?|captions?|ads?)|captions?|hashtags|subject lines?|press release|speech|blog|bio|jingle|company names?|business names?|names? for (?:my|our))\b/,
  /\b(?:phone|telephone|fax) numbers? (?:of|for|to)\b.{0,30}\b(?:post office|usps|printer|you|support|company)\b|\b(?:nearest|closest) post office\b|\bpost office (?:hours|open|close)\b|\bhours of (?:the|my|our) .{0,15}post office\b|\b(?:discount|promo|coupon) codes?\b(?! ?(?:on|for) (?:the|each|every|our|my))/,
  /\bhow (?:do|can|to) (?:i |you |one )?(?:become|get hired|get a job)\b|\b(?:salary|salaries|hourly wage)\b|\bwho (?:should|do|would|did|will) (?:i|we|you) vote\b/,
  /\b(?:best|which|recommend|good|what) (?:\w+ ){0,2}(?:crm|accounting software|website builder|e-?mail (?:tool|platform|software)|social media tool)\b|\b(?:run|set up|write|make|buy) (?:an? |some )?(?:google|facebook|instagram) ads?\b/,
  /\bwrite (?:me )?(?:an? )?(?:poem|essay|song|story|code|script|toast|eulogy|sermon|e-?mail|letter to|cover letter|resume|tagline|slogan|headline|copy)\b/,
  /\b(?:write|draft|compose)\b(?: (?:me|us|my|our|his|her|their|some|the|wedding|marriage)){1,3} (?:vows|toast|eulogy|obituary|sermon)\b/,
  everydaySubjects,
  /\b(?:3-?d print(?:er|ing)?|filament|t-?shirts?|screen print|embroider\w*|mugs?|tattoos?|wallpapers?|vehicle wrap|currency|counterfeit\w*|fake (?:id|money))\b/,
  /\b(?:python|javascript|excel formula|sql|html|css|wordpress|wifi|router|laptop repair|windows update)\b/,
  moneySubjects,
  /\b(?:toner|ink|paint|stains?|coffee) (?:out )?(?:of|off|from|on) (?:a |my |the )?(?:shirts?|clothes|carpet|rug|hands?|skin|desk|jeans|couch)\b|\bwhat should i charge\b|\bhow much (?:should|do) i charge\b|\bmy (?:hourly|design) rate\b|\bdesign fees?\b|\b(?:hand(?:ing)? out|put up|distribut\w+) (?:flyers?|posters?|menus?)\b.*\b(?:permit|legal|allowed|illegal|law)\b|\bpermit to (?:hand|put|post|distribut)\w*\b/,
  /\b(?:medical|legal|tax|financial|dating|diet|fitness) advice\b|\blawsuit\b|\bdiagnos\w+\b/,
  /\bcapital of\b|\bwho (?:won|invented|wrote|is the president)\b|\bhow (?:old|tall) is\b(?!.*\b(?:card|flat|letter|envelope|book|stack|sheets?|paper)\b)|\btranslate\b/,
];

const VENDOR = String.raw`(?:vistaprint|moo|canva print|fedex office|staples store|office depot|gotprint|uprinting|4over|kinkos|printful|minuteman)`;
/** A vendor's price, service or quality, or the choice of one; a vendor that only comes up in a question about print is no such question. */
const ofVendor: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:how much|prices?|pricing|costs?|charges?|cheap\w*|expensive|deals?|coupons?|discounts?|reviews?|any good|good (?:quality|printer)|quality|reliable|legit|recommend\w*|hours|ship(?:s|ping)?|return policy|worth it|go with|switch to|order from|compared? to|better than|versus|vs)\b.*\b${VENDOR}\b|\b${VENDOR}\b.*\b(?:how much|pricing|charges?|cheap\w*|expensive|deals?|coupons?|discounts?|reviews?|any good|reliable|legit|recommend\w*|hours|shipping|return policy|worth it|versus|vs)\b`,
  ),
  new RegExp(
    String.raw`\b(?:is|are|does|do|did|can|will|would|should i use|use|try|about|what does|why is) (?:the )?${VENDOR}\b`,
  ),
];
/** A paper, a size or a file: what is asked about a vendor's job is asked about print. */
const OF_PRINT =
  /\d ?(?:#|lbs?\b|pound|pt\b|point|gsm|dpi|ppi|px|x ?\d|pages?\b|pgs?\b)|\b(?:card ?stock|papers?|bleeds?|coat\w*|laminat\w*|rgb|cmyk|pdf|files?|fold\w*|bind\w*|spine|envelopes?|postage|mail(?:s|ed|ing)?)\b/;

export const DECLINE =
  'That’s outside what I know. I can help with printing, paper, binding, folding, rough prices, mailing and print-ready files.';
export const VENDORS =
  'I don’t recommend printers or vendors. A spec sheet from Print Partner can be emailed to any of them for a quote.';
const VENDOR_PRICES =
  'I don’t know what other companies charge: our guides have no vendor’s prices. Ask me for the piece and the quantity alone, such as “500 business cards”, and I’ll give you our own planning range.';
export const UNKNOWN =
  'I don’t know. Our guides and calculators don’t have that, and I don’t guess. Your printer can tell you; the search shows what we have on the subject.';

const NAMES_VENDOR = new RegExp(String.raw`\b${VENDOR}\b`);
/** What a vendor charges, not whether it is any good. */
const OF_VENDOR_PRICE =
  /\b(?:how much|prices?|pricing|costs?|charg(?:e|es|ed|ing)|going rate)\b(?!.*\b(?:any good|legit|reviews?|recommend\w*|worth)\b)/;

const isOfVendor = (text: string): boolean =>
  NAMES_VENDOR.test(text) && (ofVendor.some((pattern) => pattern.test(text)) || !OF_PRINT.test(text));

/** Names of mills and their lines; papers are asked about by them, too. */
const MILL =
  /\b(?:mills?|sappi|mohawk|neenah|domtar|hahnem\w*|verso|billerud|gmund|fedrigoni|arjo\w*|international paper|clearwater|finch|cougar|lynx)\b/;
const OF_MILL =
  /\b(?:lead ?times?|turnaround|how long|availab\w*|back ?order\w*|in stock|minimums?|make|allocat\w*|deliver\w*|certif\w*|approved|prices?|pricing|costs?|charg\w*|current\w*)\b/;
/** Whether a named paper is on a press maker's list. */
const ON_PRESS_LIST =
  /\b(?:certified|approved|qualified|compatib\w*) (?:list|papers? list|substrates? list)\b|\bon (?:the|hp's|indigo's|xerox's|their) (?:\w+ )?list\b.*\b(?:indigo|press|hp|xerox|iridesse|digital)\b|\b(?:indigo|press|hp|xerox)\b.*\bon (?:the|their) (?:\w+ )?list\b/;
const MILLS =
  'I don’t know: our guides have no mills’ lead times, prices, stocks on hand or lists of certified papers. Your printer or a paper merchant can tell you.';
const PRESS_LISTS =
  'I don’t know: our guides have no list of papers certified for a press, only that liquid-ink presses need papers certified for them. Ask the printer for the press-certified list, and for a test sheet.';

const CARRIER =
  'I don’t know: our guides have only USPS letters, cards and flats, no carriers’ rates. The carrier or your printer can quote the shipping.';
const OF_CARRIER = /\b(?:ups|fed ?ex|dhl|freight|ltl)\b|\b(?:cartons?|box(?:es)?|skids?|pallets?|crates?)\b/;

const HAULED = '(?:ship|shipping|shipped|deliver|delivering|delivery|truck\\w*|haul\\w*|courier\\w*)';
/** Cartons and pallets; what is mailed is priced by the piece. */
const LOADS = '(?:cartons?|box(?:es)?|skids?|pallets?|crates?)';
const HOW_MUCH = '(?:how much|charges?|costs?|price|rates?|quote|ballpark|estimate|run (?:me|us))';

/** What concerns print and isn’t in any guide: carriers’ rates, mills’ stocks on hand, what a press costs to run. */
const unlisted: readonly RegExp[] = [
  /\b(?:(?<!\d[- ]?)ups|fed ?ex|dhl|freight|ltl|amazon)\b.*\b(?:charges?|costs?|prices?|rates?|ship\w*)\b|\b(?:costs?|price|rate|much)\b.*\b(?:(?<!\d[- ]?)ups|fed ?ex|dhl|freight|ltl)\b/,
  /\b(?:(?:ups|usps) (?:ground|freight|air|express|overnight|next day|2nd day|two day|2 day)|freight|fed ?ex|dhl|ltl)\b.*\b(?:how much|quote|estimate|ballpark|run (?:me|us))\b/,
  new RegExp(
    String.raw`\b${HAULED}\b.*\b${LOADS}\b.*\b${HOW_MUCH}\b|\b${HOW_MUCH}\b.*\b${HAULED}\b.*\b${LOADS}\b|\b(?:shipping|delivery|freight) (?:charges?|costs?|fees?|quote|price|rates?)\b.*\b${LOADS}\b`,
  ),
  /\b(?:in stock|still (?:make|sell|carry|produce|available)|discontinued|backorder\w*)\b/,
  /\bclick (?:charges?|rates?|costs?)\b/,
  /\brecycled (?:papers?|stocks?|content|fib(?:er|re)s?)\b|\bpost-?consumer\b|\bfsc\b|\bsoy ink\w*/,
];

/** The answer where no guide has what is asked, although its words are ours. */
export function unlistedReply(text: string): string | undefined {
  if (ON_PRESS_LIST.test(text)) return PRESS_LISTS;
  if (MILL.test(text) && OF_MILL.test(text) && !/\b(?:why|tolerance|caliper|thick\w*|weigh\w*)\b/.test(text))
    return /\bcertif|\bapproved/.test(text) ? PRESS_LISTS : MILLS;
  if (!unlisted.some((pattern) => pattern.test(text))) return undefined;
  return OF_CARRIER.test(text) ? CARRIER : UNKNOWN;
}

/** Undefined for a question that could be ours. */
export function declineOf(text: string): string | undefined {
  const [search, near, ...others] = elsewhere;
  if ([search, near].some((pattern) => pattern?.test(text)) || isOfVendor(text))
    return NAMES_VENDOR.test(text) && OF_VENDOR_PRICE.test(text) ? VENDOR_PRICES : VENDORS;
  const isElsewhere = others.some(
    (pattern) =>
      pattern.test(text) &&
      !(
        (pattern === everydaySubjects || pattern === moneySubjects) &&
        (PRINTED.test(text) || OF_PRINT.test(text))
      ),
  );
  return isElsewhere ? DECLINE : undefined;
}

/** Words in most everyday questions, which say nothing of the subject. */
const EVERYDAY = new Set(
  'best good get make need want work time day year people thing use way help find price cost size number long big small large much many high low new old first last'.split(
    ' ',
  ),
);

/** Whether the question has words of the guides, other than everyday ones. */
export function isOfTrade({ text, values }: Question, guides: GuideEntries): boolean {
  if (values.sizes.length > 0 || values.papers.length > 0 || values.pages !== undefined) return true;
  if (PRINTED.test(text)) return true;
  const words = guides.words();
  return termsOf(text).some((term) => words.has(term) && !EVERYDAY.has(term) && term.length > 3);
}
