import type { Question } from '../../question/question.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const DAY = String.raw`(mon|tues|wednes|thurs|fri)day`;
const DUE = new RegExp(String.raw`\b(?:by|before|until|for|on|in time for) (?:this |next |the )?${DAY}\b`);
const TODAY = new RegExp(String.raw`\b(?:today is|today's|it's|it is|now it's) (?:already )?(?:a )?${DAY}\b`);
const WITHIN = /\b(?:in|within) (an?|\d+) (?:(business|working) )?(days?|weeks?)\b/;

/** `is 4 days enough`. */
const ENOUGH =
  /\b(an?|\d+) (?:(business|working) )?(days?|weeks?) (?:is |are |be |going to be )?(?:enough|ok|okay|too (?:short|tight|soon|little))\b/;

const placeOf = (day: string): number => WEEKDAYS.findIndex((name) => name.startsWith(day));

/** Business days until a deadline; undefined where the text doesn't say from when to when. */
export function daysLeft({ text }: Pick<Question, 'text'>): number | undefined {
  if (/\b(?:by|for|until|before|need it|need them) (?:today|tonight)\b|\bsame[- ]day\b/.test(text)) return 0;
  if (/\b(?:by|for|until|before|need it|need them) tomorrow\b/.test(text)) return 1;
  const [, count, , unit = ''] = WITHIN.exec(text) ?? ENOUGH.exec(text) ?? [];
  if (count !== undefined) {
    const number = count.startsWith('a') ? 1 : Number(count);
    return unit.startsWith('week') ? number * WEEKDAYS.length : number;
  }
  const [due, today] = [DUE.exec(text)?.[1], TODAY.exec(text)?.[1]];
  if (due === undefined || today === undefined) return undefined;
  const days = placeOf(due) - placeOf(today);
  return /\bnext\b/.test(text) || days <= 0 ? days + WEEKDAYS.length : days;
}
