import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import express from 'express';
import { serveWebApp } from './serve-web-app.ts';

const PAGE = '<!doctype html><title>Print Partner</title>';
const root = mkdtempSync(join(tmpdir(), 'web-'));
let server: Server;

beforeAll(async () => {
  mkdirSync(join(root, 'first-paint'));
  for (const name of ['index.html', 'first-paint/home.html', 'first-paint/login.html'])
    writeFileSync(join(root, name), PAGE);
  const app = express();
  const signedOut = { get: () => ({ read: () => undefined }) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it uses of the application
  serveWebApp(Object.assign(app, signedOut) as unknown as NestExpressApplication, root);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

it.each([
  ['/reset-password.html', 200],
  ['/no-such-page.html', 404],
])('A4 %s is answered with the page of the app and %i', async (path, status) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
  expect([answer.status, await answer.text()]).toEqual([status, PAGE]);
});
