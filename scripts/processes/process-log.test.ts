import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { consoleLine, ProcessLog } from './process-log.ts';

const shown = (line: object) => consoleLine(JSON.stringify(line));

describe('consoleLine', () => {
  it('K8 shortens warnings and errors to one line', () => {
    expect(shown({ level: 40, msg: 'slow disk' })).toBe('slow disk');
    expect(shown({ level: 50, msg: 'no answer', err: { message: 'ECONNRESET' } })).toBe(
      'no answer: ECONNRESET',
    );
  });

  it('K8 omits routine lines, client errors, and lines that are not our JSON', () => {
    expect(shown({ level: 30, msg: 'started' })).toBeUndefined();
    expect(shown({ level: 40, msg: 'request completed', status: 404 })).toBeUndefined();
    expect(shown({ level: 40, msg: 'error in the web app', event: 'client-error' })).toBeUndefined();
    expect(shown({ level: 50, msg: 'request failed', status: 500 })).toBe('request failed');
    expect(consoleLine('LOG:  database system is ready')).toBeUndefined();
    expect(consoleLine('{ torn')).toBeUndefined();
  });
});

describe('ProcessLog', () => {
  it('K8 rotates a full file while the process writes, keeps six files, and loses no line', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'process-log-'));
    const log = new ProcessLog(dataDir, 'noisy', 10_000);
    const output = new PassThrough();
    log.follow(output);
    // More than six files hold, so that the oldest are gone.
    const lines = Array.from({ length: 800 }, (_, n) => `line ${n} ${'x'.repeat(90)}`);
    for (const line of lines) output.write(`${line}\n`);
    output.end();
    await once(output, 'close');
    await log.end();
    const names = readdirSync(join(dataDir, 'logs')).toSorted();
    expect(names).toEqual(['noisy.log', ...[1, 2, 3, 4, 5].map((n) => `noisy.log.${n}`)]);
    const [current, ...full] = names;
    const oldestFirst = [...full.toReversed(), current ?? ''];
    const written = oldestFirst.flatMap((name) =>
      readFileSync(join(dataDir, 'logs', name), 'utf8')
        .trimEnd()
        .split('\n'),
    );
    expect(written).toEqual(lines.slice(-written.length));
    for (const name of full) {
      const { size } = statSync(join(dataDir, 'logs', name));
      expect(size).toBeGreaterThanOrEqual(10_000);
      expect(size).toBeLessThan(10_200);
    }
    rmSync(dataDir, { recursive: true });
  });

  it('K8 keeps lines whole that come in pieces, several at once, or without an end', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'process-log-'));
    const log = new ProcessLog(dataDir, 'pieces');
    const output = new PassThrough();
    log.follow(output);
    const text = Buffer.from('first\nŁódź 印\nthird\nlast');
    for (const byte of text) output.write(Buffer.of(byte));
    output.end();
    await once(output, 'close');
    await log.end();
    expect(readFileSync(log.file, 'utf8')).toBe(`${text.toString()}\n`);
    rmSync(dataDir, { recursive: true });
  });

  it('K8 writes on when a full disk has space again', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'process-log-'));
    mkdirSync(join(dataDir, 'logs'));
    const file = join(dataDir, 'logs', 'full.log');
    symlinkSync('/dev/full', file);
    const log = new ProcessLog(dataDir, 'full');
    const output = new PassThrough();
    log.follow(output);
    output.write('lost\n');
    // The error arrives a moment later; until then, lines are lost with it.
    await pause(200);
    rmSync(file);
    output.end('kept\n');
    await once(output, 'close');
    await log.end();
    expect(readFileSync(file, 'utf8')).toBe('kept\n');
    rmSync(dataDir, { recursive: true });
  });
});
