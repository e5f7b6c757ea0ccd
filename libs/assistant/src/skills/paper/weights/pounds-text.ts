import { rounded } from '@printpartner/print-knowledge/figures';
import type { GradeId } from '@printpartner/print-knowledge/paper';

/** `43.8# cover (about 44#)`. */
export function poundsText(pounds: number, grade: GradeId): string {
  const exact = rounded(Math.round(pounds * 10) / 10, 1);
  return exact.endsWith('.0')
    ? `${Math.round(pounds)}# ${grade}`
    : `${exact}# ${grade} (about ${Math.round(pounds)}#)`;
}
