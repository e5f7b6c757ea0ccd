import { describe, expect, it } from '@jest/globals';
import { alertOf } from '../../entities/alert/testing/build-alert.ts';
import { clearsReminder, isBareTest } from './alert-kind.ts';

describe('kinds of alerts', () => {
  it('R3 Mark Done clears the reminder only when that is what fired', () => {
    expect(clearsReminder(alertOf())).toBe(true);
    expect(clearsReminder(alertOf({ alert_type: 'due-date' }))).toBe(false);
    expect(clearsReminder(alertOf({ alert_type: 'smoke-test' }))).toBe(false);
  });

  it('R5 only a test alert may lack a project', () => {
    expect(isBareTest(alertOf({ alert_type: 'smoke-test', project: null }))).toBe(true);
    expect(isBareTest(alertOf({ alert_type: 'smoke-test' }))).toBe(false);
    expect(isBareTest(alertOf({ project: null }))).toBe(false);
  });
});
