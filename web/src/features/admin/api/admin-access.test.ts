import { expect, it } from '@jest/globals';
import { ApiError } from '../../../platform/api/client.ts';
import { openAccess } from './admin-access.ts';

it('D1 forgets what was read once the password is refused', async () => {
  let refused = 0;
  const { client } = openAccess('one two three', () => (refused += 1));
  const failing = (error: Error) =>
    client.fetchQuery({ queryKey: ['hints'], queryFn: () => Promise.reject(error) }).catch(() => undefined);
  client.setQueryData(['attempts'], ['maya@example.com']);
  await failing(new ApiError(503, '{}', ''));
  expect([refused, client.getQueryData(['attempts'])]).toEqual([0, ['maya@example.com']]);
  await failing(new ApiError(401, JSON.stringify({ code: 'admin.wrong_password', detail: '' }), ''));
  expect([refused, client.getQueryCache().getAll()]).toEqual([1, []]);
});
