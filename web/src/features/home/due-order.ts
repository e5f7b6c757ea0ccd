import type { Project } from '@printpartner/contracts/types';

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
