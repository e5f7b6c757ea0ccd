import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { snoozedToast } from './reminder-toasts.ts';

const until = Date.parse('2027-03-05T14:00:00Z');

it('R3 a snooze says that it opened the project again, and offers to undo that', () => {
  const { title, description, action } = snoozedToast(new QueryClient(), until, of('Completed'));
  expect(title).toBe('Reminder snoozed');
  expect(description).toMatch(/^Until .+\. The project's status is now “open”\.$/);
  expect(action?.label).toBe('Undo status');
});

it('R3 a snooze says nothing of a status in the words of the user, which stays', () => {
  const said = snoozedToast(new QueryClient(), until, of('At the printer'));
  expect(said).toEqual({ title: 'Reminder snoozed', description: expect.stringMatching(/^Until [^.]+\.$/) });
});

/** An alert of a project with this status. */
function of(status: string) {
  const alert = buildAlert();
  return { ...alert, project: alert.project && { ...alert.project, status } };
}

it('R5 snoozing a test alert of a project says nothing of its status, which stays', () => {
  const said = snoozedToast(new QueryClient(), until, buildAlert({ alert_type: 'smoke-test' }));
  expect(said).toEqual({
    title: 'Test alert snoozed',
    description: expect.stringMatching(/^Until [^.]+\.$/),
  });
});
