import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { dropKeptReset, keepReset, readKeptReset } from './kept-reset.ts';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('a sent reset code', () => {
  it('A4 a sent reset code is remembered until it expires', () => {
    expect(readKeptReset()).toBeNull();
    keepReset('maya@example.com');
    expect(readKeptReset()).toBe('maya@example.com');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 15 * 60_000);
    expect(readKeptReset()).toBeNull();
  });

  it('A4 a sent reset code is forgotten when dropped', () => {
    keepReset('maya@example.com');
    dropKeptReset();
    expect(readKeptReset()).toBeNull();
  });

  it.each(['nonsense', '{}', '[]', '7', '{"email":7,"sentAt":1}'])(
    'A4 a reset code is ignored when stored as %s',
    (stored) => {
      sessionStorage.setItem('print-partner:reset-code-sent', stored);
      expect(readKeptReset()).toBeNull();
    },
  );

  it('A4 the kept reset code is null when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readKeptReset()).toBeNull();
  });
});
