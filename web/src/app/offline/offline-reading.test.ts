// oxlint-disable-next-line import/no-unassigned-import -- sets globals
import '../../platform/testing/device-storage.ts';
import { afterEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { withDeviceDatabase } from '../../platform/storage/device-database.ts';
import { readAnswers, wipeAnswers } from '../../platform/storage/kept-answers.ts';
import { keepAnswers } from './keep-answers.ts';
import { restoreAnswers } from './offline-reading.ts';

const KEY = ['/api/spec-sheets/1'];
afterEach(() => wipeAnswers('maya'));

async function keepOne(): Promise<void> {
  const queryClient = new QueryClient();
  const stop = keepAnswers(queryClient, 'maya', []);
  queryClient.setQueryData(KEY, { name: 'Spring' });
  queryClient.setQueryData(['/api/admin/system'], {});
  await waitFor(async () => expect(await readAnswers('maya')).toHaveLength(1));
  stop();
}

test('S7 an answer of an earlier visit is shown as out of date, but not over a newer one', async () => {
  await keepOne();
  const queryClient = new QueryClient();
  restoreAnswers(queryClient, await readAnswers('maya'));
  expect(queryClient.getQueryState(KEY)).toMatchObject({ data: { name: 'Spring' }, isInvalidated: true });
  const other = new QueryClient();
  other.setQueryData(KEY, { name: 'Summer' });
  restoreAnswers(other, await readAnswers('maya'));
  expect(other.getQueryData(KEY)).toEqual({ name: 'Summer' });
  expect(await readAnswers('noor')).toEqual([]);
});

test('S7 a removed answer leaves the device', async () => {
  await keepOne();
  const queryClient = new QueryClient();
  const answers = await readAnswers('maya');
  restoreAnswers(queryClient, answers);
  const stop = keepAnswers(queryClient, 'maya', answers);
  queryClient.removeQueries({ queryKey: KEY });
  await waitFor(async () => expect(await readAnswers('maya')).toEqual([]));
  stop();
});

test('S7 the answer about a sheet that another device has deleted leaves this one', async () => {
  await keepOne();
  const queryClient = new QueryClient();
  const answers = await readAnswers('maya');
  const stop = keepAnswers(queryClient, 'maya', answers);
  queryClient.setQueryData(['/api/spec-sheets'], [{ id: '2' }]);
  const paths = async () => (await readAnswers('maya')).map(({ queryKey }) => queryKey[0]);
  await waitFor(async () => expect(await paths()).toEqual(['/api/spec-sheets']));
  stop();
});

test('S7 an answer in the format of another version is removed, and the others stay', async () => {
  await keepOne();
  await withDeviceDatabase((database) =>
    database.put('answers', { version: 0, queryKey: ['/api/projects'], data: [], at: 1 }, [
      'maya',
      '/api/projects',
    ]),
  );
  expect(await readAnswers('maya')).toHaveLength(1);
  const keys = await withDeviceDatabase((database) => database.getAllKeys('answers'));
  expect(keys).toEqual([['maya', '/api/spec-sheets/1']]);
});
