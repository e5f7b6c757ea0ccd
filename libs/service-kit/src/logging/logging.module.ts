import type { DynamicModule } from '@nestjs/common';
import { LoggerModule, type Params } from 'nestjs-pino';
import { destination } from 'pino';
import { currentCall, currentTraceId } from '@printpartner/tracing';

/** Headers and fields that must never reach a log. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-admin-password"]',
  'res.headers["set-cookie"]',
];

export type HttpLogOptions = Extract<Params['pinoHttp'], { level?: unknown }>;

/** Lines wait until there are so many bytes, or for so long, ms: one write for each takes longer than to make it. */
const BATCH_BYTES = 4_096;
const BATCH_MS = 200;
/** pino's level for warnings, which do not wait, nor does what came before them. */
const WARN = 40;

/**
 * Structured logs on standard output: one JSON object per line with the process's
 * name and, inside a call, its request id and, while tracing is on, its trace id. A process that is killed loses the
 * last lines of routine.
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
    hooks: {
      logMethod(line, write, lineLevel) {
        write.apply(this, line);
        if (lineLevel >= WARN) output.flushSync();
      },
    },
    ...http,
  };
  return LoggerModule.forRoot({ pinoHttp: [options, output] });
}

let batched: ReturnType<typeof batchedOutput> | undefined;

function batchedOutput() {
  const output = destination({ sync: true, minLength: BATCH_BYTES, periodicFlush: BATCH_MS });
  process.once('exit', () => output.flushSync());
  return output;
}

/** The trace of a log line, while tracing is on. */
export function traceField(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}
