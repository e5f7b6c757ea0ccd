import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { snoozedToast } from './snoozed-toast.ts';

const until = Date.parse('2027-03-05T14:00:00Z');

it('R3 a snooze says that it changed the status of the project, and offers to undo that', () => {
  const { title, description, action } = snoozedToast(new QueryClient(), until, buildAlert());
  expect(title).toBe('Reminder snoozed');
  expect(description).toMatch(/^Until .+\. The project's status is now “open”\.$/);
  expect(action?.label).toBe('Undo status');
});

it('R5 snoozing a test alert of a project says nothing of its status, which stays', () => {
  const said = snoozedToast(new QueryClient(), until, buildAlert({ alert_type: 'smoke-test' }));
  expect(said).toEqual({
    title: 'Test alert snoozed',
    description: expect.stringMatching(/^Until [^.]+\.$/),
  });
});
