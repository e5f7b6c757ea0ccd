import { countText } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import type { DraftOf } from '../../skills/draft-by-skill.ts';
import type { Result } from '../../skills/result.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import { askedOfJob } from './asked-of-job.ts';
import { asking, asksOnly, IT, moneyWords, OPENING, totalWords } from './asking.ts';
import { lastTwo, moneyByQuestion } from './differences.ts';
import { isMoney, nameOf, plus, moneyRange, times, type Range } from './money.ts';
import { answerAbout, resultsBefore, type SubjectDraft } from './subject-draft.ts';

const EACH = asking(
  String.raw`(?:(?:how much|what)${IT} )?(?:each|apiece|per (?:piece|household|address|home|recipient|copy|unit|card|booklet|book|one|flyer|brochure|postcard|letter)|a piece)`,
);
const INCLUDES =
  /^(?:(?:and|so|ok|but|then)\b[, ]*)*(?:do|does|is|are) (?:it|that|this|those|these|they)(?: price| prices)? (?:include[sd]?|including|with|counting) (?:the |any )?(?:printing|print|postage|mailing|shipping|tax|envelopes?|list|addressing)(?: (?:cost|costs|too|as well))?$/;
const TOTAL = asking(
  String.raw`(?:(?:what${IT}|whats|the|my|our|in|grand) ?)*total(?: cost| price)?|(?:how much|what)?${IT} ?(?:all together|altogether|all in|in all|in total|combined)|(?:print(?:ing)?|both) (?:and|plus) (?:postage|mailing)(?: together)?`,
);
const CLAIM = new RegExp(
  `${OPENING}(?:so )?(?:(?:is|it's|its|that's|thats|that is|it is|is that|is it|about|only|just) )*(?:(\\d+(?:\\.\\d+)?) ?(?:cents?|¢)|\\$ ?(\\d[\\d,]*(?:\\.\\d+)?))(?: (?:each|apiece|per piece|a piece|per card|total|in all|altogether|then|right|correct|for (?:all|one|each)|to mail (?:it|them|one)))*$`,
);

/** What earlier prices come to: `per copy`, `the total`, `so 82 cents each`, `does that include postage`. */
export function ofPrices({ said, before }: Question): Draft | undefined {
  const [last] = [...resultsBefore(before)].filter(isMoney);
  if (!before || !last) return undefined;
  const text = said.replace(/[?!., ]+$/, '');
  const [newest = last] = before.results ?? [];
  if (EACH.test(text) && last.quantity !== undefined)
    return eachOf(newest.measure === 'total' ? newest : last);
  if (INCLUDES.test(text)) return includedIn(text, before.results?.find(isPriced) ?? last);
  const isTotal =
    TOTAL.test(text) || ((before.results ?? []).some(isMoney) && asksOnly(text, totalWords, moneyWords));
  if (isTotal)
    return (
      (BOTH_RUNS.test(text) ? ofBothRuns(before) : undefined) ??
      totalOf(last, [...resultsBefore(before, true)].filter(isMoney))
    );
  const claimed = amountClaimed(said);
  return claimed === undefined ? undefined : claimOf(claimed, last);
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
  answers(`${moneyRange(last)} each for ${nameOf(last)}, at ${countText(last.quantity ?? 1)} pieces.`, []);

/** `total if I order both`: not `both printing and postage`. */
const BOTH_RUNS = /\b(?:both|two|runs|orders)\b(?!.*\b(?:print\w*|postage|mail\w*)\b)/;

/** The two last prices together, where they are of two quantities, sizes or classes. */
function ofBothRuns(before: Question): Draft | undefined {
  const [one, other] = lastTwo(moneyByQuestion(before)) ?? [];
  if (one?.quantity === undefined || other?.quantity === undefined) return undefined;
  const [last, first] = [times(one, one.quantity), times(other, other.quantity)];
  return answers(
    `${moneyRange(plus(last, first))} together: ${countText(other.quantity)} for ${moneyRange(first).replaceAll('**', '')} and ${countText(one.quantity)} for ${moneyRange(last).replaceAll('**', '')}, ${nameOf(one)} only.`,
    [],
  );
}

/** Printing and postage of the same quantity; of one of them, that of the run. */
function totalOf(last: Result, known: readonly Result[]): Draft | undefined {
  const other = known.find(({ measure }) => measure !== last.measure);
  const quantity = last.quantity ?? other?.quantity;
  if (quantity === undefined) return undefined;
  const isSame = other !== undefined && [undefined, quantity].includes(other.quantity);
  if (!isSame || !other)
    return answers(
      `${moneyRange(times(last, quantity))} for ${countText(quantity)}, ${nameOf(last)} only.`,
      [],
    );
  const [printing, postage] = last.measure === 'price' ? [last, other] : [other, last];
  const [print, post] = [times(printing, quantity), times(postage, quantity)];
  const sum = plus(print, post);
  return answers(
    `${moneyRange(sum)} for ${countText(quantity)}: printing ${moneyRange(print)} plus ${nameOf(postage)} ${moneyRange(post)}. A planning range, not a quote; tax, list and addressing are not included.`,
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
  const what = `${nameOf(last)} is ${moneyRange({ low, high })} each${all && quantity !== undefined ? `, ${moneyRange({ low: all.low, high: all.high })} for ${countText(quantity)}` : ''}`;
  return answers(`**${isIn(last) || (all && isIn(all)) ? 'Yes' : 'No'}**: ${what}.`, []);
}

const HALF_CENT = 0.005;
