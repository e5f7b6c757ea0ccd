import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { admitUpload, type RpcInput } from '@printpartner/contracts';
import { HandleRpc } from '@printpartner/messaging';
import { eventually, randomIp } from '@printpartner/testing';
import { startGatewayWith } from './gateway-with-services.ts';

export const MB = 1_048_576;
export const LIMIT_MB = 64;
const HEAD = '--x\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n';

const sources: string[] = [];

@Controller()
class AdmitAll {
  @HandleRpc(admitUpload)
  async admit({ source }: RpcInput<typeof admitUpload>) {
    sources.push(source);
    return {};
  }
}

/** Starts a gateway with a file store, and a preflight service that admits every upload. */
export async function startUploadGateway() {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const gateway = await startGatewayWith(
    { preflight: AdmitAll },
    { STORAGE_URL: pathToFileURL(folder).href },
  );
  const storedFiles = () => readdirSync(folder);
  return {
    ...gateway,
    /** Sources of the admitted uploads. */
    sources,
    /** Starts another gateway, behind a proxy, that leaves this much disk space free. */
    listenWithFloor: (UPLOAD_FREE_MB: number) =>
      gateway.listen({ UPLOAD_FREE_MB, UPLOAD_LIMIT_MB: LIMIT_MB, TRUST_PROXY: '1' }),
    storedFiles,
    /** Bytes of all files in the store. */
    storedBytes: () =>
      storedFiles().reduce(
        (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
        0,
      ),
    untilStored: (count: number) => eventually(() => expect(storedFiles()).toHaveLength(count)),
    stop: async () => {
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type UploadGateway = Awaited<ReturnType<typeof startUploadGateway>>;

interface RunningUpload {
  sent: ClientRequest;
  answered: Promise<{ status: number | undefined; body: unknown }>;
}

/** Starts an upload from a network of its own; `bytes` is its announced length. */
export function startUpload(
  url: string,
  bytes: number | null,
  ip = randomIp(),
  start = '%PDF-1.4',
): RunningUpload {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': ip };
  const length = bytes === null ? {} : { 'content-length': bytes };
  const sent = request(`${url}/api/preflight/analyze`, {
    method: 'POST',
    headers: { ...headers, ...length },
  });
  sent.on('error', () => undefined);
  sent.write(HEAD + start);
  const answered = once(sent, 'response').then(async ([answer]: IncomingMessage[]) => ({
    status: answer?.statusCode,
    body: answer && (await json(answer)),
  }));
  answered.catch(() => undefined);
  return { sent, answered };
}

/** The answer to an upload that is refused before all of it is sent. */
export async function refusal(...upload: Parameters<typeof startUpload>) {
  const { sent, answered } = startUpload(...upload);
  const answer = await answered;
  sent.destroy();
  return answer;
}
