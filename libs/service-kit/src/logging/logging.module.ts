import type { DynamicModule } from '@nestjs/common';
import { LoggerModule, type Params } from 'nestjs-pino';
import { currentCall, currentTraceId } from '@printpartner/tracing';

/** Headers and fields that must never reach a log. */
const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-admin-password"]',
  'res.headers["set-cookie"]',
];

export type HttpLogOptions = Extract<Params['pinoHttp'], { level?: unknown }>;

/**
 * Structured logs on standard output: one JSON object per line with the process's
 * name and, inside a call, its request id and, while tracing is on, its trace id.
 */
export function loggingModule(name: string, level: string, http: HttpLogOptions = {}): DynamicModule {
  return LoggerModule.forRoot({
    pinoHttp: {
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
    },
  });
}

/** The trace of a log line, while tracing is on. */
export function traceField(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}
