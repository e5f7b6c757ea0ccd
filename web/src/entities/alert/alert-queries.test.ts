import { afterEach, expect, jest, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { fetchUnhandledAlerts, unhandledAlertsQuery } from './alert-queries.ts';
import { buildAlert } from './testing/build-alert.ts';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('R2 fetchUnhandledAlerts ignores an answer that comes after the one to a later call', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let calls = 0;
  globalThis.fetch = jest.fn<typeof fetch>(async () => {
    const json = await answers[calls++]?.promise;
    const response = {
      ok: true,
      status: 200,
      headers: new Headers(),
      text: async () => JSON.stringify(json),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no Response
    return response as Response;
  });
  const queryClient = new QueryClient();
  const [early, late] = [fetchUnhandledAlerts(queryClient), fetchUnhandledAlerts(queryClient)];
  answers[1]?.resolve([buildAlert()]);
  expect(await late).toEqual([buildAlert()]);
  answers[0]?.resolve([]);
  expect(await early).toBeUndefined();
  expect(queryClient.getQueryData(unhandledAlertsQuery.queryKey)).toEqual([buildAlert()]);
});
