import { expect, test } from '@jest/globals';
import { until } from './eventually.ts';

test('until throws an error of its condition at once, and names the condition after the timeout', async () => {
  let checks = 0;
  const fail = () => {
    checks += 1;
    throw new Error('broken');
  };
  await expect(until(fail, 'it works')).rejects.toThrow('broken');
  expect(checks).toBe(1);
  await expect(until(() => false, 'it works', { timeout: 20 })).rejects.toThrow('until it works');
});
