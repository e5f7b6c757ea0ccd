import { describe, expect, it } from '@jest/globals';
import { dateText } from '../../platform/time/calendar-date.ts';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import {
  alertText,
  detailLine,
  firedAtText,
  isBareTest,
  lastLine,
  plainAlertText,
  subjectLine,
} from './alert-text.ts';

const { project } = buildAlert();
if (!project) throw new Error('The fixture has a project');

describe('alert text', () => {
  it('R3 alertText joins client, project, status, estimate and message with bullets', () => {
    expect(alertText(buildAlert())).toBe(
      'Lakeview Arts • Harbor Season Program • At the printer • Est. TW-20418 • Approve hard proof with Dana before 2 PM',
    );
  });

  it('R3 alertText leaves out missing parts', () => {
    const bare = { ...project, client_name: '', status: '', estimate_number: '' };
    expect(alertText(buildAlert({ project: bare, message: 'Call' }))).toBe('Harbor Season Program • Call');
    expect(alertText(buildAlert({ project: null, message: 'Call' }))).toBe('Call');
  });

  it('R3 alertText uses the last line of the message', () => {
    expect(alertText(buildAlert({ project: null, message: 'First\nSecond\r\nThird' }))).toBe('Third');
  });

  it('R3 alertText joins the lines of a status', () => {
    const shown = alertText(buildAlert({ project: { ...project, status: 'In production\nuntil Friday' } }));
    expect(shown).toContain(' • In production until Friday • ');
  });

  it('R3 alertText falls back to "Project reminder"', () => {
    expect(alertText(buildAlert({ project: null, message: '  \n ' }))).toBe('Project reminder');
  });
});

describe('last line', () => {
  it.each([
    ['One line', 'One line'],
    ['Two\nlines', 'lines'],
    ['Ends in breaks\n\n  ', 'Ends in breaks'],
    ['', ''],
  ])('R3 lastLine of %j is %j', (message, line) => expect(lastLine(message)).toBe(line));
});

describe('dates', () => {
  it.each([
    ['2026-11-24', 'Nov 24, 2026'],
    ['2027-01-05', 'Jan 5, 2027'],
    ['2024-02-29', 'Feb 29, 2024'],
  ])('R3 dateText of %s is %s', (date, text) => expect(dateText(date)).toBe(text));

  it.each(['', 'soon', '2026-13-01', '2026-02-30', '11/24/2026', '2026-11-24T10:00:00Z'])(
    'R3 dateText of the invalid %j is empty',
    (date) => expect(dateText(date)).toBe(''),
  );
});

describe('the lines of the pop-up', () => {
  it('R3 subjectLine names client and project', () => {
    expect(subjectLine(project)).toBe('Lakeview Arts — Harbor Season Program');
    expect(subjectLine({ ...project, client_name: '' })).toBe('Harbor Season Program');
    expect(subjectLine({ ...project, project_name: ' ' })).toBe('Lakeview Arts — Untitled Project');
    expect(subjectLine({ ...project, client_name: '', project_name: '' })).toBe('Untitled Project');
    expect(subjectLine(null)).toBe('');
  });

  it('R3 detailLine names estimate and due date', () => {
    expect(detailLine(project)).toBe('Est. # TW-20418 • Due: Nov 24, 2026');
    expect(detailLine({ ...project, estimate_number: '' })).toBe('Due: Nov 24, 2026');
    expect(detailLine({ ...project, due_date: 'soon' })).toBe('Est. # TW-20418');
    expect(detailLine(null)).toBe('');
  });

  it('R3 firedAtText has time and zone, and the date if it is not today', () => {
    const now = new Date('2026-11-21T20:00:00Z');
    const zone = 'America/New_York';
    expect(firedAtText('2026-11-21T17:30:00.000Z', now, zone)).toMatch(/^12:30\sPM EST$/);
    expect(firedAtText('2026-11-20T17:30:00.000Z', now, zone)).toMatch(/^Nov 20, 2026, 12:30\sPM EST$/);
    expect(firedAtText('2026-07-01T16:30:00.000Z', now, zone)).toMatch(/^Jul 1, 2026, 12:30\sPM EDT$/);
    expect(firedAtText('never', now, zone)).toBe('');
  });
});

describe('the last resort', () => {
  it('R3 plainAlertText has client, due date and message', () => {
    expect(plainAlertText(buildAlert())).toBe(
      'Follow-up: Lakeview Arts — Harbor Season Program\nDue: Nov 24, 2026\nApprove hard proof with Dana before 2 PM',
    );
    expect(plainAlertText(buildAlert({ project: null, message: '' }))).toBe('Project reminder');
  });
});

describe('kinds of alerts', () => {
  it('R5 isBareTest is true only for a test alert without a project', () => {
    expect(isBareTest(buildAlert({ alert_type: 'smoke-test', project: null }))).toBe(true);
    expect(isBareTest(buildAlert({ alert_type: 'smoke-test' }))).toBe(false);
    expect(isBareTest(buildAlert({ project: null }))).toBe(false);
  });
});
