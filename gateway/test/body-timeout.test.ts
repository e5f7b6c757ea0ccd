import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { admitUpload } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { type GatewayWithServices, startGatewayWith } from './gateway-with-services.ts';

const uploads = mkdtempSync(join(tmpdir(), 'uploads-'));

@Controller()
class AdmitAll {
  @HandleRpc(admitUpload)
  async admit() {
    return {};
  }
}

let gateway: GatewayWithServices;
let url: string;
beforeAll(async () => {
  const STORAGE_URL = pathToFileURL(uploads).href;
  gateway = await startGatewayWith({ preflight: AdmitAll }, { BODY_SECONDS: 0.3, STORAGE_URL });
  ({ url } = gateway);
});
afterAll(async () => {
  await gateway.stop();
  rmSync(uploads, { recursive: true, force: true });
});

/** Starts a request, and sends only the beginning of its body. */
function startSlowly(method: string, path: string, headers: Record<string, string>, start: string) {
  const slow = request(`${url}${path}`, { method, headers });
  slow.on('error', () => undefined);
  slow.write(start);
  return slow;
}
async function answerTo(slow: ClientRequest): Promise<IncomingMessage> {
  const [answer]: IncomingMessage[] = await once(slow, 'response');
  if (!answer) throw new Error('no response');
  return answer;
}
/** Bytes that cross the cut reset the connection, and `once` of events would reject for that. */
const closed = (slow: ClientRequest) => new Promise((resolve) => slow.once('close', resolve));
const announced = { 'content-type': 'application/json', 'content-length': '1000' };
const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };

describe('a body that arrives too slowly', () => {
  it.each([
    ['with a length', announced],
    ['in chunks', chunked],
  ])('K3 a slow body is refused and its connection closed: %s', async (_, headers) => {
    const slow = startSlowly('POST', '/api/auth/login', headers, '{"email":');
    const answer = await answerTo(slow);
    expect(answer.statusCode).toBe(408);
    expect(answer.headers).toMatchObject({
      connection: 'close',
      'content-type': expect.stringContaining('application/problem+json'),
    });
    expect(await json(answer)).toMatchObject({
      code: 'request.timed_out',
      detail: 'The request took too long to arrive. Check your connection and try again.',
    });
    await closed(slow);
  });

  it('K3 a slow body is cut off when the answer did not wait for it, although bytes keep coming', async () => {
    const slow = startSlowly('POST', '/api/nothing-here', { 'content-length': '1000000' }, 'x');
    // Node itself ends a connection on which nothing comes after the answer.
    const trickle = setInterval(() => slow.write('x'), 50);
    const answer = await answerTo(slow);
    expect(answer.statusCode).toBe(415);
    answer.resume();
    await closed(slow);
    clearInterval(trickle);
  });

  it('F3 a slow body is accepted as an upload', async () => {
    const upload = startSlowly(
      'POST',
      '/api/preflight/analyze',
      { 'content-type': 'multipart/form-data; boundary=x', 'transfer-encoding': 'chunked' },
      '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n',
    );
    // Started later, and refused because of the time limit.
    const later = await answerTo(startSlowly('POST', '/api/auth/login', announced, '{"email":'));
    expect(later.statusCode).toBe(408);
    later.resume();
    upload.end(`${'not a PDF '.repeat(200)}\r\n--x--\r\n`);
    const answer = await answerTo(upload);
    expect(await json(answer)).toMatchObject({ code: 'preflight.not_a_pdf' });
  });
});
