import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { destination, type DestinationStream } from 'pino';
import { currentCall, currentTraceId } from '@printpartner/tracing';

/** Lines are written when so many bytes wait, and all at the end of the turn of the event loop that logged them. */
const BATCH_BYTES = 4_096;

/**
 * Structured logs on standard output: one JSON object per line with the process's
 * name and, inside a call, its request id and, while tracing is on, its trace id.
 */
export function loggingModule(name: string, level: string): DynamicModule {
  const output = (batched ??= batchedOutput());
  const options = {
    name,
    level,
    base: { service: name },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    mixin: () => {
      const call = currentCall.getStore();
      return { ...(call && { requestId: call.requestId }), ...traceField() };
    },
  };
  // Without its own lines of requests: the gateway writes them.
  return LoggerModule.forRoot({ pinoHttp: [options, output], forRoutes: [] });
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
function traceField(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}
