import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { RpcException } from '@nestjs/microservices';
import { AppError, contractOf, type HandlerCall, type RpcCallContext } from '@printpartner/messaging';
import { finalize, Observable } from 'rxjs';
import { type EndTurn, KeyedTurns } from './limits/keyed-turns.ts';

/** Fewer than the five connections of the database's pool. */
const CALLS_AT_ONCE = 3;
/** More calls of one user than this are refused, so that one user can't take most of the 1,000 calls of a replica. */
const MAX_WAITING = 40;

/**
 * Runs at most three calls of one user at once; the others wait here. Otherwise a burst of one
 * user's changes, which wait for each other's lock, would take up all connections to Postgres.
 */
@Injectable()
export class UserTurns implements NestInterceptor {
  readonly #turns = new KeyedTurns({ atOnce: CALLS_AT_ONCE, waiting: MAX_WAITING });

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = context.switchToRpc().getContext<RpcCallContext>().getCall();
    if (!call.userId || isStream(context)) return next.handle();
    return new Observable((subscriber) => {
      const begin = (end: EndTurn) => {
        if (subscriber.closed) return end();
        // Not linked to the subscriber: a call whose caller has given up keeps its turn, as it keeps its connection.
        next
          .handle()
          .pipe(finalize(end))
          .subscribe({
            next: (answer) => subscriber.next(answer),
            error: (error: unknown) => subscriber.error(error),
            complete: () => subscriber.complete(),
          });
      };
      this.#turn(call).then(begin, (error: unknown) => subscriber.error(error));
    });
  }

  /** @throws RpcException system.busy, or system.timeout when the caller has given up meanwhile */
  async #turn(call: HandlerCall): Promise<EndTurn> {
    const end = await this.#turns.wait(call.userId);
    if (!end) throw refusal('system.busy');
    if (call.remainingMs() > 0) return end;
    end();
    throw refusal('system.timeout');
  }
}

/** A stream lasts longer than calls may wait, and its service has its own limit. */
const isStream = (context: ExecutionContext): boolean => contractOf(context.getHandler())?.isStream === true;

// Only handlers turn an AppError into its reply.
const refusal = (code: 'system.busy' | 'system.timeout') => new RpcException(new AppError(code).reply);
