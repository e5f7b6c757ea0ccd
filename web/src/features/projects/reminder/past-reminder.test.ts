import { expect, test } from '@jest/globals';
import { emptyForm, formOf } from '../../../entities/project/project-form.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { pastReminderFields } from './past-reminder.ts';
import { localZone } from '../../../platform/time/local-zone.ts';

const noon = new Date(2026, 10, 21, 12, 0).getTime();
const tomorrow = { reminderDate: '2026-11-22', reminderTime: '09:00' };
const project = buildProject({ reminder_date: '2026-11-22', reminder_time: '09:00', time_zone: localZone() });
const held = (reminderDate: string, reminderTime: string) =>
  pastReminderFields({ ...formOf(project), reminderDate, reminderTime }, project, noon);

test('R1 autosave holds back a reminder that is changed to a time in the past', () => {
  expect(held('2026-11-21', '09:00')).toEqual(['reminderDate', 'reminderTime']);
  expect(held('2026-11-21', '')).toEqual(['reminderDate', 'reminderTime']);
  expect(held('2026-11-21', '12:00')).toEqual(['reminderDate', 'reminderTime']);
  expect(pastReminderFields({ ...emptyForm, reminderDate: '2026-11-21' }, null, noon)).not.toEqual([]);
});

test('R1 autosave holds back no reminder that is ahead, cleared, half typed or unchanged', () => {
  expect(held('2026-11-21', '12:01')).toEqual([]);
  expect(held('2026-11-23', '')).toEqual([]);
  expect(held('', '')).toEqual([]);
  expect(held('20', '')).toEqual([]);
  expect(pastReminderFields({ ...emptyForm, ...tomorrow }, project, noon + 86_400_000)).toEqual([]);
});
