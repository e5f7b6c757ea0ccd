import { expect, it } from '@jest/globals';
import { projectChoices } from './project-choices.ts';
import { buildProject } from './testing/build-project.ts';

it('P7 projects with the same name are offered with their clients and last changes, others by name', () => {
  // The time is in the test's time zone, without an offset.
  const at = (time: string) => `2026-11-20T${time}`;
  const projects = [
    buildProject({ project_name: '', updated_at: at('09:05:10') }),
    buildProject({ project_name: ' ', client_name: '', updated_at: at('17:30:00') }),
    buildProject({ project_name: 'Menu', updated_at: at('09:05:10') }),
  ];
  // ICU puts a narrow no-break space before AM and PM.
  expect(projectChoices(projects).map(({ fullName }) => fullName.replaceAll('\u202f', ' '))).toEqual([
    'Untitled Project · Lakeview Arts · Changed Nov 20, 2026, 9:05 AM',
    'Untitled Project · Changed Nov 20, 2026, 5:30 PM',
    'Menu',
  ]);
});
