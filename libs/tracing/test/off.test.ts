import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { startOtlpReceiver } from '@printpartner/testing/otlp';

const CHILD = fileURLToPath(new URL('loaded-modules.child.ts', import.meta.url));

/** Also a process that sends spans ends by itself. */
async function startIn(endpoint = ''): Promise<{ loaded: number; hasSpan: boolean }> {
  const args = ['--conditions=@printpartner/source', CHILD, endpoint];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env['PATH'] },
  });
  return JSON.parse(stdout) as { loaded: number; hasSpan: boolean };
}

describe('tracing', () => {
  it('K8 loads nothing of OpenTelemetry and makes no span without an endpoint', async () => {
    expect(await startIn()).toEqual({ loaded: 0, hasSpan: false });
  });

  it('K8 sends its last spans when the process stops', async () => {
    const receiver = await startOtlpReceiver();
    const { loaded, hasSpan } = await startIn(receiver.url);
    expect(loaded).toBeGreaterThan(0);
    expect(hasSpan).toBe(true);
    expect(receiver.spans.map(({ name }) => name)).toEqual(['work']);
    await receiver.stop();
  });

  it('K8 tracing does not keep a process whose receiver is away', async () => {
    const receiver = await startOtlpReceiver();
    await receiver.stop();
    await expect(startIn(receiver.url)).resolves.toMatchObject({ hasSpan: true });
  });
});
