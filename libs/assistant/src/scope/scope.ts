import { termsOf } from '@printpartner/print-search/search';
import type { Question } from '../question/question.ts';
import type { GuideEntries } from '../retrieval/guide-entries.ts';

/** What a printed piece can still be about: `restaurant menus`, `election mailers`. */
const everydaySubjects =
  /\b(?:weather|forecast|stock (?:price|market)|bitcoin|football|basketball|president|election|recipe(?!s? (?:books?|cards?))|cook(?!books?)|bake|restaurants?|movies?|tv show|lyrics|joke|horoscope|lottery)\b/;
const PRINTED =
  /\b(?:menus?|posters?|post ?cards?|cards?|brochures?|flyers?|mailers?|booklets?|programs?|catalogs?|books?|papers?|coatings?|laminat\w*|envelopes?|invitations?|folders?)\b/;

/** Subjects that sound like print and aren't ours. */
const elsewhere: readonly RegExp[] = [
  /\b(?:vistaprint|moo|canva print|fedex office|staples store|office depot|gotprint|uprinting|4over|kinkos|printful|minuteman)\b/,
  /\b(?:recommend|suggest|find|best|cheapest|good|which)\b.{0,30}\b(?:printers?|print (?:shops?|companies|vendors?|houses?)|vendors?|mail houses?)\b.{0,20}\b(?:in|near|around|for me|local)\b/,
  /\b(?:printers?|print shops?) near (?:me|here)\b/,
  /\bwrite (?:me )?(?:an? )?(?:poem|essay|song|story|code|script|e-?mail|letter to|cover letter|resume|tagline|slogan|headline|copy)\b/,
  everydaySubjects,
  /\b(?:3-?d print(?:er|ing)?|filament|t-?shirts?|screen print|embroider\w*|mugs?|tattoos?|wallpapers?|vehicle wrap|currency|counterfeit\w*|fake (?:id|money))\b/,
  /\b(?:python|javascript|excel formula|sql|html|css|wordpress|wifi|router|laptop repair|windows update)\b/,
  /\b(?:medical|legal|tax|financial|dating|diet|fitness) advice\b|\blawsuit\b|\bdiagnos\w+\b/,
  /\bcapital of\b|\bwho (?:won|invented|wrote|is the president)\b|\bhow (?:old|tall) is\b(?!.*\b(?:card|flat|letter|envelope|book|stack|sheets?|paper)\b)|\btranslate\b/,
];

export const DECLINE =
  'That’s outside what I know. I can help with printing, paper, binding, folding, rough prices, mailing and print-ready files.';
export const VENDORS =
  'I don’t recommend printers or vendors. A spec sheet from Print Partner can be e-mailed to any of them for a quote.';
export const DONT_KNOW =
  'I don’t know. Our guides and calculators don’t have that, and I don’t guess. Your printer can tell you';

/** Undefined for a question that could be ours. */
export function declineOf(text: string): string | undefined {
  const [vendors, search, near, ...others] = elsewhere;
  if ([vendors, search, near].some((pattern) => pattern?.test(text))) return VENDORS;
  const isElsewhere = others.some(
    (pattern) => pattern.test(text) && !(pattern === everydaySubjects && PRINTED.test(text)),
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
  const words = guides.words();
  return termsOf(text).some((term) => words.has(term) && !EVERYDAY.has(term) && term.length > 3);
}
