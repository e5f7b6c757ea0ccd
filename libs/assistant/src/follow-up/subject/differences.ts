import { countText, rounded } from '@printpartner/print-knowledge/figures';
import type { Question } from '../../question/question.ts';
import type { Result } from '../../skills/result.ts';
import { answers, type Draft } from '../../skills/skill.ts';
import { asking, asksOnly, dealWords, differenceWords, IT, moneyWords } from './asking.ts';
import { aboutText, isMoney, money, plainRange, moneyRange, times, type Range } from './money.ts';

const DIFFERENCE = asking(
  String.raw`(?:what${IT} |whats )?(?:the )?(?:price |cost |postage )?difference(?: in (?:price|cost|postage))?(?: each| per (?:piece|copy))?|(?:how much|what) (?:do|does|would|did|will) (?:i|we|that|it) save(?: me| us)?|(?:what (?:are|is) )?(?:the |my |our )?savings?|how much (?:more|less|cheaper|extra|more expensive)${IT}(?: each)?(?: each| per (?:piece|copy))?(?: one)?|(?:the )?(?:unit )?(?:price|cost)(?: each| per piece)? (?:goes|go|went) (?:up|down)(?: by)?(?: how much)?|how much (?:more|less|cheaper) (?:is|are) (?:each|each one|that|it|this)(?: one)?`,
);
const ON_RUN =
  / (?:on|for|with|over) (?:all |the )*(\d{2,7})(?: (?:of (?:them|those|these)|pieces|copies|letters|cards))?$/;
const BY_HOW_MUCH = asking(
  String.raw`(?:by )?how much(?: (?:thicker|thinner|heavier|lighter|more|less))?(?: (?:is|are) (?:it|that|they|that one))?|what is the difference`,
);

/** `by how much`, `so what do I save on 1,000`: between the figures that were answered last. */
export function ofDifference(said: string, before: Question): Draft | undefined {
  const between = BY_HOW_MUCH.test(said) ? betweenPapers(before.results ?? []) : undefined;
  if (between) return between;
  const [onRun = '', run] = ON_RUN.exec(said) ?? [];
  const asked = said.replace(onRun, '');
  const groups = moneyByQuestion(before);
  // In other words, only of what was priced last: `which is the better deal` may be about coatings.
  const isPriced = (before.results ?? []).some(isMoney);
  if (isPriced && !/\bhow much\b/.test(asked) && asksOnly(asked, dealWords, moneyWords))
    return betterOf(groups);
  return DIFFERENCE.test(asked) || (isPriced && asksOnly(asked, differenceWords, moneyWords))
    ? differenceOf(groups, run === undefined ? undefined : Number(run))
    : undefined;
}

/** The two last prices that can be compared, the newest first. */
export function lastTwo(groups: readonly (readonly Result[])[]): readonly [Result, Result] | undefined {
  const [newest = [], ...earlier] = groups;
  const [first] = newest;
  const other = earlier
    .flat()
    .find(
      ({ measure, low, quantity }) =>
        measure === first?.measure && (low !== first.low || quantity !== first.quantity),
    );
  return first && other && [first, other];
}

/** `which is the better deal`: each of the two last runs or classes, and their totals. */
function betterOf(groups: readonly (readonly Result[])[]): Draft | undefined {
  const two = lastTwo(groups);
  if (!two) return undefined;
  const isPrice = two[0].measure === 'price';
  const [less, more] = two
    .map((result) => ({ result, each: isPrice ? middleRange(result) : result }))
    .toSorted((a, b) => a.each.low - b.each.low) as [Each, Each];
  if (less.each.low === more.each.low)
    return answers(`**Neither**: both cost ${plainRange(less.each)} each.`, []);
  const isRun = less.result.quantity !== more.result.quantity;
  const called = ({ result: { quantity, by } }: Each, other: string) =>
    isRun && quantity !== undefined ? countText(quantity) : (by ?? other);
  const newest = two[0] === less.result;
  const all = ({ result, each }: Each) =>
    result.quantity === undefined ? undefined : plainRange(times(each, result.quantity));
  const [allLess, allMore] = [all(less), all(more)];
  const totals =
    allLess === undefined || allMore === undefined ? '' : ` In total: ${allLess} against ${allMore}.`;
  return answers(
    `**${called(less, newest ? 'The last one' : 'The one before')}** is cheaper per piece: ${isPrice ? `about ${eachText(less.each.low)}` : plainRange(less.each)} against ${isPrice ? eachText(more.each.low) : plainRange(more.each)} for ${called(more, newest ? 'the one before' : 'the last one')}.${totals}${isPrice ? ' For printing, at the middle of the ranges.' : ''}`,
    [],
  );
}

/** A tenth of a cent can make the difference. */
const eachText = (usd: number): string => (usd < 1 ? money(usd) : aboutText(usd));

interface Each {
  result: Result;
  each: Range;
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
export function moneyByQuestion(last: Question): (readonly Result[])[] {
  const groups: (readonly Result[])[] = [];
  for (let question: Question | undefined = last; question; question = question.before) {
    const group = (question.results ?? []).filter(isMoney);
    if (group.length > 0) groups.push(group);
  }
  return groups;
}

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
  const each = isPrice ? `**About ${aboutText(gap.low)}` : moneyRange(gap).replace(/\*\*$/, '');
  const [more, less] = now.low > then.low ? [now, then] : [then, now];
  const count = run ?? (isRun ? undefined : last.quantity);
  const all =
    count === undefined
      ? ''
      : ` For ${countText(count)} that is ${moneyRange(times(gap, count))}: ${plainRange(times(more, count))} against ${plainRange(times(less, count))}.`;
  const setup = isPrice && isRun ? ' Setup is paid once, so each piece costs less in a longer run.' : '';
  return answers(
    `${each} ${now.low < then.low ? 'less' : 'more'} each** for ${isPrice ? 'printing, at the middle of the ranges' : 'postage'}: ${plainRange(now)}${at(last)} against ${plainRange(then)}${at(other)}.${all}${setup}`,
    [],
  );
}

const middleRange = ({ low, middle = low }: Result): Range => ({ low: middle, high: middle });
