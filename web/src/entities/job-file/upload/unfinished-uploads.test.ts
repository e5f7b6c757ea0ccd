import { afterEach, expect, it } from '@jest/globals';
import { limits } from '@printpartner/contracts/types';
import { pendingCleanups } from '../../../platform/storage/pending-cleanups.ts';
import { forgetUpload, noteUpload, unfinishedUpload } from './unfinished-uploads.ts';

afterEach(() => localStorage.clear());

const file = new File(['%PDF'], 'harbor.pdf', { lastModified: 1 });
const target = { projectId: 'p', fileId: undefined };
const NOW = Date.parse('2026-11-20T00:00:00Z');

it('P10 an upload that was broken off is found by the same file and place, for its user', () => {
  noteUpload('maya', 'u1', file, target, NOW);
  expect(unfinishedUpload('maya', file, target, NOW)).toBe('u1');
  expect(unfinishedUpload('dana', file, target, NOW)).toBeUndefined();
  expect(unfinishedUpload('maya', file, { ...target, projectId: 'q' }, NOW)).toBeUndefined();
  expect(unfinishedUpload('maya', file, { ...target, fileId: 'f' }, NOW)).toBeUndefined();
  const edited = new File(['%PDF'], 'harbor.pdf', { lastModified: 2 });
  expect(unfinishedUpload('maya', edited, target, NOW)).toBeUndefined();
});

it('P10 an upload is forgotten once it has ended, or when the server has removed it, and signing out cancels it', () => {
  noteUpload('maya', 'u1', file, target, NOW);
  expect(pendingCleanups('maya')).toEqual(['/api/files/uploads/u1']);
  forgetUpload('maya', 'u1');
  expect(unfinishedUpload('maya', file, target, NOW)).toBeUndefined();
  expect(pendingCleanups('maya')).toEqual([]);
  noteUpload('maya', 'u2', file, target, NOW);
  expect(unfinishedUpload('maya', file, target, NOW + (limits.uploadDays + 1) * 86_400_000)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});
