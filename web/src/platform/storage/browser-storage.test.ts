import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { localStore, sessionStore } from './browser-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('browser storage', () => {
  it('A5 reads back what it wrote, by prefix, until it is removed', () => {
    expect(localStore.write('a:1', 'x')).toBe(true);
    localStore.writeJson('b:1', { n: 7 });
    expect(localStore.read('a:1')).toBe('x');
    expect(localStore.readJson('b:1')).toEqual({ n: 7 });
    expect(localStore.keys('a:')).toEqual(['a:1']);
    expect(sessionStore.keys()).toEqual([]);
    localStore.remove('a:1');
    expect(localStore.read('a:1')).toBeNull();
  });

  it('A5 reads null for a missing key and for text that is not JSON', () => {
    localStorage.setItem('broken', '{');
    expect(localStore.readJson('broken')).toBeNull();
    expect(localStore.readJson('missing')).toBeNull();
  });

  it('A5 gives null, false and no keys when the browser blocks storage', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(localStore.read('a')).toBeNull();
    expect(localStore.readJson('a')).toBeNull();
    expect(localStore.write('a', 'x')).toBe(false);
    expect(localStore.remove('a')).toBe(false);
    expect(localStore.keys()).toEqual([]);
    expect(() => localStore.clear()).not.toThrow();
  });
});
