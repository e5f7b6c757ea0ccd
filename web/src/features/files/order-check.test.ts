import { afterEach, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import {
  buildFileCheck,
  buildJobFile,
  buildVersion,
} from '../../entities/job-file/testing/build-job-file.ts';
import { summaryOf } from '../../entities/spec-sheet/spec-sheet-cache.ts';
import { buildSheet } from '../../entities/spec-sheet/testing/build-sheet.ts';
import { answerCalls } from '../../platform/api/testing/answer-calls.ts';
import { lastProfile, orderCheck } from './order-check.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const { projectId } = buildJobFile();
const orderOf = (sheets: ReturnType<typeof buildSheet>[]) => {
  answerCalls((call) =>
    call.endsWith('/api/spec-sheets') ? sheets.map(summaryOf) : sheets.find(({ id }) => call.endsWith(id)),
  );
  return orderCheck(new QueryClient(), projectId, { profile: 'digital', password: 'secret' });
};

it('P10 a file is checked in full against the newest sheet of its project', async () => {
  const other = buildSheet({ id: '5b6c1a52-8f2e-4c53-9a43-30c1f7f0a009' });
  const sheet = buildSheet({ project_uuid: projectId });
  const order = await orderOf([other, sheet]);
  expect(order).toMatchObject({ mode: 'full', profile: 'digital', password: 'secret' });
  expect(order.job).toMatchObject({ name: 'Spring catalog', pages: 16 });
  expect(order.sheet).toEqual({ id: sheet.id, name: 'Spring catalog', revision: 3 });
});

it('P10 a file is checked by its profile alone without a sheet, or with one that orders nothing', async () => {
  const alone = { mode: 'full', profile: 'digital', password: 'secret' };
  expect(await orderOf([buildSheet()])).toEqual(alone);
  const sheet = buildSheet({ project_uuid: projectId });
  expect(await orderOf([{ ...sheet, data: { ...sheet.data, pageCount: '' } }])).toEqual(alone);
});

it('P10 a file is checked by the profile of the last check, or that of sheetfed offset', () => {
  const checked = (profile: 'digital' | 'newspaper', checkedAt: string) => {
    const check = buildFileCheck();
    return buildVersion({
      check: { ...check, result: check.result && { ...check.result, profile, checkedAt } },
    });
  };
  const versions = [
    checked('digital', '2026-11-20T00:00:00.000Z'),
    checked('newspaper', '2026-11-21T00:00:00.000Z'),
  ];
  expect(lastProfile([buildJobFile({ versions })])).toBe('newspaper');
  expect(lastProfile([buildJobFile()])).toBe('sheetfed');
});
