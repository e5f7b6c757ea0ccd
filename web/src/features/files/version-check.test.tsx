import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { JobFileVersion } from '@printpartner/contracts/types';
import {
  buildFileCheck,
  buildJobFile,
  buildVersion,
} from '../../entities/job-file/testing/build-job-file.ts';
import { summaryOf } from '../../entities/spec-sheet/spec-sheet-cache.ts';
import { buildSheet } from '../../entities/spec-sheet/testing/build-sheet.ts';
import { VersionCheck } from './version-check.tsx';

afterEach(cleanup);

const sheet = summaryOf(buildSheet({ name: 'Harbor Postcard' }));
const { id, name, revision } = sheet;

/** Shows a version with this check, of a project with that sheet. */
function show(check: JobFileVersion['check'], now: typeof sheet | undefined = sheet) {
  const version = buildVersion({ check });
  const file = buildJobFile({ versions: [version] });
  const called = { onOpen: jest.fn(), onCheck: jest.fn() };
  const { container } = render(
    <VersionCheck file={file} version={version} sheet={now} judgedNow={now} {...called} />,
  );
  return { ...called, text: container.textContent };
}

it.each([
  [null, /^Not checked\. Check/],
  [{ state: 'waiting' }, /^Waiting to be checked…$/],
  [{ state: 'working', page: 0, pages: 0 }, /^Checking…$/],
  [{ state: 'working', page: 3, pages: 12 }, /^Checking page 3 of 12…$/],
  [{ state: 'failed', failure: 'This file is damaged.' }, /^Not checked: This file is damaged\. Check again/],
] as const)('P10 a version whose check is %j says so', (check, text) => {
  expect(show(check && buildFileCheck({ result: null, ...check })).text).toMatch(text);
});

it('P10 a checked version shows its verdict, which opens the result, and the sheet it was checked against', () => {
  const { onOpen, text } = show(buildFileCheck({ sheet: { id, name, revision } }));
  expect(text).toMatch(/Checked against Harbor Postcard ?$/);
  fireEvent.click(screen.getByRole('button', { name: /^Not ready: 3 faults/ }));
  expect(onOpen.mock.calls).toEqual([[expect.objectContaining({ filename: 'harbor.pdf' })]]);
});

it('P10 a version checked against an earlier revision of its sheet says that, and is checked again', () => {
  const { onCheck, text } = show(buildFileCheck({ sheet: { id, name, revision: revision - 1 } }));
  expect(text).toContain('The sheet changed since.');
  fireEvent.click(screen.getByRole('button', { name: /^Check again/ }));
  expect(onCheck).toHaveBeenCalledTimes(1);
});

it('P10 a version checked without a sheet can be checked against one that was changed since, but not for nothing', () => {
  const changed = (at: string) => ({ ...sheet, updated_at: at });
  const check = buildFileCheck();
  expect(show(check, changed('2026-11-21T00:00:00.000Z')).text).toContain('Check against Harbor Postcard');
  cleanup();
  // The check read it as it is, and it ordered nothing.
  expect(show(check, changed('2026-11-20T00:00:00.000Z')).text).not.toContain('spec sheet');
});
