import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { RouteContract } from '@printpartner/contracts';
import { AppError } from '@printpartner/messaging';
import { siteOf } from '@printpartner/service-kit';
import type { Request, Response } from 'express';
import { finalize, Observable } from 'rxjs';
import { clientIp } from './client-ip.ts';
import { routeOf } from './route-metadata.ts';

/** More than a browser sends at once. */
const OF_AN_ACCOUNT = 16;
/** An office can share an address. */
const OF_A_NETWORK = 64;
/** Each is an open connection, which waits instead of asking again at once. */
const MAX_WAITING = 4_000;
/** Longer than any service may take for an answer. */
const MAX_WAIT_MS = 30_000;
const RETRY_SECONDS = 5;

interface Turns {
  running: number;
  waiting: (() => void)[];
}

/**
 * Handles at most 16 requests of an account at once, and 64 of a network's visitors; its others wait here, in order. So a
 * thousand connections of one account leave the rest of the system as free as 16 do. Event streams and uploads, which last
 * as long as their other side wants, have limits of their own.
 */
@Injectable()
export class FairTurns implements NestInterceptor {
  readonly #bySource = new Map<string, Turns>();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (isUnending(routeOf(context))) return next.handle();
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const account = request.session?.user.id;
    const source = account ?? `network:${siteOf(clientIp(request))}`;
    const turns = this.#bySource.get(source) ?? { running: 0, waiting: [] };
    const end = () => this.#end(source, turns);
    if (turns.running < (account === undefined ? OF_A_NETWORK : OF_AN_ACCOUNT)) {
      turns.running += 1;
      this.#bySource.set(source, turns);
      return next.handle().pipe(finalize(end));
    }
    if (turns.waiting.length >= MAX_WAITING) throw busy();
    return new Observable((subscriber) => {
      const since = performance.now();
      turns.waiting.push(() => {
        // The caller has left.
        if (response.destroyed) return end();
        if (performance.now() - since > MAX_WAIT_MS) {
          end();
          return subscriber.error(busy());
        }
        next.handle().pipe(finalize(end)).subscribe(subscriber);
      });
    });
  }

  /** Passes the turn on to the next request, if any. */
  #end(source: string, turns: Turns): void {
    const begin = turns.waiting.shift();
    // In a turn of the event loop of its own: a thousand that have left must not end within each other.
    if (begin) return void setImmediate(begin);
    turns.running -= 1;
    if (turns.running === 0) this.#bySource.delete(source);
  }
}

const isUnending = ({ mediaType, upload }: RouteContract): boolean =>
  mediaType === 'text/event-stream' || upload !== undefined;

const busy = () => new AppError('system.busy', { retryAfter: RETRY_SECONDS });
