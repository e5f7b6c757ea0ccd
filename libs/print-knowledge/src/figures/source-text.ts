import type { Provenance } from './provenance.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2025-06` as `Jun 2025`, `2026-07-12` as `Jul 12, 2026`. */
export function dateText(date: string): string {
  const [year = '', month = '', day] = date.split('-');
  const monthName = months[Number(month) - 1] ?? '';
  return day === undefined ? `${monthName} ${year}` : `${monthName} ${Number(day)}, ${year}`;
}

/** Text of a source note, without the final period. */
export function sourceText({ standing, source, date, checked }: Provenance): string {
  // House figures and arithmetic have no date.
  if (standing === 'product' || standing === 'arithmetic') return source;
  const day = dateText(date);
  if (standing === 'practice') {
    return source.toLowerCase() === 'trade practice'
      ? `Trade practice, unverified, ${day}`
      : `${source}: trade practice, unverified, ${day}`;
  }
  if (checked !== undefined) return `${source}, effective ${day}, checked ${dateText(checked)}`;
  // A full date is the date of a survey or price; a month is when the source was read.
  return date.split('-').length === 3 ? `${source}, as of ${day}` : `${source}, read ${day}`;
}
