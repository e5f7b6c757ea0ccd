import type { DynamicModule } from '@nestjs/common';
import { LoggerModule, type Params } from 'nestjs-pino';
import { destination, type DestinationStream } from 'pino';
import { currentCall, currentTraceId } from '@printpartner/tracing';

/** Headers and fields that must never reach a log. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-admin-password"]',
  'res.headers["set-cookie"]',
];

export type HttpLogOptions = Extract<Params['pinoHttp'], { level?: unknown }>;

/** Lines are written when so many bytes wait, and all at the end of the turn of the event loop that logged them. */
const BATCH_BYTES = 4_096;

/**
 * Structured logs on standard output: one JSON object per line with the process's
 * name and, inside a call, its request id and, while tracing is on, its trace id.
 */
export function loggingModule(name: string, level: string, http: HttpLogOptions = {}): DynamicModule {
  const output = (batched ??= batchedOutput());
  const options: HttpLogOptions = {
    name,
    level,
    base: { service: name },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: () => {
      const call = currentCall.getStore();
      return { ...(call && { requestId: call.requestId }), ...traceField() };
    },
    redact: { paths: secretPaths, censor: '[redacted]' },
    ...http,
  };
  return LoggerModule.forRoot({ pinoHttp: [options, output] });
}

let batched: DestinationStream | undefined;

/** One write for each line would take longer than to make it. The lines of a turn are out before the process can end by a signal. */
function batchedOutput(): DestinationStream {
  const output = destination({ sync: true, minLength: BATCH_BYTES });
  let isDue = false;
  const flush = () => {
    isDue = false;
    output.flush();
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      output.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
}

/** The trace of a log line, while tracing is on. */
export function traceField(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}
