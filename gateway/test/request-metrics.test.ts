import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderMetrics } from '@printpartner/metrics';
import { eventually } from '@printpartner/testing';
import express from 'express';
import { measureRequests } from '../src/http/request-record.ts';
import { ADMIN_HEADERS, adminGateway, closeGateways } from './test-gateway.ts';

let url: string;
beforeAll(async () => {
  url = await adminGateway();
});
afterAll(closeGateways);

/** The gateway's count of requests with these labels. */
async function counted(labels: string): Promise<number> {
  const line = (await renderMetrics()).split('\n').find((one) => one.includes(`requests_total{${labels}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('metrics of requests', () => {
  it('K8 the queue board is counted under its own path, as it is, whatever the case of the letters', async () => {
    const headers = ADMIN_HEADERS;
    for (const path of ['/api/admin/queues', '/API/Admin/Queues'])
      expect((await fetch(`${url}${path}/queue/mail-auth`, { headers })).status).toBe(200);
    expect(await counted('method="GET",route="/api/admin/queues/",status="2xx"')).toBe(2);
    expect(await renderMetrics()).not.toMatch(/requests_total\{[^}]*route="(?:\/API|\/queue|\/")/);
  });

  it('K8 a request that no route takes is counted apart from those of a route', async () => {
    await fetch(`${url}/api/projects/7`);
    await fetch(`${url}/api/nothing-here`);
    expect(await counted('method="GET",route="/api/projects/:id",status="4xx"')).toBe(1);
    expect(await counted('method="GET",route="no such route",status="4xx"')).toBe(1);
  });

  it('K8 a client that leaves is told from a request that the server cuts', async () => {
    const arrived = new EventEmitter();
    const app = express().use(measureRequests);
    app.get('/hangs', () => void arrived.emit('request'));
    const own = app.listen(0, '127.0.0.1');
    await once(own, 'listening');
    const ask = async () => {
      const socket = connect((own.address() as AddressInfo).port, '127.0.0.1').resume();
      socket.write('GET /hangs HTTP/1.1\r\nhost: a\r\n\r\n');
      await once(arrived, 'request');
      return socket;
    };
    const counts = () =>
      Promise.all(
        ['aborted', 'cut'].map((status) => counted(`method="GET",route="/hangs",status="${status}"`)),
      );
    (await ask()).end();
    await eventually(async () => expect(await counts()).toEqual([1, 0]));
    (await ask()).resetAndDestroy();
    await eventually(async () => expect(await counts()).toEqual([2, 0]));
    const staying = await ask();
    own.close();
    own.closeAllConnections();
    await once(staying, 'close');
    await eventually(async () => expect(await counts()).toEqual([2, 1]));
  });

  it('K8 errors in the web app are counted by their kind', async () => {
    const report = { kind: 'screen', name: 'TypeError', frames: [], page: '/app' };
    const answer = await fetch(`${url}/api/client-errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(report),
    });
    expect(answer.ok).toBe(true);
    expect(await renderMetrics()).toContain('printpartner_client_errors_total{kind="screen"} 1\n');
  });
});
