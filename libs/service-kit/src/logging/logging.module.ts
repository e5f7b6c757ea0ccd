import {
  type CallHandler,
  type DynamicModule,
  type ExecutionContext,
  Injectable,
  Module,
  type NestInterceptor,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { RpcCallContext } from '@printpartner/messaging';
import { currentCall, currentTraceId } from '@printpartner/tracing';
import { LoggerModule, PinoLogger } from 'nestjs-pino';
import { destination } from 'pino';
import { Observable, tap } from 'rxjs';

/** Lines are written at once when so many bytes wait. */
const BATCH_BYTES = 4_096;
/** Longest that a routine line waits. */
const WAIT_MS = 25;

/**
 * Structured logs on standard output: one JSON object per line with the process's
 * name and, inside a call, its request id and, while tracing is on, its trace id.
 */
export function loggingModule(name: string, level: string): DynamicModule {
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
  // It writes no lines of requests: the gateway does.
  return {
    module: LoggingModule,
    imports: [LoggerModule.forRoot({ pinoHttp: [options, (output ??= new LogOutput())], forRoutes: [] })],
  };
}

/** A line below a warning, as pino begins it. */
const ROUTINE = /^\{"level":[123]0,/;

/**
 * Each write wakes whoever reads the lines, so routine ones wait for others. A warning takes those before it along at the end
 * of its turn of the event loop.
 */
class LogOutput {
  readonly #lines = destination({ sync: true, minLength: BATCH_BYTES });
  #waiting: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor() {
    process.once('exit', this.#flush);
  }

  write(line: string): void {
    this.#lines.write(line);
    if (this.#isEnding || !ROUTINE.test(line)) setImmediate(this.#flush);
    else this.#waiting ??= setTimeout(this.#flush, WAIT_MS);
  }

  /** Lets no line wait from now on: Nest ends the process by a signal, which leaves no time for what waits. */
  end(): void {
    this.#isEnding = true;
    this.#flush();
  }

  readonly #flush = (): void => {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#lines.flush();
  };
}

let output: LogOutput | undefined;

@Module({})
class LoggingModule implements OnModuleDestroy {
  onModuleDestroy(): void {
    output?.end();
  }
}

/** The trace of a log line, while tracing is on. */
function traceField(): { traceId?: string } {
  const traceId = currentTraceId();
  return traceId ? { traceId } : {};
}

/** Logs every call in one line, and adds its request id to all lines logged during it. */
@Injectable()
export class CallLogInterceptor implements NestInterceptor {
  constructor(private readonly logger: PinoLogger) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = context.switchToRpc().getContext<RpcCallContext>();
    const pattern = call.getPattern();
    const current = call.getCall();
    const { requestId } = current;
    const startedAt = performance.now();
    const log = (outcome: 'answered' | 'refused') => {
      const ms = Math.round((performance.now() - startedAt) * 10) / 10;
      this.logger.info({ requestId, pattern, outcome, ms }, 'call');
    };
    return new Observable((subscriber) =>
      currentCall.run({ requestId, remainingMs: () => current.remainingMs() }, () =>
        next
          .handle()
          .pipe(tap({ complete: () => log('answered'), error: () => log('refused') }))
          .subscribe(subscriber),
      ),
    );
  }
}
