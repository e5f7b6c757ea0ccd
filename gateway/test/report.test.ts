import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { limits, type RpcInput, writePreflightReport } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

let orders: RpcInput<typeof writePreflightReport>[];

@Controller()
class Reports {
  @HandleRpc(writePreflightReport)
  async write(order: RpcInput<typeof writePreflightReport>) {
    orders.push(order);
    return { filename: 'harbor.pdf', pdf: Buffer.from('%PDF-1.7').toString('base64') };
  }
}

let gateway: GatewayWithServices;
beforeAll(async () => {
  gateway = await startGatewayWith({ preflight: Reports });
});
beforeEach(() => {
  orders = [];
});
afterAll(() => gateway.stop());

const picture = (page: number, length: number = limits.reportPictureMax) => ({
  page,
  shown: [0, 0, 432, 648],
  jpeg: 'A'.repeat(length),
});
const pictures = (count: number) => Array.from({ length: count }, (_, index) => picture(index + 1));
const send = (path: string, body: object) =>
  fetch(`${gateway.url}/api/preflight/${randomUUID()}/${path}`, {
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
});
