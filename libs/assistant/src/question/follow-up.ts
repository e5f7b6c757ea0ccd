import { termsIn } from './alternatives.ts';
import { isKnown } from './spelling.ts';
import {
  withAddedPages,
  withBareNumber,
  withFraction,
  withOtherSuperlative,
  withPanels,
  withPaperNumber,
  withScaledValue,
} from './changed-question.ts';
import { withFolderPart } from './changed-folder.ts';
import { emptyWords, withoutSpans, words } from './named-things.ts';
import { namesFeature, withContext, withNewValues } from './rewritten-question.ts';
import { valueSpans } from './value-spans.ts';

/** What begins a question that goes on from an earlier one. */
const CUE =
  /^(?:(?:and|also|even(?: for| if| with| at| on)?|but|or|so|then|ok(?:ay)?|what about|how about|what if|and what about|what of|instead|same(?: question| thing| job)?(?: for| but| with| at)?|now|actually|make (?:it|that)|let'?s|change|switch|versus|vs|wait|no(?=,? (?:wait|sorry|it|i|make|that))|sorry|oops|ugh|hmm|oh|i mean(?:t)?|correction|my bad|if)\b[, ]*)+/;
/** Begins a question about the earlier job with something changed in it. */
const CHANGE =
  /^(?:[\w,]+ )?(?:what if|and if|also if|if|even|same|what about|how about|now|wait|sorry|oops|i mean|actually|instead|make (?:it|that)|change|switch)\b|\bnow (?:it'?s|it is|its|at|we)\b|\b(?:instead|bump|double|doubled|switch(?:ed)?|go(?:es|ing)? (?:to|up|down|with))\b/;
/** Says that it is about something else. */
const NEW_SUBJECT =
  /\b(?:different (?:thing|question|topic|subject|project|job)|new (?:question|topic|project|job)|another (?:question|thing|project|job)|unrelated|switching gears|change of (?:subject|topic)|separate(?:ly| question)|by the way|btw|something else|next (?:question|thing|project|job))\b[,: ]*/;
/** Points to what was said. */
const POINTER =
  /\b(?:it|its|that|this|those|these|them|they|their|the same|that one|this one|one|ones|the other|the piece|the job|the first|the second|either|both|instead|there)\b/;
/** Asks about a part of what was named before, or whether something fits it. */
const OF_EARLIER =
  /\bthe (?:panels?|spine|cover|flaps?|folds?|pages?|inside|weight|postage|price|cost|size|thickness|doors?|window|paper|stock)\b|\b(?:fit|fits|work|works|be enough|go in)$/;
/** `is 12 pt thick enough`: for the piece before. */
const ENOUGH = /\b(?:thick|heavy|stiff|sturdy|big|large|strong|long|wide|tall) enough$/;
/** `the cover is 12 pt`: it adds to the job, and takes no other paper’s place. */
const ROLE_PAPER =
  /\b(?:cover|inside|body|text pages)\b (?:is|on|in|of|will be|stock)\b|^(?:the )?(?:cover|inside|body) \d|^(?:a )?\d+ ?(?:pt|#|lbs?|pounds?) (?:\w+ )?covers?$/;
/** `plus a 12 pt cover`: one more where no cover was named before. */
const ADDED_COVER =
  /^(?:(?:plus|with|and|add|also) )?(?:an? )?\d+ ?(?:pt|#|lbs?|pounds?) (?:\w+ )?covers?\b(?! instead)/;
const SELF_COVER = /\bself[- ]?cover(?:ed)?\b/;
const HAS_COVER = /\d ?(?:pt|#|lbs?|pounds?|gsm) (?:\w+ )?cover\b/;
/** Such a paper is one more only in a job that has pages. */
const HAS_PAGES =
  /\b(?:pages?|spine|book\w*|creep|catalogs?|magazines?|self[- ]cover|plus[- ]cover|inside|saddle|bound|binding|programs?)\b|\bcover\b.*\btext\b/;
/** `for a 4x6 card`, `with foil`: it changes something of the earlier question, and asks nothing new. */
const PHRASE =
  /^(?:(?:and|also|but|ok|okay|what|how) )*(?:about )?(?:for|with|in|on|at|as|of|by|via|plus|without|over|under|above|below|up to|more than|less than|mail(?:ed)?(?: them| it)?|print(?:ed)?(?: them| it)?|folded|bound|stapled|stitched|laminated|coated|shipped|delivered|rushed|sent) /;
const MAX_WORDS_OF_PHRASE = 7;
const VERB =
  /\b(?:is|are|was|does|do|did|can|could|will|would|should|have|has|need|fits?|costs?|takes?|weighs?|works?)\b/;
const NAMES_KIND = /\b(?:which|what) (?:bindings?|coatings?|folds?|envelopes?|press|papers?|stock|class)\b/;
const BEST_FOR = /\bbest for (?:a|an|the|my|our) /;
const ASKING = /\b(?:what|how|which|why|can|will|does|do|should|would)\b/;
/** `is digital worse?` */
const COMPARATIVE =
  /\b(?:worse|better|cheaper|pricier|faster|slower|thicker|thinner|heavier|lighter|bigger|smaller|stronger|stiffer|softer|more expensive)\b/;
const COMPARED = /\b(?:than|or|versus|which|what|best)\b/;
/** `in mm?` */
const UNIT =
  /^(?:and |what is (?:it|that) )?(?:in|as) (?:mm|millimeters|cm|inches|gsm|pounds|lbs|grams|ounces|oz|decimals?|fractions?|points|pt)$/;
/** `what is spot uv`: a question of its own. */
const DEFINITION = /^(?:what (?:is|are|does|do)|why|who|when|where|define|explain|tell me)\b/;
/** `can it go on uncoated`, `what size card goes in it`: asked of what was named before, which stays. */
const ASKS_OF_IT =
  /^(?:can|could|will|would|does|do) (?:it|they|that|this|those|these)\b|^(?:what|which|how)\b.*\b(?:goes|go|fits?|holds?|takes?)\b.*\b(?:it|them|that|those)$/;
interface Standing {
  text: string;
  leans: boolean;
  /** It says that it is about something else. */
  isNew?: boolean;
}

/**
 * A plain text that stands alone: of a follow-up, the earlier question with the new values and terms in it, or the new question
 * with what it points to.
 * @param earlier the question before it, standing alone
 * @param asked the assistant's last message asked for a value
 */
export function standAlone(text: string, earlier: string | undefined, asked: boolean): Standing {
  if (earlier === undefined) return { text, leans: false };
  const opening = NEW_SUBJECT.exec(text);
  if (opening)
    return { text: text.replace(opening[0], ' ').replace(/\s+/g, ' ').trim(), leans: false, isNew: true };
  const scaled =
    withFolderPart(earlier, text) ??
    withAddedPages(earlier, text) ??
    withOtherSuperlative(earlier, text) ??
    withPaperNumber(earlier, text) ??
    withPanels(earlier, text) ??
    withFraction(earlier, text) ??
    withBareNumber(earlier, text) ??
    withScaledValue(earlier, text);
  if (scaled !== undefined) return { text: scaled, leans: true };
  const plain = text.replace(CUE, '');
  if (UNIT.test(plain)) return { text: `${earlier} ${plain}`, leans: true };
  if (isChoice(plain) && !CUE.test(text) && !POINTER.test(plain)) return { text, leans: false };
  const spans = valueSpans(plain);
  const terms = termsIn(plain);
  const rest = words(withoutSpans(plain, [...spans, ...terms]));
  const asksNew =
    rest.some((word) => !emptyWords.has(word)) ||
    (DEFINITION.test(text) && !POINTER.test(plain)) ||
    ASKS_OF_IT.test(plain) ||
    (terms.length > 1 && / or /.test(plain));
  const hasSubject = spans.length > 0 || terms.length > 0;
  const isAddedCover = HAS_PAGES.test(earlier) && ADDED_COVER.test(plain) && !HAS_COVER.test(earlier);
  const isPhrase =
    (PHRASE.test(text) || (CUE.test(text) && namesFeature(text))) &&
    !ASKING.test(plain) &&
    !VERB.test(plain) &&
    !ROLE_PAPER.test(plain) &&
    !isAddedCover &&
    text.split(' ').length <= MAX_WORDS_OF_PHRASE;
  if (isPhrase) return { text: withNewValues(earlier, plain), leans: true };
  if (
    HAS_PAGES.test(earlier) &&
    (ROLE_PAPER.test(plain) || isAddedCover) &&
    spans.some(({ kind }) => kind === 'paper') &&
    !ASKING.test(plain)
  )
    return {
      text: `${isAddedCover ? earlier.replace(SELF_COVER, 'pluscover') : earlier} ${plain}`,
      leans: true,
    };
  const compares =
    terms.length === 1 && spans.length === 0 && COMPARATIVE.test(plain) && !COMPARED.test(plain);
  const changes = CHANGE.test(text) && !ASKING.test(plain);
  if (changes && !hasSubject && rest.some((word) => !emptyWords.has(word)))
    return { text: withNewValues(earlier, plain), leans: true };
  if ((changes && hasSubject) || compares || (!asksNew && (hasSubject || CUE.test(text))))
    return { text: withNewValues(earlier, plain), leans: true };
  if (
    asked &&
    rest.filter((word) => !emptyWords.has(word)).length <= 3 &&
    !/^(?:what|how|which|why|who|when)\b/.test(plain)
  )
    return { text: withNewValues(earlier, plain), leans: true };
  // `which binding lies flat` names what it asks of.
  const [kind] = NAMES_KIND.exec(plain) ?? [];
  const isWhole =
    kind !== undefined && words(plain.replace(kind, '')).filter((word) => !emptyWords.has(word)).length > 1;
  const isSense = rest.some((word) => emptyWords.has(word) || isKnown(word));
  const isLeaning =
    CUE.test(text) ||
    POINTER.test(plain) ||
    (!hasSubject && isSense && !isWhole) ||
    ENOUGH.test(plain) ||
    (terms.length === 0 && OF_EARLIER.test(plain));
  // What is best for another piece depends on nothing of the one before.
  const isOtherChoice = BEST_FOR.test(plain) && rest.filter((word) => !emptyWords.has(word)).length > 1;
  if (!isLeaning || (isOtherChoice && !POINTER.test(plain))) return { text, leans: false };
  return { text: withContext(plain, earlier), leans: true };
}

/** `aqueous vs uv`: it compares two of a kind, and needs nothing of the question before. */
function isChoice(text: string): boolean {
  const [first, second, ...others] = termsIn(text);
  return (
    first !== undefined &&
    first.kind === second?.kind &&
    others.length === 0 &&
    /^ (?:vs\.?|versus) $/.test(text.slice(first.end, second.start))
  );
}
