import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@printpartner/testing/e2e';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '@printpartner/testing/otlp';
import { ApiUser } from './api-user.ts';
import { checkPdf } from './check-pdf.ts';
import { removeDataDir, Starter } from './running-system.ts';

const MINUTE_MS = 60_000;

describe('traces of a running system', () => {
  let receiver: OtlpReceiver;
  let system: Starter;
  beforeAll(async () => {
    receiver = await startOtlpReceiver();
    system = await Starter.launch({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret%20key' },
    });
    await system.ready();
  }, 6 * MINUTE_MS);
  afterAll(async () => {
    await system.stop();
    await receiver.stop();
    removeDataDir(system.dataDir);
  }, 3 * MINUTE_MS);

  const logLines = () =>
    readdirSync(join(system.dataDir, 'logs')).flatMap((name) =>
      readFileSync(join(system.dataDir, 'logs', name), 'utf8').split('\n'),
    );
  const spansOf = (traceId: string) => receiver.spans.filter((span) => span.traceId === traceId);
  const find = (spans: ReceivedSpan[], service: string, name: string | RegExp) => {
    const found = spans.find((span) => span.service === service && span.name.match(name));
    if (!found) throw new Error(`no span ${service} ${String(name)}`);
    return found;
  };
  /** A span's ancestors, nearest first. */
  const ancestors = (spans: ReceivedSpan[], of: ReceivedSpan): string[] => {
    const parent = spans.find(({ spanId }) => spanId === of.parentSpanId);
    return parent ? [`${parent.service} ${parent.name}`, ...ancestors(spans, parent)] : [];
  };

  it(
    'K8 one upload from the browser is one trace, through gateway, queue, service and worker to the child process',
    async () => {
      const [traceId, browserSpan] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
      const person = await ApiUser.signUp(system.url);
      const headers = { traceparent: `00-${traceId}-${browserSpan}-01`, 'sec-fetch-site': 'same-origin' };
      await checkPdf(person, 'Marked brochure.pdf', headers);
      await eventually(() => {
        console.log(spansOf(traceId).map((s) => `${s.service} | ${s.name} | ${s.kind} | ${JSON.stringify(s.attributes)}`).join('\n'));
        expect(spansOf(traceId).map(({ name }) => name)).toContain('POST /api/preflight/analyze');
      }, { timeout: MINUTE_MS, interval: 1000 });
      console.log(logLines().filter((l) => l.includes(traceId)).join('\n'));
    },
    3 * MINUTE_MS,
  );
});
