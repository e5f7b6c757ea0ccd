import type { Project } from '@printpartner/contracts/types';

/** Active projects by due date, those without one last; archived projects by last change, newest first. */
export function splitByArchived(projects: readonly Project[]): { active: Project[]; archived: Project[] } {
  return {
    active: byDueDate(projects.filter(({ archived }) => !archived)),
    archived: projects
      .filter(({ archived }) => archived)
      .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at)),
  };
}

/** Active projects that have a due date: overdue first, then soonest. */
export function nextDue(projects: readonly Project[]): Project[] {
  return splitByArchived(projects).active.filter(({ due_date }) => due_date !== '');
}

function byDueDate(projects: readonly Project[]): Project[] {
  const afterAllDates = '9999-99-99';
  return projects.toSorted((a, b) =>
    (a.due_date || afterAllDates).localeCompare(b.due_date || afterAllDates),
  );
}
