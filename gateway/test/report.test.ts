import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import {
  admitKeptPictures,
  admitReport,
  keepPictures,
  limits,
  type RpcInput,
  writePreflightReport,
} from '@printpartner/contracts';
import { AppError, HandleRpc } from '@printpartner/messaging';
import { eventually } from '@printpartner/testing';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';
import { signedIn } from './signed-in.ts';

/** A check of someone else. */
const STRANGE = randomUUID();

let orders: RpcInput<typeof writePreflightReport>[];
let kept: RpcInput<typeof keepPictures>[];
let hold: Promise<void> | undefined;

@Controller()
class Reports {
  @HandleRpc(admitReport)
  async admit({ sessionId }: RpcInput<typeof admitReport>) {
    if (sessionId === STRANGE) throw new AppError('preflight.not_found');
    return {};
  }

  @HandleRpc(admitKeptPictures)
  async admitPictures({ id }: RpcInput<typeof admitKeptPictures>) {
    if (id === STRANGE) throw new AppError('preflight.kept_not_found');
    return {};
  }

  @HandleRpc(keepPictures)
  async keep(pictures: RpcInput<typeof keepPictures>) {
    kept.push(pictures);
    return {};
  }

  @HandleRpc(writePreflightReport)
  async write(order: RpcInput<typeof writePreflightReport>) {
    orders.push(order);
    await hold;
    return { filename: 'harbor.pdf', pdf: Buffer.from('%PDF-1.7').toString('base64') };
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ preflight: Reports });
});
beforeEach(() => {
  orders = [];
  kept = [];
  hold = undefined;
});
afterAll(() => gateway.stop());

const picture = (page: number, length: number = limits.reportPictureMax) => ({
  page,
  shown: [0, 0, 432, 648],
  jpeg: '/9j/'.padEnd(length, 'A'),
});
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));
const send = (path: string, body: object, session: string = randomUUID()) =>
  fetch(`${gateway.url}/api/preflight/${session}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('POST /api/preflight/:sessionId/report.pdf', () => {
  it('F8 takes as many and as large pictures as a report may have', async () => {
    const answer = await send('report.pdf', { pictures: pictures(limits.reportPictures) });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7');
    expect(orders).toEqual([
      expect.objectContaining({
        owner: expect.stringMatching(/^visitor:/),
        pictures: pictures(limits.reportPictures),
      }),
    ]);
  });

  it('F5 F8 refuses more or larger pictures, and large bodies anywhere else', async () => {
    expect((await send('report.pdf', { pictures: pictures(limits.reportPictures + 1) })).status).toBe(413);
    expect((await send('report.pdf', { pictures: [picture(1, limits.reportPictureMax + 4)] })).status).toBe(
      422,
    );
    const many = Array.from({ length: limits.reportPictures + 1 }, (_, index) => picture(index + 1, 4));
    expect((await send('report.pdf', { pictures: many })).status).toBe(422);
    expect((await send('judge', { pictures: pictures(1) })).status).toBe(413);
    expect(orders).toEqual([]);
  });

  it('F3 F5 F8 the report’s request doesn’t read the body for another user’s check', async () => {
    const answered = Promise.withResolvers<IncomingMessage>();
    const started = request(`${gateway.url}/api/preflight/${STRANGE}/report.pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 4_000_000 },
    });
    started.on('error', () => undefined).on('response', answered.resolve);
    started.write('{');
    // Answered though the rest was never sent.
    expect((await answered.promise).statusCode).toBe(404);
    started.destroy();
    expect((await send('report.pdf', { pictures: pictures(1) }, STRANGE)).status).toBe(404);
    expect(orders).toEqual([]);
  });

  it('F5 F8 takes four large bodies of a network at once, and any number of small ones', async () => {
    const held = Promise.withResolvers<void>();
    hold = held.promise;
    const first = [1, 2, 3, 4].map(() => send('report.pdf', { pictures: pictures(1) }));
    await eventually(() => expect(orders).toHaveLength(4));
    const refused = await send('report.pdf', { pictures: pictures(1) });
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: 'system.busy' });
    const packed = await fetch(`${gateway.url}/api/preflight/${randomUUID()}/report.pdf`, {
      method: 'POST',
      body: gzipSync(JSON.stringify({ pictures: pictures(1) })),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(packed.status).toBe(413);
    const small = send('report.pdf', { pictures: [] });
    await eventually(() => expect(orders).toHaveLength(5));
    held.resolve();
    const answers = await Promise.all([...first, small]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await send('report.pdf', { pictures: pictures(1) })).status).toBe(200);
  });
});

describe('PUT /api/preflight/kept/:id/pictures', () => {
  async function keep(body: object, id: string = randomUUID()): Promise<number> {
    const answer = await fetch(`${gateway.url}/api/preflight/kept/${id}/pictures`, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { ...(await signedIn(gateway.redis)), 'content-type': 'application/json' },
    });
    await answer.text();
    return answer.status;
  }
  /** As many as a result may keep, and together as large. */
  const most = () => {
    const length = Math.floor(limits.keptPicturesBytes / 3 / limits.reportPictures) * 4;
    return Array.from({ length: limits.reportPictures }, (_, index) => picture(index + 1, length));
  };

  it('F6 F8 takes as many and as large pictures as a kept result may have, and no more', async () => {
    const id = randomUUID();
    expect(await keep({ pictures: most() }, id)).toBe(204);
    expect(kept).toEqual([{ id, pictures: most() }]);
    const more = most().map(({ jpeg, ...others }) => ({ ...others, jpeg: `${jpeg}AAAA` }));
    expect(await keep({ pictures: more })).toBe(422);
    expect(await keep({ pictures: [picture(1, 8), picture(1, 8)] })).toBe(422);
    expect(await keep({ pictures: [{ ...picture(1, 8), name: 'cover' }] })).toBe(422);
    expect(await keep({ pictures: [{ ...picture(1, 8), jpeg: btoa('no JPEG') }] })).toBe(422);
    expect(await keep({ pictures: pictures(limits.reportPictures) })).toBe(413);
    expect(kept).toHaveLength(1);
  });

  it('F5 F6 F8 the pictures’ request doesn’t read the body for another user’s kept result, or a visitor', async () => {
    expect(await keep({ pictures: pictures(limits.reportPictures) }, STRANGE)).toBe(404);
    const answer = await fetch(`${gateway.url}/api/preflight/kept/${randomUUID()}/pictures`, {
      method: 'PUT',
      body: JSON.stringify({ pictures: [] }),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(401);
    expect(kept).toEqual([]);
  });
});
