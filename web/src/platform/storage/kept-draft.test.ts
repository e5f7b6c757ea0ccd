import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { dropDraft, dropOldDrafts, keepDraft, keptDrafts, readDraft } from './kept-draft.ts';

const DAY_MS = 24 * 60 * 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('kept draft', () => {
  it('A5 a kept draft is readable by its own user only, until it is dropped', () => {
    keepDraft('maya', 'project', 'the project “Harbor”', { notes: 'typed' });
    expect(readDraft('sam', 'project')).toBeUndefined();
    expect(keptDrafts('sam')).toEqual([]);
    expect(keptDrafts('maya')).toEqual(['the project “Harbor”']);
    expect(readDraft('maya', 'project')).toEqual({ notes: 'typed' });
    dropDraft('maya', 'project');
    expect(readDraft('maya', 'project')).toBeUndefined();
    expect(keptDrafts('maya')).toEqual([]);
  });

  it('A6 expires after 30 days', () => {
    keepDraft('maya', 'project', 'the project “Harbor”', {});
    jest.advanceTimersByTime(30 * DAY_MS - 1);
    dropOldDrafts();
    expect(keptDrafts('maya')).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(keptDrafts('maya')).toEqual([]);
    dropOldDrafts();
    expect(localStorage.length).toBe(0);
  });

  it('A5 that is not JSON is ignored and removed', () => {
    localStorage.setItem('print-partner:maya:draft:project', '{');
    expect(readDraft('maya', 'project')).toBeUndefined();
    expect(keptDrafts('maya')).toEqual([]);
    dropOldDrafts();
    expect(localStorage.length).toBe(0);
  });
});
