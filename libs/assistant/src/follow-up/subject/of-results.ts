import { countText, priceText, rounded } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import type { Result } from '../../skills/result.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import type { DraftOf } from '../../skills/draft-by-skill.ts';
import { askedOfJob } from './asked-of-job.ts';
import { answerAbout, resultsBefore, type SubjectDraft } from './subject-draft.ts';

const OPENING = String.raw`^(?:(?:and|so|ok|okay|but|then|also|now|hmm|oh|wait)\b[, ]*)*`;
const IT = String.raw`(?: (?:is|are|would|does|do|did|was|will|be|it|that|this|they|those|these|one|we|i|cost|come to|come out to|work out to|make))*`;
const asking = (phrases: string): RegExp => new RegExp(`${OPENING}(?:${phrases})(?: then| again| now)?$`);

const EACH = asking(
  String.raw`(?:(?:how much|what)${IT} )?(?:each|apiece|per (?:piece|copy|unit|card|booklet|book|one|flyer|brochure|postcard|letter)|a piece)`,
);
const DIFFERENCE = asking(
  String.raw`(?:what${IT} |whats )?(?:the )?(?:price |cost |postage )?difference(?: in (?:price|cost|postage))?(?: each| per (?:piece|copy))?|(?:how much|what) (?:do|does|would|did|will) (?:i|we|that|it) save|(?:what (?:are|is) )?(?:the |my |our )?savings?|how much (?:more|less|cheaper|extra|more expensive)${IT}(?: each)?(?: each| per (?:piece|copy))?(?: one)?|(?:the )?(?:unit )?(?:price|cost)(?: each| per piece)? (?:goes|go|went) (?:up|down)(?: by)?(?: how much)?|how much (?:more|less|cheaper) (?:is|are) (?:each|each one|that|it|this)(?: one)?`,
);
const ON_RUN =
  / (?:on|for|with|over) (\d{2,7})(?: (?:of (?:them|those|these)|pieces|copies|letters|cards))?$/;
const BY_HOW_MUCH = asking(
  String.raw`(?:by )?how much(?: (?:thicker|thinner|heavier|lighter|more|less))?(?: (?:is|are) (?:it|that|they|that one))?|what is the difference`,
);
const INCLUDES =
  /^(?:(?:and|so|ok|but|then)\b[, ]*)*(?:do|does|is|are) (?:it|that|this|those|these|they)(?: price| prices)? (?:include[sd]?|including|with|counting) (?:the |any )?(?:printing|print|postage|mailing|shipping|tax|envelopes?|list|addressing)(?: (?:cost|costs|too|as well))?$/;
const TOTAL = asking(
  String.raw`(?:(?:what${IT}|whats|the|my|our|in|grand) ?)*total(?: cost| price)?|(?:how much|what)?${IT} ?(?:all together|altogether|all in|in all|in total|combined)|(?:print(?:ing)?|both) (?:and|plus) (?:postage|mailing)(?: together)?`,
);
const CLAIM = new RegExp(
  `${OPENING}(?:so )?(?:(?:is|it's|its|that's|thats|that is|it is|is that|is it|about|only|just) )*(?:(\\d+(?:\\.\\d+)?) ?(?:cents?|¢)|\\$ ?(\\d[\\d,]*(?:\\.\\d+)?))(?: (?:each|apiece|per piece|a piece|per card|total|in all|altogether|then|right|correct|for (?:all|one|each)|to mail (?:it|them|one)))*$`,
);

const isMoney = ({ measure }: Result): boolean => measure === 'postage' || measure === 'price';

interface Range {
  low: number;
  high: number;
  middle?: number;
}

const times = ({ low, high, middle }: Range, by: number): Range => ({
  low: low * by,
  high: high * by,
  ...(middle !== undefined && { middle: middle * by }),
});

const plus = (one: Range, other: Range): Range => ({
  low: one.low + other.low,
  high: one.high + other.high,
  ...((one.middle ?? other.middle) !== undefined && {
    middle: (one.middle ?? one.low) + (other.middle ?? other.low),
  }),
});

/** `$0.395`, `$1,235`. Under ten dollars with the cents and mills. */
const money = (usd: number): string =>
  usd < WHOLE ? priceText(Math.round(usd * 1000)) : `$${usd.toLocaleString('en-US', cents(usd))}`;
