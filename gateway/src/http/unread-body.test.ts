import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { smallBodyArrived } from './unread-body.ts';

test.each([
  ['waits for a body of 1 MB', 1_048_576, true],
  ['does not wait for a larger body', 1_048_577, false],
  ['does not wait for a body of unknown length', undefined, false],
])('K3 K7 a refusal %s', async (_, length, waits) => {
  const request = new IncomingMessage(new Socket());
  if (length !== undefined) request.headers['content-length'] = String(length);
  const arrived = smallBodyArrived(request).then(() => false);
  expect(await Promise.race([arrived, nextTurn(true)])).toBe(waits);
  request.push(null);
  await arrived;
});
