import type { Project } from '@printpartner/contracts/types';

const dayMs = 86_400_000;
/** From here on a due date asks for attention. */
const soonDays = 3;
const sameYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const anyYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const instant = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** YYYY-MM-DD as "Mon D, YYYY"; an invalid date is empty. */
export function dateText(date: string): string {
  const at = utcOf(date);
  return Number.isNaN(at) ? '' : anyYear.format(at);
}

/** An instant as "Mon D, YYYY, H:MM AM" on this clock. */
export function instantText(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : instant.format(at);
}

/** The browser's calendar date, YYYY-MM-DD. */
export function localDate(at: Date): string {
  const [year, month, day] = [at.getFullYear(), at.getMonth() + 1, at.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export interface DueNote {
  /** "Nov 24", with the year when it is another. */
  date: string;
  /** "Today", "3 days", "2 days late". */
  left: string;
  isSoon: boolean;
}

/** How a due date reads in a list. */
export function dueNote(date: string, today: string): DueNote {
  const days = Math.round((utcOf(date) - utcOf(today)) / dayMs);
  if (Number.isNaN(days)) return { date: 'No due date', left: '', isSoon: false };
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return {
    date: (isThisYear ? sameYear : anyYear).format(utcOf(date)),
    left: days === 0 ? 'Today' : days < 0 ? `${count} late` : count,
    isSoon: days <= soonDays,
  };
}

/** Soonest due date first, those without one last. */
export function byDueDate(projects: readonly Project[]): Project[] {
  const lastOfAll = '9999-99-99';
  return projects.toSorted((a, b) => (a.due_date || lastOfAll).localeCompare(b.due_date || lastOfAll));
}

function utcOf(date: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
}
