import { readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { serveRequests } from '../src/isolation/serve-requests.ts';

export type GreedyRequest =
  | { read: string }
  | { variable: string }
  | { run: string }
  | { allocateMb: number }
  | { killItself: NodeJS.Signals }
  | { hang: true; sends?: object };

const BLOCK_MB = 16;

/** What an exploited child would try. */
function attempt(request: Exclude<GreedyRequest, { hang: true }>): string {
  if ('read' in request) return readFileSync(request.read, 'latin1');
  if ('variable' in request) return process.env[request.variable] ?? 'not set';
  if ('killItself' in request) return String(process.kill(process.pid, request.killItself));
  if ('run' in request) return String(spawnSync(request.run).status);
  const blocks = Array.from({ length: request.allocateMb / BLOCK_MB }, () =>
    Buffer.alloc(BLOCK_MB * 1_048_576, 1),
  );
  return String(blocks.length);
}

serveRequests<GreedyRequest, string>(
  (request) =>
    new Promise((resolve) => {
      if (!('hang' in request)) resolve(attempt(request));
      else if (request.sends) setInterval(() => process.send?.(request.sends), 20);
    }),
);
