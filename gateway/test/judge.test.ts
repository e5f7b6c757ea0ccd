import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { judgePreflight, type PreflightResult, type RpcInput } from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const job = { trim: { width: 8.5, height: 11 }, pages: 24, pageMultiple: 4, bindingName: 'Saddle Stitch' };
const NEEDS_FILE = 'newspaper';

let orders: RpcInput<typeof judgePreflight>[];

@Controller()
class Judge {
  @HandleRpc(judgePreflight)
  async judge(order: RpcInput<typeof judgePreflight>) {
    orders.push(order);
    if (order.profile === NEEDS_FILE)
      throw new AppError('preflight.file_needed', { userMessage: 'Upload it once more.' });
    return { result: resultOf(order) };
  }
}

const resultOf = ({
  sessionId,
  mode = 'quick',
  profile = 'sheetfed',
  job: ordered = null,
}: (typeof orders)[number]) =>
  ({
    sessionId,
    filename: 'harbor.pdf',
    fileSize: '0.01 MB',
    pageCount: 24,
    status: 'pass',
    verdict: 'Ready for press: no faults found',
    counts: { pass: 15, warning: 0, fail: 0, manual: 0 },
    mode,
    profile,
    job: ordered,
    limits: {
      resolution: { fail: 150, warn: 225 },
      bitmapResolution: { fail: 550, warn: 800 },
      ink: { fail: 320, warn: 300, rounding: 1, letters: 0.5 },
      textSize: { fail: 4, warn: 5 },
      stroke: { fail: 0.125, warn: 0.25 },
    },
    opens: true,
    passwordNeeded: false,
    pdfVersion: '1.6',
    inks: [],
    pages: [],
    checks: [],
  }) satisfies PreflightResult;

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ preflight: Judge });
});
beforeEach(() => {
  orders = [];
});
afterAll(() => gateway.stop());

const ask = (body: unknown, sessionId: string = randomUUID()) =>
  fetch(`${gateway.url}/api/preflight/${sessionId}/judge`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('POST /api/preflight/:sessionId/judge', () => {
  it('F7 passes the change on with its owner, and answers the new result', async () => {
    const sessionId = randomUUID();
    const change = { job, profile: 'digital', mode: 'full' };
    const answer = await ask(change, sessionId);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ sessionId, ...change });
    const owner = expect.stringMatching(/^visitor:/);
    expect(orders).toEqual([{ sessionId, ...change, owner }]);
  });

  it('F7 tells no job from a job that isn’t changed', async () => {
    await ask({ job: null });
    await ask({});
    expect(orders.map((order) => order.job)).toEqual([null, undefined]);
  });

  it('F7 answers 409 if the change needs the file', async () => {
    const answer = await ask({ profile: NEEDS_FILE });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'preflight.file_needed',
      detail: 'Upload it once more.',
    });
  });

  it.each([
    [{ job: { pages: 0 } }, 'whole number'],
    [{ job: { binding: 'saddle' } }, 'The fields here are name, trim'],
    [{ profile: 'screen' }, 'profile'],
    [{ mode: 'fast' }, 'mode'],
  ])('F7 refuses %j and says why', async (body, words) => {
    const answer = await ask(body);
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain(words);
    expect(orders).toEqual([]);
  });
});
