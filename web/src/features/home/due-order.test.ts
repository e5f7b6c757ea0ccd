import { expect, it } from '@jest/globals';
import type { Project } from '@printpartner/contracts/types';
import { nextDue } from './due-order.ts';

function buildProject(id: number, due_date: string): Project {
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    project_name: `Project ${id}`,
    client_name: '',
    printing_company: '',
    estimate_number: '',
    status: 'open',
    notes: '',
    due_date,
    reminder_date: '',
    reminder_time: '',
    reminder_message: '',
    time_zone: 'UTC',
    archived: false,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

it('H1 lists what is late before what lies ahead, and leaves out what has no date or is put away', () => {
  const projects = [
    buildProject(1, '2026-12-11'),
    buildProject(2, ''),
    buildProject(3, '2026-11-01'),
    buildProject(4, '2026-11-21'),
    buildProject(5, '2026-11-20'),
    { ...buildProject(6, '2026-11-02'), archived: true },
  ];
  expect(nextDue(projects).map(({ id }) => id)).toEqual([3, 5, 4, 1]);
});
