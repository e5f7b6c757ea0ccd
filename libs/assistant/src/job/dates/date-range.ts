import { addDays, dayText, monthEnd, weekdayOf, type Day } from './calendar.ts';

/** Days from and to, both included. */
export interface DateRange {
  from?: Day;
  to?: Day;
  /** The range in a sentence: `this week (Sun, Nov 22 – Sat, Nov 28)`. */
  label: string;
}

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAY =
  /\b(?:(next|last|this|coming) )?((?:sun|mon|tues?|wednes|thurs?|fri|satur)day|sun|mon|tue|wed|thu|fri|sat)s?\b/;
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const MONTH_DAY = new RegExp(String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (20\d\d))?\b`);
const DAY_MONTH = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? (20\d\d))?\b`);
const ONLY_MONTH = new RegExp(
  String.raw`\b(?:in|during|for|of|this|next|last|and|by) ${MONTH}(?:,? (20\d\d))?\b`,
);
const FIGURES = /\b(\d{1,2})\/(\d{1,2})(?:\/((?:20)?\d\d))?\b/;
const WITHIN =
  /\b(?:next|within|in|coming) (?:the (?:next|coming) )?(\d{1,3}|two|three|four|few) (day|week)s?\b/;
const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, few: 3 };

/** The days that a text names, in lowercase; weeks begin on Sunday. Undefined if it names none. */
export function dateRangeOf(said: string, today: Day): DateRange | undefined {
  const day = singleDay(said, today);
  if (day !== undefined) return sideOf(said, day, today);
  const span = spanOf(said, today);
  if (!span) return undefined;
  const { from, to, name } = span;
  return { from, to, label: `${name} (${dayText(from, today)} – ${dayText(to, today)})` };
}

/** `by Friday` is up to it, `after Friday` from the day after. */
function sideOf(said: string, day: Day, today: Day): DateRange {
  const text = dayText(day, today);
  if (/\b(?:by|before|until|till|through)\b/.test(said)) return { from: today, to: day, label: `by ${text}` };
  if (/\bafter\b/.test(said)) return { from: addDays(day, 1), label: `after ${text}` };
  const near: Readonly<Record<Day, string>> = {
    [today]: 'today',
    [addDays(today, 1)]: 'tomorrow',
    [addDays(today, -1)]: 'yesterday',
  };
  return { from: day, to: day, label: near[day] === undefined ? `on ${text}` : `${near[day]} (${text})` };
}

function singleDay(said: string, today: Day): Day | undefined {
  if (/\b(?:today|tonight|now)\b/.test(said)) return today;
  if (/\btomorrow\b/.test(said)) return addDays(today, /\bday after tomorrow\b/.test(said) ? 2 : 1);
  if (/\byesterday\b/.test(said)) return addDays(today, -1);
  const monthDay = MONTH_DAY.exec(said);
  if (monthDay) return dayOf(monthIndex(monthDay[1]), Number(monthDay[2]), monthDay[3], today);
  const dayMonth = DAY_MONTH.exec(said);
  if (dayMonth) return dayOf(monthIndex(dayMonth[2]), Number(dayMonth[1]), dayMonth[3], today);
  const figures = FIGURES.exec(said);
  if (figures) return dayOf(Number(figures[1]) - 1, Number(figures[2]), figures[3], today);
  const weekday = WEEKDAY.exec(said);
  return weekday ? weekdayNamed(weekday[2] ?? '', weekday[1], today) : undefined;
}

function weekdayNamed(name: string, which: string | undefined, today: Day): Day {
  const wanted = weekdays.findIndex((weekday) => weekday.startsWith(name.slice(0, 3)));
  const ahead = (wanted - weekdayOf(today) + 7) % 7;
  if (which === 'last') return addDays(today, ahead - 7);
  // “Next Friday” is the one of next week.
  if (which === 'next') return addDays(weekStart(today), 7 + wanted);
  return addDays(today, ahead);
}

const monthIndex = (name = ''): number => months.indexOf(name.slice(0, 3));
const isoDay = (year: number, month: number, day: number): Day | undefined => {
  const date = new Date(Date.UTC(year, month, day));
  return month >= 0 && month < 12 && date.getUTCMonth() === month
    ? date.toISOString().slice(0, 10)
    : undefined;
};

/** Without a year, the next one from half a year ago. */
function dayOf(month: number, day: number, year: string | undefined, today: Day): Day | undefined {
  if (year !== undefined) return isoDay(Number(year.length === 2 ? `20${year}` : year), month, day);
  const thisYear = Number(today.slice(0, 4));
  const date = isoDay(thisYear, month, day);
  return date !== undefined && date < addDays(today, -183) ? isoDay(thisYear + 1, month, day) : date;
}

const weekStart = (day: Day): Day => addDays(day, -weekdayOf(day));

interface Span {
  from: Day;
  to: Day;
  name: string;
}

function spanOf(said: string, today: Day): Span | undefined {
  const within = WITHIN.exec(said);
  if (within) {
    const count = counts[within[1] ?? ''] ?? Number(within[1]);
    const days = within[2] === 'week' ? count * 7 : count;
    return { from: today, to: addDays(today, days), name: `in the next ${count} ${within[2]}s` };
  }
  const moved = /\b(this|next|last|coming|current|previous) (week(?:end)?|month|year)\b/.exec(said);
  if (moved) return movedSpan(moved[1] ?? '', moved[2] ?? '', today);
  const month = ONLY_MONTH.exec(said) ?? new RegExp(String.raw`^${MONTH}(?: (20\d\d))?\W*$`).exec(said);
  if (month) {
    const from = dayOf(monthIndex(month[1]), 1, month[2], today);
    if (from !== undefined) return { from, to: monthEnd(from), name: `in ${monthName(from)}` };
  }
  if (/\bsoon\b/.test(said)) return { from: today, to: addDays(today, 7), name: 'in the next 7 days' };
  return undefined;
}

function movedSpan(which: string, unit: string, today: Day): Span {
  const by = which === 'next' ? 1 : which === 'last' || which === 'previous' ? -1 : 0;
  const word = by === 1 ? 'next' : by === -1 ? 'last' : 'this';
  const name = `${word} ${unit}`;
  if (unit === 'year') {
    const year = Number(today.slice(0, 4)) + by;
    return { from: `${year}-01-01`, to: `${year}-12-31`, name };
  }
  if (unit === 'month') {
    const [year = 0, month = 1] = today.split('-').map(Number);
    const from = new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10);
    return { from, to: monthEnd(from), name };
  }
  const start = addDays(weekStart(today), 7 * by);
  // A weekend is the Saturday that ends the week, and the Sunday after it.
  if (unit === 'weekend') return { from: addDays(start, 6), to: addDays(start, 7), name };
  return { from: start, to: addDays(start, 6), name };
}

const longMonth = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const monthName = (day: Day): string => longMonth.format(Date.parse(`${day}T00:00:00Z`));

export const isWithin = (day: Day, { from, to }: DateRange): boolean =>
  day !== '' && (from === undefined || day >= from) && (to === undefined || day <= to);
