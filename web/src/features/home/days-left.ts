import type { Project } from '@printpartner/contracts/types';

const dayMs = 86_400_000;

/** Calendar days from one YYYY-MM-DD to another; negative when it has passed. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** "Today", "1 day", "9 days", "2 days late". */
export function daysLeftText(days: number): string {
  if (days === 0) return 'Today';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'}${days < 0 ? ' late' : ''}`;
}

/** The browser's calendar date of an instant, as YYYY-MM-DD. */
export function localDate(instant: Date): string {
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  return `${String(instant.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** Projects with a due date: what lies ahead, soonest first; then what is late, the latest first. */
export function nextDue(projects: readonly Project[], today: string): Project[] {
  const dated = projects.filter((project) => project.due_date !== '');
  const ahead = dated.filter((project) => project.due_date >= today);
  const late = dated.filter((project) => project.due_date < today);
  return [
    ...ahead.toSorted((a, b) => a.due_date.localeCompare(b.due_date)),
    ...late.toSorted((a, b) => b.due_date.localeCompare(a.due_date)),
  ];
}
