import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isLegacyKey, purgeLegacyKeys } from './legacy-purge.ts';
import { userStoragePrefix } from './browser-storage.ts';

const legacy = [
  'gdpp:project:7',
  'projectTracker',
  'projectTracker_v2',
  'pt:last',
  'projects_cache',
  'formCache-booklet',
  'PROJECT_1_name',
  'PROJECT_2_name',
  'PROJECT_17_notes',
  'pp:x',
  'pp_form:custom',
  'pp_cache:a',
];
const kept = [
  'notification_permission_requested',
  'notification_tip_suppress_until',
  'had_previous_access',
  'is_pwa_user',
  'print_partner_lifetime_access',
  'print_partner_trial_access',
  'paymentVerified',
  'auth_token',
  'print-partner:debug',
  `${userStoragePrefix('0b6f')}draft`,
  'project_1_name',
  'my-pt:key',
];

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('keys of earlier versions', () => {
  it('H9 keys of earlier versions are removed by prefix; current keys and flags stay', () => {
    for (const key of [...legacy, ...kept]) localStorage.setItem(key, 'x');
    purgeLegacyKeys();
    expect(Object.keys(localStorage).toSorted()).toEqual(kept.toSorted());
  });

  it('H9 that can’t be removed are only logged', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    localStorage.setItem('pp:x', 'x');
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(purgeLegacyKeys).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('H9 that may exist are logged when storage is blocked', () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    purgeLegacyKeys();
    expect(log).not.toHaveBeenCalled();
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(purgeLegacyKeys).not.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('H9 keys of earlier versions do not include current keys', () => {
    expect(kept.filter(isLegacyKey)).toEqual([]);
  });
});
