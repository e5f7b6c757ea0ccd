import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { prepareMail } from './mail.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const NONE = 0;
const portOf = (url: string) => Number(new URL(url).port);

describe('ports of the mail catcher', () => {
  it('K1 the mail catcher’s ports stay the same while they are free', async () => {
    const first = await prepareMail(dataDir, NONE);
    const again = await prepareMail(dataDir, NONE);
    expect([again.webUrl, again.smtpUrl]).toEqual([first.webUrl, first.smtpUrl]);
    expect(portOf(first.webUrl)).not.toBe(portOf(first.smtpUrl));
  });

  it('K1 change when one is in use or reserved', async () => {
    const first = await prepareMail(dataDir, NONE);
    const server = createServer().listen(portOf(first.webUrl), '127.0.0.1');
    await once(server, 'listening');
    const second = await prepareMail(dataDir, NONE);
    server.close();
    expect(second.webUrl).not.toBe(first.webUrl);
    const third = await prepareMail(dataDir, portOf(second.webUrl));
    expect(third.webUrl).not.toBe(second.webUrl);
  });

  it('K1 the mail catcher’s ports are chosen again when the ports file is damaged', async () => {
    writeFileSync(join(dataDir, 'mail-ports.json'), '{"smtp":');
    expect(portOf((await prepareMail(dataDir, NONE)).webUrl)).toBeGreaterThan(0);
  });
});

describe('pages of the mail catcher', () => {
  it('K1 K3 the mail catcher’s pages are for this machine and for no other page of the browser', async () => {
    const { process: definition, webUrl } = await prepareMail(dataDir, NONE);
    const catcher = spawn(definition.command, definition.args, { cwd: definition.cwd, stdio: 'ignore' });
    try {
      await definition.ready?.(new AbortController().signal);
      const { host, port } = new URL(webUrl);
      const statusOf = async (headers: Record<string, string>) => {
        const asked = request({ host: '127.0.0.1', port, path: '/email', headers }).end();
        const [answer] = (await once(asked, 'response')) as [{ statusCode: number }];
        return answer.statusCode;
      };
      expect(await statusOf({ host })).toBe(200);
      expect(await statusOf({ host, origin: webUrl.replace(/\/$/, '') })).toBe(200);
      expect(await statusOf({ host, origin: 'https://press.example' })).toBe(403);
      expect(await statusOf({ host: 'press.example' })).toBe(403);
      const upgrade = { connection: 'Upgrade', upgrade: 'websocket', origin: 'https://press.example', host };
      const socket = request({
        host: '127.0.0.1',
        port,
        path: '/socket.io/?EIO=4&transport=websocket',
        headers: upgrade,
      });
      const [error] = (await once(socket.end(), 'error')) as [Error];
      expect(error.message).toBe('socket hang up');
    } finally {
      catcher.kill();
      await once(catcher, 'exit');
    }
  });
});
