import { describe, expect, it } from '@jest/globals';
import { buildAlert } from '../../entities/alert/testing/build-alert.ts';
import { isBareTest } from './alert-kind.ts';

describe('kinds of alerts', () => {
  it('R5 isBareTest is true only for a test alert without a project', () => {
    expect(isBareTest(buildAlert({ alert_type: 'smoke-test', project: null }))).toBe(true);
    expect(isBareTest(buildAlert({ alert_type: 'smoke-test' }))).toBe(false);
    expect(isBareTest(buildAlert({ project: null }))).toBe(false);
  });
});
