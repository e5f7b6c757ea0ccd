import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { RpcCallContext } from '@printpartner/messaging';
import { PinoLogger } from 'nestjs-pino';
import { Observable, tap } from 'rxjs';
import { currentCall } from '@printpartner/tracing';

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
