import { expect, test } from '@jest/globals';
import { emptyForm, formOf } from '../../../entities/project/project-form.ts';
import { localZone } from '../../../platform/time/time-format.ts';
import { buildProject } from '../../../entities/project/testing/build-project.ts';
import { pastReminderFields, reminderNote, reminderZone, testAlertText, wallClock } from './reminder-time.ts';

const now = new Date(2026, 10, 21, 12, 0);
const here = localZone();
// A different time zone, wherever the test runs.
const away = here === 'Asia/Tokyo' ? 'America/New_York' : 'Asia/Tokyo';

const shown = (zone: string, state: Partial<Parameters<typeof reminderNote>[2]> = {}) => ({
  zone,
  isHalfTyped: false,
  isHeldBack: false,
  isArchived: false,
  ...state,
});

test('R1 reminderNote says when the alert fires, at 9:00 AM without a time', () => {
  expect(reminderNote({ reminderDate: '2026-11-23', reminderTime: '14:05' }, now, shown(here))).toBe(
    'Fires Nov 23, 2026, 2:05 PM.',
  );
  expect(reminderNote({ reminderDate: '2026-11-23', reminderTime: '' }, now, shown(here))).toBe(
    'Fires Nov 23, 2026, 9:00 AM.',
  );
});

test('R1 reminderNote says when the time has passed or the date is missing', () => {
  expect(reminderNote({ reminderDate: '2026-11-21', reminderTime: '12:00' }, now, shown(here))).toBe(
    'This time has passed.',
  );
  expect(reminderNote({ reminderDate: '', reminderTime: '12:00' }, now, shown(here))).toMatch(/date too/);
  expect(reminderNote({ reminderDate: '', reminderTime: '' }, now, shown(here))).toBe('');
});

test("R1 reminderNote uses the project's time zone and names it if it differs", () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  expect(wallClock(noon, 'Asia/Tokyo')).toBe('2026-11-21 21:00');
  const [date = '', time = ''] = wallClock(new Date(noon.getTime() + 60_000), away).split(' ');
  const note = reminderNote({ reminderDate: date, reminderTime: time }, noon, shown(away));
  expect(note).toMatch(/^Fires .*, \d+:01 [AP]M \((Asia\/Tokyo|America\/New York)\)\.$/);
  const [, passed = ''] = wallClock(noon, away).split(' ');
  expect(reminderNote({ reminderDate: date, reminderTime: passed }, noon, shown(away))).toBe(
    'This time has passed.',
  );
});

test("R1 reminderZone is the project's until date or time change", () => {
  const project = buildProject({ time_zone: away });
  const form = formOf(project);
  expect(reminderZone(form, project)).toBe(away);
  expect(reminderZone({ ...form, dueDate: '2026-12-24' }, project)).toBe(away);
  expect(reminderZone({ ...form, reminderTime: '08:00' }, project)).toBe(here);
  expect(reminderZone(form, buildProject({ time_zone: 'Nowhere/Else' }))).toBe(here);
  expect(reminderZone(form, null)).toBe(here);
});

test('R1 reminderNote says which time it will be when daylight saving skips the typed one', () => {
  const skipped = { reminderDate: '2027-03-14', reminderTime: '02:30' };
  const note = reminderNote(skipped, now, shown('America/New_York'));
  expect(note).toMatch(/^Clocks skip 2:30 AM on this day\. Fires Mar 14, 2027, 3:30 AM\b/);
});

test('R1 reminderNote asks to finish a half-typed time instead of naming 9:00 AM', () => {
  const halfTyped = { reminderDate: '2026-11-23', reminderTime: '' };
  expect(reminderNote(halfTyped, now, shown(here, { isHalfTyped: true }))).toMatch(/^Finish the alert/);
});

test('R1 reminderNote says how a past time that autosave holds back is sent', () => {
  const past = { reminderDate: '2026-11-21', reminderTime: '' };
  expect(reminderNote(past, now, shown(here, { isHeldBack: true }))).toBe(
    'This time has passed. Choose Save Project to be reminded right away.',
  );
});

test('R1 reminderNote says that the reminders of an archived project are paused', () => {
  const archived = shown(here, { isArchived: true });
  for (const reminderDate of ['2026-11-23', '2026-11-20'])
    expect(reminderNote({ reminderDate, reminderTime: '' }, now, archived)).toBe(
      'Reminders are paused until you restore it.',
    );
  expect(reminderNote({ reminderDate: '', reminderTime: '' }, now, archived)).toBe('');
});

test('R5 testAlertText gives the local time', () => {
  expect(testAlertText(new Date(2026, 10, 21, 12, 1, 30).toISOString())).toMatch(
    /^It fires at 12:01\sPM, in about 1 min\.$/,
  );
});

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
