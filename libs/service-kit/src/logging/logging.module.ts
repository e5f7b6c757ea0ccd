import type { DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { destination, type DestinationStream } from 'pino';
import { currentCall, currentTraceId } from '@printpartner/tracing';

/** Lines are written at once when so many bytes wait. */
const BATCH_BYTES = 4_096;
/** Longest that a routine line waits. */
const WAIT_MS = 25;

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

/** A line below a warning, as pino begins it. */
const ROUTINE = /^\{"level":[123]0,/;

/**
 * Each write wakes whoever reads the lines, so routine ones wait for others. A warning takes those before it along at the end
 * of its turn of the event loop, and so does the end of the process, unless it is killed.
 */
function batchedOutput(): DestinationStream {
  const output = destination({ sync: true, minLength: BATCH_BYTES });
  let waiting: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(waiting);
    waiting = undefined;
    output.flush();
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      output.write(line);
      if (ROUTINE.test(line)) waiting ??= setTimeout(flush, WAIT_MS);
      else setImmediate(flush);
    },
  };
}

/** The trace of a log line, while tracing is on. */
function traceField(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}