const WHOLE = 10;
const cents = (usd: number): Intl.NumberFormatOptions =>
  Number.isInteger(Number(usd.toFixed(2)))
    ? { maximumFractionDigits: 0 }
    : { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const rangeText = ({ low, high, middle }: Range): string => {
  const [from, to] = [money(low), money(high)];
  const range = from === to ? `**${from}**` : `**${from} to ${to}**`;
  return middle === undefined || from === to ? range : `${range} (mid ${money(middle)})`;
};

const nameOf = ({ measure, by }: Result): string =>
  measure === 'postage' ? `postage${by === undefined ? '' : ` by ${by}`}` : 'printing';

/** What earlier figures come to: `per copy`, `the total`, `the difference`, `so 82 cents each`. */
export function ofResults({ said, before }: Question): Draft | undefined {
  if (!before) return undefined;
  const text = said.replace(/[?!., ]+$/, '');
  if (BY_HOW_MUCH.test(text)) return betweenPapers(before.results ?? []);
  const known = [...resultsBefore(before)].filter(isMoney);
  const [last] = known;
  if (!last) return undefined;
  const ofJob = [...resultsBefore(before, true)].filter(isMoney);
  if (EACH.test(text) && last.quantity !== undefined) return eachOf(last);
  if (INCLUDES.test(text)) return includedIn(text, before.results?.find(isPriced) ?? last);
  const [onRun, run] = ON_RUN.exec(text) ?? [];
  if (DIFFERENCE.test(text.replace(onRun ?? '', '')))
    return differenceOf(moneyByQuestion(before), run === undefined ? undefined : Number(run));
  if (TOTAL.test(text)) return totalOf(last, ofJob);
  const claimed = amountClaimed(said);
  return claimed === undefined ? undefined : claimOf(claimed, last);
}

/** How much the caliper or weight of two papers that were compared differs. */
function betweenPapers([one, other]: readonly Result[]): Draft | undefined {
  if (!one || !other || one.measure !== other.measure) return undefined;
  if (one.measure !== 'caliper' && one.measure !== 'grammage') return undefined;
  const isThickness = one.measure === 'caliper';
  const [more, less] = one.low >= other.low ? [one, other] : [other, one];
  const text = (value: number) => (isThickness ? `${rounded(value, 4)} in` : `${rounded(value, 0)} gsm`);
  const share = `${Math.round((more.low / less.low - 1) * 100)}%`;
  return answers(
    `**${text(more.low - less.low)}**, ${share} more: ${text(more.low)} for ${more.by} against ${text(less.low)} for ${less.by}.`,
    [],
  );
}

/** The prices of each answer, the newest first. */
function moneyByQuestion(last: Question): (readonly Result[])[] {
  const groups: (readonly Result[])[] = [];
  for (let question: Question | undefined = last; question; question = question.before) {
    const group = (question.results ?? []).filter(isMoney);
    if (group.length > 0) groups.push(group);
  }
  return groups;
}

const isPriced = (result: Result): boolean => isMoney(result) || result.measure === 'total';

/** `do those include the printing?` */
function includedIn(text: string, { measure }: Result): Draft {
  const isAll = measure === 'total';
  const ofPrinting = measure === 'price';
  const asked = /\bprint/.test(text) ? 'printing' : /\bpostage|\bmail/.test(text) ? 'postage' : 'other';
  const isIn = asked !== 'other' && (isAll || (asked === 'printing') === ofPrinting);
  return answers(
    isAll
      ? `**${isIn ? 'Yes' : 'No'}**: it is printing and postage; list, addressing, shipping and tax are extra.`
      : `**${isIn ? 'Yes' : 'No'}**: it is ${ofPrinting ? 'printing' : 'postage'} only${isIn ? '' : `; ${asked === 'other' ? 'everything else is' : `${asked} is`} extra`}.`,
    [],
  );
}

/** `so 82 cents each?`: US dollars. */
function amountClaimed(said: string): number | undefined {
  const [, inCents, inDollars] = CLAIM.exec(said.replace(/[?!., ]+$/, '')) ?? [];
  const claimed = inCents === undefined ? Number(inDollars?.replaceAll(',', '')) : Number(inCents) / CENTS;
  return Number.isFinite(claimed) ? claimed : undefined;
}

const CENTS = 100;

const eachOf = (last: Result): Draft =>
  answers(`${rangeText(last)} each for ${nameOf(last)}, at ${countText(last.quantity ?? 1)} pieces.`, []);

/** Between the last figure and the one before it of the same kind, of the same class if both answers have it. */
function differenceOf(groups: readonly (readonly Result[])[], run?: number): Draft | undefined {
  const [newest = [], ...earlier] = groups;
  const [first] = newest;
  if (!first) return undefined;
  const before = earlier.find((group) =>
    group.some(
      (one) => one.measure === first.measure && (one.low !== first.low || one.quantity !== first.quantity),
    ),
  );
  const pairs = newest.flatMap((one) =>
    (before ?? []).flatMap((two) =>
      two.measure === one.measure && two.by === one.by ? [[one, two] as const] : [],
    ),
  );
  const [last, other] = pairs[0] ?? [first, before?.find(({ measure }) => measure === first.measure)];
  return other && differenceText(last, other, run);
}

function differenceText(last: Result, other: Result, run?: number): Draft {
  const isPrice = last.measure === 'price';
  const [now, then] = [last, other].map((one) => (isPrice ? middleRange(one) : one)) as [Range, Range];
  const isRun = last.quantity !== other.quantity;
  const at = ({ quantity, by }: Result) =>
    `${isRun && quantity !== undefined ? ` at ${countText(quantity)}` : ''}${last.by !== other.by && by !== undefined ? ` by ${by}` : ''}`;
  const gaps = [Math.abs(now.low - then.low), Math.abs(now.high - then.high)];
  const gap = { low: Math.min(...gaps), high: Math.max(...gaps) };
  const each = isPrice ? `**About ${aboutText(gap.low)}` : rangeText(gap).replace(/\*\*$/, '');
  const [more, less] = now.low > then.low ? [now, then] : [then, now];
  const count = run ?? (isRun ? undefined : last.quantity);
  const all =
    count === undefined
      ? ''
      : ` For ${countText(count)} that is ${rangeText(times(gap, count))}: ${plainRange(times(more, count))} against ${plainRange(times(less, count))}.`;
  const setup = isPrice && isRun ? ' Setup is paid once, so each piece costs less in a longer run.' : '';
  return answers(
    `${each} ${now.low < then.low ? 'less' : 'more'} each** for ${isPrice ? 'printing, at the middle of the ranges' : 'postage'}: ${plainRange(now)}${at(last)} against ${plainRange(then)}${at(other)}.${all}${setup}`,
    [],
  );
}

const middleRange = ({ low, middle = low }: Result): Range => ({ low: middle, high: middle });
const plainRange = (range: Range): string => rangeText(range).replaceAll('**', '');

/** Of a planning range: to the cent. */
const aboutText = (usd: number): string => (usd < CENT ? money(usd) : `$${usd.toFixed(2)}`);
const CENT = 0.01;

/** Printing and postage of the same quantity; of one of them, that of the run. */
function totalOf(last: Result, known: readonly Result[]): Draft | undefined {
  const other = known.find(({ measure }) => measure !== last.measure);
  const quantity = last.quantity ?? other?.quantity;
  if (quantity === undefined) return undefined;
  const isSame = other !== undefined && [undefined, quantity].includes(other.quantity);
  if (!isSame || !other)
    return answers(
      `${rangeText(times(last, quantity))} for ${countText(quantity)}, ${nameOf(last)} only.`,
      [],
    );
  const [printing, postage] = last.measure === 'price' ? [last, other] : [other, last];
  const [print, post] = [times(printing, quantity), times(postage, quantity)];
  const sum = plus(print, post);
  return answers(
    `${rangeText(sum)} for ${countText(quantity)}: printing ${rangeText(print)} plus ${nameOf(postage)} ${rangeText(post)}. A planning range, not a quote; tax, list and addressing are not included.`,
    [],
    { results: [{ ...times(sum, 1 / quantity), measure: 'total', quantity }] },
  );
}

/** The total once more, of the piece as the message changes it: `and for 5,000?` */
export function changedTotal(question: Question, draftOf: DraftOf): SubjectDraft | undefined {
  if (question.before?.results?.[0]?.measure !== 'total') return undefined;
  const message = askedOfJob(question.said);
  if (!message?.isChange) return undefined;
  const [price, postage] = (['price', 'postage'] as const).map((asked) =>
    answerAbout(question, message, asked, draftOf),
  );
  const results = [price, postage].flatMap((found) => found?.draft.results ?? []).filter(isMoney);
  const [first] = results;
  const draft = first && totalOf(first, results);
  if (!price || !postage || !draft) return undefined;
  const cites = [...price.draft.cites, ...postage.draft.cites];
  const workings = [price, postage].flatMap(({ draft: { workings: all = [] } }) => all);
  return {
    skill: 'run-total',
    question: price.question,
    draft: { ...draft, cites, workings, results: [...(draft.results ?? []), ...results] },
  };
}

/** `so 82 cents each?` of a piece whose postage wasn’t asked yet. */
export function claimedPostage(question: Question, draftOf: DraftOf): Draft | undefined {
  const claimed = amountClaimed(question.said);
  const found =
    claimed === undefined ? undefined : answerAbout(question, { changes: {} }, 'postage', draftOf);
  const result = found?.draft.results?.find(({ measure }) => measure === 'postage');
  return claimed === undefined || !result
    ? undefined
    : { ...claimOf(claimed, result), cites: found?.draft.cites ?? [] };
}

/** Whether a price that the message says is the one that was answered. */
function claimOf(claimed: number, last: Result): Draft {
  const { low, high, quantity } = last;
  const all = quantity === undefined ? undefined : times(last, quantity);
  const isIn = (range: Range) => claimed >= range.low - HALF_CENT && claimed <= range.high + HALF_CENT;
  const what = `${nameOf(last)} is ${rangeText({ low, high })} each${all && quantity !== undefined ? `, ${rangeText({ low: all.low, high: all.high })} for ${countText(quantity)}` : ''}`;
  return answers(`**${isIn(last) || (all && isIn(all)) ? 'Yes' : 'No'}**: ${what}.`, []);
}

const HALF_CENT = 0.005;
